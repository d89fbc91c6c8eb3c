import { z } from 'zod'
import { Id } from '../contract.ts'

/** The words that a visitor agreed to, by the month in which they came into force. */
export const CONSENT_VERSIONS = ['2026-11'] as const
const ConsentVersion = z.enum(CONSENT_VERSIONS)

/** Everything here is sold in dinars; the name of the currency travels along for other readers. */
const Currency = z.literal('DZD')

const ViewItem = z.strictObject({
  name: z.literal('view_item'),
  currency: Currency,
  product_id: Id,
})
const AddToCart = z.strictObject({
  name: z.literal('add_to_cart'),
  currency: Currency,
  product_id: Id,
  quantity: z.number().int().min(1).max(999),
})
const Purchase = z.strictObject({
  name: z.literal('purchase'),
  currency: Currency,
  number: z.string().regex(/^Y-[0-9A-HJKMNP-TV-Z]{8}$/),
})
export const ShopEvent = z.discriminatedUnion('name', [ViewItem, AddToCart, Purchase])
export type ShopEvent = z.infer<typeof ShopEvent>

/** What one visitor who agreed did. What things cost is read here, never sent. */
export const EventsBody = z.strictObject({
  visitor_id: Id,
  consent_version: ConsentVersion,
  events: z.array(ShopEvent).min(1).max(20),
})
export type EventsInput = z.infer<typeof EventsBody>

/** Kinds of pages: an address could say who somebody is, its kind does not. */
export const VITAL_ROUTES = [
  'home',
  'products',
  'product',
  'categories',
  'vendors',
  'vendor',
  'cart',
  'checkout',
  'order',
  'track',
  'auth',
  'account',
  'other',
] as const

const Measured = z.number().min(0).max(1e12)

/** How fast one page was for one visitor who agreed: milliseconds, a share of the window, bytes. */
export const VitalsBody = z.strictObject({
  consent_version: ConsentVersion,
  route: z.enum(VITAL_ROUTES),
  device: z.enum(['phone', 'desktop']),
  values: z.strictObject({
    fcp: Measured.optional(),
    lcp: Measured.optional(),
    fid: Measured.optional(),
    cls: Measured.optional(),
    bytes: Measured.optional(),
  }),
})
export type VitalsInput = z.infer<typeof VitalsBody>

export const VitalsQuery = z.object({ days: z.coerce.number().int().min(1).max(90).default(28) })

export const VitalView = z.strictObject({
  route: z.enum(VITAL_ROUTES),
  metric: z.enum(['fcp', 'lcp', 'fid', 'cls', 'bytes']),
  device: z.enum(['phone', 'desktop']),
  samples: z.number().int(),
  /** How many of them were above the threshold. */
  over: z.number().int(),
  threshold: z.number(),
  /** Three visits in four were at most this; null beyond twice the threshold. */
  p75: z.number().nullable(),
})
export const VitalsView = z.strictObject({ items: z.array(VitalView) })
