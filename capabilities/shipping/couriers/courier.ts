import type { Centimes } from '#kernel/money.ts'
import type { Clock, Milliseconds } from '#kernel/time.ts'
import type { Partner } from '#platform/partner-settings.ts'

export type CourierAccount = { id: string; token: string }

export type CourierCommune = {
  id: number
  name: string
  wilaya: number
  wilayaName: string
  isDeliverable: boolean
}
export type CourierPickupPoint = {
  id: string
  name: string
  address: string
  commune: string
  wilaya: number
}
/** Null where the courier does not deliver. */
export type CourierFee = {
  commune: number
  home: Centimes | null
  pickupPoint: Centimes | null
}

export type ParcelToCreate = {
  /** Our idempotency key, by which the courier finds the parcel. */
  reference: string
  fromWilaya: string
  firstName: string
  lastName: string
  phone: string
  address: string
  wilaya: string
  commune: string
  /** The courier's id of the pickup point; null for home delivery. */
  pickupPoint: string | null
  content: string
  collect: Centimes
  value: Centimes
  grams: number | null
}
export type CreatedParcel = { tracking: string; labelUrl: string | null }
/** A refusal has the courier's own message. */
export type CreateParcelResult =
  | ({ isCreated: true } & CreatedParcel)
  | { isCreated: false; words: string }

/** The courier's event beside our interpretation. */
export type CourierEvent = {
  /** Deterministic: a repeated event has the same id. */
  id: string
  tracking: string
  at: Date
  move: CourierStatus | null
  /** The courier's own wording. */
  status: string
  raw: Record<string, unknown>
}
export type CourierState =
  | 'in_transit'
  | 'at_wilaya'
  | 'waiting_for_customer'
  | 'out_for_delivery'
  | 'postponed'
  | 'alert'
  | 'attempt_failed'
  | 'delivered'
  | 'returning'
  | 'return_to_collect'
  | 'lost'
export type CourierStatus = { state: CourierState; reason: string | null; note: string | null }

export type CourierErrorKind = 'credentials_refused' | 'over_quota' | 'unavailable'
/** Thrown when the credentials are refused, the rate limit is reached or the courier is down. */
export class CourierError extends Error {
  readonly kind: CourierErrorKind
  /** When to retry; null when unknown. */
  readonly until: Date | null
  constructor(kind: CourierErrorKind, words: string, until: Date | null = null) {
    super(`${kind}: ${words}`)
    this.kind = kind
    this.until = until
  }
}

/**
 * A client for one account.
 * @throws CourierError
 */
export type Courier = {
  /** The most that it collects for one parcel. */
  maxCollect: Centimes
  /** Whether the credentials are accepted. */
  check(): Promise<boolean>
  communes(): Promise<CourierCommune[]>
  pickupPoints(): Promise<CourierPickupPoint[]>
  fees(fromWilaya: number, toWilaya: number): Promise<CourierFee[]>
  /** Null when the courier has no parcel with our reference. */
  find(reference: string): Promise<CreatedParcel | null>
  create(parcels: readonly ParcelToCreate[]): Promise<Map<string, CreateParcelResult>>
  /** False when the courier has collected it already. */
  cancel(tracking: string): Promise<boolean>
  label(url: string): Promise<Uint8Array<ArrayBuffer>>
  events(trackings: readonly string[]): Promise<CourierEvent[]>
  /** Payment status by tracking number. */
  payments(trackings: readonly string[]): Promise<Map<string, string>>
}
export type ConnectCourier = (account: CourierAccount) => Courier

/** What a folder of this one exports; `registry.ts` lists them. */
export type CourierDefinition = Partner & {
  /** Stored with each parcel: it never changes. */
  code: string
  /** A brand, the same in all languages. */
  name: string
  /** Public page of a parcel, to whose address the number is added. */
  trackingPage: string | null
  /** Null where parcels are entered by hand. */
  api: {
    connect(
      environment: Readonly<Record<string, string>>,
      deps: { clock: Clock; patience?: Milliseconds },
    ): ConnectCourier
    /** Takes the parcels of vendors without an account of their own. */
    accountOfOperator(environment: Readonly<Record<string, string>>): CourierAccount | null
  } | null
}
