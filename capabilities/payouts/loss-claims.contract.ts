import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf, Version, whenValid } from '../contract.ts'

export const LOSS_CLAIM_STATES = [
  'open',
  'answered',
  'compensated',
  'refused',
  'withdrawn',
] as const

/** A claim on a courier for a parcel that it has lost. */
export const LossClaim = z.object({
  id: Id,
  order_id: Id,
  order_number: z.string(),
  vendor: z.object({ id: Id, business_name: z.string() }),
  courier: z.object({ code: z.string(), name: z.string() }),
  tracking: z.string().nullable(),
  kind: z.enum(['lost', 'stolen', 'damaged_in_transit']),
  /** What the buyer would have paid for the goods in it. */
  value: Dinars,
  /** Until then the courier should have answered. */
  due_on: Day,
  is_overdue: z.boolean(),
  /** `withdrawn`: the parcel was found. */
  state: z.enum(LOSS_CLAIM_STATES),
  agreed: Dinars.nullable(),
  compensation: Dinars,
  /** When the parcel was delivered or back although it was compensated. */
  found_at: Instant.nullable(),
  note: z.string().nullable(),
  answered_by: z.string().nullable(),
  created_at: Instant,
  version: Version,
})
export type LossClaimView = z.infer<typeof LossClaim>
export const LossClaimsPage = pageOf(LossClaim)
export type LossClaimsPageView = z.infer<typeof LossClaimsPage>
export const LossClaimsQuery = z.object({
  /** `due`: neither paid nor refused; `found`: its parcel came after it was paid for. */
  state: z.enum(['due', 'all', 'found', ...LOSS_CLAIM_STATES]).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const LossClaimParams = z.object({ id: Id })
export const LossClaimAnswerBody = z
  .strictObject({
    outcome: z.enum(['agreed', 'refused']),
    /** What the courier agreed to pay. */
    amount: Dinars.gt(0).max(100_000_000).nullish(),
    note: z.string().trim().min(3).max(300),
    version: Version,
  })
  .refine(({ outcome, amount }) => outcome === 'refused' || typeof amount === 'number', {
    error: 'claim_amount_required',
    ...whenValid('outcome', 'amount'),
    path: ['amount'],
  })
