/** Of this process: a page that finds it started anew asks for everything again. */
let told = 0

/** The next number of what is told of tables: higher means newer. */
export const nextSerial = (): number => ++told
