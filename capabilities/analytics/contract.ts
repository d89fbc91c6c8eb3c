import { z } from 'zod'
import { Dinars, Id, Instant, WilayaCode } from '../contract.ts'
import { OrderStatus } from '../orders/contract.ts'

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
export const AnalyticsEvent = z.discriminatedUnion('name', [ViewItem, AddToCart, Purchase])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

/** What one visitor who agreed did. What things cost is read here, never sent. */
export const EventsBody = z.strictObject({
  visitor_id: Id,
  consent_version: ConsentVersion,
  events: z.array(AnalyticsEvent).min(1).max(20),
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

export const REPORT_PERIODS = ['current_month', 'last_30_days', 'total', 'range'] as const

/** Which orders a report is about; `from` and `until` are days of Algiers, for `range` only. */
export const ReportQuery = z
  .object({
    period: z.enum(REPORT_PERIODS).default('current_month'),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    vendor: Id.optional(),
    category: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    wilaya: WilayaCode.optional(),
    /** Which line of the table by courier; `-` is what nobody carries yet. */
    courier: z
      .string()
      .regex(/^([a-z0-9-]{2,30}|-)$/)
      .optional(),
  })
  .refine(({ period, from, until }) => period !== 'range' || (from && until && from <= until), {
    error: 'range_invalid',
    path: ['until'],
  })
export type ReportInput = z.infer<typeof ReportQuery>

const Count = z.number().int()
const Days = { from: z.iso.date().nullable(), until: z.iso.date() }

/** Parcels of orders placed in the period; an order that is not packed yet counts as one, of nobody. */
const CourierLine = z.strictObject({
  courier: z.strictObject({ code: z.string(), name: z.string() }).nullable(),
  ordered: Count,
  confirmed: Count,
  shipped: Count,
  delivered: Count,
  returned: Count,
  /** Whose cash was handed over, and what it came to. */
  remitted: Count,
  remitted_amount: Dinars,
  /** Percent of those whose way is over; null while none is. */
  delivery_rate: z.number().nullable(),
})
export type CourierLineView = z.infer<typeof CourierLine>

/** Orders are those placed in the period, revenue the total of the paid ones among them. */
export const Report = z.strictObject({
  period: z.strictObject({ kind: z.enum(REPORT_PERIODS), ...Days }),
  vendor: z.strictObject({ id: Id, business_name: z.string() }).nullable(),
  /** Of the whole marketplace, whatever the report is about; new since the first of the month. */
  users: Count,
  new_users: Count,
  vendors: Count,
  products: Count,
  orders: Count,
  revenue: Dinars,
  previous: z.strictObject({ ...Days, orders: Count, revenue: Dinars }).nullable(),
  orders_by_status: z.record(OrderStatus, Count),
  top_categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), revenue: Dinars })),
  top_vendors: z.array(z.strictObject({ id: Id, business_name: z.string(), revenue: Dinars })),
  /** Of the shop and wilaya of the report, all categories together. */
  couriers: z.array(CourierLine),
  series: z.strictObject({
    step: z.enum(['day', 'month']),
    points: z.array(z.strictObject({ on: z.iso.date(), orders: Count, revenue: Dinars })),
  }),
  recent_orders: z.array(
    z.strictObject({
      id: Id,
      order_number: z.string(),
      vendor: z.strictObject({ business_name: z.string() }),
      total_amount: Dinars,
      status: OrderStatus,
      created_at: Instant,
    }),
  ),
})
export type ReportView = z.infer<typeof Report>

/** What the filters of the report offer. */
export const ReportChoices = z.strictObject({
  vendors: z.array(z.strictObject({ id: Id, business_name: z.string() })),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  couriers: z.array(z.strictObject({ code: z.string(), name: z.string() })),
})
export type ReportChoicesView = z.infer<typeof ReportChoices>

export const ADVERTISING_PLATFORMS = ['meta', 'tiktok', 'google', 'x'] as const
const Platform = z.enum(ADVERTISING_PLATFORMS)
const AdvertisingPeriod = z.enum(['current_month', 'total'])

export const AdvertisingQuery = z.object({ period: AdvertisingPeriod.default('current_month') })
export const AdvertisingExportBody = z.strictObject({
  platform: Platform,
  period: AdvertisingPeriod,
})

/** Estimates, all of them: nothing here was measured by a platform. */
export const Advertising = z.strictObject({
  period: z.strictObject({ kind: AdvertisingPeriod, ...Days }),
  is_estimate: z.literal(true),
  impressions: Count,
  clicks: Count,
  spend: Dinars,
  conversions: Count,
  /** Null where there is nothing to divide by. */
  cost_per_click: Dinars.nullable(),
  cost_per_thousand: Dinars.nullable(),
  /** In percent. */
  click_through_rate: z.number().nullable(),
  conversion_rate: z.number().nullable(),
  categories: z.array(z.string()),
  files: z.array(z.strictObject({ platform: Platform, name: z.string() })),
})
export type AdvertisingView = z.infer<typeof Advertising>
