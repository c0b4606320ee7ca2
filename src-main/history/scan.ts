/**
 * The records in a file, one after the other as its pieces come in: a single record, a list of them, or one a line.
 * What is damaged is told with its line, and reading goes on with the next record.
 */
import { MAX_BYTES } from '../rules/json.ts'

export type ScanFault = 'cutOff' | 'notARecord' | 'tooLong'

/** The text of a record, or what stands in its place; `line`: where it begins, from 1. */
export type Scanned =
  { readonly line: number; readonly text: string } | { readonly line: number; readonly fault: ScanFault }

/** A record that begins a line is a new one, even where the one before has no end. */
const BEGINNING = '{"format"'
const BETWEEN = /[\s,[\]\uFEFF]/

export class RecordScanner {
  #line = 1
  #lineStart = true
  /** Text that was read but waits for what follows it. */
  #carried = ''
  /** Of the record at hand: its pieces, where it begins, how deep we are in it. */
  #parts: string[] = []
  #length = 0
  #begins = 0
  #depth = 0
  #inString = false
  #escaped = false
  /** The rest of this line is no record. */
  #skipping = false

  /** What the next piece of the file completes. */
  feed(text: string): Scanned[] {
    return this.#read(this.#carried + text, false)
  }

  /** What is left at the end of the file. */
  end(): Scanned[] {
    const found = this.#read(this.#carried, true)
    if (this.#depth > 0) found.push(this.#drop('cutOff'))
    return found
  }

  #read(text: string, last: boolean): Scanned[] {
    const found: Scanned[] = []
    let from = 0
    this.#carried = ''
    for (let i = 0; i < text.length; i++) {
      if (this.#lineStart && this.#depth > 0 && text[i] === '{') {
        if (!last && text.length - i < BEGINNING.length) {
          this.#keep(text.slice(from, i))
          this.#carried = text.slice(i)
          return found
        }
        if (text.startsWith(BEGINNING, i)) found.push(this.#drop('cutOff'))
      }
      const char = text[i] as string
      const outside = this.#depth === 0
      const fault = outside ? this.#between(char) : undefined
      if (fault) found.push(fault)
      if (outside && this.#depth === 1) from = i
      if (!outside) this.#within(char)
      if (!outside && this.#depth === 0) found.push(this.#take(text.slice(from, i + 1)))
      this.#lineStart = char === '\n'
      if (this.#lineStart) this.#line++
    }
    if (this.#depth > 0) this.#keep(text.slice(from))
    return found
  }

  /** A sign outside any record. */
  #between(char: string): Scanned | undefined {
    if (char === '\n') this.#skipping = false
    if (this.#skipping || BETWEEN.test(char)) return undefined
    if (char !== '{') {
      this.#skipping = true
      return { line: this.#line, fault: 'notARecord' }
    }
    this.#begins = this.#line
    this.#depth = 1
    return undefined
  }

  /** A sign inside a record. Text in quotes never runs over the end of a line. */
  #within(char: string): void {
    if (this.#escaped) this.#escaped = false
    else if (this.#inString && char === '\\') this.#escaped = true
    else if (char === '"') this.#inString = !this.#inString
    else if (char === '\n') this.#inString = false
    else if (this.#inString) return
    else if (char === '{' || char === '[') this.#depth++
    else if (char === '}' || char === ']') this.#depth--
  }

  #keep(part: string): void {
    this.#length += part.length
    if (this.#length <= MAX_BYTES) this.#parts.push(part)
    else this.#parts = []
  }

  #take(part: string): Scanned {
    this.#keep(part)
    if (this.#length > MAX_BYTES) return this.#drop('tooLong')
    const text = this.#parts.join('')
    this.#reset()
    return { line: this.#begins, text }
  }

  #drop(fault: ScanFault): Scanned {
    this.#reset()
    return { line: this.#begins, fault }
  }

  #reset(): void {
    this.#parts = []
    this.#length = 0
    this.#depth = 0
    this.#inString = false
    this.#escaped = false
  }
}
