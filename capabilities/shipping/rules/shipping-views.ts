import { dinars, fromDinars } from '#kernel/money.ts'
import type { DeliveryOptionView, VendorRateView } from '../contract.ts'
import type { DeliveryOption, RateTerms } from '../schema.ts'

export const optionView = (option: DeliveryOption): DeliveryOptionView => ({
  method: option.method,
  fee: dinars(option.fee),
  free_above: option.freeAbove === null ? null : dinars(option.freeAbove),
  from: option.from,
  until: option.until,
})

export const rateView = (rate: RateTerms | null): VendorRateView | null =>
  rate && {
    fee: dinars(rate.fee),
    free_above: rate.freeAbove === null ? null : dinars(rate.freeAbove),
    min_days: rate.minDays,
    max_days: rate.maxDays,
    is_offered: rate.isOffered,
  }

export const parseRate = (rate: VendorRateView | null): RateTerms | null =>
  rate && {
    fee: fromDinars(rate.fee),
    freeAbove: rate.free_above === null ? null : fromDinars(rate.free_above),
    minDays: rate.min_days,
    maxDays: rate.max_days,
    isOffered: rate.is_offered,
  }
