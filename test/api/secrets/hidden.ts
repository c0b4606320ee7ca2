/** What a game in progress keeps to itself, as texts that would stand in a message that tells it. */
import type { Json } from '#shared/games/common.ts'
import type { Store, StoredHeader } from '../../../src-main/store/store.ts'
import type { Line } from '../../../src-main/table/line.ts'
import { openLine } from '../../../src-main/table/open.ts'

/** Shorter lists of cards stand in messages by chance. */
const FEWEST = 4
const SHORTEST = 20

interface Hidden {
  readonly text: string
  /** Seats that know it by right. */
  readonly knownTo: readonly number[]
}

export interface Secret {
  readonly header: StoredHeader
  readonly line: Line
  /** Seeds and nonce: nobody's. */
  readonly seeds: readonly string[]
  /** Hands and decks. */
  readonly hidden: readonly Hidden[]
}

const partOf = (whole: Json | undefined, key: string): Json | undefined =>
  typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, Json>>)[key] : undefined

/** The lists in the open view that are otherwise in the public one. */
function differing(open: Json, shown: Json | undefined): string[] {
  if (typeof open !== 'object' || open === null) return []
  const text = JSON.stringify(open)
  if (text === JSON.stringify(shown)) return []
  const counted = Array.isArray(shown) && shown.length === (open as readonly Json[]).length
  if (Array.isArray(open) && !counted) return open.length >= FEWEST && text.length >= SHORTEST ? [text] : []
  return Object.entries(open).flatMap(([key, part]) => differing(part as Json, partOf(shown, key)))
}

function hiddenIn(line: Line, seats: number): readonly Hidden[] {
  const viewOf = (viewer: number | 'public' | 'all'): Json => line.game.view(line.state, viewer) as Json
  const shown = viewOf('public')
  const everybody = JSON.stringify(shown)
  const own = Array.from({ length: seats }, (_, seat) => JSON.stringify(viewOf(seat)))
  const texts = differing(viewOf('all'), shown).filter((text) => !everybody.includes(text))
  return texts.map((text) => ({
    text,
    knownTo: own.flatMap((view, seat) => (view.includes(text) ? [seat] : [])),
  }))
}

/** The secrets of stored games, worked out once for each state of them. */
export class Secrets {
  readonly #store: Store
  readonly #known = new Map<string, { readonly after: string; readonly secret: Secret }>()

  constructor(store: Store) {
    this.#store = store
  }

  of(id: string): Secret | undefined {
    const [row] = this.#store.past.rows([id])
    if (row?.state !== 'open') return undefined
    const after = [row.updated, row.actions, row.seed, JSON.stringify(row.marks)].join(' ')
    const known = this.#known.get(id)
    if (known?.after === after) return known.secret
    const line = openLine(this.#store, row)
    const bots = row.seats.flatMap(({ botSeed }) => botSeed ?? [])
    const fresh = (row.reseeds ?? []).map(({ seed }) => seed)
    const secret: Secret = {
      ...{ header: row, line, hidden: hiddenIn(line, row.seats.length) },
      seeds: [row.seed, row.nonce, ...bots, ...fresh].filter((text) => text !== ''),
    }
    this.#known.set(id, { after, secret })
    return secret
  }
}
