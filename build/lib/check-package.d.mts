/**
 * Looks at the packed folder of a system (`linux`, `win`, `mac`) and extracts its archive to `into`. Figures; throws
 * a sentence at the first thing that is wrong.
 */
export function checkPackage(
  dir: string,
  system: string,
  arch: string,
  into: string,
  changedFuses?: Readonly<Record<string, boolean>>,
): { readonly files: number; readonly bytes: number; readonly fuses: Readonly<Record<string, boolean>> }
