import { dinars, fromDinars } from '#kernel/money.ts'
import type { DeliveryOptionView, VendorRateView } from '../contract.ts'
import type { DeliveryOption, RateTerms } from '../schema.ts'

/** An option as the API answers it. */
export const optionView = (option: DeliveryOption): DeliveryOptionView => ({
  method: option.method,
  fee: dinars(option.fee),
  free_above: option.freeAbove === null ? null : dinars(option.freeAbove),
  from: option.from,
  until: option.until,
})

/** A tariff as the API answers it; null is none. */
export const rateView = (tariff: RateTerms | null): VendorRateView | null =>
  tariff && {
    fee: dinars(tariff.fee),
    free_above: tariff.freeAbove === null ? null : dinars(tariff.freeAbove),
    min_days: tariff.minDays,
    max_days: tariff.maxDays,
    is_offered: tariff.isOffered,
  }

/** A tariff as it was sent. */
export const parseRate = (tariff: VendorRateView | null): RateTerms | null =>
  tariff && {
    fee: fromDinars(tariff.fee),
    freeAbove: tariff.free_above === null ? null : fromDinars(tariff.free_above),
    minDays: tariff.min_days,
    maxDays: tariff.max_days,
    isOffered: tariff.is_offered,
  }
