// Computed by hand: who pays for a discount, and what is left of it after a refund.
import { expect, test } from 'vitest'
import { startLife, toCentimes as da } from './example-life.ts'
import type { PromoTerms } from './world.ts'

const createCode = (code: string, vendorId: string | null, percentBp: number): PromoTerms => ({
  ...{ code, vendorId, kind: 'percentage', percentBp },
  ...{ amount: 0, minimum: 0, maximumDiscount: null },
})
const promoCodes = [createCode('OPERATOR', null, 1000), createCode('ATLAS', 'atlas', 1000)]

test('a discount of the operator leaves the vendor what it would have had', () => {
  const life = startLife({ kettle: [9900, 5] }, { promoCodes })
  life.buy([['kettle', 1]], 'cash', 'OPERATOR')
  expect(life.see().accounts).toMatchObject({
    buyer_receivable: da(9310),
    platform_discounts: da(990),
    // 9 900 - 495 - 94.05.
    vendor_payable: -da(9310.95),
  })
})

test('a discount of the vendor lowers its commission', () => {
  const life = startLife({ kettle: [9900, 5] }, { promoCodes })
  life.buy([['kettle', 1]], 'cash', 'ATLAS')
  expect(life.see().accounts).toMatchObject({
    buyer_receivable: da(9310),
    platform_discounts: 0,
    // 8 910 - 445.50 - 84.65 (84.645).
    vendor_payable: -da(8379.85),
  })
})

test('a refund of half the price takes half of the discount and of the commission', () => {
  const life = startLife({ kettle: [9900, 5] }, { promoCodes })
  life.buy([['kettle', 1]], 'cash', 'OPERATOR')
  life.deliver(life.send([1]))
  life.askReturn()
  life.receive()
  life.approveRefund(4455)
  expect(life.see().accounts).toMatchObject({
    refunds_due: -da(4455),
    platform_discounts: da(495),
    platform_commission: -da(247.5),
    // 4 950 - 247.50 - 47.03 (47.025).
    vendor_payable: -da(4655.47),
  })
})

test('a code is split to the centime: largest remainder, earlier items first', () => {
  const amount = { kind: 'amount' as const, percentBp: 0, amount: da(500.01) }
  const code = { ...createCode('YOVA500', null, 0), ...amount }
  const life = startLife({ soap: [300, 5], lamp: [600, 5] }, { promoCodes: [code] })
  life.buy(
    [
      ['soap', 1],
      ['lamp', 1],
    ],
    'cash',
    'YOVA500',
  )
  // 166.67 and 333.34 of 500.01.
  const items = life.world().orders['P1-1']?.items ?? []
  expect(items.map(({ units }) => units[0]?.discount)).toEqual([da(166.67), da(333.34)])
})

test('a bulk discount counts all items of the product, and lowers each piece', () => {
  const bulkDiscounts = { dates: [{ quantity: 3, percentBp: 500 }] }
  const life = startLife({ dates: [900.33, 9] }, { bulkDiscounts })
  life.buy([
    ['dates', 1],
    ['dates', 2],
  ])
  // 900.33 - 45.02 (45.0165) = 855.31; three of them and 400 are 2 965.93.
  expect(life.see().accounts).toMatchObject({ buyer_receivable: da(2966), rounding: -da(0.07) })
})

test('an exchange on its way is not a sale yet', () => {
  const life = startLife({ kettle: [8900, 5], urn: [10_400, 5] })
  life.buy([['kettle', 1]])
  life.deliver(life.send([1]))
  life.askReturn({ resolution: 'exchange', replacementVariantId: 'urn' })
  life.receive()
  life.run({ type: 'replacement_handed_over', parcelId: 'x', returnId: 'R1', courierId: 'fast' })
  expect(life.see().accounts).toMatchObject({ buyer_receivable: 0, vendor_payable: -da(8370.45) })
})

test('a debt is taken off at once, an income when its days are over', () => {
  const life = startLife({ kettle: [9900, 5] })
  life.buy([['kettle', 1]])
  life.deliver(life.send([1], 'driver'))
  expect(life.see().vendors['atlas']?.due).toBe(-da(989.05))
})

test('a refund counts in the reports when it is paid, and has its credit note with a later invoice', () => {
  const life = startLife({ rug: [12_500, 5] })
  life.buy([['rug', 1]])
  life.deliver(life.send([1]))
  life.askReturn()
  life.receive()
  life.approveRefund(6250)
  expect(life.see().revenue).toEqual({ paid: da(12_900), refunded: 0, net: da(12_900) })
  life.payRefund()
  expect(life.see().revenue).toEqual({ paid: da(12_900), refunded: da(6250), net: da(6650) })
  expect(life.see().orders['P1-1']).toMatchObject({
    documents: [
      { kind: 'invoice', issuer: 'vendor', total: da(12_500) },
      { kind: 'invoice', issuer: 'operator', total: da(400) },
      { kind: 'credit_note', total: da(6250) },
    ],
    invoiced: da(6650),
  })
})
