import type {
  OperatorRatesView,
  VendorRatesView,
  VendorRateView,
} from '#capabilities/shipping/contract.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'

export const METHODS = ['home', 'stop_desk'] as const
export type Method = (typeof METHODS)[number]

/** What is asked in one wilaya: by whoever manages the prices, and by whoever is asked for where they ask nothing. */
export type RateTableRow = VendorRatesView['items'][number]

/** Whose prices are managed. */
export type RatesAudience = 'vendor' | 'admin'
export const RATES_API: Readonly<Record<RatesAudience, string>> = {
  admin: '/api/v1/admin/shipping-rates',
  vendor: '/api/v1/vendor/shipping-rates',
}
type Views = { vendor: VendorRatesView; admin: OperatorRatesView }
export type RatesView = Views[RatesAudience]

/** The rows of the table. Below the marketplace's own prices there are none. */
export function rateRows({ items }: RatesView): RateTableRow[] {
  const own = (one: RateTableRow[Method] | VendorRateView | null) =>
    one !== null && 'own' in one ? one : { own: one, operator: null }
  return items.map(({ wilaya, home, stop_desk }) => ({
    ...{ wilaya, home: own(home), stop_desk: own(stop_desk) },
  }))
}

/**
 * What is typed of one method: texts until they are sent. Null is what differs among the wilayas that are set
 * together and was not touched: each keeps its own. `isOwnPromoCode` off means the operator's.
 */
export type RateForm = {
  isOwn: boolean | null
  isOffered: boolean | null
  fee: string | null
  freeAbove: string | null
  minDays: string | null
  maxDays: string | null
}

const USUAL = { fee: 0, free_above: null, min_days: 2, max_days: 5, is_offered: true }

/** The fields of one wilaya: the own tariff, else what the operator asks. The marketplace always has its own. */
function fieldsOf({ own, operator }: RateTableRow[Method], desk: RatesAudience) {
  const shown: VendorRateView = own ?? operator ?? USUAL
  return {
    isOwn: own !== null || desk === 'admin',
    isOffered: shown.is_offered,
    fee: own || operator ? String(shown.fee) : '',
    freeAbove: shown.free_above === null ? '' : String(shown.free_above),
    minDays: String(shown.min_days),
    maxDays: String(shown.max_days),
  }
}

/** The fields of all that are set together, as they stand. */
export function toRateForm(rows: readonly RateTableRow[Method][], desk: RatesAudience): RateForm {
  const all = rows.map((row) => fieldsOf(row, desk))
  const common = <Field extends keyof RateForm>(field: Field) => {
    const [first] = all
    return first && all.every((one) => one[field] === first[field]) ? first[field] : null
  }
  return {
    isOwn: common('isOwn'),
    isOffered: common('isOffered'),
    fee: common('fee'),
    freeAbove: common('freeAbove'),
    minDays: common('minDays'),
    maxDays: common('maxDays'),
  }
}

/** The tariff that was typed for one wilaya; undefined when a number is missing or none. */
export function parseRateForm(
  typed: RateForm,
  row: RateTableRow[Method],
  desk: RatesAudience,
): VendorRateView | null | undefined {
  const before = fieldsOf(row, desk)
  const isOwn = typed.isOwn ?? before.isOwn
  if (!isOwn) return null
  const freeText = (typed.freeAbove ?? before.freeAbove).trim()
  const fee = parseNumber(typed.fee ?? before.fee)
  const freeAbove = freeText === '' ? null : parseNumber(freeText)
  const minDays = parseNumber(typed.minDays ?? before.minDays)
  const maxDays = parseNumber(typed.maxDays ?? before.maxDays)
  if (fee === null || minDays === null || maxDays === null) return undefined
  if (!Number.isInteger(minDays) || !Number.isInteger(maxDays) || maxDays < minDays)
    return undefined
  if (freeText !== '' && (freeAbove === null || freeAbove <= 0)) return undefined
  return {
    fee,
    free_above: freeAbove,
    min_days: minDays,
    max_days: maxDays,
    is_offered: typed.isOffered ?? before.isOffered,
  }
}
