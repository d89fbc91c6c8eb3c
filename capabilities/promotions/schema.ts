import type { Brand } from '#kernel/brand.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'

export type PromoCodeId = Brand<string, 'PromoCodeId'>

export type PromoCode = {
  id: PromoCodeId
  code: string
  /** Null for the operator. The owner pays for the discount. */
  vendorId: string | null
  gives:
    | { kind: 'percentage'; rate: BasisPoints }
    | { kind: 'amount'; amount: Centimes }
    | { kind: 'free_delivery' }
  minimum: Centimes
  /** Maximum of a percentage discount, in centimes. */
  maximumDiscount: Centimes | null
  startsAt: Date | null
  endsAt: Date | null
  maximumUses: number | null
  uses: number
  isActive: boolean
}

export type CodeTerms = Pick<
  PromoCode,
  'code' | 'gives' | 'minimum' | 'maximumDiscount' | 'startsAt' | 'endsAt' | 'maximumUses'
> & {
  maximumUsesPerBuyer: number | null
  /** Shown on the vendor's shop page. */
  isPublic: boolean
}

export type ManagedCode = CodeTerms & {
  id: PromoCodeId
  vendorId: string | null
  uses: number
  /** Including released redemptions. */
  wasUsed: boolean
  stoppedAt: Date | null
}

export type PromoRefusal =
  | { code: 'promo_unknown' }
  | { code: 'promo_not_started'; startsAt: Date }
  | { code: 'promo_ended' }
  | { code: 'promo_used_up' }
  | { code: 'promo_too_many_attempts' }
  | { code: 'promo_used_by_buyer' }
  | { code: 'promo_not_applicable' }
  | { code: 'promo_below_minimum'; minimum: Centimes }

export type PromoParcel = {
  vendorId: string
  /** In centimes, after the bulk discount. */
  lines: readonly Centimes[]
  shipping: Centimes
}

/** In centimes, per line and on the shipping fee. */
export type ParcelDiscount = { lines: readonly Centimes[]; delivery: Centimes }
export type PromoDiscount = { parcels: readonly ParcelDiscount[]; paidBy: 'operator' | 'vendor' }
