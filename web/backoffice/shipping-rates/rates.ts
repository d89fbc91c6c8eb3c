import {
  SHIPPING_ZONES,
  type OperatorRatesView,
  type VendorRatesView,
  type VendorRateView,
  type DeliveryMethodName,
} from '#capabilities/shipping/contract.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'

export const METHODS = ['home', 'stop_desk'] as const

/** `own` is the rate of the editing audience, `operator` the fallback. */
export type RateTableRow = VendorRatesView['items'][number]

export type RatesAudience = 'vendor' | 'admin'
export type RatesView = VendorRatesView | OperatorRatesView

/** The operator's own rates have no fallback. */
export function rateRows({ items }: RatesView): RateTableRow[] {
  const own = (item: RateTableRow[DeliveryMethodName] | VendorRateView | null) =>
    item !== null && 'own' in item ? item : { own: item, operator: null }
  return items.map(({ wilaya, zone, home, stop_desk }) => ({
    ...{ wilaya, zone, home: own(home), stop_desk: own(stop_desk) },
  }))
}

/** Rows by zone, from the capital outwards; a zone without rows is absent. */
export const zonesOf = (rows: readonly RateTableRow[]) =>
  SHIPPING_ZONES.map((zone) => ({ zone, rows: rows.filter((row) => row.zone === zone) })).filter(
    ({ rows: own }) => own.length > 0,
  )

/** The lowest and the highest fee that apply; null where nothing is offered. */
export function feeRange(
  rows: readonly RateTableRow[],
  method: DeliveryMethodName,
): { min: number; max: number } | null {
  const fees = rows.flatMap((row) => {
    const rate = row[method].own ?? row[method].operator
    return rate?.is_offered ? [rate.fee] : []
  })
  return fees.length === 0 ? null : { min: Math.min(...fees), max: Math.max(...fees) }
}

/**
 * Values as typed. Null: differs among the edited wilayas and was not touched, so each keeps its
 * own.
 * `isOwn` false uses the operator's rate.
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

/** Admins always edit their own rate. */
function fieldsOf({ own, operator }: RateTableRow[DeliveryMethodName], pickupPoint: RatesAudience) {
  const shown: VendorRateView = own ?? operator ?? USUAL
  return {
    isOwn: own !== null || pickupPoint === 'admin',
    isOffered: shown.is_offered,
    fee: own || operator ? String(shown.fee) : '',
    freeAbove: shown.free_above === null ? '' : String(shown.free_above),
    minDays: String(shown.min_days),
    maxDays: String(shown.max_days),
  }
}

export function toRateForm(
  rows: readonly RateTableRow[DeliveryMethodName][],
  pickupPoint: RatesAudience,
): RateForm {
  const all = rows.map((row) => fieldsOf(row, pickupPoint))
  const common = <Field extends keyof RateForm>(field: Field) => {
    const [first] = all
    return first && all.every((item) => item[field] === first[field]) ? first[field] : null
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

/** Null uses the operator's rate; undefined is an invalid number. */
export function parseRateForm(
  typed: RateForm,
  row: RateTableRow[DeliveryMethodName],
  pickupPoint: RatesAudience,
): VendorRateView | null | undefined {
  const before = fieldsOf(row, pickupPoint)
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
