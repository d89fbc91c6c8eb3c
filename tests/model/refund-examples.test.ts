// Computed by hand; the numbers S.. are those of findings/money.md, whose amounts these are.
import { expect, test } from 'vitest'
import { startLife, toCentimes as da, type ExampleLife } from './example-life.ts'

const atlas = (life: ExampleLife) => life.see().vendors['atlas']
const payCredit = (life: ExampleLife): void =>
  life.run({ type: 'credit_paid', purchaseId: 'P1', way: 'card' })

test('S04: paid by card, one of two parcels comes back: its price is due, once', () => {
  const life = startLife({ kettle: [4200, 5], rug: [4950, 5] })
  life.buy(
    [
      ['kettle', 1],
      ['rug', 1],
    ],
    'card',
  )
  life.pay(9550)
  life.deliver(life.send([1, 0]))
  life.bringBack(life.send([0, 1]))
  expect(life.see().credits).toEqual({ P1: da(4950) })
  expect(life.see().orders['P1-1']?.documents).toMatchObject([
    { issuer: 'vendor', kind: 'invoice', total: da(4200) },
    { issuer: 'operator', kind: 'invoice', total: da(400) },
  ])
  // 4 200 - 210 - 39.90.
  expect(life.see().accounts).toMatchObject({
    refunds_due: -da(4950),
    vendor_payable: -da(3950.1),
    online_clearing: da(9550),
  })
  payCredit(life)
  expect(life.see().credits).toEqual({ P1: 0 })
  expect(life.see().accounts.online_clearing).toBe(da(4600))
  expect(life.see().orders['P1-1']?.invoiced).toBe(da(4600))
  expect(life.refuse({ type: 'credit_paid', purchaseId: 'P1', way: 'card' })).toBe('not_due')
})

function refundOneOfTwo(): ExampleLife {
  const life = startLife({ kettle: [5700, 5], rug: [5050, 5] })
  life.buy(
    [
      ['kettle', 1],
      ['rug', 1],
    ],
    'card',
  )
  life.pay(11_150)
  life.deliver(life.send([1, 1]))
  life.askReturn()
  life.receive()
  life.approveRefund(5700)
  return life
}

test('S05: 5 700 of 11 150 were refunded, then an admin cancels: the other 5 450 go back', () => {
  const life = refundOneOfTwo()
  life.payRefund('card')
  life.cancel()
  expect(life.see().credits).toEqual({ P1: da(5450) })
  payCredit(life)
  expect(life.see().accounts).toMatchObject({
    online_clearing: 0,
    refunds_due: 0,
    vendor_payable: 0,
    buyer_receivable: 0,
    delivery_income: 0,
  })
})

test('S19: a refund on its way when an admin cancels is still paid, and the rest beside it', () => {
  const life = refundOneOfTwo()
  life.cancel()
  expect(life.see().accounts.refunds_due).toBe(-da(11_150))
  expect(life.see().credits, 'the approved refund goes by itself').toEqual({ P1: da(5450) })
  life.payRefund('card')
  payCredit(life)
  expect(life.see().accounts).toMatchObject({ online_clearing: 0, refunds_due: 0 })
})

test('S01: what a buyer sends back after the order was cancelled is in stock once', () => {
  const life = startLife({ lamp: [900, 57] })
  life.buy([['lamp', 2]])
  const parcel = life.send([2])
  life.deliver(parcel)
  life.askReturn({ quantity: 2 })
  life.cancel()
  expect(life.see().stock['lamp']?.available, 'the buyer has them').toBe(55)
  life.bringBack(parcel)
  expect(life.see().stock['lamp']?.available).toBe(57)
})

test('S02: two items of one variant come back whole', () => {
  const life = startLife({ lamp: [900, 13] })
  life.buy([
    ['lamp', 1],
    ['lamp', 2],
  ])
  expect(life.see().stock['lamp']?.available).toBe(10)
  life.cancel()
  expect(life.see().stock['lamp']?.available).toBe(13)
})

test('S12: a refused replacement is in stock again, also when the order is cancelled', () => {
  const life = startLife({ lamp: [900, 13] })
  life.buy([['lamp', 1]])
  life.deliver(life.send([1]))
  life.askReturn({ resolution: 'replacement', replacementVariantId: 'lamp' })
  expect(life.see().stock['lamp']).toMatchObject({ available: 11, held: 1, sold: 1 })
  life.receive()
  const parcel = 'replacement'
  life.run({ type: 'replacement_handed_over', parcelId: parcel, returnId: 'R1', courierId: 'fast' })
  life.run({ type: 'parcel_refused', parcelId: parcel })
  life.bringBack(parcel)
  life.cancel()
  expect(life.see().stock['lamp']).toMatchObject({ available: 13, held: 0, sold: 0 })
})

test('S13: a return that never comes releases its replacement', () => {
  const life = startLife({ lamp: [900, 13] })
  life.buy([['lamp', 1]])
  life.deliver(life.send([1]))
  life.askReturn({ resolution: 'replacement', replacementVariantId: 'lamp' })
  life.run({ type: 'return_closed', returnId: 'R1' })
  expect(life.see().stock['lamp']).toMatchObject({ available: 12, held: 0 })
})

test('S03: the invoice is of what was delivered, and revenue is what was paid', () => {
  const life = startLife({ kettle: [5300, 5], rug: [5450, 5] })
  life.buy([
    ['kettle', 1],
    ['rug', 1],
  ])
  life.deliver(life.send([1, 0]))
  life.bringBack(life.send([0, 1]))
  // 19 / 119 of 5 300 = 846.218, of 400 = 63.866.
  expect(life.see().orders['P1-1']?.documents).toMatchObject([
    { total: da(5300), grossByVat: { 1900: da(5300) }, vatByVat: { 1900: da(846.22) } },
    { issuer: 'operator', total: da(400), vatByVat: { 1900: da(63.87) } },
  ])
  expect(life.see().revenue).toEqual({ paid: da(5700), refunded: 0, net: da(5700) })
})

test('S07: a dearer exchange after the payout is collected, invoiced and paid to the vendor', () => {
  const life = startLife({ kettle: [8900, 5], urn: [10_400, 5] })
  life.buy([['kettle', 1]])
  const parcel = life.send([1])
  life.deliver(parcel)
  life.remit(parcel, 9300, 0)
  life.wait()
  expect(atlas(life)?.due).toBe(da(8370.45))
  life.payOut()
  life.askReturn({ resolution: 'exchange', replacementVariantId: 'urn' })
  life.receive()
  const exchange = 'exchange'
  life.run({
    type: 'replacement_handed_over',
    parcelId: exchange,
    returnId: 'R1',
    courierId: 'fast',
  })
  life.deliver(exchange)
  expect(life.see().courierCash).toEqual({ [exchange]: da(1500) })
  expect(life.see().orders['P1-1']?.invoiced).toBe(da(10_800))
  expect(atlas(life)).toMatchObject({ balance: da(1410.75), due: 0 })
  life.remit(exchange, 1500, 0)
  // What was exchanged may come back within days of its own: decision 17.
  expect(atlas(life)?.due).toBe(0)
  life.wait()
  expect(atlas(life)?.due).toBe(da(1410.75))
  expect(life.see().revenue.net).toBe(da(10_800))
})

test('S40: an exchange asks for whole dinars', () => {
  const life = startLife({ kettle: [900, 5], urn: [1023.45, 5] })
  life.buy([['kettle', 1]])
  life.deliver(life.send([1]))
  life.askReturn({ resolution: 'exchange', replacementVariantId: 'urn' })
  life.receive()
  life.run({ type: 'replacement_handed_over', parcelId: 'x', returnId: 'R1', courierId: 'fast' })
  expect(life.world().parcels['x']).toMatchObject({ collect: da(123), rounding: -da(0.45) })
})

test('a cheaper exchange is owed to the buyer when it is delivered', () => {
  const life = startLife({ kettle: [8900, 5], cup: [400, 5] })
  life.buy([['kettle', 1]])
  life.deliver(life.send([1]))
  life.askReturn({ resolution: 'exchange', replacementVariantId: 'cup' })
  life.receive('damaged')
  life.run({ type: 'replacement_handed_over', parcelId: 'x', returnId: 'R1', courierId: 'fast' })
  expect(life.see().credits).toEqual({ P1: 0 })
  life.deliver('x')
  expect(life.see().credits).toEqual({ P1: da(8500) })
  expect(life.see().stock['kettle']).toMatchObject({ available: 4, damaged: 1 })
})

test('S20: a replacement that is defective comes back as well (law 18-05, art. 23)', () => {
  const life = startLife({ lamp: [900, 13] })
  life.buy([['lamp', 1]])
  life.deliver(life.send([1]))
  life.askReturn({ resolution: 'replacement', replacementVariantId: 'lamp' })
  life.receive('damaged')
  life.run({ type: 'replacement_handed_over', parcelId: 'x', returnId: 'R1', courierId: 'fast' })
  life.deliver('x')
  life.askReturn({ returnId: 'R2', item: 1 })
  life.receive('damaged', 'R2')
  const refund = { refundId: 'F1', goods: da(900), delivery: da(400) }
  life.run({ type: 'refund_decided', returnId: 'R2', ...refund })
  life.run({ type: 'refund_approved', refundId: 'F1' })
  expect(life.see().accounts.refunds_due).toBe(-da(1300))
})

test('a return that the vendor caused: it loses the sale and the delivery, the operator nothing', () => {
  const life = startLife({ rug: [12_500, 5] })
  life.buy([['rug', 1]])
  const parcel = life.send([1])
  life.deliver(parcel)
  life.remit(parcel, 12_900, 0)
  life.askReturn()
  life.receive()
  life.approveRefund(12_500, 400)
  life.payRefund()
  expect(life.see().accounts).toMatchObject({
    cash_received: 0,
    ...{ delivery_income: 0, vendor_services: -da(336.13), vat_on_services: -da(63.87) },
    vendor_payable: da(400),
    platform_commission: 0,
  })
  expect(life.see().orders['P1-1']).toMatchObject({ invoiced: 0, status: 'delivered' })
  expect(life.see().revenue).toEqual({ paid: da(12_900), refunded: da(12_900), net: 0 })
})

test('paid out, then refunded: the next batch takes it off', () => {
  const life = startLife({ rug: [8400, 5] })
  life.buy([['rug', 1]])
  const parcel = life.send([1])
  life.deliver(parcel)
  life.remit(parcel, 8800, 0)
  life.wait()
  expect(atlas(life)?.due).toBe(da(7900.2))
  life.payOut()
  life.askReturn({ cause: 'buyer' })
  expect(atlas(life)?.due, 'an open return takes nothing back').toBe(0)
  life.receive()
  life.approveRefund(8400)
  life.payRefund()
  expect(atlas(life)?.due).toBe(-da(7900.2))
})

test('S21: nothing is paid out while a return is open', () => {
  const life = startLife({ rug: [8400, 5] })
  life.buy([['rug', 1]])
  const parcel = life.send([1])
  life.deliver(parcel)
  life.remit(parcel, 8800, 0)
  life.askReturn()
  life.wait()
  expect(atlas(life)?.due).toBe(0)
})

test('S37: a sum that is not the price is due back, and does not pay', () => {
  const life = startLife({ kettle: [10_750, 5] })
  life.buy([['kettle', 1]], 'card')
  life.pay(5000)
  expect(life.see().orders['P1-1']?.status).toBe('pending')
  expect(life.see().accounts).toMatchObject({
    online_clearing: da(5000),
    refunds_due: -da(5000),
    buyer_receivable: da(11_150),
  })
  expect(life.see().stock['kettle']).toMatchObject({ available: 4, held: 1, sold: 0 })
  life.run({ type: 'unpaid_expired', purchaseId: 'P1' })
  expect(life.see().stock['kettle']).toMatchObject({ available: 5, held: 0 })
  expect(life.see().credits).toEqual({ P1: da(5000) })
})

test('a late payment buys after all, a second one is due back', () => {
  const life = startLife({ kettle: [10_750, 1] })
  life.buy([['kettle', 1]], 'card')
  life.run({ type: 'unpaid_expired', purchaseId: 'P1' })
  life.pay(11_150)
  expect(life.see().orders['P1-1']?.status).toBe('confirmed')
  expect(life.see().stock['kettle']).toMatchObject({ available: 0, sold: 1 })
  life.pay(11_150)
  expect(life.see().credits).toEqual({ P1: da(11_150) })
})

test('card money reaches the bank, less the fee of the gateway', () => {
  const life = startLife({ kettle: [10_750, 1] })
  life.buy([['kettle', 1]], 'card')
  life.pay(11_150)
  life.run({ type: 'gateway_settled', amount: da(11_150), fee: da(111.5) })
  expect(life.see().accounts).toMatchObject({
    online_clearing: 0,
    gateway_fees: da(111.5),
    cash_received: da(11_038.5),
  })
})
