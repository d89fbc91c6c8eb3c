import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, type Centimes, centimes, sum } from '#kernel/money.ts'
import type { PromoCode, PromoCodeId, PromoParcel } from '../schema.ts'
import { bulkPrice } from '#kernel/bulk-price.ts'
import { evaluatePromo, normalisePromoCode } from './promo-code.ts'

const now = new Date('2026-11-21T10:00:00Z')
const amounts = fc.integer({ min: 0, max: 50_000_000 }).map(centimes)
const steps = [5, 10].map((quantity) => ({ quantity, rate: basisPoints(quantity * 100) }))

const code = (fields: Partial<PromoCode> = {}): PromoCode => ({
  id: 'code' as PromoCodeId,
  code: 'AID',
  vendorId: null,
  gives: { kind: 'percentage', rate: basisPoints(1000) },
  minimum: centimes(0),
  maximumDiscount: null,
  startsAt: null,
  endsAt: null,
  maximumUses: null,
  uses: 0,
  isActive: true,
  ...fields,
})
const parcel = (vendorId: string, ...lines: number[]): PromoParcel => ({
  vendorId,
  lines: lines.map(centimes),
  shipping: centimes(40_000),
})

test('five cost 5 % less each, ten 10 %, four nothing', () => {
  const each = (quantity: number) => bulkPrice(centimes(99_90), quantity, steps)
  expect(each(4)).toEqual({ price: 9990, rate: 0, isWholesale: false })
  expect(each(5)).toEqual({ price: 9490, rate: 500, isWholesale: false })
  expect(each(12)).toEqual({ price: 8991, rate: 1000, isWholesale: false })
})

test('the price of a piece never rises with the quantity, whatever the order of the steps', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 50 }), (price, quantity) => {
      const here = bulkPrice(price, quantity, steps)
      expect(here).toEqual(bulkPrice(price, quantity, steps.toReversed()))
      expect(bulkPrice(price, quantity + 1, steps).price).toBeLessThanOrEqual(here.price)
      expect(here.price).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a code takes off each line its share, and the shares are the whole', () => {
  const gives = fc.oneof(
    fc
      .integer({ min: 1, max: 10_000 })
      .map((rate) => ({ kind: 'percentage' as const, rate: basisPoints(rate) })),
    fc
      .integer({ min: 1, max: 9_000_000 })
      .map((n) => ({ kind: 'amount' as const, amount: centimes(n) })),
  )
  const carts = fc.array(fc.array(amounts, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(carts, gives, (cart, given) => {
      const parcels = cart.map((lines, index) => ({
        vendorId: `v${index}`,
        lines,
        shipping: centimes(1),
      }))
      const base = sum(cart.flat())
      const result = evaluatePromo(code({ gives: given }), parcels, now)
      if (!result.ok) throw new Error(result.error.code)
      const off = sum(result.value.parcels.flatMap(({ lines }) => [...lines]))
      const meant = given.kind === 'amount' ? Math.min(given.amount, base) : null
      if (meant !== null) expect(off).toBe(meant)
      result.value.parcels.forEach(({ lines }, index) =>
        lines.forEach((share, line) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(cart[index]![line] as Centimes)
        }),
      )
    }),
  )
})

test("a shop's code counts and pays for its own parcel only", () => {
  const cart = [parcel('amel', 100_000), parcel('brahim', 300_000)]
  expect(evaluatePromo(code({ vendorId: 'amel' }), cart, now)).toEqual({
    ok: true,
    value: {
      paidBy: 'vendor',
      parcels: [
        { lines: [10_000], delivery: 0 },
        { lines: [0], delivery: 0 },
      ],
    },
  })
  expect(evaluatePromo(code({ vendorId: 'chahra' }), cart, now)).toMatchObject({
    error: { code: 'promo_not_applicable' },
  })
})

test('a percentage takes off no more than the most it may, and the shares are that', () => {
  const capped = code({ maximumDiscount: centimes(20_000) })
  const cart = [parcel('amel', 100_000), parcel('brahim', 300_000)]
  expect(evaluatePromo(capped, cart, now)).toMatchObject({
    value: { parcels: [{ lines: [5000] }, { lines: [15_000] }] },
  })
  expect(evaluatePromo(capped, [parcel('amel', 100_000)], now)).toMatchObject({
    value: { parcels: [{ lines: [10_000] }] },
  })
})

test('free delivery takes off the delivery, and nothing else', () => {
  const free = code({ gives: { kind: 'free_delivery' } })
  expect(evaluatePromo(free, [parcel('amel', 100)], now)).toMatchObject({
    value: { paidBy: 'operator', parcels: [{ lines: [0], delivery: 40_000 }] },
  })
})

test.each([
  [null, 'promo_unknown'],
  [code({ isActive: false }), 'promo_unknown'],
  [code({ startsAt: new Date('2026-12-01') }), 'promo_not_started'],
  [code({ endsAt: now }), 'promo_ended'],
  [code({ maximumUses: 3, uses: 3 }), 'promo_used_up'],
  [code({ minimum: centimes(100_001) }), 'promo_below_minimum'],
])('%j is refused with %s', (given, reason) => {
  expect(evaluatePromo(given, [parcel('amel', 100_000)], now)).toMatchObject({
    error: { code: reason },
  })
})

test('blanks and case of a typed code do not matter', () => {
  expect(normalisePromoCode(' aid 2026 ')).toBe('AID2026')
})
