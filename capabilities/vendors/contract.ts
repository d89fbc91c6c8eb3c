import { z } from 'zod'
import { parseBankAccount } from '#kernel/bank-account.ts'
import { LEGAL_FIELDS, validateLegalFields, LEGAL_KINDS } from '#kernel/legal-numbers.ts'
import { parsePhone } from '#kernel/phone.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'
import {
  Day,
  Dinars,
  filled,
  Flag,
  Id,
  idOf,
  Instant,
  pageOf,
  WilayaCode,
  whenValid,
} from '../contract.ts'
import type { VendorId } from './schema.ts'

export const VendorsQuery = z.object({
  search: filled(z.string().max(200)),
  wilaya: filled(WilayaCode),
  category: filled(z.string().max(60)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(300)),
  facets: filled(Flag),
})

export const VendorCardView = z.object({
  id: Id,
  business_name: z.string(),
  logo_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  business_city: z.string().nullable(),
  business_wilaya: z.string().nullable(),
  average_rating: z.number(),
  rating_count: z.number().int(),
  product_count: z.number().int(),
  verification_status: z.enum(['pending', 'verified', 'rejected']),
  is_active: z.boolean(),
})
export type VendorCardView = z.infer<typeof VendorCardView>

export const PopularVendors = z.object({ items: z.array(VendorCardView).max(6) })
/** Wilayas of the searched vendors; the selected wilaya does not narrow them. */
export const VendorsFacets = z.object({
  wilayas: z.array(z.object({ code: WilayaCode, name: z.string(), count: z.number().int() })),
})
export const VendorsPageView = pageOf(VendorCardView).extend({ facets: VendorsFacets.optional() })
export type VendorsPageView = z.infer<typeof VendorsPageView>

export const VendorDetailView = VendorCardView.extend({
  business_description: z.string().nullable(),
  wilaya_name: z.string().nullable(),
  business_address: z.string().nullable(),
  business_phone: z.string().nullable(),
  business_email: z.string(),
  legal: z
    .object({
      rc: z.string().nullable(),
      /** Only for businesses outside the trade register (craftsman, auto-entrepreneur). */
      craftsman_card: z.string().nullable(),
      nif: z.string().nullable(),
    })
    .nullable(),
  /** Promo codes of the vendor that are public and valid now, newest first. */
  promo_codes: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(['percentage', 'amount', 'free_delivery']),
      percent: z.number().nullable(),
      amount: Dinars.nullable(),
      minimum: Dinars,
      maximum_discount: Dinars.nullable(),
      ends_at: Instant.nullable(),
    }),
  ),
  created_at: Instant,
  /** Closure of today or of the next 7 days. */
  closure: z
    .object({
      starts_on: Day,
      ends_on: Day,
      is_now: z.boolean(),
      message: z.string().nullable(),
    })
    .nullable(),
})
export type VendorDetailView = z.infer<typeof VendorDetailView>
export const VendorParams = z.object({ id: idOf<VendorId>() })

/** Trimmed first, so that blanks count as missing; `error` is the key of the field error. */
export const requiredText = (error: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? error : undefined) })
    .trim()
    .min(1, { error })
    .max(max)
export const optionalText = (max: number) => z.string().trim().max(max).default('')

/** As typed; `validateLegalFields` says which a kind of business must have. */
export const legalInputs = {
  rc: optionalText(40),
  nif: optionalText(40),
  nis: optionalText(40),
  ai: optionalText(40),
  craftsman_card: optionalText(40),
  legal_form: optionalText(40),
  capital: optionalText(40),
  activity: optionalText(120),
}
export const legalViews = {
  kind: z.enum(LEGAL_KINDS),
  rc: z.string().nullable(),
  nif: z.string().nullable(),
  nis: z.string().nullable(),
  ai: z.string().nullable(),
  craftsman_card: z.string().nullable(),
  legal_form: z.string().nullable(),
  /** Whole dinars, as digits. */
  capital: z.string().nullable(),
  activity: z.string().nullable(),
}

export const businessFields = {
  business_name: requiredText('business_name_required', 120),
  business_email: requiredText('business_email_required', 254)
    .toLowerCase()
    .pipe(z.email({ error: 'email_invalid' })),
  business_phone: requiredText('business_phone_required', 40).refine(
    (text) => parsePhone(text) !== null,
    { error: 'phone_invalid' },
  ),
  business_address: requiredText('business_address_required', 300),
  business_city: requiredText('business_city_required', 120),
  business_wilaya: requiredText('business_wilaya_required', 2).pipe(WilayaCode),
  commune_code: z
    .string()
    .regex(/^[0-9]{4}$/)
    .nullable()
    .default(null),
}

export const RegistrationBody = z
  .strictObject({
    ...businessFields,
    business_name_ar: optionalText(120),
    business_description: optionalText(2000),
    kind: z.enum(LEGAL_KINDS, { error: 'kind_required' }),
    ...legalInputs,
    payout_number: optionalText(60),
    payout_holder: optionalText(120),
    /** Version the form displayed; refused when a newer one is in force. */
    terms_version: z.string().min(1, { error: 'terms_required' }).max(40),
  })
  .superRefine(
    (form, context) => {
      const say = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      const fieldErrors = validateLegalFields(form.kind, form)
      for (const name of LEGAL_FIELDS)
        if (fieldErrors[name]) say(name, `${name}_${fieldErrors[name]}`)
      if (form.payout_number === '') return
      if (parseBankAccount(form.payout_number) === null) say('payout_number', 'account_invalid')
      if (form.payout_holder === '') say('payout_holder', 'holder_required')
    },
    whenValid('kind', ...LEGAL_FIELDS, 'payout_number', 'payout_holder'),
  )
export type RegistrationInput = z.output<typeof RegistrationBody>

export const OwnVendor = z.strictObject({
  id: Id,
  business_name: z.string(),
  /** Null where the business name serves every language. */
  business_name_ar: z.string().nullable(),
  business_email: z.string(),
  business_phone: z.string().nullable(),
  business_address: z.string().nullable(),
  business_city: z.string().nullable(),
  business_wilaya: z.string().nullable(),
  wilaya_name: z.string().nullable(),
  commune_code: z.string().nullable(),
  business_description: z.string().nullable(),
  logo_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  average_rating: z.number(),
  rating_count: z.number().int(),
  ...legalViews,
  payout_number: z.string().nullable(),
  payout_holder: z.string().nullable(),
  verification_status: z.enum(['pending', 'verified', 'rejected']),
  is_active: z.boolean(),
  rejection_reason: z.string().nullable(),
  created_at: Instant,
  /** Time of the last submission, the first or a resubmission. */
  submitted_at: Instant,
  verified_at: Instant.nullable(),
  rejected_at: Instant.nullable(),
  deactivated_at: Instant.nullable(),
})
export type OwnVendorView = z.infer<typeof OwnVendor>

/** Vendor and role are null before a registration; `is_open`: vendors may register. */
export const OwnVendorResponse = z.strictObject({
  shop: OwnVendor.nullable(),
  role: z.enum(['owner', ...codesOf(STAFF_ROLES)]).nullable(),
  is_open: z.boolean(),
})
export type OwnVendorResponseView = z.infer<typeof OwnVendorResponse>

/** Needs a fresh session (server/call-permissions.ts). */
export const PayoutAccountBody = z.strictObject({
  number: z
    .string()
    .trim()
    .max(60)
    .refine((typed) => parseBankAccount(typed) !== null, { error: 'account_invalid' }),
  holder: z.string().trim().min(2, { error: 'holder_required' }).max(120),
})
