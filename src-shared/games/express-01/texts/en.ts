import type { Texts } from '../../common.ts'

export const en: Texts = {
  name: 'Express 01',
  tagline: 'Build a network, buy shares, run trains',
}
