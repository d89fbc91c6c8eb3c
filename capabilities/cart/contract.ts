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
  /** By vendor id; home where absent. */
  delivery: z.record(Id, DeliveryMethod).optional(),
  promo_code: z.string().trim().max(32).optional(),
})
export type QuoteInput = z.output<typeof QuoteBody>

/**
 * How a line (by its index, or null for the promo code) differs from what was asked.
 * `price_changed` is said by the browser's own comparison, and by checkout against expected_total.
 */
export const QuoteChange = z.object({
  line: z.number().int().nullable(),
  kind: z.enum(['price_changed', 'stock_short', 'gone', 'promo_refused']),
  message: z.string(), // in the caller's language
  available: z.number().int().optional(),
  price: Dinars.optional(),
})
export type ChangeView = z.infer<typeof QuoteChange>

export const QuotedLine = z.object({
  line: z.number().int(),
  product_id: Id,
  variant_id: Id,
  name: z.string(),
  variant_label: z.string().nullable(),
  image: ImageView.nullable(),
  quantity: z.number().int(), // as asked, or fewer when the stock is short
  available: z.number().int(),
  list_price: Dinars,
  price: Dinars, // of one piece, bulk discount applied
  bulk_percent: z.number(),
  total: Dinars,
})

export const QuotedParcel = z.object({
  vendor: z.object({ id: Id, business_name: z.string(), requires_phone_confirmation: z.boolean() }),
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
  changes: z.array(QuoteChange),
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
export const WishlistItemParams = z.object({ product_id: Id })

/** The words by which a buyer agreed to a reminder, by the month in which they came into force. */
export const REMINDER_CONSENT_VERSION = '2026-11'

/** A checkout under way: enough of its contact to reach somebody. What things cost is read here. */
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

/** A line of a cart that was left, as the browser keeps the lines of its own. */
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

/** Whether a buyer was reminded, may be, or said no. */
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
  /** Whether the buyer agreed to a reminder, and when it left. */
  reminder: z.enum(REMINDERS),
  reminded_at: Instant.nullable(),
})
export type AbandonedCartView = z.infer<typeof AbandonedCart>

export const AbandonedCartsPage = pageOf(AbandonedCart).extend({
  /** When this was so. */
  at: Instant,
  /** All that are open, whatever the list is narrowed to, and what is in them. */
  open: z.number().int(),
  value: Dinars,
  recent: z.number().int(),
  recovered_this_month: z.number().int(),
  recovered_after_reminder: z.number().int(),
})
export type AbandonedCartsPageView = z.infer<typeof AbandonedCartsPage>
