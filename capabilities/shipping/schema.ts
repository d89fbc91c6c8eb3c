import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'

export type DeliveryMethod = 'home' | 'stop_desk'

/** A vendor with its own rates delivers itself and keeps the fee. */
export type RateOwner = 'vendor' | 'operator'

export type RateTerms = {
  fee: Centimes
  freeAbove: Centimes | null
  minDays: number
  maxDays: number
  isOffered: boolean
}
export type ShippingRate = RateTerms & { method: DeliveryMethod; carriedBy: RateOwner }

/** Closure: first and last day, inclusive. */
export type Holiday = readonly [from: LocalDate, until: LocalDate]

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
  courier: string
}

export type CourierRow = {
  code: string
  name: string
  /** Its code in the registry of couriers; `manual` without an API. */
  adapter: string
  credentialsHint: string | null
  connectedAt: Date | null
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
