import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'

export type { OrderStatus } from '#capabilities/orders/index.ts'
export type EventName = 'purchase' | 'add_to_cart' | 'view_item'
export type DailyVitalMetric = 'fcp' | 'lcp' | 'fid' | 'cls' | 'bytes'
export type DailyVitalDevice = 'phone' | 'desktop'
export type AdvertisingExportPlatform = 'meta' | 'tiktok' | 'google' | 'x'
export type AdvertisingExportPeriod = 'current_month' | 'total'

export type VisitorEvent = {
  id: string
  visitorId: string
  consentVersion: string
  happenedAt: Date
} & (
  | { name: 'purchase'; orderId: string; value: Centimes }
  | { name: 'add_to_cart' | 'view_item'; productId: string; value: Centimes | null }
)

/** Only Google's file has a quality score; every file marks its figures as estimates. */
export type AdvertisingExport = { id: string; createdAt: Date; isEstimate: true } & (
  | { platform: 'google'; qualityScore: number }
  | { platform: 'meta' | 'tiktok' | 'x' }
)

export type AnalyticsTables = {
  'analytics.daily_vendors': {
    vendor_id: string
    day: LocalDate
    ordered: number
    confirmed: number
    shipped: number
    delivered: number
    cancelled: number
    returned: number
    quantity: number
    ordered_centimes: number
    paid_centimes: number
    commission_centimes: number
    delivery_centimes: number
    discount_centimes: number
    refunded_centimes: number
    visits: number
    carts: number
  }
  'analytics.daily_products': {
    vendor_id: string
    day: LocalDate
    product_id: string
    views: number
    carts: number
    orders: number
    quantity: number
    returned: number
    paid_centimes: number
  }
  'analytics.daily_agents': {
    vendor_id: string
    day: LocalDate
    agent_id: string
    calls: number
    confirmed: number
    refused: number
    no_answer: number
    seconds: number
  }
  'analytics.daily_platform': {
    day: LocalDate
    new_users: number
    new_vendors: number
    new_products: number
    purchases: number
    orders: number
    abandoned_carts: number
    recovered_carts: number
    visits: number
    paid_centimes: number
  }
  'analytics.events': {
    id: string
    name: EventName
    visitor_id: string
    consent_version: string
    vendor_id: string | null
    product_id: string | null
    order_id: string | null
    quantity: number | null
    value_centimes: number | null
    currency: string
    language: Language | null
    wilaya: string | null
    happened_at: Date
    received_at: Date
  }
  'analytics.daily_web_vitals': {
    day: LocalDate
    route: string
    metric: DailyVitalMetric
    device: DailyVitalDevice
    samples: number[]
  }
  'analytics.advertising_exports': {
    id: string
    platform: AdvertisingExportPlatform
    period: AdvertisingExportPeriod
    from_on: LocalDate | null
    until_on: LocalDate
    figures: unknown
    quality_score: string | null
    is_estimate: boolean
    created_by: string
    created_at: Date
  }
}
