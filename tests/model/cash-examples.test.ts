// Computed by hand; the numbers S.. are those of findings/money.md, whose amounts these are.
import { expect, test } from 'vitest'
import { startLife, toCentimes as da, type ExampleLife } from './example-life.ts'

const atlas = (life: ExampleLife) => life.see().vendors['atlas']

test('a courier of the operator brings the cash, then the vendor is paid', () => {
  const life = startLife({ kettle: [9900, 5] })
  life.buy([['kettle', 1]])
  // Commission 5 % of 9 900 = 495; VAT on it 94.05; left 9 310.95.
  expect(life.see().accounts).toMatchObject({
    buyer_receivable: da(10_300),
    vendor_payable: -da(9310.95),
    platform_commission: -da(495),
    vat_on_commission: -da(94.05),
    delivery_income: -da(400),
  })
  const parcel = life.send([1])
  life.deliver(parcel)
  expect(life.see().courierCash).toEqual({ [parcel]: da(10_300) })
  life.wait()
  expect(atlas(life)?.due, 'nothing is remitted').toBe(0)
  life.remit(parcel, 10_300, 350)
  expect(atlas(life)?.due).toBe(da(9310.95))
  life.payOut()
  expect(life.see().accounts).toMatchObject({
    vendor_payable: 0,
    cash_at_courier: 0,
    courier_fees: da(350),
    cash_received: da(10_300 - 350 - 9310.95),
  })
})

test('S18: the driver of the vendor took the parcel, so the vendor has the cash and owes the rest', () => {
  const life = startLife({ kettle: [9900, 5] })
  life.buy([['kettle', 1]])
  life.deliver(life.send([1], 'driver'))
  life.wait()
  // 10 300 kept, 9 310.95 earned.
  expect(atlas(life)).toMatchObject({ balance: -da(989.05), due: -da(989.05) })
  expect(life.see().accounts.cash_at_courier).toBe(0)
  expect(life.refuse({ type: 'payout_proposed', batchId: 'batch' })).toBe('nothing_due')
  life.run({ type: 'debt_settled', vendorId: 'atlas', amount: da(989.05) })
  expect(atlas(life)).toMatchObject({ balance: 0, due: 0 })
  expect(life.see().accounts.cash_received).toBe(da(989.05))
})

test('S09: without any courier the vendor carries, and is never paid for it', () => {
  const life = startLife({ rug: [12_600, 5] })
  life.buy([['rug', 1]])
  life.deliver(life.send([1], null))
  life.wait()
  // 12 600 - 630 - 119.70 = 11 850.30 earned, 13 000 kept.
  expect(atlas(life)?.due).toBe(-da(1149.7))
})

test('an account of the operator brings the cash to the operator, also at the rate of a vendor', () => {
  const life = startLife(
    { kettle: [9900, 5] },
    { vendorRates: { atlas: { '16/home': { fee: da(300), freeAbove: null } } } },
  )
  life.buy([['kettle', 1]])
  const parcel = life.send([1], 'fast')
  life.deliver(parcel)
  expect(life.see().courierCash).toEqual({ [parcel]: da(10_200) })
  life.remit(parcel, 10_200, 0)
  life.wait()
  // The delivery is the vendor's income by its own rate.
  expect(atlas(life)?.due).toBe(da(9610.95))
})

test('a vendor cannot collect for the operator: its word is a claim until the statement', () => {
  const life = startLife({ kettle: [9900, 5] })
  life.buy([['kettle', 1]])
  const parcel = life.send([1])
  life.run({ type: 'parcel_delivered', parcelId: parcel, source: 'vendor' })
  life.wait()
  expect(life.see().orders['P1-1']?.status).toBe('shipped')
  expect(life.see().courierCash).toEqual({})
  life.remit(parcel, 10_300, 0)
  life.wait()
  expect(life.see().orders['P1-1']?.status).toBe('delivered')
  expect(atlas(life)?.due).toBe(da(9310.95))
})

test('S43: the cash of the first parcel is at the courier at once', () => {
  const life = startLife({ kettle: [4200, 5], rug: [4950, 5] })
  life.buy([
    ['kettle', 1],
    ['rug', 1],
  ])
  const first = life.send([1, 0])
  life.send([0, 1])
  life.deliver(first)
  expect(life.see().courierCash).toEqual({ [first]: da(4600) })
  expect(life.see().accounts.buyer_receivable).toBe(da(4950))
})

test('S16: the rest is given up; what was never sent is neither paid nor owed', () => {
  const life = startLife({ chair: [10_000, 5] })
  life.buy([['chair', 2]])
  const parcel = life.send([1])
  life.deliver(parcel)
  expect(life.see().stock['chair']).toMatchObject({ available: 3, sold: 2 })
  life.run({ type: 'remainder_cancelled', orderId: 'P1-1' })
  expect(life.see().orders['P1-1']?.status).toBe('delivered')
  expect(life.see().stock['chair']).toMatchObject({ available: 4, sold: 1 })
  expect(life.see().accounts).toMatchObject({
    cash_at_courier: da(10_400),
    // 10 000 - 500 - 95.
    vendor_payable: -da(9405),
    buyer_receivable: 0,
  })
})

test('S06: free delivery by the operator; the second parcel does not lose the delivery of the first', () => {
  const promo = { code: 'FREE', vendorId: null, kind: 'free_delivery' as const }
  const terms = { percentBp: 0, amount: 0, minimum: 0, maximumDiscount: null }
  const life = startLife(
    { kettle: [6900, 5], rug: [8900, 5] },
    { promoCodes: [{ ...promo, ...terms }] },
  )
  life.buy(
    [
      ['kettle', 1],
      ['rug', 1],
    ],
    'cash',
    'FREE',
  )
  const first = life.send([1, 0])
  const second = life.send([0, 1])
  life.bringBack(first)
  life.deliver(second)
  expect(life.see().courierCash).toEqual({ [second]: da(8900) })
  // 8 900 - 445 - 84.55.
  expect(life.see().accounts).toMatchObject({
    vendor_payable: -da(8370.45),
    platform_discounts: 0,
    delivery_income: 0,
  })
})

test('S11, S42: cancelled on the way and delivered all the same is a sale', () => {
  const life = startLife({ rug: [4950, 57] })
  life.buy([['rug', 1]])
  const parcel = life.send([1])
  life.cancel()
  expect(life.see().stock['rug']?.available, 'it travels').toBe(56)
  expect(life.see().accounts.buyer_receivable).toBe(0)
  life.deliver(parcel)
  expect(life.see().orders['P1-1']?.status).toBe('delivered')
  expect(life.see().courierCash).toEqual({ [parcel]: da(5350) })
  // 4 950 - 247.50 - 47.03 (47.025).
  expect(life.see().accounts).toMatchObject({ vendor_payable: -da(4655.47), refunds_due: 0 })
})

test('S17: an unknown parcel of a statement stays in clearing, a short sum with the courier', () => {
  const life = startLife({ kettle: [4200, 5] })
  life.buy([['kettle', 1]])
  const parcel = life.send([1])
  life.deliver(parcel)
  const row = { fee: 0, resolution: 'disputed' as const }
  life.run({
    type: 'cash_remitted',
    courierId: 'fast',
    lines: [
      { parcelId: parcel, collected: da(4000), ...row },
      { parcelId: null, collected: da(1100), ...row },
    ],
    received: da(5100),
  })
  expect(life.see().accounts).toMatchObject({
    courier_clearing: -da(1100),
    cash_at_courier: da(600),
    cash_received: da(5100),
  })
  life.wait()
  expect(atlas(life)?.due, 'not all is remitted').toBe(0)
  life.remit(parcel, 600, 0)
  // 4 200 - 210 - 39.90.
  expect(atlas(life)?.due).toBe(da(3950.1))
})

test('S41: a lost parcel is paid by the courier alone', () => {
  const life = startLife({ kettle: [4200, 5] })
  life.buy([['kettle', 1]])
  const parcel = life.send([1])
  life.run({ type: 'parcel_lost', parcelId: parcel })
  expect(life.see().stock['kettle']).toMatchObject({ available: 4, lost: 1, sold: 0 })
  expect(life.see().accounts).toMatchObject({ buyer_receivable: 0, vendor_payable: 0 })
  life.run({ type: 'loss_compensated', parcelId: parcel, amount: da(4000) })
  expect(atlas(life)?.due).toBe(da(4000))
})

test('S15: stamp duty is asked for where it is invoiced', () => {
  const life = startLife({ kettle: [6900, 5] }, { chargesStampDuty: true })
  life.buy([['kettle', 1]])
  const parcel = life.send([1])
  life.deliver(parcel)
  // 7 300: 73 hundreds, 1 DA each.
  expect(life.see().courierCash).toEqual({ [parcel]: da(7373) })
  expect(life.see().orders['P1-1']?.documents).toMatchObject([
    { issuer: 'vendor', duty: da(73), total: da(6973) },
    { issuer: 'operator', duty: 0, total: da(400) },
  ])
  // 6 900 - 345 - 65.55, and the duty that the vendor hands on.
  expect(atlas(life)?.balance).toBe(da(6489.45 + 73))
})

test('cash is rounded once per order, and its parcels add up to that', () => {
  const life = startLife({ soap: [99.33, 9], lamp: [333.37, 9] })
  life.buy([
    ['soap', 2],
    ['lamp', 1],
  ])
  // 198.66 + 333.37 + 400 = 932.03.
  expect(life.see().accounts).toMatchObject({ buyer_receivable: da(932), rounding: da(0.03) })
  const first = life.send([1, 0])
  const second = life.send([1, 1])
  life.deliver(first)
  life.deliver(second)
  // 499.33 → 499; 932 - 499.
  expect(life.see().courierCash).toEqual({ [first]: da(499), [second]: da(433) })
})
