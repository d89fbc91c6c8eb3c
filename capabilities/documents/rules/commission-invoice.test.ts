import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, centimes } from '#kernel/money.ts'
import { draftCommission } from './commission-invoice.ts'

const draft = (commission: number, vat: number, charges = 0, rate = 1900) =>
  draftCommission(
    { commission: centimes(commission), vat: centimes(vat), charges: centimes(charges) },
    basisPoints(rate),
    { commission: 'Commission', charges: 'Frais' },
  )

test('a commission is invoiced with its tax, charges without', () => {
  const { invoice, creditNote } = draft(100_003, 19_002, 5000)
  expect(creditNote).toBeNull()
  expect(invoice).toMatchObject({ subtotal: 105_003, vatTotal: 19_002, total: 124_005 })
  expect(invoice?.vat).toEqual([
    { rate: 1900, base: 100_003, amount: 19_002 },
    { rate: 0, base: 5000, amount: 0 },
  ])
})

test('a month in which more was given back has a credit note, its charges an invoice', () => {
  expect(draft(-100_000, -19_000)).toMatchObject({ invoice: null, creditNote: { total: 119_000 } })
  expect(draft(-100_000, -19_000, 5000)).toMatchObject({
    invoice: { total: 5000 },
    creditNote: { total: 119_000 },
  })
  expect(draft(0, 0)).toEqual({ invoice: null, creditNote: null })
})

test('whatever the ledger has of a month, its documents state exactly that', () => {
  const amount = fc.integer({ min: -5_000_000, max: 5_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(0, 900, 1900), (...amounts) => {
      const { invoice, creditNote } = draft(...amounts)
      const [commission, vat, charges] = amounts
      expect((invoice?.total ?? 0) - (creditNote?.total ?? 0)).toBe(commission + vat + charges)
      for (const made of [invoice, creditNote])
        for (const line of made?.lines ?? []) expect(line.total).toBeGreaterThanOrEqual(0)
    }),
  )
})
