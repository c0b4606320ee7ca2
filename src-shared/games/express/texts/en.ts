import type { Texts } from '../../common.ts'
export const en: Texts = { name: 'Express' }
