import { z } from 'zod'

export const BellItem = z.strictObject({
  id: z.uuid(),
  what: z.string(),
  /** In the language of who reads. */
  text: z.string(),
  /** Where it is looked at. */
  path: z.string(),
  at: z.iso.datetime(),
  is_read: z.boolean(),
})
export type BellItemView = z.infer<typeof BellItem>

/** The newest, and how many are not read: no further than a hundred. */
export const Bell = z.strictObject({
  unread: z.int().min(0),
  items: z.array(BellItem),
})
export type BellView = z.infer<typeof Bell>

export const BellParams = z.object({ id: z.uuid() })
/** The moment of the newest that was shown: what came after it stays unread. */
export const BellReading = z.strictObject({ until: z.iso.datetime() })
