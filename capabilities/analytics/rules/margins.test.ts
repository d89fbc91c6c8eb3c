import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import {
  bestAndWorst,
  orderMarginLines,
  productMargin,
  type ProductSums,
  totalsOf,
} from './margins.ts'

const line = {
  productId: 'a',
  variantId: 'v',
  quantity: 2,
  cancelledQuantity: 0,
  weight: 8000,
  returnedQuantity: 0,
  restockedQuantity: 0,
  unitCost: null,
}
const money = (sold: number, back = 0, commission = 0, vat = 0) => ({
  sold: centimes(sold),
  back: centimes(back),
  commission: centimes(commission),
  vat: centimes(vat),
})

test('what came back is borne by the line it came back of', () => {
  const other = {
    ...line,
    productId: 'b',
    weight: 2000,
    quantity: 1,
    returnedQuantity: 1,
    restockedQuantity: 1,
  }
  const order = { outcome: 'delivered', hasLeft: true } as const
  const lines = orderMarginLines({
    ...order,
    money: money(10_000, 2000, 400, 76),
    lines: [line, other],
  })
  expect(lines).toMatchObject([
    { sold_centimes: 8000, returned_centimes: 0, commission_centimes: 400, vat_centimes: 76 },
    { sold_centimes: 2000, returned_centimes: 2000, commission_centimes: 0, vat_centimes: 0 },
  ])
  expect(lines.map((line) => line.returned_quantity)).toEqual([0, 1])
})

test('what is on its way is counted apart; a parcel that was refused came back and cost no goods', () => {
  const lines = [{ ...line, unitCost: centimes(100) }]
  const waiting = {
    outcome: 'waiting',
    hasLeft: true,
    money: money(8000, 0, 400, 76),
    lines,
  } as const
  expect(orderMarginLines(waiting)).toMatchObject([
    { quantity: 0, sold_centimes: 0, pending_centimes: 7524, cost_centimes: 0 },
  ])
  const refused = { outcome: 'cancelled', hasLeft: true, money: money(0), lines } as const
  expect(orderMarginLines(refused)).toMatchObject([
    { quantity: 2, returned_quantity: 2, cost_centimes: 0 },
  ])
  expect(orderMarginLines({ ...refused, hasLeft: false })).toMatchObject([{ quantity: 0 }])
})

test('whatever an order is, its lines make up its money again', () => {
  const amount = fc.integer({ min: -500_000, max: 5_000_000 })
  const anyLine = fc.record({
    productId: fc.constantFrom('a', 'b', 'c'),
    variantId: fc.constantFrom('v', 'w'),
    quantity: fc.integer({ min: 1, max: 9 }),
    cancelledQuantity: fc.constant(0),
    weight: fc.integer({ min: 0, max: 900_000 }),
    returnedQuantity: fc.integer({ min: 0, max: 1 }),
    restockedQuantity: fc.integer({ min: 0, max: 1 }),
    unitCost: fc.option(fc.integer({ min: 0, max: 90_000 }).map(centimes)),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.tuple(amount, amount, amount, amount),
      fc.constantFrom('waiting' as const, 'delivered' as const, 'cancelled' as const),
      (lines, [sold, back, commission, vat], withStatus) => {
        const order = {
          outcome: withStatus,
          hasLeft: true,
          money: money(sold, back, commission, vat),
          lines,
        }
        const counted = orderMarginLines(order)
        const all = counted.reduce(
          (sum, line) =>
            sum +
            line.sold_centimes -
            line.returned_centimes -
            line.commission_centimes -
            line.vat_centimes +
            line.pending_centimes,
          0,
        )
        expect(all).toBe(sold - back - commission - vat)
      },
    ),
  )
})

const sums = (changes: Partial<ProductSums>): ProductSums => ({
  ...{ productId: 'a', name: 'A', image: null, costNow: null, quantity: 1, returned_quantity: 0 },
  ...{ quantity_without_cost: 0, sold_centimes: 0, returned_centimes: 0, commission_centimes: 0 },
  ...{ vat_centimes: 0, pending_centimes: 0, cost_centimes: 0, ownCosts: 0 },
  ...{ costSince: centimes(0), stillUnknown: 0, ...changes },
})

test('a cost that is not known is not nothing; what is said later holds for what was sold before', () => {
  const open = sums({ quantity_without_cost: 3, stillUnknown: 3, cost_centimes: 500 })
  expect(productMargin(open)).toMatchObject({ cost: null, unknown: 3 })
  expect(productMargin({ ...open, stillUnknown: 0, costSince: centimes(300) })).toMatchObject({
    cost: 800,
    unknown: 0,
  })
  expect(totalsOf([open, sums({ cost_centimes: 70 })])).toMatchObject({ cost: 70, unknown: 3 })
})

test('the worst begin with the very worst, and none is among the best', () => {
  const all = [5, 1, 4, 2, 3].map((n) =>
    productMargin(sums({ productId: `${n}`, sold_centimes: n * 100 })),
  )
  const { best, worst } = bestAndWorst(all, 3)
  expect(best.map(({ productId }) => productId)).toEqual(['5', '4', '3'])
  expect(worst.map(({ productId }) => productId)).toEqual(['1', '2'])
  expect(bestAndWorst([productMargin(sums({ quantity: 0 }))], 3).best).toEqual([])
})
