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
