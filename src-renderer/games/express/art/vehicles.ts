/** Every card that runs on rails, and the engines, as a vehicle of 100 x 60 with the rail at y = 54. */
import type { CardName, LaidName } from '#shared/games/express/cards.ts'
import { vehicle, type VehicleName } from '../../../art/stock.ts'
import type { Drawing } from '../../../art/svg.ts'
import { FREIGHT_CARS } from './cars.ts'
import { WAY_CARS_DRAWN } from './way-cars.ts'

/** A face-down loco, or any card that has wheels. */
export type Wagon = LaidName | 'loco'

const SHARED: Partial<Record<Wagon, VehicleName>> = {
  ...{ box: 'box', tank: 'tank', coil: 'coil', auto: 'auto', caboose: 'caboose', 'wild-caboose': 'caboose' },
  ...{ mail: 'mail', coach: 'coach', dome: 'dome', sleeper: 'sleeper', observation: 'observation' },
  ...{ diesel: 'diesel', loco: 'steam' },
}
const OWN: Partial<Record<Wagon, () => Drawing>> = { ...FREIGHT_CARS, ...WAY_CARS_DRAWN }

/** Nothing for cards without wheels: disasters and turntables. */
export function wagonDrawing(wagon: Wagon): Drawing {
  const shared = SHARED[wagon]
  return shared ? vehicle(shared) : (OWN[wagon]?.() ?? [])
}

const PASSENGER: readonly string[] = ['mail', 'coach', 'dome', 'sleeper', 'observation']
const WAY: readonly string[] = ['light-crane', 'boom', 'office', 'transfer', 'heavy-crane']
const TROUBLE: readonly string[] = ['broken-car', 'derailment', 'steal', 'switch-engines', 'wreck']

/** The token a card's colour comes from: `--car-<name>`. */
export function colourOf(card: CardName | LaidName): string {
  if (PASSENGER.includes(card)) return 'passenger'
  if (WAY.includes(card)) return 'way'
  if (TROUBLE.includes(card)) return 'disaster'
  return card === 'wild-caboose' ? 'wild' : card
}
