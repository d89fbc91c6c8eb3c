import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { expect, test } from 'vitest'
import {
  asksCashHolder,
  asksFirst,
  sendsParcel,
  statusEffects,
  USUAL_STEPS,
} from './status-effects.ts'
import { ORDER_STATUS_OPTIONS } from './statuses.ts'

const unpaid = 'pending' as const

test('one press confirms and prepares; whatever moves money, stock or a parcel is asked', () => {
  const quiet = ORDER_STATUS_OPTIONS.flatMap((from) =>
    ORDER_STATUS_OPTIONS.filter((to) => to !== from && !asksFirst(from, to)).map(
      (to) => `${from} > ${to}`,
    ),
  )
  expect(quiet).toEqual(['pending > confirmed', 'confirmed > processing'])
})

test('an order that was never confirmed and is set to delivered: mail, money, no usual step', () => {
  expect(statusEffects({ status: 'pending', payment_status: unpaid }, 'delivered')).toEqual([
    'unusual',
    'emailed',
    'paid',
  ])
})

test('a cancelled order that is revived takes its stock again', () => {
  expect(statusEffects({ status: 'cancelled', payment_status: unpaid }, 'shipped')).toEqual([
    'unusual',
    'no-parcel',
    'emailed',
    'stock-taken',
  ])
})

test('a delivered and paid order that is cancelled gives money and stock back', () => {
  expect(statusEffects({ status: 'delivered', payment_status: 'paid' }, 'cancelled')).toEqual([
    'unusual',
    'emailed',
    'unpaid',
    'approved-first',
    'stock-back',
  ])
})

test('what is paid and has left is refunded once another person approves it; before, at once', () => {
  const paid = 'paid' as const
  expect(statusEffects({ status: 'shipped', payment_status: paid }, 'cancelled')).toContain(
    'approved-first',
  )
  expect(statusEffects({ status: 'confirmed', payment_status: paid }, 'cancelled')).toEqual([
    ...['emailed', 'refunded', 'stock-back'],
  ])
})

test('a courier is asked for from the statuses in which a parcel can leave', () => {
  expect(ORDER_STATUS_OPTIONS.filter((from) => sendsParcel(from, 'shipped'))).toEqual([
    'confirmed',
    'processing',
  ])
  expect(USUAL_STEPS.delivered).toEqual([])
})

test('who has the cash is asked for what no parcel collects', () => {
  const row = { status: 'confirmed', payment_status: unpaid } as const
  expect(asksCashHolder(row, 'delivered')).toBe(true)
  expect(asksCashHolder(row, 'shipped')).toBe(false)
  expect(asksCashHolder({ ...row, payment_status: 'paid' }, 'delivered')).toBe(false)
  expect(asksCashHolder({ ...row, payment_method: 'cib' }, 'delivered')).toBe(false)
  const sent = { ...row, status: 'shipped', parcels: [{}] } as unknown as AdminOrderView
  const items = (left_to_send: number) => [{ left_to_send }] as AdminOrderView['items']
  expect(asksCashHolder({ ...sent, items: items(0) }, 'delivered')).toBe(false)
  expect(asksCashHolder({ ...sent, items: items(1) }, 'delivered')).toBe(true)
  expect(asksCashHolder({ ...sent, parcels: [], items: items(2) }, 'delivered')).toBe(true)
})
