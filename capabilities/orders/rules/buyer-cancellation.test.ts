import { expect, test } from 'vitest'
import { checkBuyerCancellation } from './buyer-cancellation.ts'

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
