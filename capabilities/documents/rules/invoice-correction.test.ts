import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BasisPoints, basisPoints, centimes, sum } from '#kernel/money.ts'
import type { BilledLine, InvoiceDraft } from './invoice.ts'
import { correctInvoice, type IssuedDocument, type OrderWorth } from './invoice-correction.ts'

const line = (item: string, price: number, quantity = 1, vat = 1900): BilledLine => ({
  ...{ item, designation: item, quantity, price: centimes(price), vat: basisPoints(vat) },
  total: centimes(price * quantity),
  discount: centimes(0),
})
const worth = (lines: BilledLine[], rounding = 0): OrderWorth => ({
  ...{ lines, rounding: centimes(rounding), stampDuty: centimes(0) },
})
const document = (kind: IssuedDocument['kind'], draft: InvoiceDraft): IssuedDocument => ({
  ...{ kind, rounding: draft.rounding, stampDuty: draft.stampDuty },
  lines: draft.lines.map(({ item, ...rest }) => ({ ...rest, item: item ?? '' })),
})
function issue(documents: IssuedDocument[], value: OrderWorth | null): IssuedDocument[] {
  const { invoice, creditNote } = correctInvoice(value, documents)
  return [
    ...documents,
    ...(invoice ? [document('invoice', invoice)] : []),
    ...(creditNote ? [document('credit_note', creditNote)] : []),
  ]
}
const totalOf = (documents: readonly IssuedDocument[], vat?: BasisPoints) =>
  sum(
    documents.flatMap(({ kind, lines, rounding, stampDuty }) => {
      const dues = lines.filter((line) => vat === undefined || line.vat === vat)
      const amount = sum([
        ...dues.map(({ due }) => due),
        ...(vat === undefined ? [rounding, stampDuty] : []),
      ])
      return [kind === 'invoice' ? amount : centimes(0 - amount)]
    }),
  )

test('pieces that came back are on a credit note, with their number and price', () => {
  const documents = issue([], worth([line('robe', 420_000, 2), line('sac', 495_000)]))
  const { invoice, creditNote } = correctInvoice(worth([line('robe', 420_000)]), documents)
  expect(invoice).toBeNull()
  expect(creditNote).toMatchObject({
    total: 915_000,
    lines: [
      { item: 'robe', quantity: 1, due: 420_000 },
      { item: 'sac', quantity: 1, due: 495_000 },
    ],
  })
})

test('what refunds left of the rounding of a cancelled order is credited, once', () => {
  const documents = issue([], worth([line('robe', 420_010)], 40))
  const refunded = issue(documents, worth([], 40))
  const cancelled = issue(refunded, null)
  expect(cancelled).toHaveLength(3)
  expect(totalOf(cancelled)).toBe(0)
  expect(issue(cancelled, null)).toHaveLength(3)
})

test('a dearer exchange is a further invoice; what is right needs no document', () => {
  const bought = line('robe', 420_000)
  const documents = issue([], worth([bought], 50))
  const after = worth([bought, line('exchange', 150_000)], 30)
  expect(correctInvoice(after, documents)).toMatchObject({
    creditNote: null,
    invoice: { total: 149_980, rounding: -20, lines: [{ item: 'exchange', due: 150_000 }] },
  })
  expect(correctInvoice(after, issue(documents, after))).toEqual({
    invoice: null,
    creditNote: null,
  })
})

test('a cancelled order is credited less what a refund has credited, its rounding with it', () => {
  const documents = issue([], worth([line('robe', 195_050), line('sac', 100_000)], -50))
  const refund: IssuedDocument = {
    ...{ kind: 'credit_note', rounding: centimes(0), stampDuty: centimes(0) },
    lines: [
      {
        item: 'robe',
        designation: 'robe',
        quantity: 1,
        due: centimes(195_100),
        vat: basisPoints(1900),
      },
    ],
  }
  const { creditNote } = correctInvoice(null, [...documents, refund])
  // What is left is the sum without the 50 centimes that were credited as goods.
  expect(creditNote?.lines).toMatchObject([{ item: 'sac', due: 99_950 }])
  expect(totalOf(issue([...documents, refund], null))).toBe(0)
})

test('of a cancelled order a refund has credited what an exchange brought: only the rest is credited', () => {
  const sold = worth([line('robe', 400_000), line('exchange', 50_000), line('sac', 100_000)])
  const documents = issue([], sold)
  const lines = [
    { ...line('robe L', 0), due: centimes(450_000), quantity: 1, vat: basisPoints(1900) },
  ]
  const refund: IssuedDocument = {
    ...{ kind: 'credit_note', rounding: centimes(0), stampDuty: centimes(0), lines },
  }
  const { creditNote, invoice } = correctInvoice(null, [...documents, refund])
  expect(invoice).toBeNull()
  expect(creditNote).toMatchObject({ total: 100_000, rounding: 0, lines: [{ item: 'sac' }] })
  expect(totalOf(issue([...documents, refund], null))).toBe(0)
})

test('whatever becomes of an order, its documents together state its worth, by rate', () => {
  const value = fc.option(
    fc
      .tuple(
        fc.uniqueArray(
          fc.tuple(
            fc.constantFrom('a', 'b', 'c', 'd'),
            fc.integer({ min: 1, max: 900_000 }),
            fc.integer({ min: 1, max: 5 }),
          ),
          { selector: ([item]) => item, minLength: 1 },
        ),
        fc.integer({ min: -50, max: 50 }),
      )
      .map(([items, rounding]) =>
        worth(
          items.map(([item, price, quantity]) =>
            line(item, price, quantity, item < 'c' ? 1900 : 900),
          ),
          rounding,
        ),
      ),
  )
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), (values) => {
      let documents: IssuedDocument[] = []
      let isIssued = false
      for (const next of values) {
        documents = issue(documents, next)
        isIssued ||= documents.length > 0
        if (!isIssued) continue
        for (const vat of [1900, 900].map(basisPoints))
          expect(totalOf(documents, vat)).toBe(
            sum((next?.lines ?? []).filter((line) => line.vat === vat).map(({ total }) => total)),
          )
      }
    }),
  )
})
