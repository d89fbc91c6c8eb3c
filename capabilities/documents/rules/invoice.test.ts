import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { basisPoints, centimes, sum } from '#kernel/money.ts'
import { deliveryLine, draftInvoice, highestRate, type SoldLine } from './invoice.ts'
import { type StampScale, stampDutyOn, tiersOn } from './stamp-duty.ts'

const line = (price: number, quantity = 1, vat = 1900, discount = 0): SoldLine => ({
  designation: 'Tajine',
  quantity,
  price: centimes(price),
  total: centimes(price * quantity),
  discount: centimes(discount),
  vat: basisPoints(vat),
})
const bill = (goods: SoldLine[], shipping = 0, given = 0) => {
  const delivered = { shipping: centimes(shipping), shippingDiscount: centimes(given) }
  const delivery = deliveryLine(delivered, 'Livraison', highestRate(goods))
  const lines = delivery ? [...goods, delivery] : goods
  const exact = sum(lines.map(({ total, discount }) => centimes(total - discount)))
  const rounding = centimes(Math.round(exact / 100) * 100 - exact)
  const draft = draftInvoice(lines, { rounding, stampDuty: centimes(0) })
  return { draft, paid: exact + rounding }
}

test('an invoice of a shop with VAT takes the tax out of what was paid', () => {
  const { draft } = bill([line(119_000, 2)], 30_000)
  expect(draft.lines).toEqual([
    {
      item: null,
      due: 238_000,
      designation: 'Tajine',
      quantity: 2,
      unitPrice: 100_000,
      discount: 0,
      total: 200_000,
      vat: 1900,
    },
    {
      item: 'delivery',
      due: 30_000,
      designation: 'Livraison',
      quantity: 1,
      unitPrice: 25_210,
      discount: 0,
      total: 25_210,
      vat: 1900,
    },
  ])
  expect(draft).toMatchObject({ subtotal: 225_210, vatTotal: 42_790, total: 268_000 })
})

test('delivery bears the highest rate of the goods, and none of a shop without VAT', () => {
  const mixed = bill([line(1000, 1, 900), line(1000)], 300)
  expect(mixed.draft.lines.map(({ vat }) => vat)).toEqual([1900, 1900, 900])
  const free = bill([line(1000, 1, 0)], 300)
  expect(free.draft).toMatchObject({ vatTotal: 0, subtotal: 1300, total: 1300 })
  expect(bill([line(1000)], 300, 300).draft.lines).toHaveLength(1)
})

test('whatever was sold, the invoice adds up to what is paid', () => {
  const lines = fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(0, 900, 1900),
        fc.integer({ min: 0, max: 100 }),
      )
      .map(([price, quantity, vat, percent]) =>
        line(price, quantity, vat, Math.floor((price * quantity * percent) / 100)),
      ),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 200_000 }), (some, shipping) => {
      const { draft, paid } = bill(some, shipping)
      expect(draft.total).toBe(paid)
      expect(sum(draft.lines.map(({ total }) => total))).toBe(draft.subtotal)
      for (const { rate, base } of draft.vat)
        expect(sum(draft.lines.filter(({ vat }) => vat === rate).map(({ total }) => total))).toBe(
          base,
        )
    }),
  )
})

const TIERS = [
  { from: centimes(30_001), rate: basisPoints(100), minimum: centimes(500) },
  { from: centimes(3_000_001), rate: basisPoints(150), minimum: centimes(500) },
  { from: centimes(10_000_001), rate: basisPoints(200), minimum: centimes(500) },
]
test.each([
  [30_000, 0],
  [30_100, 500],
  [1_140_000, 11_400],
  [1_140_100, 11_500],
  [3_000_000, 30_000],
  [3_000_100, 45_200],
  [10_000_100, 200_200],
])('the stamp duty on %i centimes in cash is %i', (amount, duty) => {
  expect(stampDutyOn(centimes(amount), TIERS)).toBe(duty)
})

test('without a rate in force there is no duty', () => {
  expect(stampDutyOn(centimes(5_000_000), [])).toBe(0)
})

test('the scale of a day is that of its dates, and none while the operator does not charge it', () => {
  const first = { validFrom: '2025-01-01', validUntil: '2026-01-01', isApplied: true, source: 'a' }
  const next = { validFrom: '2026-01-01', validUntil: null, isApplied: true, source: 'b' }
  const scales = [
    { ...next, tiers: [] },
    { ...first, tiers: TIERS },
  ] as unknown as readonly StampScale[]
  const on = (day: string) => tiersOn(scales, day as LocalDate)
  expect([on('2024-12-31'), on('2025-12-31'), on('2026-01-01')]).toEqual([[], TIERS, []])
  const off = scales.map((scale) => ({ ...scale, isApplied: false }))
  expect(tiersOn(off, '2025-12-31' as LocalDate)).toEqual([])
})
