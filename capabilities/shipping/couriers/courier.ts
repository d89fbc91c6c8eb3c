import type { Centimes } from '#kernel/money.ts'

/** What a courier lets one in with. */
export type CourierAccount = { id: string; token: string }

/** A commune as a courier numbers and spells it. */
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
/** What a parcel costs to each commune of a wilaya; null where it does not go that way. */
export type CourierFee = {
  commune: number
  home: Centimes | null
  stopDesk: Centimes | null
}

export type ParcelToCreate = {
  /** Ours: the courier keeps it, and finds the parcel by it. */
  reference: string
  fromWilaya: string
  firstName: string
  lastName: string
  phone: string
  address: string
  wilaya: string
  commune: string
  /** The desk where it waits, by the courier's number; null when it goes to the door. */
  desk: string | null
  content: string
  collect: Centimes
  value: Centimes
  grams: number | null
}
export type CreatedParcel = { tracking: string; labelUrl: string | null }
/** A courier that understood and says no says why, in its own words. */
export type CreateParcelResult =
  | ({ isCreated: true } & CreatedParcel)
  | { isCreated: false; words: string }

/** What a courier says of a parcel: the raw fact beside what it means to us. */
export type CourierEvent = {
  /** The same fact told twice has the same id. */
  id: string
  tracking: string
  at: Date
  move: CourierStatus | null
  /** In the courier's own words. */
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
/** Where a courier has taken a parcel, and why it did not arrive. */
export type CourierStatus = { state: CourierState; reason: string | null; note: string | null }

export type CourierErrorKind = 'credentials_refused' | 'over_quota' | 'unavailable'
/** A courier that cannot be asked now: it does not know us, has had enough of us, or does not answer. */
export class CourierError extends Error {
  readonly kind: CourierErrorKind
  /** When it is worth asking again, as far as it said. */
  readonly until: Date | null
  constructor(kind: CourierErrorKind, words: string, until: Date | null = null) {
    super(`${kind}: ${words}`)
    this.kind = kind
    this.until = until
  }
}

/** One courier on behalf of one account. What it cannot answer is thrown as `CourierError`. */
export type Courier = {
  /** Whether the account is let in. */
  check(): Promise<boolean>
  communes(): Promise<CourierCommune[]>
  pickupPoints(): Promise<CourierPickupPoint[]>
  fees(fromWilaya: number, toWilaya: number): Promise<CourierFee[]>
  /** The parcel that it has under our reference, if it has one. */
  find(reference: string): Promise<CreatedParcel | null>
  create(parcels: readonly ParcelToCreate[]): Promise<Map<string, CreateParcelResult>>
  /** Takes back a parcel that it has not fetched yet; false when it is too late. */
  cancel(tracking: string): Promise<boolean>
  label(url: string): Promise<Uint8Array<ArrayBuffer>>
  events(trackings: readonly string[]): Promise<CourierEvent[]>
  /** What it says of the money of each parcel. */
  payments(trackings: readonly string[]): Promise<Map<string, string>>
}
export type ConnectCourier = (account: CourierAccount) => Courier
