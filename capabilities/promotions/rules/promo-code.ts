import { allocate, type Centimes, centimes, ZERO_CENTIMES, shareOf, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { PromoCode, PromoDiscount, PromoParcel, PromoRefusal } from '../schema.ts'

/** Ignores blanks and case. */
export const normalisePromoCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/**
 * A vendor's code applies to its own parcel only, and no price falls below zero. The limit per
 * buyer is checked by the checkout.
 */
export function evaluatePromo(
  code: PromoCode | null,
  parcels: readonly PromoParcel[],
  now: Date,
): Result<PromoDiscount, PromoRefusal> {
  if (!code?.isActive) return refuse({ code: 'promo_unknown' })
  const { startsAt, endsAt, maximumUses } = code
  if (startsAt && now < startsAt) return refuse({ code: 'promo_not_started', startsAt })
  if (endsAt && now >= endsAt) return refuse({ code: 'promo_ended' })
  if (maximumUses !== null && code.uses >= maximumUses) return refuse({ code: 'promo_used_up' })

  const counts = ({ vendorId }: PromoParcel) => code.vendorId === null || code.vendorId === vendorId
  if (!parcels.some(counts)) return refuse({ code: 'promo_not_applicable' })
  const weights = parcels.map((parcel) =>
    parcel.lines.map((line) => (counts(parcel) ? line : ZERO_CENTIMES)),
  )
  const base = sum(weights.flat())
  if (base < code.minimum) return refuse({ code: 'promo_below_minimum', minimum: code.minimum })

  const shares = shareOut(goodsDiscount(code, base), weights)
  const isFree = code.gives.kind === 'free_delivery'
  return ok({
    parcels: parcels.map((parcel, index) => ({
      lines: shares[index] ?? [],
      delivery: isFree && counts(parcel) ? parcel.shipping : ZERO_CENTIMES,
    })),
    paidBy: code.vendorId === null ? 'operator' : 'vendor',
  })
}

function goodsDiscount({ gives, maximumDiscount }: PromoCode, base: Centimes): Centimes {
  switch (gives.kind) {
    case 'percentage': {
      const share = shareOf(base, gives.rate)
      return maximumDiscount !== null && maximumDiscount < share ? maximumDiscount : share
    }
    case 'amount':
      return gives.amount < base ? gives.amount : base
    case 'free_delivery':
      return ZERO_CENTIMES
  }
}

/** In proportion to the line amounts. */
function shareOut(discount: Centimes, weights: readonly (readonly number[])[]): Centimes[][] {
  const flat = weights.flat()
  const shares = discount === 0 ? flat.map(() => centimes(0)) : allocate(discount, flat)
  let from = 0
  return weights.map((lines) => shares.slice(from, (from += lines.length)))
}
