/** Every vehicle by name, in a box of 100 x 60. */
import { COACHES } from './stock-coaches.ts'
import { FREIGHT } from './stock-freight.ts'
import { steam } from './stock-steam.ts'
import type { Drawing } from './svg.ts'

const VEHICLES = {
  ...FREIGHT,
  ...COACHES,
  steam: (): Drawing => steam('var(--engine, currentColor)', 'var(--engine-gap, var(--paper))'),
} as const

export type VehicleName = keyof typeof VEHICLES
export const vehicle = (name: VehicleName): Drawing => VEHICLES[name]()
