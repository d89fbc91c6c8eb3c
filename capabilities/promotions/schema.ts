import type { Brand } from '#kernel/brand.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'

export type PromoCodeId = Brand<string, 'PromoCodeId'>

/** From this quantity of a product on, this much less for each piece. */
export type BulkDiscount = { quantity: number; rate: BasisPoints }

export type PromoCode = {
  id: PromoCodeId
  code: string
  /** The shop that gives it, or null for the operator: whoever gives it pays for it. */
  vendorId: string | null
  gives:
    | { kind: 'percentage'; rate: BasisPoints }
    | { kind: 'amount'; amount: Centimes }
    | { kind: 'free_delivery' }
  minimum: Centimes
  /** A percentage never takes off more than this. */
  maximumDiscount: Centimes | null
  startsAt: Date | null
  endsAt: Date | null
  maximumUses: number | null
  uses: number
  isActive: boolean
}

/** What whoever gives a code decides of it. */
export type CodeTerms = Pick<
  PromoCode,
  'code' | 'gives' | 'minimum' | 'maximumDiscount' | 'startsAt' | 'endsAt' | 'maximumUses'
> & {
  maximumUsesPerBuyer: number | null
  /** The page of the shop shows it. */
  isPublic: boolean
}

/** A code as whoever manages it holds it. */
export type ManagedCode = CodeTerms & {
  id: PromoCodeId
  vendorId: string | null
  uses: number
  /** Also by purchases that were cancelled since. */
  wasUsed: boolean
  stoppedAt: Date | null
}

export type PromoRefusal =
  | { code: 'promo_unknown' }
  | { code: 'promo_not_started'; startsAt: Date }
  | { code: 'promo_ended' }
  | { code: 'promo_used_up' }
  | { code: 'promo_used_by_buyer' }
  | { code: 'promo_not_for_these' }
  | { code: 'promo_below_minimum'; minimum: Centimes }

/** One shop's part of a cart, as a promo code looks at it. */
export type PromoParcel = {
  vendorId: string
  /** What each line costs, quantity price applied. */
  lines: readonly Centimes[]
  shipping: Centimes
}

/** What a code takes off a parcel: off each line, and off its delivery. */
export type ParcelDiscount = { lines: readonly Centimes[]; delivery: Centimes }
export type PromoDiscount = { parcels: readonly ParcelDiscount[]; paidBy: 'operator' | 'vendor' }
