/** The log as sentences: a game says what an event is called, the page says who did it. */
import type { TableState } from '#shared/contract/table.ts'
import type { GameEvent } from '#shared/games/common.ts'
import { sameJson } from './same-json.ts'
import type { Names } from './names.ts'

/** The sentence at `key` of a game's texts. `params.n` is the number a plural goes by. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** What a game says of an event: `key` under `log` in its texts, and the rule it carries out. */
export interface LogLine {
  readonly key: string
  readonly rule: string
  /** Who did it, named by `{seat}` in the sentence. */
  readonly seat?: number
  readonly params: Readonly<Record<string, string | number>>
}
export type TellEvent = (say: Say, names: Names, event: GameEvent) => LogLine | undefined

/** A line ready to be shown: `path` leads to its sentence in all texts. */
export interface LogSentence {
  /** Unique in the log: number of the action and of the event in it. */
  readonly id: string
  readonly at: number
  readonly path: string
  readonly rule: string
  readonly seat: number | undefined
  readonly params: Readonly<Record<string, string | number>>
}

/** For whom a log is written: the game, who sits there, and which sentences there are. */
export interface LogReader {
  readonly game: string
  readonly names: Names
  readonly has: (path: string) => boolean
}

/** The line of the event in the words of this reader; own deeds have sentences under `log.you` where they differ. */
export function sentenceOf(
  { game, names, has }: LogReader,
  line: LogLine,
  at: number,
  id: string,
): LogSentence {
  const own = `games.${game}.log.you.${line.key}`
  const path =
    line.seat !== undefined && line.seat === names.you && has(own) ? own : `games.${game}.log.${line.key}`
  return { id, at, path, rule: line.rule, seat: line.seat, params: line.params }
}

/** How many a sentence's plural goes by: its `n`, or one where it counts nothing. */
export const countOf = ({ params }: LogSentence): number => (typeof params.n === 'number' ? params.n : 1)

/** The events of the actions after the first `at` of the table's log. */
export const eventsAfter = (table: TableState, at: number): GameEvent[] =>
  table.log.filter((entry) => entry.at > at).flatMap((entry) => entry.events)

export type LogBook = (log: TableState['log'], unseen: number) => LogSentence[]

/**
 * Writes a log's sentences, oldest first, without the last `unseen` events. One made before is the same object
 * again: with every move only what is new has to be said and drawn.
 */
export function logBook(reader: LogReader, tell: TellEvent, say: Say): LogBook {
  const made = new Map<string, { readonly event: GameEvent; readonly sentence: LogSentence | undefined }>()
  const write = (event: GameEvent, at: number, id: string): LogSentence | undefined => {
    const before = made.get(id)
    if (before && sameJson(before.event, event)) return before.sentence
    const line = tell(say, reader.names, event)
    const sentence = line && sentenceOf(reader, line, at, id)
    made.set(id, { event, sentence })
    return sentence
  }
  return (log, unseen) => {
    const events = log.flatMap((entry) => entry.events.map((event, i) => ({ at: entry.at, i, event })))
    return events
      .slice(0, events.length - unseen)
      .flatMap(({ at, i, event }) => write(event, at, `${at}-${i}`) ?? [])
  }
}
