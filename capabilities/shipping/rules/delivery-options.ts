import { addDeliveryDays, type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { after, days } from '#kernel/time.ts'
import type { DeliveryOption, Holiday, ShippingRate } from '../schema.ts'

/** Where no rate is set. */
const DEFAULT_DAYS = { minDays: 2, maxDays: 5 }

type DeliveryOptionsInputs = {
  holidays: readonly Holiday[]
  today: LocalDate
  defaultFee: Centimes
}

/** Home first, at the default fee when it has no rate; pickup points need a rate. */
export function deliveryOptions(
  rates: readonly ShippingRate[],
  { holidays, today, defaultFee }: DeliveryOptionsInputs,
): DeliveryOption[] {
  const home = rates.find(({ method }) => method === 'home') ?? {
    method: 'home',
    fee: defaultFee,
    freeAbove: null,
    ...DEFAULT_DAYS,
    isOffered: true,
    carriedBy: 'operator',
  }
  const pickupPoint = rates.find(({ method }) => method === 'stop_desk')
  const leaves = firstWorkingDay(today, holidays)
  return [home, pickupPoint]
    .filter((rate): rate is ShippingRate => rate?.isOffered === true)
    .map(({ method, fee, freeAbove, minDays, maxDays, carriedBy }) => ({
      method,
      fee,
      freeAbove,
      from: addDeliveryDays(leaves, minDays),
      until: addDeliveryDays(leaves, maxDays),
      carriedBy,
    }))
}

/** The vendor's own rates, and the operator's for methods without one. */
export function vendorRates(
  rates: readonly (ShippingRate & { vendorId: string | null })[],
  vendorId: string,
): ShippingRate[] {
  const own = rates.filter((rate) => rate.vendorId === vendorId)
  const shared = rates.filter(
    (rate) => rate.vendorId === null && !own.some(({ method }) => method === rate.method),
  )
  return [...own, ...shared]
}

/** The first day from `today` on outside of all closures. */
export function firstWorkingDay(today: LocalDate, holidays: readonly Holiday[]): LocalDate {
  let day = today
  for (const [from, until] of holidays.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (from <= day && day <= until) day = localDate(after(noonOfDay(until), days(1)))
  return day
}
