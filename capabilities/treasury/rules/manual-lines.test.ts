import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimes, sum } from '#kernel/money.ts'
import type { ManualLine } from '../schema.ts'
import { disputeLines } from './line-templates.ts'
import { checkManualLines, splitManualLines } from './manual-lines.ts'

const line = (
  account: ManualLine['account'],
  amount: number,
  vendorId: string | null = null,
  orderId: string | null = null,
): ManualLine => ({ account, vendorId, orderId, amount: centimes(amount) })
const split = (lines: readonly ManualLine[]) =>
  splitManualLines(lines, { kind: 'manual', memo: 'M-2026-0001' })

test('lines of one vendor stay one journal', () => {
  const journals = split([line('vendor_payable', 500, 'amel'), line('vendor_charges', -500)])
  expect(journals).toMatchObject([{ vendorId: 'amel', orderId: null }])
  expect(journals[0]?.entries.map(({ account }) => account)).toEqual([
    'vendor_payable',
    'vendor_charges',
  ])
})

test('what goes from one vendor to another passes through internal transfers', () => {
  const journals = split([
    line('vendor_payable', 500, 'amel'),
    line('vendor_payable', -300, 'brahim', 'order'),
    line('cash_received', -200),
  ])
  expect(journals).toMatchObject([
    {
      vendorId: 'amel',
      entries: [{ amount: 500 }, { account: 'internal_transfers', amount: -500 }],
    },
    { vendorId: 'brahim', orderId: 'order', entries: [{ amount: -300 }, { amount: 300 }] },
    { vendorId: null, entries: [{ amount: -200 }, { account: 'internal_transfers', amount: 200 }] },
  ])
})

test('each journal sums to zero, and so do the internal transfers of all of them', () => {
  const anyLine = fc.record({
    account: fc.constantFrom<ManualLine['account']>('vendor_payable', 'cash_received', 'rounding'),
    vendorId: fc.constantFrom(null, 'amel', 'brahim'),
    orderId: fc.constantFrom(null, 'first', 'second'),
    amount: fc.integer({ min: 1, max: 1_000_000 }).map(centimes),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), (lines) => {
      const rest = line('courier_clearing', 0 - sum(lines.map(({ amount }) => amount)))
      const journals = split([...lines, rest])
      for (const { entries } of journals) expect(sum(entries.map(({ amount }) => amount))).toBe(0)
      const transfers = journals.flatMap(({ entries }) =>
        entries.filter(({ account }) => account === 'internal_transfers'),
      )
      expect(sum(transfers.map(({ amount }) => amount))).toBe(0)
    }),
  )
})

test('lines are refused that do not sum to zero, or lack their vendor or order', () => {
  expect(checkManualLines([line('cash_received', 5), line('rounding', -4)])).toMatchObject({
    code: 'lines_unbalanced',
    difference: 1,
  })
  expect(checkManualLines([line('rounding', 5), line('vendor_payable', -5)])).toMatchObject({
    code: 'line_needs_vendor',
    index: 1,
  })
  expect(checkManualLines([line('cash_at_courier', 5), line('rounding', -5)])).toMatchObject({
    code: 'line_needs_order',
    index: 0,
  })
})

test('a disputed sum leaves both accounts that hold it', () => {
  const owner = { vendorId: 'amel', orderId: 'order' }
  const held = { clearing: centimes(-200), atCourier: centimes(1_000) }
  expect(
    disputeLines(held, 'vendor', owner).map(({ account, amount }) => [account, amount]),
  ).toEqual([
    ['vendor_payable', 800],
    ['courier_clearing', 200],
    ['cash_at_courier', -1_000],
  ])
})
