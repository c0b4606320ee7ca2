/** The rules for trains in their plainest form: every wild is tried as everything it may be. For comparison only. */
import { FREIGHT, PASSENGER, POINTS, CARDS, type LaidName } from '#shared/games/express/cards.ts'

const ORDINARY: readonly string[] = [...FREIGHT, ...PASSENGER]
const PASSENGERS: readonly string[] = PASSENGER
const typeOf = (car: string) => (PASSENGERS.includes(car) ? 'passenger' : car)
const valueOf = (car: string) => POINTS[(CARDS as readonly string[]).indexOf(car)]!
const isCaboose = (car: string | undefined) => car === 'caboose' || car === 'wild-caboose'

/** The best score over all readings, or undefined when none is legal (EX-14 to EX-21, EX-36 to EX-39). */
export function bruteScore(cars: readonly LaidName[], diesel: boolean): number | undefined {
  const wilds = cars.flatMap((car, i) => (car === 'wild' ? [i] : []))
  const roles: string[] = cars.slice()
  let best: number | undefined
  const tryAll = (n: number): void => {
    if (n === wilds.length) {
      const score = scoreOf(cars, roles, diesel)
      if (score !== undefined && (best === undefined || score > best)) best = score
      return
    }
    for (const role of [...ORDINARY, 'transition']) {
      roles[wilds[n]!] = role
      tryAll(n + 1)
    }
  }
  tryAll(0)
  return best
}

/** One reading: `roles` says what each car counts as. */
function scoreOf(cars: readonly LaidName[], roles: readonly string[], diesel: boolean): number | undefined {
  const caboose = isCaboose(roles.at(-1))
  const body = caboose ? roles.slice(0, -1) : roles
  if (body.some((role) => role !== 'transition' && !ORDINARY.includes(role))) return undefined
  if (body.length < (caboose ? 2 : 1)) return undefined
  const sets: { roles: string[]; real: boolean }[] = [{ roles: [], real: false }]
  body.forEach((role, i) => {
    if (role === 'transition') sets.push({ roles: [], real: false })
    else {
      sets.at(-1)!.roles.push(role)
      if (cars[i] !== 'wild') sets.at(-1)!.real = true
    }
  })
  for (const [i, set] of sets.entries()) {
    if (new Set(set.roles.map(typeOf)).size > 1) return undefined
    if (diesel && set.roles.some((role) => typeOf(role) !== 'passenger')) return undefined
    if (i < sets.length - 1 && set.roles.length < 2) return undefined
    const emptyLast = i > 0 && i === sets.length - 1 && set.roles.length === 0
    if (!set.real && !emptyLast) return undefined
  }
  return points(
    sets.map((set) => set.roles),
    caboose,
    diesel,
  )
}

function points(sets: readonly string[][], caboose: boolean, diesel: boolean): number {
  const first = sets[0]!
  const v = valueOf(first[0]!)
  const count = first.length
  if (sets.length > 1) {
    const later = sets.slice(1).flat()
    const base = count === 2 ? v : v * (count - 2)
    return base + later.reduce((sum, role) => sum + valueOf(role), 0) + (caboose ? 1 : 0)
  }
  if (caboose) return count === 2 ? v : v * (count - 2) + 1
  if (count < 3) return 0
  const base = v * (count - 2)
  if (typeOf(first[0]!) !== 'passenger') return base
  const places = first.map((role) => PASSENGERS.indexOf(role))
  const consist = new Set(first).size >= 2 && places.every((p, i) => i === 0 || p >= places[i - 1]!)
  const complete = new Set(first).size === 5
  const daylight = first.filter((role) => role === 'coach').length >= 6
  return base * 2 ** [diesel, consist, complete, daylight].filter(Boolean).length
}
