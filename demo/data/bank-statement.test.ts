import { expect, test } from 'vitest'
import { dayStart, type LocalDate } from '#kernel/calendar.ts'
import { after, hours } from '#kernel/time.ts'
import { bankRows } from './bank-statement.ts'
import { daysBefore } from './relative-days.ts'

const days = daysBefore(after(dayStart('2026-11-26' as LocalDate), hours(10)))
const admin = { userId: 'admin' }

test('each line of the bank is linked to what it is, but one; the balances differ by that one', () => {
  const payout = (id: string, amount: number) => ({
    ...{ id, batch_id: 'b', amount_centimes: amount, paid_at: days.ago(2) },
  })
  const received = { courier_code: 'noest', reference: 'NST-1', received_centimes: 900 }
  const rows = bankRows({
    days,
    admins: { admin, accountant: admin } as never,
    journals: [
      { entries: [['cash_received', 5000]] },
      { kind: 'refund_paid', at: days.ago(1), entries: [['cash_received', -70]] },
    ] as never,
    rows: {
      'payouts.remittances': [
        { id: 'r', ...received, received_on: '2026-11-23' },
        { id: 'old', ...received, received_on: '2026-01-01' },
        { id: 'waiting', ...received, received_centimes: null, received_on: null },
      ],
      'payouts.batches': [
        { id: 'b', number: 'P-2026-0007' },
        { id: 'draft', number: 'P-2026-0008' },
      ],
      'payouts.payouts': [payout('p1', 200), payout('p2', 300)],
      'treasury.gateway_settlements': [],
      'treasury.till_deposits': [],
    },
  })
  const lines = rows['treasury.bank_lines'] ?? []
  expect(lines.map((line) => [line['amount_centimes'], line['balance_centimes']])).toEqual([
    [900, 5500],
    [-500, 5000],
    [-119_000, -114_000],
  ])
  expect((rows['treasury.bank_links'] ?? []).map((link) => link['record_id'])).toEqual([
    ...['r', 'p1', 'p2'],
  ])
  expect(rows['treasury.bank_statements']).toMatchObject([
    { from_on: '2026-11-23', until_on: '2026-11-25', balance_centimes: -114_000 },
  ])
})
