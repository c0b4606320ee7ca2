/** A record from a file, judged: what of it may go into the store, or why not. */
import { createHash } from 'node:crypto'
import type { Livery } from '#shared/contract/games.ts'
import { LIVERIES } from '#shared/contract/values.ts'
import { isoTime, LONGEST, typedName, typedText } from '#shared/bounds.ts'
import { personName } from '#shared/contract/common.ts'
import type { Json, Outcome } from '#shared/games/common.ts'
import { recordSchema } from '#shared/record.ts'
import { RECORD_FORMAT, reseedsOf, type GameRecord } from '#shared/record.ts'
import type { ErrorKey } from '#shared/texts/languages.ts'
import { isPlayed, rulesOf } from '../rules/games.ts'
import { InputError, parseJson, parseShape } from '../rules/json.ts'
import { gameAction, playable, type Playable, replay } from '../rules/record.ts'
import type { WholeGame } from '../store/adopt.ts'
import { foldName } from '#shared/folding.ts'
import { canonical, sealOf } from '../table/record.ts'

type Params = Readonly<Record<string, string | number>>

/** Why a record is not taken. `key`: a sentence of the errors' texts. */
export class ImportError extends Error {
  readonly key: ErrorKey
  readonly params: Params | undefined
  constructor(key: ErrorKey, params?: Params) {
    super(key)
    this.name = 'ImportError'
    this.key = key
    this.params = params
  }
}

export interface ReadRecord {
  readonly game: WholeGame & { readonly id: string }
  /** A remark on a game that is taken all the same. */
  readonly remark?: { readonly key: ErrorKey; readonly params?: Params }
}

/** Judges and replays a record. Throws `ImportError`. */
export const readRecord = (value: Json): ReadRecord => attempt(() => judged(value))

function judged(value: Json): ReadRecord {
  mustBeKnown(value)
  const shaped = parseShape(recordSchema, value)
  const known = rulesOf(shaped.game)
  const current = known !== undefined && isPlayed(known.info, shaped.rules)
  try {
    const played = playable(shaped)
    return finished(played.record, played.moves, outcomeOf(played))
  } catch (error) {
    const kept = shaped.meta?.result
    const elsewhere = error instanceof ImportError && error.key === 'importOtherResult'
    if (!(error instanceof InputError || elsewhere)) throw error
    if (current) throw error
    if (!kept) throw new ImportError('importOlderRules')
    const sound = soundAsKept(shaped, kept)
    return {
      ...finished(sound, sound.actions.map(gameAction), kept),
      remark: { key: 'importKeptResult', params: { version: shaped.rules } },
    }
  }
}

/** The names on the seats, as far as they can be made out, for the report. */
export function namesIn(value: Json): { game?: string; names?: string[] } {
  const { game, seats } = value as { game?: unknown; seats?: unknown }
  const names = Array.isArray(seats)
    ? seats.map((seat: { name?: unknown } | null) =>
        typeof seat?.name === 'string' ? [...seat.name.slice(0, 80)].slice(0, 40).join('') : '',
      )
    : undefined
  return {
    ...(typeof game === 'string' && { game: game.slice(0, 40) }),
    ...(names && { names: names.slice(0, 9) }),
  }
}

/** The data of a text. Throws `ImportError`. */
export function plain(text: string): Json {
  return attempt(() => parseJson(text))
}

/** What can be said before looking closer: another kind of file, a newer one, a game of another house. */
function mustBeKnown(value: Json): void {
  const { format, game, rules } = value as Readonly<Record<string, Json>>
  // JSON can write numbers no computer holds: they come out as Infinity.
  if (typeof format !== 'number' || !Number.isSafeInteger(format) || typeof game !== 'string')
    throw new ImportError('importNoRecord')
  if (format > RECORD_FORMAT) throw new ImportError('importNewerFormat', { format })
  const known = rulesOf(game)?.info
  if (!known) throw new ImportError('unknownGame', { game: game.slice(0, 40) })
  if (typeof rules === 'number' && Number.isSafeInteger(rules) && rules > known.rulesVersion)
    throw new ImportError('importNewerRules', { version: rules })
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof InputError ? refusalOf(error) : error
  }
}

const refusalOf = ({ where, why }: InputError): ImportError =>
  new ImportError(why.key, { ...why.params, where: where || 'record' })

/** The result of a record that has ended. Throws where it says another one itself. */
function outcomeOf(played: Playable): Outcome | undefined {
  const { game, state } = replay(played)
  const outcome = game.outcome(state)
  const told = played.record.meta?.result
  if (told && canonical(told) !== canonical(outcome ? { ...outcome } : null))
    throw new ImportError('importOtherResult')
  return outcome
}

/** A record that no longer replays: what can be judged of it without its moves. Throws `InputError`. */
function soundAsKept(record: GameRecord, { places, totals }: Outcome): GameRecord {
  const game = rulesOf(record.game)
  if (!game) throw new InputError('game', 'unknown game')
  const { minSeats, maxSeats, scores } = game.info
  const { length } = record.seats
  if (length < minSeats)
    throw new InputError('seats', 'too few', { key: 'fieldFew', params: { least: minSeats } })
  if (length > maxSeats)
    throw new InputError('seats', 'too many', { key: 'fieldMany', params: { most: maxSeats } })
  const options = parseShape(game.schemas.options, record.options, 'options') as Json
  const astray = record.actions.findIndex(({ seat }) => seat >= length)
  if (astray >= 0)
    throw new InputError(`actions[${astray}].seat`, 'no such seat', {
      key: 'fieldBig',
      params: { most: length - 1 },
    })
  const where = totals.findIndex((total) => total < scores.least || total > scores.most)
  if (where >= 0) {
    const params = { total: totals[where] ?? 0 }
    throw new InputError(`meta.result.totals[${where}]`, 'beyond any total', { key: 'fieldTotal', params })
  }
  if (totals.length !== length || !arePlaces(places, totals))
    throw new InputError('meta.result.places', 'no places', { key: 'fieldPlaces' })
  return { ...record, options }
}

/** Whoever is behind two shares place 3, and nobody is before a higher total. */
const arePlaces = (places: readonly number[], totals: readonly number[]): boolean =>
  places.length === totals.length &&
  places.every(
    (place, seat) =>
      place === 1 + places.filter((other) => other < place).length &&
      totals.every((total, other) => total <= (totals[seat] ?? 0) || (places[other] ?? place) <= place),
  )

/** Of a record without an id: the same record gives the same one again. */
function idOf({ meta, ...record }: GameRecord): string {
  if (meta?.id !== undefined && /^[\w-]{1,64}$/.test(meta.id)) return meta.id
  const { game, rules, options, seed, deal, actions, seats } = record
  const kinds = seats.map(({ kind, name }) => [kind, name])
  const content = { game, rules, options, seed, deal: deal ?? null, actions, seats: kinds } as unknown as Json
  return `record-${createHash('sha256').update(canonical(content)).digest('hex').slice(0, 32)}`
}

const timeOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : isoTime(text)

function seatsOf(record: GameRecord): WholeGame['seats'] {
  const people = new Set<string>()
  const given = record.seats.map((seat) => seat.livery)
  const apart = new Set(given).size === given.length && !given.includes(undefined)
  return record.seats.map(({ name, kind, seed }, seat) => {
    const clean = parseShape(personName, name, `seats[${seat}].name`)
    const folded = foldName(clean)
    if (kind === 'human' && people.has(folded)) throw new ImportError('sameName', { name: clean })
    if (kind === 'human') people.add(folded)
    const livery: Livery = (apart ? given[seat] : LIVERIES[seat % LIVERIES.length]) ?? 'plum'
    return { name: clean, kind, livery, ...(seed !== undefined && { botSeed: seed }) }
  })
}

/** A seal stays as it came, also where it does not fit: whoever checks the game later shall see it. */
const sealBroken = ({ seal, ...content }: GameRecord): boolean =>
  seal !== undefined && sealOf({ ...content, nonce: seal.nonce }) !== seal.hash

function finished(record: GameRecord, moves: readonly Json[], result: Outcome | undefined): ReadRecord {
  const meta = record.meta ?? {}
  const state = result ? 'finished' : meta.abandoned ? 'abandoned' : 'open'
  const reseeds = reseedsOf(record)
  const times = {
    started: timeOf(meta.started),
    updated: timeOf(meta.updated),
    finished: timeOf(meta.finished),
  }
  const { started, updated, finished: ended } = times
  const name = parseShape(typedText(LONGEST.game), meta.name ?? '', 'meta.name')
  const tags = (meta.tags ?? []).map((tag, i) => parseShape(typedName(LONGEST.tag), tag, `meta.tags[${i}]`))
  const branch = meta.branchOf && /^[\w-]{1,64}$/.test(meta.branchOf.id) ? meta.branchOf : undefined
  const game: ReadRecord['game'] = {
    id: idOf(record),
    game: record.game,
    rules: record.rules,
    options: record.options,
    seats: seatsOf(record),
    seed: record.seed,
    ...(record.deal !== undefined && { deal: record.deal }),
    nonce: record.seal?.nonce ?? '',
    ...(record.seal && { seal: record.seal.hash }),
    ...(meta.ai !== undefined && meta.ai > 0 && { ai: meta.ai }),
    state,
    // Whoever has the file of a game in progress could look into every hand.
    assisted: meta.assisted === true || state === 'open',
    seeded: meta.seeded === true,
    imported: true,
    ...(branch && { branchOf: branch }),
    ...(reseeds.length > 0 && { reseeds }),
    ...(name !== '' && { name }),
    tags,
    ...(started !== undefined && { started }),
    ...(updated !== undefined && { updated }),
    ...(ended !== undefined && { finished: ended }),
    actions: record.actions.map(({ seat, ms, hints, takebacks, iterations }, i) => {
      return {
        seat,
        action: moves[i] as Json,
        ms: Math.round(ms ?? 0),
        hints: hints ?? 0,
        takebacks: takebacks ?? 0,
        ...(iterations !== undefined && { iterations }),
      }
    }),
    ...(result && { result }),
  }
  return { game, ...(sealBroken(record) && { remark: { key: 'importSealBroken' as const } }) }
}
