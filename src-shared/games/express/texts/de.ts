import type { Texts } from '../../common.ts'
export const de: Texts = { name: 'Express' }
