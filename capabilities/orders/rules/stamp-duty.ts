import { type Centimes, centimes, minus, sum } from '#kernel/money.ts'
import type { Parcel } from '../schema.ts'

/** Of the order's price: what a parcel collects besides the stamp duty. */
export const priceCollected = ({ collect, stampDuty }: Pick<Parcel, 'collect' | 'stampDuty'>) =>
  minus(collect, stampDuty)

/**
 * Each parcel is a payment with a duty of its own, and several may come to more than one: the buyer is
 * never asked for more in all than was shown at the checkout.
 */
export function cappedStampDuty(
  due: Centimes,
  { shown, before }: { shown: Centimes; before: readonly Pick<Parcel, 'stampDuty'>[] },
): Centimes {
  const left = minus(shown, sum(before.map(({ stampDuty }) => stampDuty)))
  return centimes(Math.min(due, Math.max(0, left)))
}
