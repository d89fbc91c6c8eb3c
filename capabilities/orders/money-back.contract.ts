import { z } from 'zod'
import { Dinars } from '../contract.ts'

/** Of a cancelled order, null otherwise: 0 and 0 when nothing was paid. */
export const MoneyBack = z
  .object({
    /** Still to go back to the buyer. */
    due: Dinars,
    refunded: Dinars,
  })
  .nullable()
export type MoneyBackView = z.infer<typeof MoneyBack>
