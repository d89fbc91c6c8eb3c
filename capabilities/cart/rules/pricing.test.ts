import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { basisPoints, centimes, sum } from '#kernel/money.ts'
import {
  createPromotions,
  type PromoCode,
  type PromoCodeId,
} from '#capabilities/promotions/index.ts'
import type { DeliveryOption } from '#capabilities/shipping/index.ts'
import type { ResolvedLine, SellableVariant } from '../schema.ts'
import { type CartToPrice, priceCart } from './pricing.ts'

const now = new Date('2026-11-21T10:00:00Z')
const rules = {
  ...createPromotions({ clock: { now: () => now } }),
  stampDutyOn: () => centimes(0),
}

const way = (fields: Partial<DeliveryOption> = {}): DeliveryOption => ({
  method: 'home',
  fee: centimes(40_000),
  freeAbove: null,
  from: '2026-11-23' as LocalDate,
  until: '2026-11-26' as LocalDate,
  carriedBy: 'operator',
  ...fields,
})
const line = (fields: Partial<SellableVariant> = {}, quantity = 1): ResolvedLine => {
  const sold: SellableVariant = {
    productId: 'tajine',
    variantId: 'tajine',
    vendorId: 'amel',
    vendorName: { fr: 'Poterie Amel', en: null, ar: null },
    requiresPhoneConfirmation: false,
    chargesVat: true,
    name: { fr: 'Tajine', en: null, ar: null },
    options: [],
    sku: null,
    image: null,
    categories: ['maison'],
    listPrice: centimes(480_000),
    onHand: 10,
    vat: null,
    steps: [],
    ...fields,
  }
  return { quoteLine: { productId: sold.productId, variantId: null, quantity }, sold }
}
const cart = (lines: ResolvedLine[], fields: Partial<CartToPrice> = {}): CartToPrice => ({
  lines,
  options: new Map(lines.map(({ sold }) => [sold?.vendorId ?? '', [way()]])),
  methods: {},
  promo: undefined,
  now,
  ...fields,
})
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

const vendors = fc.constantFrom('amel', 'brahim', 'chahra')
const lines = fc.array(
  fc
    .record({
      vendorId: vendors,
      productId: fc.constantFrom('a', 'b', 'c', 'd'),
      listPrice: fc.integer({ min: 0, max: 9_000_000 }).map(centimes),
      onHand: fc.integer({ min: 0, max: 20 }),
      quantity: fc.integer({ min: 1, max: 30 }),
      steps: fc.constantFrom([], [{ quantity: 5, rate: basisPoints(333) }]),
    })
    .map(({ quantity, ...sold }) =>
      line(
        {
          ...sold,
          productId: sold.vendorId + sold.productId,
          variantId: `${sold.vendorId}${sold.productId}${sold.listPrice}`,
        },
        quantity,
      ),
    ),
  { minLength: 1, maxLength: 12 },
)
const gives: fc.Arbitrary<PromoCode['gives']> = fc.oneof(
  fc
    .integer({ min: 1, max: 10_000 })
    .map((rate) => ({ kind: 'percentage' as const, rate: basisPoints(rate) })),
  fc
    .integer({ min: 1, max: 9_999_999 })
    .map((n) => ({ kind: 'amount' as const, amount: centimes(n) })),
  fc.constant({ kind: 'free_delivery' as const }),
)
const promos = fc.option(
  fc.record({ gives, vendorId: fc.option(vendors) }).map((fields) => code(fields)),
  { nil: undefined },
)

test('the total is lines - discounts + delivery + rounding, and never below zero', () => {
  fc.assert(
    fc.property(lines, promos, (given, promo) => {
      const priced = priceCart(cart(given, { promo }), rules)
      const due = priced.subtotal + priced.shipping! - priced.discount
      expect(priced.total).toBe(due + priced.rounding)
      expect(priced.total).toBeGreaterThanOrEqual(0)
      for (const parcel of priced.parcels) {
        expect(parcel.total).toBe(
          parcel.subtotal + parcel.shipping! - parcel.discount + parcel.rounding,
        )
        expect(parcel.total).toBeGreaterThanOrEqual(0)
        expect(parcel.total % 100).toBe(0)
        expect(Math.abs(parcel.rounding)).toBeLessThanOrEqual(50)
        for (const line of parcel.lines) expect(line.discount).toBeLessThanOrEqual(line.total)
      }
    }),
    { numRuns: 500 },
  )
})

test('splitting by shop and summing gives the cart back', () => {
  fc.assert(
    fc.property(lines, promos, (given, promo) => {
      const whole = priceCart(cart(given, { promo }), rules)
      for (const amount of ['subtotal', 'discount', 'rounding', 'total'] as const)
        expect(sum(whole.parcels.map((parcel) => parcel[amount]))).toBe(whole[amount])
      // A parcel costs the same alone and in the cart, unless a promo code spans vendors.
      if (promo) return
      for (const parcel of whole.parcels) {
        const alone = given.filter(({ sold }) => sold?.vendorId === parcel.vendor.id)
        expect(priceCart(cart(alone), rules).total).toBe(parcel.total)
      }
    }),
  )
})

test('nobody is promised more than there is, also by two lines of one variant', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const { parcels } = priceCart(cart(given), rules)
      const promised = new Map<string, number>()
      for (const { sold, quantity } of parcels.flatMap((parcel) => parcel.lines))
        promised.set(sold.variantId, (promised.get(sold.variantId) ?? 0) + quantity)
      for (const [variant, quantity] of promised) {
        const stocks = given.filter(({ sold }) => sold?.variantId === variant)
        expect(quantity).toBeLessThanOrEqual(Math.max(...stocks.map(({ sold }) => sold!.onHand)))
      }
    }),
  )
})

test('[CART-5] a stock that is short and a product that is gone are said line by line', () => {
  const gone: ResolvedLine = {
    quoteLine: { productId: 'x', variantId: null, quantity: 1 },
    sold: null,
  }
  const short = line({ productId: 'b', variantId: 'b', onHand: 2 }, 5)
  const none = line({ productId: 'c', variantId: 'c', onHand: 0 })

  const priced = priceCart(cart([line(), gone, short, none]), rules)

  expect(priced.changes).toEqual([
    { line: 1, kind: 'gone', reason: 'gone' },
    { line: 2, kind: 'stock_short', reason: 'stock_short', available: 2 },
    { line: 3, kind: 'stock_short', reason: 'sold_out', available: 0 },
  ])
  expect(priced.parcels[0]!.lines.map((line) => line.quantity)).toEqual([1, 2])
})

test('the quantity price counts the pieces of all variants of a product', () => {
  const steps = [{ quantity: 5, rate: basisPoints(500) }]
  const { parcels } = priceCart(
    cart([line({ variantId: 's', steps }, 3), line({ variantId: 'm', steps }, 2)]),
    rules,
  )
  expect(parcels[0]!.lines.map((line) => line.price)).toEqual([456_000, 456_000])
})

test('delivery is free above the threshold, as asked, and unknown without a wilaya', () => {
  const options = new Map([
    [
      'amel',
      [way({ freeAbove: centimes(900_000) }), way({ method: 'stop_desk', fee: centimes(25_000) })],
    ],
  ])
  const shipping = (lines: ResolvedLine[], methods: CartToPrice['methods'] = {}) =>
    priceCart(cart(lines, { options, methods }), rules).shipping

  expect(shipping([line()])).toBe(40_000)
  expect(shipping([line({}, 2)])).toBe(0)
  expect(shipping([line()], { amel: 'stop_desk' })).toBe(25_000)
  expect(priceCart(cart([line()], { options: null }), rules)).toMatchObject({
    shipping: null,
    total: 480_000,
  })
})

test('a shop that does not send to the wilaya sells nothing there', () => {
  const priced = priceCart(cart([line()], { options: new Map([['amel', []]]) }), rules)
  expect(priced.changes).toEqual([{ line: 0, kind: 'gone', reason: 'not_delivered' }])
  expect(priced.total).toBe(0)
})

test('a refused code is said and takes nothing off', () => {
  expect(priceCart(cart([line()], { promo: null }), rules)).toMatchObject({
    promo: null,
    discount: 0,
    changes: [{ line: null, kind: 'promo_refused', reason: { code: 'promo_unknown' } }],
  })
})

test('[CART-4] a product that is still on sale at 0 DA is not given away: its line is gone', () => {
  const priced = priceCart(cart([line({ listPrice: centimes(0) }), line()]), rules)
  expect(priced.changes).toEqual([{ line: 0, kind: 'gone', reason: 'gone' }])
  expect(priced.parcels.flatMap(({ lines }) => lines.map((item) => item.line))).toEqual([1])
})
