import { createHash } from 'node:crypto'
import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { type Centimes, centimes, sum } from '#kernel/money.ts'
import { demoId } from '../ids.ts'
import { amountIn, dayIn, momentIn, type Row, type Rows } from './insert-rows.ts'
import type { Journal } from './journals.ts'
import type { DemoDays } from './relative-days.ts'
import type { AdminAccounts } from './users.ts'

const DAYS_SHOWN = 14
/** Nothing in the books explains it. */
const UNKNOWN = { label: 'FRAIS DE TENUE DE COMPTE', amount: centimes(-119_000), records: [] }

type BankInputs = {
  days: DemoDays
  admins: AdminAccounts
  journals: readonly Journal[]
  rows: {
    'payouts.remittances': readonly Row[]
    'payouts.batches': readonly Row[]
    'payouts.payouts': readonly Row[]
    'treasury.gateway_settlements': readonly Row[]
    'treasury.till_deposits': readonly Row[]
  }
}
type Movement = {
  on: LocalDate
  label: string
  amount: Centimes
  records: readonly { kind: string; id: unknown }[]
}

/** What the bank wrote of the last two weeks: each line is linked to the books, but one. */
export function bankRows(inputs: BankInputs): Rows {
  const { days, admins, journals } = inputs
  const importedAt = days.ago(0.02)
  const [from, until] = [localDate(days.ago(DAYS_SHOWN)), localDate(importedAt)]
  const found = movementsOf(inputs).filter(({ on }) => on >= from && on <= until)
  const movements = [...found, { ...UNKNOWN, on: until }].toSorted((a, b) =>
    a.on.localeCompare(b.on),
  )
  const id = demoId('bank-statement', until, importedAt)
  const name = `bna-${until}.csv`
  const lineId = (index: number) => demoId('bank-line', `${until} ${index}`, importedAt)
  const first = movements[0]?.on ?? until
  const known = bookBalance(journals.filter((journal) => !isOnTheWay(journal, first)))
  const balanceAfter = (index: number) =>
    known + UNKNOWN.amount - sum(movements.slice(index + 1).map((m) => m.amount))
  return {
    'treasury.bank_statements': [
      {
        ...{ id, file_name: name, file_sha256: createHash('sha256').update(name).digest('hex') },
        ...{ known_count: 0, from_on: first, until_on: until },
        balance_centimes: balanceAfter(movements.length - 1),
        ...{ imported_by: admins.accountant.userId, imported_at: importedAt },
      },
    ],
    'treasury.bank_lines': movements.map(({ on, label, amount }, index) => ({
      ...{ id: lineId(index), statement_id: id, booked_on: on, label, amount_centimes: amount },
      ...{ balance_centimes: balanceAfter(index), occurrence: 1 },
    })),
    'treasury.bank_links': movements.flatMap(({ records }, index) =>
      records.map(({ kind, id: record }) => ({
        ...{ record_kind: kind, record_id: record, bank_line_id: lineId(index) },
        ...{ found_by: 'reference', linked_by: admins.accountant.userId, linked_at: importedAt },
      })),
    ),
  }
}

/** Refunds that were paid since are in no line yet. */
const isOnTheWay = (journal: Journal, first: LocalDate): boolean =>
  journal.kind === 'refund_paid' && localDate(journal.at) >= first

const bookBalance = (journals: readonly Journal[]): number =>
  journals
    .flatMap(({ entries }) => entries)
    .reduce((total, [account, amount]) => total + (account === 'cash_received' ? amount : 0), 0)

function movementsOf({ rows }: BankInputs): Movement[] {
  const received = rows['payouts.remittances'].flatMap((row): Movement[] =>
    row['received_on'] && row['received_centimes'] && row['into_till'] !== true
      ? [
          {
            on: dayIn(row, 'received_on'),
            label: `VIR RECU ${String(row['courier_code']).toUpperCase()} ${String(row['reference'])}`,
            amount: amountIn(row, 'received_centimes'),
            records: [{ kind: 'remittance', id: row['id'] }],
          },
        ]
      : [],
  )
  const gateways = rows['treasury.gateway_settlements'].flatMap((row): Movement[] =>
    row['received_on']
      ? [
          {
            on: dayIn(row, 'received_on'),
            label: `VIR RECU ${String(row['reference'])}`,
            amount: amountIn(row, 'net_centimes'),
            records: [{ kind: 'gateway_settlement', id: row['id'] }],
          },
        ]
      : [],
  )
  const deposits = rows['treasury.till_deposits'].flatMap((row): Movement[] =>
    row['state'] === 'confirmed'
      ? [
          {
            on: dayIn(row, 'deposited_on'),
            label: `VERSEMENT ESPECES ${String(row['slip_number'])}`,
            amount: amountIn(row, 'amount_centimes'),
            records: [{ kind: 'till_deposit', id: row['id'] }],
          },
        ]
      : [],
  )
  const paid = rows['payouts.batches'].flatMap((batch): Movement[] => {
    const payouts = rows['payouts.payouts'].filter(
      ({ batch_id: id, paid_at: paidAt }) => id === batch['id'] && paidAt,
    )
    const [first] = payouts
    if (!first) return []
    const total = sum(payouts.map((row) => amountIn(row, 'amount_centimes')))
    return [
      {
        on: localDate(momentIn(first, 'paid_at')),
        label: `VIR MASSE ${String(batch['number'])}`,
        amount: centimes(0 - total),
        records: payouts.map(({ id }) => ({ kind: 'payout', id })),
      },
    ]
  })
  return [...received, ...gateways, ...deposits, ...paid]
}
