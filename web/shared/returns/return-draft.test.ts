import { describe, expect, test } from 'vitest'
import type { OrderReturnsView } from '#capabilities/returns/contract.ts'
import {
  checkReturn,
  deliveryRefund,
  expectedRefund,
  refusedField,
  returnBody,
  type ReturnDraft,
} from './return-draft.ts'

const ORDER = {
  is_over: false,
  accepts_changed_mind: true,
  is_paid_by_card: false,
  lines: [] as OrderReturnsView['lines'],
} as OrderReturnsView // the fields that the rules read
const DRAFT: ReturnDraft = {
  quantities: { first: 1 },
  reason: 'defective',
  resolution: 'refund',
  variant: '',
  note: '',
  photos: [],
  method: 'ccp',
  account: '1234567 clé 68',
  asGoodwill: false,
}
const wrong = (draft: Partial<ReturnDraft>, order: Partial<OrderReturnsView> = {}) =>
  checkReturn({ ...ORDER, ...order }, { ...DRAFT, ...draft })

describe('[ACC-2] a request to send back', () => {
  test('is sent when nothing is missing', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ method: 'cash', account: '' })).toEqual({})
    expect(wrong({ account: '' }, { is_paid_by_card: true })).toEqual({})
    expect(wrong({ resolution: 'repair', account: '' })).toEqual({})
  })
  test('is told everything that is wrong at once', () => {
    const empty = { quantities: { first: 0 }, reason: '', account: ' ' } as const
    expect(wrong(empty, { is_over: true })).toEqual({
      items: { key: 'returns.choose-some' },
      reason: { key: 'returns.reason-missing' },
      account: { key: 'returns.account-missing' },
      goodwill: { key: 'returns.goodwill-needed' },
    })
    // Each line has its own last day.
    const lines = [
      { item_id: 'first', is_over: true },
      { item_id: 'second', is_over: false },
    ] as OrderReturnsView['lines'] // the fields that the rule reads
    expect(wrong({ quantities: { second: 1 } }, { lines })).toEqual({})
    expect(wrong({ quantities: { first: 1, second: 1 } }, { lines })).toEqual({
      goodwill: { key: 'returns.goodwill-needed' },
    })
    expect(wrong({ quantities: { first: 1, second: 2 }, resolution: 'exchange' })).toEqual({
      items: { key: 'returns.one-line' },
      variant: { key: 'returns.variant-missing' },
    })
  })
  test.each([
    ['ccp', '1234567 clé 24'],
    ['ccp', '00799999001234567868'],
    ['bank_transfer', '1234567 clé 68'],
  ] as const)('by %s does not take the account %s', (method, account) => {
    expect(wrong({ method, account })).toEqual({ account: { key: 'returns.account-wrong' } })
  })
  test('shows a refusal of the server at its field, the others in general', () => {
    const problem = { status: 409, code: 'return_too_late', detail: 'Trop tard.', errors: {} }
    expect(refusedField(problem)).toEqual({ goodwill: { sentence: 'Trop tard.' } })
    expect(refusedField({ ...problem, code: 'order_not_delivered' })).toBeNull()
  })
  test('names an account only where one is paid', () => {
    const reasoned = { ...DRAFT, reason: 'defective' } as const
    expect(returnBody(ORDER, reasoned)).toMatchObject({ refund_account: '1234567 clé 68' })
    expect(returnBody(ORDER, { ...reasoned, method: 'cash' })).not.toHaveProperty('refund_account')
  })
})

test('the expected refund is what was paid for the chosen pieces', () => {
  const line = { item_id: 'first', quantity: 3, paid: 1000 }
  const order = { ...ORDER, lines: [line, { ...line, item_id: 'second', paid: 450.5 }] }
  const refundOf = (quantities: Record<string, number>) =>
    expectedRefund(order as OrderReturnsView, quantities)
  expect(refundOf({ first: 3 })).toBe(1000)
  expect(refundOf({ first: 3, second: 3 })).toBe(1450.5)
  expect(refundOf({ first: 1 })).toBeCloseTo(333.33, 1)
  expect(refundOf({})).toBe(0)
})

test('the delivery comes back by law when it was late, maybe with another reason, never at the buyer’s expense', () => {
  const order = { delivery_paid: 500, changed_mind_cost_on: 'buyer' } as const
  const refundOf = (reason: ReturnDraft['reason'], changes: object = {}) =>
    deliveryRefund({ ...order, ...changes }, { reason })
  expect(refundOf('late')).toBe('legal')
  expect(refundOf('damaged')).toBe('possible')
  expect(refundOf('changed_mind')).toBe('none')
  expect(refundOf('changed_mind', { changed_mind_cost_on: 'vendor' })).toBe('possible')
  expect(refundOf('')).toBeNull()
  expect(refundOf('late', { delivery_paid: 0 })).toBeNull()
})
