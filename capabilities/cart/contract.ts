import { z } from 'zod'
import { Dinars, Id, Instant, LanguageCode, pageOf, ImageView, WilayaCode } from '../contract.ts'
import { DeliveryMethod, DeliveryOption } from '../shipping/contract.ts'

export const QuoteLine = z.strictObject({
  product_id: Id,
  variant_id: Id.optional(),
  quantity: z.number().int().min(1).max(999),
})

export const QuoteBody = z.strictObject({
  lines: z.array(QuoteLine).min(1, { error: 'cart_empty' }).max(100),
  wilaya: WilayaCode.optional(),
  /** By vendor id; home delivery where absent. */
  delivery: z.record(Id, DeliveryMethod).optional(),
  promo_code: z.string().trim().max(32).optional(),
})
export type QuoteInput = z.output<typeof QuoteBody>

/** `line`: index, null for the promo code. The browser and the checkout add `price_changed`. */
export const QuoteChange = z.object({
  line: z.number().int().nullable(),
  kind: z.enum(['price_changed', 'stock_short', 'gone', 'promo_refused']),
  message: z.string(), // in the caller's language
  available: z.number().int().optional(),
  price: Dinars.optional(),
})
export type ChangeView = z.infer<typeof QuoteChange>

export const QuotedLineView = z.object({
  line: z.number().int(),
  product_id: Id,
  variant_id: Id,
  name: z.string(),
  variant_label: z.string().nullable(),
  image: ImageView.nullable(),
  quantity: z.number().int(), // as requested, or fewer when the stock is short
  available: z.number().int(),
  list_price: Dinars,
  price: Dinars, // per unit, after the bulk discount, or the wholesale price
  bulk_percent: z.number(), // below the list price
  is_wholesale: z.boolean(),
  total: Dinars,
})

export const QuotedParcel = z.object({
  vendor: z.object({ id: Id, business_name: z.string(), requires_phone_confirmation: z.boolean() }),
  lines: z.array(QuotedLineView),
  delivery_method: DeliveryMethod,
  options: z.array(DeliveryOption), // empty until the wilaya is known
  subtotal: Dinars,
  shipping: Dinars.nullable(), // null until the wilaya is known
  discount: Dinars,
  rounding: Dinars,
  total: Dinars,
  stamp_duty: Dinars, // besides the total, if it is paid in cash
})

export const Quote = z.object({
  parcels: z.array(QuotedParcel),
  changes: z.array(QuoteChange),
  promo_code: z.string().nullable(), // the accepted code
  subtotal: Dinars,
  shipping: Dinars.nullable(),
  discount: Dinars,
  rounding: Dinars,
  total: Dinars,
  stamp_duty: Dinars, // besides the total, if it is paid in cash
})
export type QuoteView = z.infer<typeof Quote>

/** `price` is the one when the product was saved. */
const StoredLine = z.object({ product_id: Id, price: Dinars.min(0).max(1_000_000_000) })
export const Wishlist = z.object({ items: z.array(StoredLine) })
export type WishlistView = z.infer<typeof Wishlist>
export const WishlistBody = z.strictObject({ items: z.array(StoredLine.strict()).min(1).max(500) })
export const WishlistItemParams = z.object({ product_id: Id })

/** Version of the consent text: the month it came into force. */
export const REMINDER_CONSENT_VERSION = '2026-11'

/** An unfinished checkout, with a way to contact the buyer. Prices are computed by the server. */
export const AbandonedCartBody = z
  .strictObject({
    session_id: Id,
    customer_name: z.string().trim().max(161).optional(),
    customer_email: z.string().trim().max(255).toLowerCase().pipe(z.email()).optional(),
    customer_phone: z.string().trim().max(40).optional(),
    lines: z.array(QuoteLine).min(1, { error: 'cart_empty' }).max(100),
    shipping_address: z
      .strictObject({ wilaya: WilayaCode.optional(), city: z.string().trim().max(120).optional() })
      .optional(),
    reminder_consent: z.boolean().default(false),
  })
  .refine(({ customer_email, customer_phone }) => customer_email || customer_phone, {
    error: 'contact_missing',
    path: ['customer_phone'],
  })
export type AbandonedCartInput = z.output<typeof AbandonedCartBody>

/** In the format of the browser's cart. */
export const AbandonedCartItem = z.object({
  id: Id,
  name: z.string(),
  price: Dinars,
  image: z.string().nullable(),
  vendor: z.string(),
  quantity: z.number().int(),
  variant: z.object({ id: Id, label: z.string() }).nullable(),
})
export type AbandonedCartItemView = z.infer<typeof AbandonedCartItem>

export const RestorationBody = z.strictObject({ token: z.string().min(1).max(100) })
export const RestoredCart = z.strictObject({ items: z.array(AbandonedCartItem) })
export type RestoredCartView = z.infer<typeof RestoredCart>

export const CART_SORTS = ['newest', 'oldest', 'total_desc', 'total_asc'] as const
export type CartSort = (typeof CART_SORTS)[number]

export const REMINDERS = ['none', 'agreed', 'sent'] as const
export type Reminder = (typeof REMINDERS)[number]

export const AbandonedCartsQuery = z.object({
  reminder: z.enum(['all', ...REMINDERS]).optional(),
  sort: z.enum(CART_SORTS).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(100).optional(),
})
export const AbandonedCart = z.strictObject({
  id: Id,
  session_id: Id,
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  language: LanguageCode,
  cart_items: z.array(AbandonedCartItem),
  subtotal: Dinars,
  shipping_address: z.object({ wilaya: z.string().nullable(), city: z.string().nullable() }),
  last_updated: Instant,
  recovered: z.boolean(),
  reminder: z.enum(REMINDERS),
  reminded_at: Instant.nullable(),
})
export type AbandonedCartView = z.infer<typeof AbandonedCart>

export const AbandonedCartsPage = pageOf(AbandonedCart).extend({
  at: Instant,
  /** Of all open carts, ignoring the filters. */
  open: z.number().int(),
  value: Dinars,
  recent: z.number().int(),
  recovered_this_month: z.number().int(),
  recovered_after_reminder: z.number().int(),
})
export type AbandonedCartsPageView = z.infer<typeof AbandonedCartsPage>
