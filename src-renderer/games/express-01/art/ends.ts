/** The ends of a card's tracks at its edges: joined to a neighbour, open, or where none may lead. */
import type { Board } from '#shared/games/express-01/boards.ts'
import { sideIndex, type Side } from '#shared/games/express-01/sides.ts'
import { circle, g, n, path, rect, type Drawing } from '../../../art/svg.ts'
import { cardOf, sidesOf } from './card-set.ts'
import { across, EDGE } from './geometry.ts'

export type EndKind = 'joined' | 'open' | 'failing'
export interface Laid {
  readonly space: string
  readonly card: string
  readonly turned: boolean
}
/** A card held over the map; `failing` marks sides the rules refuse for reasons the map does not show. */
export interface GhostCard extends Laid {
  readonly failing?: readonly Side[]
}

/** What becomes of every track of `ghost` that reaches an edge, were it laid among the cards of `laid`. */
export function endsOf(
  board: Board,
  laid: ReadonlyMap<string, Laid>,
  ghost: GhostCard,
): { side: Side; kind: EndKind }[] {
  const space = board.spaces.find(({ code }) => code === ghost.space)
  if (!space) return []
  return sidesOf(cardOf(ghost.card), ghost.turned).map((side) => {
    const index = sideIndex(side)
    const allowed = (space.usable & (1 << index)) !== 0 && !ghost.failing?.includes(side)
    if (!allowed) return { side, kind: 'failing' }
    const neighbour = laid.get(board.spaces[space.neighbours[index] ?? -1]?.code ?? '')
    const meets = neighbour && sidesOf(cardOf(neighbour.card), neighbour.turned).includes(across(side))
    return { side, kind: meets ? 'joined' : 'open' }
  })
}

const disc = (side: Side, colour: string, sign: string): Drawing => {
  const [x, y] = EDGE[side].at
  return g({ transform: `translate(${n(x)} ${n(y)})` }, [
    circle(0, 0, 7, { fill: colour, stroke: 'var(--map-card)', 'stroke-width': 2 }),
    path(sign, { fill: 'none', stroke: 'var(--map-card)', 'stroke-width': 1.9 }),
  ])
}

/** A hatched stub over the edge, a tick, or a cross: three shapes for three colours. */
export function drawEnd(side: Side, kind: EndKind): Drawing {
  if (kind === 'joined') return disc(side, 'var(--ok)', 'M-2.9 0.2L-0.8 2.4L3.1 -2.2')
  if (kind === 'failing') return disc(side, 'var(--bad)', 'M-3 -3L3 3M3 -3L-3 3')
  const { at, out } = EDGE[side]
  const angle = (Math.atan2(out[1], out[0]) * 180) / Math.PI
  return g(
    { transform: `translate(${n(at[0])} ${n(at[1])}) rotate(${n(angle)})` },
    rect([-1, -9, 22, 18], { rx: 3, fill: 'url(#e1-open)', stroke: 'var(--warn)', 'stroke-width': 1.4 }),
  )
}
