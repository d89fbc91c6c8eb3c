import { z } from 'zod'

/** The two digits of a wilaya, "01" to "69". */
export const WilayaCodeParam = z.string().regex(/^\d{2}$/)
export const WilayaParams = z.object({ code: WilayaCodeParam })

/** A wilaya; `name` is in the caller's language. Whoever serves the fees extends it with them. */
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

/** A commune; English writes it as French does. `code` is the number of the national statistics office. */
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

/** The communes of one wilaya, all on one page, in the alphabetical order of the caller's language. */
export const CommuneList = z.strictObject({
  wilaya: WilayaView,
  items: z.array(CommuneView),
  total: z.int(),
  total_is_estimate: z.literal(false),
  next: z.null(),
})
export type CommuneList = z.infer<typeof CommuneList>
