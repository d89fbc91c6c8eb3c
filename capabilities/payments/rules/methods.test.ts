import { expect, test } from 'vitest'
import { codesOf } from '#kernel/codes-of.ts'
import { PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { chooseMethod, isPaidOnDelivery, offeredMethods } from './methods.ts'

test('paying at the door is always offered, cards online only with a gateway', () => {
  expect(offeredMethods(false)).toEqual(['cash_on_delivery', 'card_on_delivery'])
  expect(offeredMethods(true)).toEqual(codesOf(PAYMENT_METHODS))
  expect(chooseMethod('cib', false)).toEqual({
    ok: false,
    error: { code: 'payment_method_unavailable', method: 'cib' },
  })
})

test('what is not paid at the door is paid online', () => {
  expect(codesOf(PAYMENT_METHODS).filter(isPaidOnDelivery)).toEqual([
    'cash_on_delivery',
    'card_on_delivery',
  ])
})
