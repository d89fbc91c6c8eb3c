import { z } from 'zod'
import { Dinars, Id, Picture, WilayaCode } from '../contract.ts'
import { DeliveryMethod, DeliveryOption } from '../shipping/contract.ts'

export const QuoteLine = z.strictObject({
  product_id: Id,
  variant_id: Id.optional(),
  quantity: z.number().int().min(1).max(999),
})

export const QuoteBody = z.strictObject({
  lines: z.array(QuoteLine).min(1, { error: 'cart_empty' }).max(100),
  wilaya: WilayaCode.optional(),
  /** By vendor id; home where absent. */
  delivery: z.record(Id, DeliveryMethod).optional(),
  promo_code: z.string().trim().max(32).optional(),
})
export type QuoteInput = z.output<typeof QuoteBody>

/**
 * How a line (by its index, or null for the promo code) differs from what was asked.
 * `price_changed` is said by the browser's own comparison, and by checkout against expected_total.
 */
export const Change = z.object({
  line: z.number().int().nullable(),
  kind: z.enum(['price_changed', 'stock_short', 'gone', 'promo_refused']),
  message: z.string(), // in the caller's language
  available: z.number().int().optional(),
  price: Dinars.optional(),
})
export type ChangeView = z.infer<typeof Change>

export const QuotedLine = z.object({
  line: z.number().int(),
  product_id: Id,
  variant_id: Id,
  name: z.string(),
  variant_label: z.string().nullable(),
  image: Picture.nullable(),
  quantity: z.number().int(), // as asked, or fewer when the stock is short
  available: z.number().int(),
  list_price: Dinars,
  price: Dinars, // of one piece, bulk discount applied
  bulk_percent: z.number(),
  total: Dinars,
})

export const QuotedParcel = z.object({
  vendor: z.object({ id: Id, business_name: z.string(), confirms_by_phone: z.boolean() }),
  lines: z.array(QuotedLine),
  delivery_method: DeliveryMethod,
  options: z.array(DeliveryOption), // empty until the wilaya is known
  subtotal: Dinars,
  shipping: Dinars.nullable(), // null until the wilaya is known
  discount: Dinars,
  rounding: Dinars,
  total: Dinars,
})

export const Quote = z.object({
  parcels: z.array(QuotedParcel),
  changes: z.array(Change),
  promo_code: z.string().nullable(), // the code as accepted
  subtotal: Dinars,
  shipping: Dinars.nullable(),
  discount: Dinars,
  rounding: Dinars,
  total: Dinars,
})
export type QuoteView = z.infer<typeof Quote>

/** What one keeps for later; the price is the one it was seen at then. */
const Kept = z.object({ product_id: Id, price: Dinars.min(0).max(1_000_000_000) })
export const Wishlist = z.object({ items: z.array(Kept) })
export type WishlistView = z.infer<typeof Wishlist>
export const WishlistBody = z.strictObject({ items: z.array(Kept.strict()).min(1).max(500) })
export const KeptParams = z.object({ product_id: Id })
