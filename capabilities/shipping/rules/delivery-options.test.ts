import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { centimes } from '#kernel/money.ts'
import type { Holiday, ShippingRate } from '../schema.ts'
import { deliveryOptions, firstWorkingDay } from './delivery-options.ts'

const day = (text: string) => text as LocalDate
const saturday = day('2026-11-21')
const rate = (fields: Partial<ShippingRate> = {}): ShippingRate => ({
  method: 'home',
  fee: centimes(40_000),
  freeAbove: null,
  minDays: 2,
  maxDays: 5,
  isOffered: true,
  carriedBy: 'operator',
  ...fields,
})
const options = (rates: ShippingRate[], holidays: Holiday[] = []) =>
  deliveryOptions(rates, { holidays, today: saturday, defaultFee: centimes(30_000) })

test('where nobody has set a rate, home costs the default and takes 2 to 5 days', () => {
  expect(options([])).toEqual([
    {
      method: 'home',
      fee: 30_000,
      freeAbove: null,
      from: '2026-11-23',
      until: '2026-11-26',
      carriedBy: 'operator',
    },
  ])
})

test('Fridays are not delivery days', () => {
  expect(options([rate({ minDays: 6, maxDays: 7 })])[0]).toMatchObject({
    from: '2026-11-28',
    until: '2026-11-29',
  })
})

test('a shop on holiday ships when it is back', () => {
  const holidays: Holiday[] = [
    [day('2026-11-24'), day('2026-11-25')],
    [day('2026-11-20'), day('2026-11-23')],
  ]
  expect(firstWorkingDay(saturday, holidays)).toBe('2026-11-26')
  expect(options([rate()], holidays)[0]).toMatchObject({ from: '2026-11-29' })
})

test('a method that a shop does not offer is not proposed', () => {
  const own = rate({ isOffered: false, carriedBy: 'vendor' })
  expect(options([own, rate({ method: 'stop_desk' })]).map(({ method }) => method)).toEqual([
    'stop_desk',
  ])
})
