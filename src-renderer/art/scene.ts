/** The frieze of the home page: a train over a valley, by day or by night. 1800 x 240, the rail at y = 168. */
import { vehicle, type VehicleName } from './stock.ts'
import { circle, el, g, n, path, range, rect, scatter, type Drawing } from './svg.ts'

export const SCENE = { width: 1800, height: 240 } as const
const RAIL = 168
const VIADUCT = { from: 740, to: 1426 } as const
const TRAIN: readonly VehicleName[] = [
  'steam',
  'mail',
  'coach',
  'coach',
  'dome',
  'sleeper',
  'observation',
  'box',
  'tank',
  'coil',
  'auto',
  'caboose',
]
const COACHES: readonly VehicleName[] = ['mail', 'coach', 'dome', 'sleeper', 'observation']

/** A rolling skyline: soft curves between points `step` apart, up to `height` above `base`. */
function hills(seed: number, base: number, height: number, step: number): string {
  const next = scatter(seed)
  let d = `M0 ${SCENE.height}V${base}`
  let x = 0
  let y = base
  while (x < SCENE.width) {
    const toX = x + step * (0.7 + next() * 0.8)
    const toY = base - height * next()
    const middle = n((x + toX) / 2)
    d += `C${middle} ${n(y)} ${middle} ${n(toY)} ${n(toX)} ${n(toY)}`
    x = toX
    y = toY
  }
  return `${d}V${SCENE.height}Z`
}

const tree = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y - s * 2.6)}L${n(x + s)} ${n(y)}H${n(x - s)}ZM${n(x)} ${n(y - s * 3.5)}L${n(x + s * 0.72)} ${n(y - s * 1.5)}H${n(x - s * 0.72)}Z`

function sky(next: () => number): Drawing {
  return [
    el(
      'linearGradient',
      { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
      el('stop', { offset: 0, 'stop-color': 'var(--sky-1)' }),
      el('stop', { offset: 0.8, 'stop-color': 'var(--sky-2)' }),
    ),
    rect([0, 0, SCENE.width, SCENE.height], { fill: 'url(#sky)' }),
    g(
      { fill: 'var(--star)' },
      range(70).map(() => circle(next() * SCENE.width, next() * 110, 0.5 + next() * 0.9)),
    ),
    circle(SCENE.width * 0.78, 58, 24, { fill: 'var(--orb)' }),
  ]
}

const smoke = (next: () => number): Drawing =>
  g(
    { fill: 'var(--smoke)' },
    range(16).map((i) =>
      circle(566 + i * 19 + next() * 10, RAIL - 62 - i * 3.4 - next() * 12, 8 + i * 1.15 + next() * 4, {
        'fill-opacity': Math.max(0.1, 0.8 - i * 0.046),
      }),
    ),
  )

function viaduct(): Drawing {
  const { from, to } = VIADUCT
  const { width: w, height: h } = SCENE
  const arches = range(15).map((i) => {
    const x = from + 20 + i * 44
    return `M${x + 5} ${h}V${RAIL + 34}Q${x + 5} ${RAIL + 14} ${x + 22} ${RAIL + 14}T${x + 39} ${RAIL + 34}V${h}Z`
  })
  return [
    path(`M0 ${RAIL + 4}H${from + 2}L${from + 26} ${h}H0ZM${w} ${RAIL + 4}H${to - 2}L${to - 26} ${h}H${w}Z`, {
      fill: 'var(--hill-1)',
    }),
    path(`M${from} ${RAIL + 2}H${to}V${RAIL + 34}H${to - 6}V${h}H${from + 6}V${RAIL + 34}H${from}Z`, {
      fill: 'var(--stone)',
    }),
    path(arches.join(''), { fill: 'var(--hill-2)' }),
    path(`M${from} ${RAIL + 9}H${to}`, { stroke: 'var(--stone-line)', 'stroke-width': 1.4 }),
  ]
}

const colourOf = (name: VehicleName): string =>
  name === 'steam' ? 'tank' : COACHES.includes(name) ? 'passenger' : name

const train = (): Drawing =>
  g(
    { transform: `translate(540 ${RAIL - 51})`, class: 'train' },
    TRAIN.map((name, i) =>
      g(
        {
          transform: `translate(${i * 92} 0) scale(.92)`,
          style: { '--car': `var(--car-${colourOf(name)})` },
        },
        vehicle(name),
      ),
    ),
  )

/** Takes its colours from the properties of `.scene` (see SceneFrieze). */
export function scene(): Drawing {
  const next = scatter(5)
  return [
    sky(next),
    path(hills(2, 122, 66, 190), { fill: 'var(--hill-3)' }),
    path(hills(9, 152, 60, 150), { fill: 'var(--hill-2)' }),
    path(
      range(60)
        .map(() => tree(next() * SCENE.width, 172 + next() * 8, 6 + next() * 5))
        .join(''),
      { fill: 'var(--hill-1)' },
    ),
    smoke(next),
    viaduct(),
    rect([0, RAIL, SCENE.width, 3], { fill: 'var(--ink-rail)' }),
    train(),
  ]
}
