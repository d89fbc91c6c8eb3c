import { localDate } from '#kernel/calendar.ts'
import { centimes } from '#kernel/money.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { amountIn, momentIn, type Row } from './insert-rows.ts'
import { type Journal, journalId } from './journals.ts'
import type { DemoDays } from './relative-days.ts'
import type { AdminAccounts } from './users.ts'

const slipOf = (index: number): string => `BNA-${4470 + index}`
const keyOf = (slip: string): string => `till deposit ${slip}`

/** Counted cash goes to the bank the day after; what was counted last waits for a second person. */
export function tillRows(
  { now }: DemoDays,
  remittances: readonly Row[],
  { admin, accountant }: AdminAccounts,
) {
  const counted = remittances
    .filter((row) => row['into_till'] === true && row['posted_at'])
    .toSorted((a, b) => Number(a['posted_at']) - Number(b['posted_at']))
  const deposits = counted.flatMap((row, index) => {
    const isLast = index === counted.length - 1
    const recordedAt = after(momentIn(row, 'posted_at'), hours(2))
    const decidedAt = isLast ? null : after(momentIn(row, 'posted_at'), hours(22))
    if ((decidedAt ?? recordedAt) > now) return []
    const amount = amountIn(row, 'received_centimes')
    return [{ slip: slipOf(index), amount, recordedAt, decidedAt }]
  })
  const journals = deposits.flatMap(({ slip, amount, decidedAt }): Journal[] =>
    decidedAt === null
      ? []
      : [
          {
            ...{
              key: keyOf(slip),
              kind: 'till_deposit',
              shop: null,
              orderId: null,
              reverses: null,
            },
            ...{ at: decidedAt, memo: slip, details: null },
            entries: [
              ['cash_received', amount],
              ['till', centimes(0 - amount)],
            ],
          },
        ],
  )
  const rows = deposits.map(({ slip, amount, recordedAt, decidedAt }): Row => ({
    ...{ id: demoId('till-deposit', slip, recordedAt), amount_centimes: amount, slip_number: slip },
    deposited_on: localDate(recordedAt),
    ...{ state: decidedAt ? 'confirmed' : 'recorded', recorded_by: accountant.userId },
    ...{ recorded_at: recordedAt, decided_by: decidedAt && admin.userId, decided_at: decidedAt },
    ledger_journal_id: decidedAt && journalId({ key: keyOf(slip), at: decidedAt }),
  }))
  return { journals, rows: { 'treasury.till_deposits': rows } }
}
