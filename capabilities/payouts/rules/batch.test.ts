import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimes, sum } from '#kernel/money.ts'
import { type OpenOrder, planPayouts } from './batch.ts'
import { maskedNumber } from './payout-account.ts'

const account = (vendorId: string) => ({
  id: `account-${vendorId}`,
  vendorId,
  number: '0'.repeat(20),
  holder: 'Amel',
})
const order = (orderId: string, due: number, wasPaid = false, vendorId = 'amel'): OpenOrder => ({
  orderId,
  vendorId,
  due: centimes(due),
  atCourier: centimes(0),
  wasPaid,
})
const plan = (open: OpenOrder[], minimum = 100_000, advance = 0) =>
  planPayouts({
    open,
    adjustments: [],
    accounts: [account('amel')],
    minimumOf: () => centimes(minimum),
    advanceOf: () => centimes(advance),
  })

test('[VSPACE-5] what couriers have not remitted waits, but for the advance that the operator allows', () => {
  const travelling = (orderId: string, due: number) => ({
    ...order(orderId, due),
    atCourier: centimes(due),
  })
  const open = [travelling('a', 300_000), order('b', 200_000), travelling('c', 400_000)]
  const paid = (advance: number) =>
    plan(open, 0, advance).flatMap(({ lines }) => lines.map(({ orderId }) => orderId))

  expect(paid(0)).toEqual(['b'])
  expect(paid(299_999)).toEqual(['b'])
  expect(paid(400_000)).toEqual(['a', 'b'])
  expect(paid(700_000)).toEqual(['a', 'b', 'c'])
  // A debt is netted also when a courier holds its cash.
  expect(plan([order('d', 500_000), travelling('e', -200_000)], 0)[0]?.amount).toBe(300_000)
})

test('[VSPACE-5] a shop gets its sales less what came back, in one payment', () => {
  expect(
    plan([order('a', 940_500), order('b', -200_000, true), order('c', -59_500), order('d', 0)]),
  ).toEqual([
    {
      vendorId: 'amel',
      account: account('amel'),
      amount: 681_000,
      lines: [
        { orderId: 'a', kind: 'sale', amount: 940_500, reason: null },
        { orderId: 'b', kind: 'return', amount: -200_000, reason: null },
        { orderId: 'c', kind: 'fee', amount: -59_500, reason: null },
      ],
    },
  ])
})

test('[VSPACE-5] below the minimum, without an account, or owing more than it is owed, a shop waits', () => {
  expect(plan([order('a', 99_999)])).toEqual([])
  expect(plan([order('a', 100_000)])).toHaveLength(1)
  expect(plan([order('a', 500_000, false, 'brahim')])).toEqual([])
  expect(plan([order('a', 500_000), order('b', -600_000, true)])).toEqual([])
  expect(plan([order('a', -10)], 0)).toEqual([])
})

test('a payout is always the sum of its lines, and more than nothing', () => {
  const open = fc.array(
    fc.record({
      orderId: fc.uuid(),
      vendorId: fc.constantFrom('amel', 'brahim'),
      due: fc.integer({ min: -10_000_000, max: 10_000_000 }).map(centimes),
      atCourier: fc.constant(centimes(0)),
      wasPaid: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(open, (orders) => {
      const accounts = ['amel', 'brahim'].map(account)
      for (const { amount, lines, vendorId } of planPayouts({
        adjustments: [],
        open: orders,
        accounts,
        minimumOf: () => centimes(0),
        advanceOf: () => centimes(0),
      })) {
        expect(amount).toBe(sum(lines.map((line) => line.amount)))
        expect(amount).toBe(
          sum(orders.filter((order) => order.vendorId === vendorId).map(({ due }) => due)),
        )
        expect(amount).toBeGreaterThan(0)
      }
    }),
  )
})

test('of an account only its last four digits are shown', () => {
  expect(maskedNumber('00799999002345678941')).toBe('•••• 8941')
})
