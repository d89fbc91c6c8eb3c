import { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'
import { DOCUMENT_KINDS } from '#kernel/verification-documents.ts'
import { filled, Id, Instant, pageOf, WilayaCode } from '../contract.ts'
import { VerificationDocument } from './verification-documents.contract.ts'
import { legalViews, requiredText } from './contract.ts'

export const RejectionBody = z.strictObject({ reason: z.string().trim().min(1).max(1000) })

export const VendorDecision = z.strictObject({
  id: Id,
  business_name: z.string(),
  verification_status: z.enum(['pending', 'verified', 'rejected']),
  is_active: z.boolean(),
  verified_at: Instant.nullable(),
  rejected_at: Instant.nullable(),
  rejection_reason: z.string().nullable(),
})
export type VendorDecisionView = z.infer<typeof VendorDecision>

export const VENDOR_FILTERS = [
  'all',
  'pending',
  'verified',
  'rejected',
  'active',
  'inactive',
  'changed',
] as const
export const VENDOR_SORTS = ['newest', 'oldest', 'name_asc', 'name_desc'] as const
export type VendorSort = (typeof VENDOR_SORTS)[number]

export const AdminVendorsQuery = z.object({
  search: filled(z.string().trim().max(120)),
  state: filled(z.enum(VENDOR_FILTERS)),
  sort: filled(z.enum(VENDOR_SORTS)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(1_200)),
})

export const AdminVendorRow = z.strictObject({
  id: Id,
  business_name: z.string(),
  business_email: z.string(),
  business_phone: z.string().nullable(),
  business_city: z.string().nullable(),
  business_wilaya: z.string().nullable(),
  verification_status: z.enum(['pending', 'verified', 'rejected']),
  is_active: z.boolean(),
  has_identity_change: z.boolean(),
  product_count: z.number().int(),
  order_count: z.number().int(),
  created_at: Instant,
})
export type AdminVendorRowView = z.infer<typeof AdminVendorRow>
export const AdminVendorsPage = pageOf(AdminVendorRow).extend({
  /** Over all vendors, not only the search results. */
  counts: z.strictObject({
    total: z.number().int(),
    pending: z.number().int(),
    verified: z.number().int(),
    active: z.number().int(),
  }),
})
export type AdminVendorsPageView = z.infer<typeof AdminVendorsPage>

const VendorStep = z.strictObject({
  change: z.enum(['registered', 'verified', 'rejected', 'resubmitted', 'activated', 'deactivated']),
  by: z.enum(['vendor', 'admin', 'system']),
  reason: z.string().nullable(),
  at: Instant,
})

export const AdminVendor = AdminVendorRow.extend({
  owner: z.strictObject({ name: z.string().nullable(), email: z.string().nullable() }),
  business_address: z.string().nullable(),
  business_description: z.string().nullable(),
  ...legalViews,
  verified_at: Instant.nullable(),
  rejected_at: Instant.nullable(),
  rejection_reason: z.string().nullable(),
  deactivated_at: Instant.nullable(),
  /** Requested legal numbers that wait for a decision. */
  identity_change: z
    .strictObject({
      id: Id,
      ...legalViews,
      requested_at: Instant,
    })
    .nullable(),
  documents: z.array(VerificationDocument),
  missing_documents: z.array(z.enum(DOCUMENT_KINDS)),
  history: z.array(VendorStep),
})
export type AdminVendorView = z.infer<typeof AdminVendor>

/** An empty or missing field is stored as null. */
const orNull = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)

const ShopFields = {
  business_name: requiredText('business_name_required', 120),
  business_email: requiredText('business_email_required', 254)
    .toLowerCase()
    .pipe(z.email({ error: 'email_invalid' })),
  business_phone: orNull(40).refine((text) => text === null || parsePhone(text) !== null, {
    error: 'phone_invalid',
  }),
  business_address: orNull(300),
  business_city: orNull(120),
  business_wilaya: orNull(2).pipe(WilayaCode.nullable()),
  business_description: orNull(2000),
}
export const VendorEditBody = z.strictObject(ShopFields)
export type VendorEdit = z.output<typeof VendorEditBody>

export const NewVendorBody = z.strictObject({
  user_email: requiredText('user_email_required', 254),
  ...ShopFields,
})
export type NewVendor = z.output<typeof NewVendorBody>

export const VendorActivityBody = z.strictObject({
  is_active: z.boolean(),
  /** The vendor is notified of it when the shop is deactivated. */
  reason: z.string().trim().min(1).max(500).optional(),
})
