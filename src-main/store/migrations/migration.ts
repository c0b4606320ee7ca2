/** One step from a format of the database to the next. Published steps never change. */
export interface Migration {
  /** The format the database has afterwards. */
  readonly version: number
  readonly name: string
  readonly sql: string
}
