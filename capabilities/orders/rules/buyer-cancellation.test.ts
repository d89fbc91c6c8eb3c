import { expect, test } from 'vitest'
import { cancelReason, checkBuyerCancellation } from './buyer-cancellation.ts'

test.each(['pending', 'confirmed', 'processing'] as const)(
  '[ACC-2] a buyer may cancel what is %s',
  (status) => {
    expect(checkBuyerCancellation(status).ok).toBe(true)
  },
)

test.each([
  ['shipped', 'order_already_shipped'],
  ['delivered', 'order_already_shipped'],
  ['cancelled', 'order_already_cancelled'],
] as const)('[ACC-2] nobody cancels what is %s', (status, code) => {
  expect(checkBuyerCancellation(status)).toEqual({ ok: false, error: { code } })
})

test('another reason is kept in the buyer’s words, without contacts', () => {
  expect(cancelReason({ reason: 'too_slow' })).toBe('too_slow')
  expect(cancelReason({ reason: 'other' })).toBe('other')
  const note = 'Appelez ma sœur au 0550 12 34 56'
  expect(cancelReason({ reason: 'other', note })).toBe('Appelez ma sœur au •••')
  expect(cancelReason({ reason: 'too_slow', note })).toBe('too_slow')
})
