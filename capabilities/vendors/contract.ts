import { z } from 'zod'
import { Flag, Id, Instant, pageOf, WilayaCode } from '../contract.ts'

const filled = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional())

export const VendorsQuery = z.object({
  search: filled(z.string().max(200)),
  wilaya: filled(WilayaCode),
  category: filled(z.string().max(60)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(300)),
  facets: filled(Flag),
})

export const VendorCard = z.object({
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
export type VendorCardView = z.infer<typeof VendorCard>

export const PopularVendors = z.object({ items: z.array(VendorCard).max(6) })
/** Where the shops are: the wilayas of what was searched, whichever of them is chosen. */
export const VendorsFacets = z.object({
  wilayas: z.array(z.object({ code: WilayaCode, name: z.string(), count: z.number().int() })),
})
export const VendorsPage = pageOf(VendorCard).extend({ facets: VendorsFacets.optional() })
export type VendorsPageView = z.infer<typeof VendorsPage>

export const VendorDetail = VendorCard.extend({
  business_description: z.string().nullable(),
  wilaya_name: z.string().nullable(),
  business_address: z.string().nullable(),
  business_phone: z.string().nullable(),
  business_email: z.string(),
  legal: z.object({ rc: z.string().nullable(), nif: z.string().nullable() }).nullable(),
  created_at: Instant,
})
export type VendorDetailView = z.infer<typeof VendorDetail>
export const VendorParams = z.object({ id: Id })
