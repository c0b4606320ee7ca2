/** Prints a window's page to a PDF file the person names. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'

/** Letters no system's file names hold, and what would hide a file or step out of its folder. */
const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120) || 'Express Depot'

/** The file's path, or null when the person called it off. `name`: what is offered, without the ending. */
export async function printPage(window: BrowserWindow, name: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath('documents'), `${fileName(name)}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  })
  if (canceled || !filePath) return null
  const pdf = await window.webContents.printToPDF({
    pageSize: 'A4',
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
  })
  const beside = `${filePath}.part`
  try {
    await writeFile(beside, pdf)
    await rename(beside, filePath) // a file that was there stays whole until the new one is
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  return filePath
}
