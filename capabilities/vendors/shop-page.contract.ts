import { z } from 'zod'
import { LEGAL_FIELDS, validateLegalFields, LEGAL_KINDS } from '#kernel/legal-numbers.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import {
  MAX_CLOSURE_DAYS,
  MAX_CLOSURE_MESSAGE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
} from '#kernel/shop-page-limits.ts'
import {
  Day,
  dayOr,
  Id,
  idOf,
  Instant,
  ImageView,
  OptionalTextOutput,
  whenValid,
} from '../contract.ts'
import { businessFields, legalInputs, legalViews, optionalText } from './contract.ts'
import type { VendorId } from './schema.ts'

const wordsOf = (max: number) => z.strictObject(recordOf(LANGUAGES, () => optionalText(max)))

export const ShopImage = ImageView
export type ShopImageView = z.infer<typeof ShopImage>

export const ShopPage = z.strictObject({
  id: Id,
  business_name: z.string(),
  business_name_ar: z.string().nullable(),
  business_email: z.string(),
  business_phone: z.string().nullable(),
  business_address: z.string().nullable(),
  business_city: z.string().nullable(),
  business_wilaya: z.string().nullable(),
  commune_code: z.string().nullable(),
  description: OptionalTextOutput,
  logo: ShopImage.nullable(),
  cover: ShopImage.nullable(),
  sells_wholesale: z.boolean(),
  average_rating: z.number(),
  rating_count: z.number().int(),
  created_at: Instant,
  updated_at: Instant,
})
export type ShopPageView = z.infer<typeof ShopPage>

export const ShopPageBody = z.strictObject({
  ...businessFields,
  /** Left out, it stays unchanged; empty, the business name serves Arabic too. */
  business_name_ar: z.string().trim().max(120).optional(),
  description: wordsOf(MAX_DESCRIPTION_LENGTH),
  /** URL of an image uploaded for this vendor, or of the current one. */
  logo_url: z.string().max(300).nullable(),
  cover_url: z.string().max(300).nullable(),
  /** Wholesale prices are shown and charged; left out, it stays unchanged. */
  sells_wholesale: z.boolean().optional(),
})
export type ShopPageInput = z.output<typeof ShopPageBody>

export const LegalIdentityChange = z.strictObject({
  id: Id,
  ...legalViews,
  state: z.enum(['waiting', 'accepted', 'refused', 'withdrawn']),
  reason: z.string().nullable(),
  requested_at: Instant,
  decided_at: Instant.nullable(),
})
export type LegalIdentityChangeView = z.infer<typeof LegalIdentityChange>

/** The numbers in force, and the last requested change. */
export const LegalIdentity = z.strictObject({
  ...legalViews,
  change: LegalIdentityChange.nullable(),
})
export type LegalIdentityView = z.infer<typeof LegalIdentity>

export const LegalIdentityBody = z
  .strictObject({
    kind: z.enum(LEGAL_KINDS, { error: 'kind_required' }),
    ...legalInputs,
  })
  .superRefine(
    (form, context) => {
      const fieldErrors = validateLegalFields(form.kind, form)
      for (const name of LEGAL_FIELDS)
        if (fieldErrors[name])
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `${name}_${fieldErrors[name]}`,
          })
    },
    whenValid('kind', ...LEGAL_FIELDS),
  )
export type LegalIdentityInput = z.output<typeof LegalIdentityBody>

export const IdentityChangeParams = z.object({ id: idOf<VendorId>(), change: Id })

export const Closure = z.strictObject({
  id: Id,
  starts_on: Day,
  ends_on: Day,
  message: OptionalTextOutput,
  is_now: z.boolean(),
})
export type ClosureView = z.infer<typeof Closure>
/** Current and future closures by first day; `today` is the day in Algiers. */
export const Closures = z.strictObject({ today: Day, items: z.array(Closure) })
export type ClosuresView = z.infer<typeof Closures>

const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000

export const ClosureBody = z
  .strictObject({
    starts_on: dayOr('closure_day_needed'),
    ends_on: dayOr('closure_day_needed'),
    message: wordsOf(MAX_CLOSURE_MESSAGE_LENGTH),
  })
  .superRefine(
    ({ starts_on: from, ends_on: until }, context) => {
      const say = (message: string) =>
        context.addIssue({ code: 'custom', path: ['ends_on'], message })
      if (until < from) say('closure_ends_before')
      else if (daysBetween(from, until) >= MAX_CLOSURE_DAYS) say('closure_too_long')
    },
    whenValid('starts_on', 'ends_on'),
  )
export type ClosureInput = z.output<typeof ClosureBody>
export const ClosureParams = z.object({ id: Id })
