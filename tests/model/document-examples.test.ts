// Computed by hand: what becomes of an invoice that was issued.
import { expect, test } from 'vitest'
import { startLife, toCentimes as da } from './example-life.ts'

test('an order cancelled after its invoice is credited for what its refund has not; it stands again by a further one', () => {
  const life = startLife({ kettle: [5700, 5], rug: [5050, 5] })
  life.buy(
    [
      ['kettle', 1],
      ['rug', 1],
    ],
    'card',
  )
  life.pay(11_150)
  life.run({ type: 'invoice_requested', orderId: 'P1-1' })
  const parcel = life.send([1, 1])
  life.cancel()
  expect(life.see().orders['P1-1']?.documents).toMatchObject([
    { issuer: 'vendor', kind: 'invoice', total: da(10_750) },
    { issuer: 'operator', kind: 'invoice', total: da(400) },
    { issuer: 'vendor', kind: 'credit_note', total: da(10_750) },
    { issuer: 'operator', kind: 'credit_note', total: da(400) },
  ])
  life.deliver(parcel)
  expect(life.see().orders['P1-1']).toMatchObject({ invoiced: da(11_150), status: 'delivered' })
})
