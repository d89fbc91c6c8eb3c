import { z } from 'zod'
import { Day, Dinars, pageOf } from '../contract.ts'
import { ACCOUNT_KINDS } from './ledger.contract.ts'

const Period = { from: Day, until: Day }

/** An account has one of each pair; a total has both. */
export const BalanceSums = z.object({
  opening_debit: Dinars,
  opening_credit: Dinars,
  debit: Dinars,
  credit: Dinars,
  closing_debit: Dinars,
  closing_credit: Dinars,
})
export type BalanceSums = z.infer<typeof BalanceSums>

export const TrialBalanceQuery = z.object(Period)
/** By accounting date. */
export const TrialBalance = z.object({
  accounts: z.array(
    BalanceSums.extend({
      /** Null of what income and expenses of earlier years left. */
      kind: z.enum(ACCOUNT_KINDS).nullable(),
      scf: z.object({ number: z.string(), name: z.string() }),
    }),
  ),
  total: BalanceSums,
})
export type TrialBalanceView = z.infer<typeof TrialBalance>

export const AUXILIARY_BALANCES = ['vendors', 'couriers'] as const
const Of = { of: z.enum(AUXILIARY_BALANCES) }
export const AuxiliaryBalanceFileQuery = z.object({ ...Period, ...Of })
export const AuxiliaryBalanceQuery = AuxiliaryBalanceFileQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(10).optional(),
})
/** `sums`: of all of them, not of the page. */
export const AuxiliaryBalance = pageOf(
  BalanceSums.extend({ code: z.string(), name: z.string().nullable() }),
).extend({ sums: BalanceSums })
export type AuxiliaryBalanceView = z.infer<typeof AuxiliaryBalance>
