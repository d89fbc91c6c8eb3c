import { z } from 'zod'

export const WilayaCodeParam = z.string().regex(/^\d{2}$/)
export const WilayaParams = z.object({ code: WilayaCodeParam })

export const WilayaView = z.strictObject({
  code: WilayaCodeParam,
  name: z.string(),
  name_fr: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  former_names: z.array(z.string()),
  parent_code: WilayaCodeParam.nullable(),
})
export type WilayaView = z.infer<typeof WilayaView>

/** `code` is the number of the national statistics office. English uses the French name. */
export const CommuneView = z.strictObject({
  code: z.string().regex(/^\d{4}$/),
  name: z.string(),
  name_fr: z.string(),
  name_ar: z.string(),
  former_names: z.array(z.string()),
  postcode: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
})
export type CommuneView = z.infer<typeof CommuneView>

/** Not paginated; sorted alphabetically in the caller's language. */
export const CommuneList = z.strictObject({
  wilaya: WilayaView,
  items: z.array(CommuneView),
  total: z.int(),
  total_is_estimate: z.literal(false),
  next: z.null(),
})
export type CommuneList = z.infer<typeof CommuneList>
