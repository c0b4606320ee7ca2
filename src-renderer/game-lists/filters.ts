/** The filter of the history in words: what can be chosen, and what is. */
import type { HistoryFilter, HistoryResult, MarkFilter } from '#shared/contract/history.ts'
import type { GameState } from '#shared/contract/games.ts'
import type { SeatKind } from '#shared/games/common.ts'

/** A chosen condition: its text, and the filter without it. */
export interface FilterChip {
  readonly id: string
  readonly text: string
  readonly without: HistoryFilter
}

/** Words for everything a filter can name. */
export interface FilterWords {
  readonly game: (id: string) => string
  readonly variant: (game: string, option: string, value: string | number | boolean) => string
  readonly player: (id: number) => string
  readonly level: (kind: SeatKind) => string
  readonly seats: (n: number) => string
  readonly result: (result: HistoryResult) => string
  readonly mark: (mark: keyof MarkFilter, wanted: boolean) => string
  readonly tag: (tag: string) => string
  readonly state: (state: GameState | 'deleted') => string
  readonly period: (from: string | undefined, until: string | undefined) => string
}

/** The filter with one field set, or without it where nothing is left in it. */
export function withField<K extends keyof HistoryFilter>(
  filter: HistoryFilter,
  key: K,
  value: HistoryFilter[K] | undefined,
): HistoryFilter {
  const { [key]: _, ...rest } = filter
  const empty =
    value === undefined ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)
  return empty ? rest : { ...rest, [key]: value }
}

type Listed = 'games' | 'seats' | 'players' | 'levels' | 'results' | 'tags' | 'states'

/** Puts an item into a list of the filter, or takes it out. */
export function toggled<K extends Listed>(
  filter: HistoryFilter,
  key: K,
  item: NonNullable<HistoryFilter[K]>[number],
): HistoryFilter {
  const list = (filter[key] ?? []) as readonly unknown[]
  const next = list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
  return withField(filter, key, next as HistoryFilter[K])
}

type Variant = NonNullable<HistoryFilter['variants']>[number]
export const sameVariant = (a: Variant, b: Variant): boolean =>
  a.game === b.game && a.option === b.option && a.value === b.value

export function toggledVariant(filter: HistoryFilter, variant: Variant): HistoryFilter {
  const list = filter.variants ?? []
  const without = list.filter((other) => !sameVariant(other, variant))
  return withField(filter, 'variants', without.length < list.length ? without : [...list, variant])
}

/** A mark is asked for, then left out, then not looked at again. */
export function turnedMark(filter: HistoryFilter, mark: keyof MarkFilter): HistoryFilter {
  const { [mark]: before, ...rest } = filter.marks ?? {}
  return withField(
    filter,
    'marks',
    before === undefined ? { ...rest, [mark]: true } : before ? { ...rest, [mark]: false } : rest,
  )
}

/** Everything chosen but the words searched for, which stand in their field. */
export function chipsOf(filter: HistoryFilter, words: FilterWords): readonly FilterChip[] {
  const chips: FilterChip[] = []
  const each = <K extends Listed>(
    key: K,
    say: (item: NonNullable<HistoryFilter[K]>[number]) => string,
  ): void => {
    for (const item of filter[key] ?? [])
      chips.push({
        id: `${key} ${item}`,
        text: say(item),
        without: toggled(filter, key, item as never),
      })
  }
  if (filter.deleted)
    chips.push({
      id: 'deleted',
      text: words.state('deleted'),
      without: withField(filter, 'deleted', undefined),
    })
  each('states', words.state)
  each('games', words.game)
  for (const variant of filter.variants ?? []) {
    const { game, option, value } = variant
    const text = words.variant(game, option, value)
    chips.push({ id: `variant ${game} ${option} ${value}`, text, without: toggledVariant(filter, variant) })
  }
  each('players', words.player)
  each('levels', words.level)
  each('seats', words.seats)
  each('results', words.result)
  if (filter.from !== undefined || filter.until !== undefined) {
    const without = withField(withField(filter, 'from', undefined), 'until', undefined)
    chips.push({ id: 'period', text: words.period(filter.from, filter.until), without })
  }
  for (const [name, wanted] of Object.entries(filter.marks ?? {}) as [keyof MarkFilter, boolean][]) {
    const { [name]: _, ...rest } = filter.marks ?? {}
    chips.push({
      id: `mark ${name}`,
      text: words.mark(name, wanted),
      without: withField(filter, 'marks', rest),
    })
  }
  each('tags', words.tag)
  return chips
}
