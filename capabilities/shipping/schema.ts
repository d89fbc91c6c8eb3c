import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'

export type DeliveryMethod = 'home' | 'stop_desk'

/** Whose tariff it is: a shop that has its own carries its parcels itself and keeps their fee. */
export type RateOwner = 'vendor' | 'operator'

/** What is asked for a parcel, and how long it takes. */
export type RateTerms = {
  fee: Centimes
  freeAbove: Centimes | null
  minDays: number
  maxDays: number
  isOffered: boolean
}
export type ShippingRate = RateTerms & { method: DeliveryMethod; carriedBy: RateOwner }

/** First and last day on which a shop ships nothing. */
export type Holiday = readonly [from: LocalDate, until: LocalDate]

/** A way for a parcel of one shop to reach one wilaya. */
export type DeliveryOption = {
  method: DeliveryMethod
  fee: Centimes
  freeAbove: Centimes | null
  from: LocalDate
  until: LocalDate
  carriedBy: RateOwner
}

export type PickupPoint = {
  id: string
  name: string
  address: string
  communeCode: string | null
  hours: string | null
}

/** A courier as a shop sees it: how it is spoken to, and what the shop has with it. */
export type CourierRow = {
  code: string
  name: string
  adapter: 'manual' | 'yalidine' | 'procolis' | 'ecotrack' | 'noest'
  credentialsHint: string | null
  connectedAt: string | null
  errorCode: 'credentials_refused' | 'unavailable' | null
  isDefault: boolean
  pickupPointCount: number
  communes: number
  matched: number
  feeImport: {
    state: 'running' | 'done' | 'failed'
    done: number
    total: number
    error_code: string | null
  } | null
}
