import { expect, test } from 'vitest'
import { checkPurchaseAccess } from './purchase-access.ts'

const access = (isOwn: boolean, hasKey: boolean, hasAccount: boolean) =>
  (['read', 'change'] as const).map((intent) => {
    const checked = checkPurchaseAccess({ isOwn, hasKey, hasAccount }, intent)
    return checked.ok ? 'ok' : checked.error.code
  })

test('an owner does everything, a key everything of a guest’s purchase and reads that of an account', () => {
  for (const hasKey of [true, false])
    for (const hasAccount of [true, false])
      expect(access(true, hasKey, hasAccount)).toEqual(['ok', 'ok'])
  expect(access(false, true, false)).toEqual(['ok', 'ok'])
  expect(access(false, true, true)).toEqual(['ok', 'sign_in_needed'])
  for (const hasAccount of [true, false])
    expect(access(false, false, hasAccount)).toEqual(['order_not_found', 'order_not_found'])
})
