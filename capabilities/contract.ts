import { z } from 'zod'

/** Shapes that several contracts share. */

/** Decimal dinars with at most two decimals. */
export const Dinars = z.number().multipleOf(0.01)

export const Id = z.uuid()

export const LanguageCode = z.enum(['fr', 'en', 'ar'])

/** A wilaya's two-digit code, "01" to "69". */
export const WilayaCode = z.string().regex(/^(0[1-9]|[1-5][0-9]|6[0-9])$/)

/** A picture in its two sizes, with the dominant color to show until it is there. */
export const ImageView = z.strictObject({
  url: z.string(),
  small_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  dominant_color: z.string().nullable(),
})
export type ImageViewType = z.infer<typeof ImageView>

export const Instant = z.iso.datetime()

/** One page of a list; `next` is the cursor of the following page, null on the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    total_is_estimate: z.boolean(),
    next: z.string().nullable(),
  })

/** Empty values count as absent, so that a form sent without JavaScript filters by what was filled. */
export const filled = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional())

/** Query values arrive as text: "true" and "1" are true, "false", "0" and nothing are false. */
export const Flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')

/** Goes up with each act of a person; an act may name the one that was seen, and is then 409 when it is old. */
export const Version = z.number().int().min(0)
/** Optimistic lock of a body: absent from clients that know of no versions, which are never refused. */
export const SeenVersion = { version: Version.optional() }
export const VersionBody = z.object(SeenVersion)
