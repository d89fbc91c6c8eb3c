import { z } from 'zod'
import { Day, Dinars, Id, Instant, WilayaCode } from '../contract.ts'
import { OrderStatus } from '../orders/contract.ts'

/** Versions of the consent text, by the month in which they came into force. */
export const CONSENT_VERSIONS = ['2026-11'] as const
const ConsentVersion = z.enum(CONSENT_VERSIONS)

/** Amounts are always in dinars; the field exists for external readers of the events. */
const Currency = z.literal('DZD')

/** The search that led to the product. It is counted apart, never stored with the visitor. */
const Search = z.string().trim().min(1).max(200)

const ViewItem = z.strictObject({
  name: z.literal('view_item'),
  currency: Currency,
  product_id: Id,
  search: Search.optional(),
})
const AddToCart = z.strictObject({
  name: z.literal('add_to_cart'),
  currency: Currency,
  product_id: Id,
  quantity: z.number().int().min(1).max(999),
  search: Search.optional(),
})
const Purchase = z.strictObject({
  name: z.literal('purchase'),
  currency: Currency,
  number: z.string().regex(/^Y-[0-9A-HJKMNP-TV-Z]{8}$/),
})
const ViewSearchResults = z.strictObject({
  name: z.literal('view_search_results'),
  currency: Currency,
  search: Search,
})
export const AnalyticsEvent = z.discriminatedUnion('name', [
  ViewItem,
  AddToCart,
  Purchase,
  ViewSearchResults,
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

/** Clients never send prices: the server reads them. */
export const EventsBody = z.strictObject({
  visitor_id: Id,
  consent_version: ConsentVersion,
  events: z.array(AnalyticsEvent).min(1).max(20),
})
export type EventsInput = z.infer<typeof EventsBody>

/** Route names instead of URLs, because a URL could identify a visitor. */
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

/** Web vitals of one page view: milliseconds, a share of the viewport (CLS), bytes. */
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
  over: z.number().int(),
  threshold: z.number(),
  /** 75th percentile; null above twice the threshold. */
  p75: z.number().nullable(),
})
export const VitalsView = z.strictObject({ items: z.array(VitalView) })

export const REPORT_PERIODS = ['current_month', 'last_30_days', 'total', 'range'] as const

/** `from` and `until` are days in Algiers, for `range` only. */
export const ReportQuery = z
  .object({
    period: z.enum(REPORT_PERIODS).default('current_month'),
    from: Day.optional(),
    until: Day.optional(),
    vendor: Id.optional(),
    category: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    wilaya: WilayaCode.optional(),
    /** Row of the courier table; `-` for orders without a courier. */
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
const Days = { from: Day.nullable(), until: Day }

/** Parcels of orders placed in the period; an order without parcels counts as one. */
const CourierLine = z.strictObject({
  courier: z.strictObject({ code: z.string(), name: z.string() }).nullable(),
  ordered: Count,
  confirmed: Count,
  shipped: Count,
  delivered: Count,
  returned: Count,
  remitted: Count,
  remitted_amount: Dinars,
  /** Percent of parcels delivered or returned; null without any. */
  delivery_rate: z.number().nullable(),
})
export type CourierLineView = z.infer<typeof CourierLine>

/** Orders placed in the period; revenue is the total of the paid ones. */
export const Report = z.strictObject({
  period: z.strictObject({ kind: z.enum(REPORT_PERIODS), ...Days }),
  vendor: z.strictObject({ id: Id, business_name: z.string() }).nullable(),
  /** Of the whole marketplace; `new_users` since the first of the month. */
  users: Count,
  new_users: Count,
  vendors: Count,
  products: Count,
  orders: Count,
  revenue: Dinars,
  /** Paid back of these orders; null with a category, as a refund is of an order as a whole. */
  refunded: Dinars.nullable(),
  net_revenue: Dinars.nullable(),
  previous: z.strictObject({ ...Days, orders: Count, revenue: Dinars }).nullable(),
  orders_by_status: z.record(OrderStatus, Count),
  top_categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), revenue: Dinars })),
  top_vendors: z.array(z.strictObject({ id: Id, business_name: z.string(), revenue: Dinars })),
  /** Filtered by vendor and wilaya, but not by category. */
  couriers: z.array(CourierLine),
  series: z.strictObject({
    step: z.enum(['day', 'month']),
    points: z.array(z.strictObject({ on: Day, orders: Count, revenue: Dinars })),
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

/** Estimates only: no figure was measured by a platform. */
export const Advertising = z.strictObject({
  period: z.strictObject({ kind: AdvertisingPeriod, ...Days }),
  is_estimate: z.literal(true),
  impressions: Count,
  clicks: Count,
  spend: Dinars,
  conversions: Count,
  /** Null when the divisor is 0. */
  cost_per_click: Dinars.nullable(),
  cost_per_thousand: Dinars.nullable(),
  /** In percent. */
  click_through_rate: z.number().nullable(),
  conversion_rate: z.number().nullable(),
  categories: z.array(z.string()),
  files: z.array(z.strictObject({ platform: Platform, name: z.string() })),
})
export type AdvertisingView = z.infer<typeof Advertising>
