// Computed by hand: documents follow the delivery.
import { expect, test } from 'vitest'
import { startLife, toCentimes as da } from './example-life.ts'

test('a card that has paid has no invoice before the delivery; each parcel is invoiced when it is delivered', () => {
  const life = startLife({ kettle: [5700, 5], rug: [5050, 5] })
  life.buy(
    [
      ['kettle', 1],
      ['rug', 1],
    ],
    'card',
  )
  life.pay(11_150)
  const first = life.send([1, 0])
  const second = life.send([0, 1])
  expect(life.see().orders['P1-1']?.documents).toEqual([])
  life.deliver(first)
  const delivered = [
    { issuer: 'vendor', kind: 'invoice', total: da(5700) },
    { issuer: 'operator', kind: 'invoice', total: da(400) },
  ]
  expect(life.see().orders['P1-1']?.documents).toMatchObject(delivered)
  life.deliver(second)
  expect(life.see().orders['P1-1']).toMatchObject({
    documents: [...delivered, { issuer: 'vendor', kind: 'invoice', total: da(5050) }],
    invoiced: da(11_150),
    status: 'delivered',
  })
})

test('a delivered order that is cancelled is credited whole', () => {
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
  life.cancel()
  expect(life.see().orders['P1-1']?.documents).toMatchObject([
    { issuer: 'vendor', kind: 'invoice', total: da(10_750) },
    { issuer: 'operator', kind: 'invoice', total: da(400) },
    { issuer: 'vendor', kind: 'credit_note', total: da(10_750) },
    { issuer: 'operator', kind: 'credit_note', total: da(400) },
  ])
})

test('a service to a vendor bears VAT within its price, a compensation none', () => {
  const life = startLife({ kettle: [5700, 5] })
  const charge = { type: 'vendor_charged', vendorId: 'atlas', orderId: null } as const
  life.run({ ...charge, kind: 'service', amount: da(400) })
  life.run({ ...charge, kind: 'damage', amount: da(500) })
  // 400 × 19 / 119 = 63.865…
  expect(life.see().accounts).toMatchObject({
    ...{ vendor_services: -da(336.13), vat_on_services: -da(63.87), vendor_charges: -da(500) },
    vendor_payable: da(900),
  })
})

test('a delivery that goes back to the buyer at the cost of the vendor is a service to the vendor', () => {
  const life = startLife({ kettle: [5700, 5] })
  life.buy([['kettle', 1]])
  life.deliver(life.send([1]))
  expect(life.see().accounts).toMatchObject({
    ...{ delivery_income: -da(336.13), vat_on_delivery: -da(63.87), vendor_services: 0 },
  })
  life.run({
    ...{ type: 'return_requested', returnId: 'R1', orderId: 'P1-1', item: 0, quantity: 1 },
    ...{ cause: 'vendor', resolution: 'refund', replacementVariantId: null },
  })
  life.run({ type: 'return_accepted', returnId: 'R1' })
  life.run({ type: 'return_received', returnId: 'R1', condition: 'resellable' })
  const refund = { refundId: 'F1', returnId: 'R1', goods: da(5700), delivery: da(400) }
  life.run({ type: 'refund_decided', ...refund })
  expect(life.see().accounts).toMatchObject({ vendor_services: 0 })
  life.run({ type: 'refund_approved', refundId: 'F1' })
  expect(life.see().accounts).toMatchObject({
    ...{ delivery_income: 0, vat_on_delivery: 0 },
    ...{ vendor_services: -da(336.13), vat_on_services: -da(63.87) },
  })
})
