import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'

export type { OrderStatus } from '#capabilities/orders/index.ts'
export type EventName = 'purchase' | 'add_to_cart' | 'view_item'
export type DailyVitalMetric = 'fcp' | 'lcp' | 'fid' | 'cls' | 'bytes'
export type DailyVitalDevice = 'phone' | 'desktop'
export type AdvertisingExportPlatform = 'meta' | 'tiktok' | 'google' | 'x'
export type AdvertisingExportPeriod = 'current_month' | 'total'

export type AnalyticsTables = {
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
