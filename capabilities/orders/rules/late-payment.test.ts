import { expect, test } from 'vitest'
import { type Paid, PAYMENT_EXPIRED, usesOf } from './late-payment.ts'

const order = (status: Paid['status'], rest: Partial<Paid> = {}): Paid => ({
  status,
  paymentStatus: 'pending',
  cancelReason: null,
  ...rest,
})
const inTime = { isTwice: false, isAtTheDoor: false }

test('money pays the orders that wait for it, and revives those that were let go for want of it', () => {
  const expired = order('cancelled', { cancelReason: PAYMENT_EXPIRED, paymentStatus: 'failed' })
  expect(usesOf([order('pending'), expired], inTime)).toEqual(['pay', 'revive'])
})

test('it goes back where the order was cancelled by somebody, is paid already, or it came twice', () => {
  const cancelled = order('cancelled', { cancelReason: 'by_buyer' })
  const paid = order('confirmed', { paymentStatus: 'paid' })
  expect(usesOf([cancelled, paid, order('pending')], inTime)).toEqual([
    'give_back',
    'give_back',
    'pay',
  ])
  expect(usesOf([order('pending')], { ...inTime, isTwice: true })).toEqual(['give_back'])
})

test('a purchase that was moved to the door is paid as a whole, or not at all', () => {
  const atDoor = { isTwice: false, isAtTheDoor: true }
  expect(usesOf([order('confirmed'), order('processing')], atDoor)).toEqual(['pay', 'pay'])
  expect(usesOf([order('confirmed'), order('shipped')], atDoor)).toEqual(['give_back', 'give_back'])
})
