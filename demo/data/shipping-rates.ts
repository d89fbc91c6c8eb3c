import { type Centimes, fromDinars } from '#kernel/money.ts'
import { demoId } from '../ids.ts'
import { ZONES } from './places.ts'
import type { Row } from './insert-rows.ts'

export type Method = 'home' | 'stop_desk'
export type DemoRate = {
  fee: Centimes
  freeAbove: Centimes | null
  days: readonly [number, number]
}
export type DemoRates = (wilaya: string, method: Method) => DemoRate

/** Used when the operator has set no shipping rates yet. */
export const rateRows = (now: Date): Row[] =>
  ZONES.flatMap(({ wilayas, home, pickupPoint, days: [from, until] }) =>
    wilayas.flatMap((wilaya) =>
      (
        [
          ['home', home],
          ['stop_desk', pickupPoint],
        ] as const
      ).map(([method, fee]) => ({
        id: demoId('tariff', `${wilaya} ${method}`),
        vendor_id: null,
        wilaya_code: wilaya,
        method,
        fee_centimes: fromDinars(fee),
        min_days: from,
        max_days: until,
        updated_at: now,
      })),
    ),
  )

export type RateRow = {
  wilaya_code: string
  method: Method
  fee_centimes: Centimes
  free_above_centimes: Centimes | null
  min_days: number
  max_days: number
}

export function ratesOf(rows: readonly RateRow[]): DemoRates {
  const found = new Map(rows.map((row) => [`${row.wilaya_code} ${row.method}`, row]))
  return (wilaya, method) => {
    const row = found.get(`${wilaya} ${method}`) ?? found.get(`${wilaya} home`)
    if (!row) throw new Error(`no shipping rate for the wilaya ${wilaya}`)
    return {
      fee: row.fee_centimes,
      freeAbove: row.free_above_centimes,
      days: [row.min_days, row.max_days],
    }
  }
}
