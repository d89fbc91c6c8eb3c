import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, centimes } from '#kernel/money.ts'
import { draftCommission } from './commission-invoice.ts'

type Pair = readonly [base: number, vat: number]
type Earned = { commission?: Pair; services?: Pair; deliveries?: Pair; compensations?: number }
const taxed = ([base, vat]: Pair = [0, 0]) => ({ base: centimes(base), vat: centimes(vat) })
const draft = ({ commission, services, deliveries, compensations = 0 }: Earned, rate = 1900) =>
  draftCommission(
    {
      ...{ commission: taxed(commission), services: taxed(services) },
      ...{ deliveries: taxed(deliveries), compensations: centimes(compensations) },
    },
    basisPoints(rate),
    {
      commission: 'Commission',
      services: 'Services',
      deliveries: 'Livraisons',
      compensations: 'D',
    },
  )

test('commission and services are on one invoice by rate, compensations on a document without tax', () => {
  const made = draft({
    ...{ commission: [100_003, 19_002], services: [33_613, 6387], deliveries: [25_210, 4790] },
    compensations: 5000,
  })
  expect(made).toMatchObject([
    { subject: 'commission', kind: 'invoice', draft: { subtotal: 158_826, vatTotal: 30_179 } },
    {
      subject: 'compensation',
      kind: 'invoice',
      draft: { subtotal: 5000, vatTotal: 0, total: 5000 },
    },
  ])
  expect(made[0]?.draft.vat).toEqual([{ rate: 1900, base: 158_826, amount: 30_179 }])
  expect(made[0]?.draft.lines.map(({ designation }) => designation)).toEqual([
    ...['Commission', 'Services', 'Livraisons'],
  ])
})

test('a month in which more was given back has a credit note, its services an invoice', () => {
  expect(draft({ commission: [-100_000, -19_000] })).toMatchObject([
    { subject: 'commission', kind: 'credit_note', draft: { total: 119_000 } },
  ])
  expect(
    draft({ commission: [-100_000, -19_000], services: [100, 19], compensations: -7 }),
  ).toMatchObject([
    { subject: 'commission', kind: 'invoice', draft: { total: 119 } },
    { subject: 'commission', kind: 'credit_note', draft: { total: 119_000 } },
    { subject: 'compensation', kind: 'credit_note', draft: { total: 7 } },
  ])
  expect(draft({})).toEqual([])
})

test('whatever the ledger has of a month, its documents state exactly that', () => {
  const pair = fc.tuple(
    fc.integer({ min: -5_000_000, max: 5_000_000 }),
    fc.integer({ min: -900_000, max: 900_000 }),
  )
  fc.assert(
    fc.property(pair, pair, fc.integer({ min: -9000, max: 9000 }), (...amounts) => {
      const [commission, services, compensations] = amounts
      const made = draft({ commission, services, compensations })
      const stated = made.reduce(
        (sum, { kind, draft: { total } }) => sum + (kind === 'invoice' ? total : 0 - total),
        0,
      )
      expect(stated).toBe(commission[0] + commission[1] + services[0] + services[1] + compensations)
      for (const { draft } of made)
        for (const line of draft.lines) expect(line.total).toBeGreaterThanOrEqual(0)
    }),
  )
})
