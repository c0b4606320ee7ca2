/** Puts values into a sentence: `{name}` becomes `params.name`; a name without a value stays as it is. */
export const fill = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => String(params[name] ?? all))
