import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, centimes, sum } from '#kernel/money.ts'
import { type CreditedLine, draftCreditNote } from './credit-note.ts'

const line = (due: number, vat = 1900, quantity = 1): CreditedLine => ({
  item: 'robe',
  designation: 'Robe',
  quantity,
  due: centimes(due),
  vat: basisPoints(vat),
})

test('what is given back bears the tax it was sold with, and no stamp duty', () => {
  const lines = [line(119_000), line(109_000, 900)]
  const draft = draftCreditNote({ lines, goods: centimes(228_000), delivery: centimes(0) }, 'L')
  expect(draft).toMatchObject({ subtotal: 200_000, vatTotal: 28_000, stampDuty: 0, total: 228_000 })
})

test('the delivery alone may be given back', () => {
  const lines = [line(119_000), line(109_000, 900)]
  const draft = draftCreditNote({ lines, goods: centimes(0), delivery: centimes(59_500) }, 'L')
  expect(draft.lines).toMatchObject([{ designation: 'L', total: 50_000, vat: 1900 }])
  expect(draft.vat).toEqual([{ rate: 1900, base: 50_000, amount: 9500 }])
})

test('whatever is given back, a credit note adds up to it', () => {
  const lines = fc.array(
    fc
      .tuple(fc.nat(9_000_000), fc.constantFrom(0, 900, 1900), fc.integer({ min: 1, max: 9 }))
      .map((parts) => line(...parts)),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(lines, fc.nat(5_000_000), fc.nat(90_000), (some, goods, delivery) => {
      const back = { lines: some, goods: centimes(goods), delivery: centimes(delivery) }
      const draft = draftCreditNote(back, 'L')
      expect(draft.total).toBe(goods + delivery)
      expect(sum(draft.lines.map(({ total }) => total))).toBe(draft.subtotal)
      for (const { rate, base } of draft.vat)
        expect(sum(draft.lines.filter(({ vat }) => vat === rate).map(({ total }) => total))).toBe(
          base,
        )
    }),
  )
})
