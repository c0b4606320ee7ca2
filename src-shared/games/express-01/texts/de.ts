import type { Texts } from '../../common.ts'

export const de: Texts = {
  name: 'Express 01',
  tagline: 'Netz ausbauen, Aktien kaufen, Züge losschicken',
}
