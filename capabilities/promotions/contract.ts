import { z } from 'zod'
import { Day, dayOr, Dinars, Id, Instant, pageOf, whenValid } from '../contract.ts'

export const PROMO_CODE_KINDS = ['percentage', 'amount', 'free_delivery'] as const
export const PROMO_CODE_STATES = ['running', 'upcoming', 'used_up', 'ended', 'stopped'] as const

export const ManagedPromoCode = z.strictObject({
  id: Id,
  code: z.string(),
  /** Null for a code of the operator, which pays for the discount. */
  shop: z.strictObject({ id: Id, business_name: z.string() }).nullable(),
  kind: z.enum(PROMO_CODE_KINDS),
  percent: z.number().nullable(),
  amount: Dinars.nullable(),
  minimum: Dinars,
  maximum_discount: Dinars.nullable(),
  /** Days in Algeria, inclusive. */
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  maximum_uses: z.number().int().nullable(),
  maximum_uses_per_buyer: z.number().int().nullable(),
  is_public: z.boolean(),
  state: z.enum(PROMO_CODE_STATES),
  created_at: Instant,
  stopped: z
    .strictObject({
      at: Instant,
      by: z.enum(['vendor', 'operator']),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Once used, the discount can no longer be changed. */
  was_used: z.boolean(),
  uses: z.number().int(),
  /** Sales before the discount. */
  revenue: Dinars,
  discount: Dinars,
})
export type ManagedPromoCodeView = z.infer<typeof ManagedPromoCode>

const Counts = z.record(z.enum(['all', ...PROMO_CODE_STATES]), z.number().int())
export const PromoCodesPage = pageOf(ManagedPromoCode).extend({
  counts: Counts,
  /** Over all codes, regardless of status. */
  figures: z.strictObject({ uses: z.number().int(), revenue: Dinars, discount: Dinars }),
})
export type PromoCodesPageView = z.infer<typeof PromoCodesPage>

const listing = {
  search: z.string().trim().max(120).optional(),
  status: z.enum(['all', ...PROMO_CODE_STATES]).default('all'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(120).optional(),
}
export const PromoCodesQuery = z.object(listing)
export const PROMO_CODE_OWNERS = ['all', 'operator', 'shops'] as const
export const AllPromoCodesQuery = z.object({
  ...listing,
  owner: z.enum(PROMO_CODE_OWNERS).default('all'),
  vendor: z.uuid().optional(),
})

const MOST_DINARS = 10_000_000
const Price = Dinars.max(MOST_DINARS)
const TypedDay = dayOr('day_invalid')

export const PromoCodeFields = z
  .strictObject({
    code: z
      .string()
      .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9-]{3,32}$/, { error: 'code_invalid' })),
    kind: z.enum(PROMO_CODE_KINDS),
    percent: z
      .number({ error: 'percent_invalid' })
      .min(0.01, { error: 'percent_invalid' })
      .max(100, { error: 'percent_invalid' })
      .multipleOf(0.01, { error: 'percent_invalid' })
      .nullable()
      .default(null),
    amount: Price.min(1, { error: 'amount_required' }).nullable().default(null),
    minimum: Price.min(0).default(0),
    maximum_discount: Price.min(1).nullable().default(null),
    starts_on: TypedDay.nullable().default(null),
    ends_on: TypedDay.nullable().default(null),
    maximum_uses: z.number().int().min(1).max(1_000_000).nullable().default(null),
    maximum_uses_per_buyer: z.number().int().min(1).max(1000).nullable().default(null),
    is_public: z.boolean().default(false),
  })
  .superRefine(
    (typed, context) => {
      const { kind, percent, amount, starts_on: first, ends_on: last } = typed
      const wrong = (path: keyof typeof typed, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (kind === 'percentage' && percent === null) wrong('percent', 'percent_invalid')
      if (kind === 'amount' && amount === null) wrong('amount', 'amount_required')
      if (first !== null && last !== null && last < first) wrong('ends_on', 'ends_before_start')
    },
    whenValid('kind', 'percent', 'amount', 'starts_on', 'ends_on'),
  )
export type PromoCodeFieldsInput = z.input<typeof PromoCodeFields>
export type ParsedPromoCodeFields = z.output<typeof PromoCodeFields>

/** Only a vendor has a shop page to show a code on. */
export const OperatorCodeFields = PromoCodeFields.refine(({ is_public }) => !is_public, {
  path: ['is_public'],
  error: 'public_without_vendor',
  ...whenValid('is_public'),
})

export const PromoCodeParams = z.object({ id: Id })
/** A vendor gives no reason for its own code. */
export const DeactivateOwnPromoCodeBody = z.strictObject({})
export const DeactivatePromoCodeBody = z.strictObject({
  reason: z.string().trim().min(1, { error: 'reason_required' }).max(500),
})
