import { expect, test } from 'vitest'
import { type LatePayment, PAYMENT_EXPIRED, splitLatePayment } from './late-payment.ts'

const order = (status: LatePayment['status'], rest: Partial<LatePayment> = {}): LatePayment => ({
  status,
  paymentStatus: 'pending',
  cancelReason: null,
  ...rest,
})
const inTime = { isTwice: false, isCashOnDelivery: false }

test('money pays the orders that wait for it, and revives those that were let go for want of it', () => {
  const expired = order('cancelled', { cancelReason: PAYMENT_EXPIRED, paymentStatus: 'failed' })
  expect(splitLatePayment([order('pending'), expired], inTime)).toEqual(['pay', 'reopen'])
})

test('it goes back where the order was cancelled by somebody, is paid already, or it came twice', () => {
  const cancelled = order('cancelled', { cancelReason: 'by_buyer' })
  const paid = order('confirmed', { paymentStatus: 'paid' })
  expect(splitLatePayment([cancelled, paid, order('pending')], inTime)).toEqual([
    'refund',
    'refund',
    'pay',
  ])
  expect(splitLatePayment([order('pending')], { ...inTime, isTwice: true })).toEqual(['refund'])
})

test('a purchase that was moved to the door is paid as a whole, or not at all', () => {
  const cashOnDelivery = { isTwice: false, isCashOnDelivery: true }
  expect(splitLatePayment([order('confirmed'), order('processing')], cashOnDelivery)).toEqual([
    'pay',
    'pay',
  ])
  expect(splitLatePayment([order('confirmed'), order('shipped')], cashOnDelivery)).toEqual([
    'refund',
    'refund',
  ])
})
