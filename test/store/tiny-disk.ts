/** Disks that are soon full: a file system of its own where we may mount one, a limit on the file anywhere. */
import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreOptions } from '../../src-main/store/open.ts'
import type { Store } from '../../src-main/store/store.ts'
import { folder, later, open } from './support.ts'

interface TinyDisk {
  readonly dir: string
  readonly options: Partial<StoreOptions>
  /** Makes room and returns a store that has it. */
  readonly makeRoom: (store: Store) => Store
}

/** A mounted disk of `size` bytes; `fill` leaves so many bytes of it. */
export function mountedDisk(size: number): TinyDisk & { fill: (left: number) => void } {
  const dir = folder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', dir], { stdio: 'ignore' })
  later(() => execFileSync('umount', [dir]))
  const filler = join(dir, 'filler')
  return {
    dir,
    options: {},
    makeRoom: (store) => {
      rmSync(filler, { force: true })
      return store
    },
    fill: (left) => {
      const { bavail, bsize } = statfsSync(dir)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)))
    },
  }
}

function limitedFile(): TinyDisk {
  const dir = folder()
  return {
    dir,
    options: { maxPages: 40 },
    makeRoom: (store) => {
      store.close()
      return open(dir)
    },
  }
}

function mountable(): boolean {
  try {
    const dir = folder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=65536', 'none', dir], { stdio: 'ignore' })
    execFileSync('umount', [dir], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const canMount = mountable()

export const tinyDisks: readonly (readonly [string, () => TinyDisk])[] = [
  ['a limit on the file', limitedFile],
  ...(canMount
    ? [
        [
          'a disk of its own',
          () => {
            const disk = mountedDisk(1_500_000)
            disk.fill(1_000_000)
            return disk
          },
        ] as const,
      ]
    : []),
]
