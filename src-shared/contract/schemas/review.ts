/** Looking back, as schemas. */
import { z } from 'zod'
import { count, seat } from './common.ts'

export const sealReport = z.strictObject({
  seal: z.enum(['right', 'wrong', 'none']),
  actions: count,
  decisions: count,
  stoodIn: count,
  skipped: count,
  finding: z.strictObject({ at: count, seat }).exactOptional(),
})
