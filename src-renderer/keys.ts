/** `Mod` is Cmd on a Mac, Ctrl elsewhere. */
const isMac = (): boolean => /mac/i.test(navigator.userAgent)

/** How a key combination is written on this system: `Mod+Shift+Z` -> `Ctrl+Shift+Z` or `⇧⌘Z`. */
export function keyName(keys: string): string {
  if (!isMac()) return keys.replace('Mod', 'Ctrl')
  const parts = keys.split('+')
  const sign: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧' }
  return parts.length === 1
    ? keys
    : ['Shift', 'Mod']
        .filter((p) => parts.includes(p))
        .map((p) => sign[p])
        .join('') + (parts.at(-1) ?? '')
}
