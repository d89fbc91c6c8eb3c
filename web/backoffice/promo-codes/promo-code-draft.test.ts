import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import { expect, test } from 'vitest'
import { parseLocalDate } from '#kernel/calendar.ts'
import { promoCodeBody, copyOf, toPromoCodeDraft } from './promo-code-draft.ts'

const typed = (fields: object) =>
  promoCodeBody({ ...toPromoCodeDraft(null), code: 'AID', ...fields })

test('amounts are read however they were written, and what does not belong to the kind is left out', () => {
  expect(
    typed({ kind: 'amount', amount: '1 200,50', percent: '10', minimum: '٥٠٠٠' }),
  ).toMatchObject({ body: { kind: 'amount', amount: 1200.5, percent: null, minimum: 5000 } })
})

test('what cannot be read is said beside its field', () => {
  expect(typed({ code: ' ', percent: '', maximum_uses: '2,5', minimum: 'dix' })).toEqual({
    wrong: { code: 'code', percent: 'number', maximum_uses: 'whole', minimum: 'number' },
  })
  expect(typed({ percent: '10', maximum_uses: '0' })).toEqual({ wrong: { maximum_uses: 'whole' } })
})

test('a copy has another name and no dates', () => {
  const code = {
    code: 'AID',
    starts_on: parseLocalDate('2026-11-01'),
    percent: 10,
    minimum: 0,
  } as ManagedPromoCodeView
  expect(copyOf(code)).toMatchObject({ code: 'AID-2', starts_on: '', percent: '10', minimum: '' })
  expect(copyOf({ ...code, code: 'AID-9' }).code).toBe('AID-10')
  expect(copyOf({ ...code, code: 'X'.repeat(32) }).code).toBe(`${'X'.repeat(30)}-2`)
})
