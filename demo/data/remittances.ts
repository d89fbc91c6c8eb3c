import { createHash } from 'node:crypto'
import {
  remittancePosting,
  type SettledRemittanceLine,
} from '#capabilities/payouts/rules/remittance-journals.ts'
import { localDate } from '#kernel/calendar.ts'
import { ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { after, minutes } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import { type Journal, journalId } from './journals.ts'
import { parcelId } from './orders.ts'
import type { AdminAccounts } from './users.ts'
import type { Purchase } from './purchases.ts'
import type { Row, Rows } from './insert-rows.ts'
import { type CourierStatement, postedStatements, waitingStatement } from './courier-statements.ts'

/** One posted statement per courier and Monday, and one that an admin has to reconcile. */
export function statementsOf(
  days: DemoDays,
  purchases: readonly Purchase[],
  admins: AdminAccounts,
) {
  const orders = purchases.flatMap((purchase) => purchase.orders)
  const posted = postedStatements(days, orders)
  const statements = [...posted, waitingStatement(days, orders)]
  return {
    journals: posted.flatMap(journalsOf),
    rows: {
      'payouts.remittances': statements.map((statement) => remittanceRow(statement, admins)),
      'payouts.remittance_lines': statements.flatMap(lineRows),
    } satisfies Rows,
    history: statements.flatMap((statement) => stepRows(statement, admins)),
  }
}

const CODES: Record<string, string> = { yalidine: 'YAL', 'zr-express': 'ZRX', noest: 'NST' }
/** `-2`, because the waiting statement can fall on the Monday of a posted one. */
const referenceOf = ({ courier, importedAt, postedAt }: CourierStatement): string =>
  `${CODES[courier] ?? courier}-${localDate(importedAt).replaceAll('-', '')}${postedAt ? '' : '-2'}`
/** This courier brings its cash to the operator, without a file. */
const COUNTED = { courier: 'zr-express', office: 'Bab Ezzouar' }
const isCountedByHand = ({ courier }: CourierStatement): boolean => courier === COUNTED.courier
const statementId = (statement: CourierStatement) =>
  demoId('remittance', referenceOf(statement), statement.importedAt)
const lineId = (statement: CourierStatement, index: number) =>
  demoId('remittance-line', `${referenceOf(statement)} ${index}`, statement.importedAt)
const announced = ({ lines }: CourierStatement) => sum(lines.map(({ collected }) => collected))

/** One journal per parcel, then one for the total. */
function journalsOf(statement: CourierStatement): Journal[] {
  const lines = statement.lines.map(
    ({ tracking, order, collected, expected }, index): SettledRemittanceLine => ({
      id: lineId(statement, index),
      tracking,
      orderId: order?.id ?? null,
      vendorId: order?.shop.id ?? null,
      parcelId: order && parcelId(order),
      state: 'matched',
      reason: null,
      collected,
      fee: ZERO_CENTIMES,
      expectedCollected: expected,
      expectedFee: ZERO_CENTIMES,
    }),
  )
  const { courier, postedAt } = statement
  const input = {
    ...{ courier, reference: referenceOf(statement), received: announced(statement) },
    isCounted: isCountedByHand(statement),
  }
  const posting = remittancePosting(lines, input)
  if (!posting || !postedAt) return []
  const orders = new Map(statement.lines.flatMap(({ order }) => (order ? [[order.id, order]] : [])))
  return [...posting.journals, posting.whole].map(({ kind, orderId, memo, entries }): Journal => ({
    key: orderId === null ? wholeKey(statement) : `received ${orderId}`,
    kind,
    shop: orders.get(orderId ?? '')?.shop ?? null,
    orderId,
    reverses: null,
    at: postedAt,
    memo,
    details: null,
    entries: entries.map(({ account, amount }) => [account, amount] as const),
  }))
}
const wholeKey = (statement: CourierStatement) => `remittance ${referenceOf(statement)}`

function remittanceRow(statement: CourierStatement, { admin, accountant }: AdminAccounts): Row {
  const { courier, importedAt, postedAt, lines } = statement
  const file = `${courier}-${localDate(importedAt)}${postedAt ? '' : '-2'}.csv`
  const isCounted = isCountedByHand(statement)
  return {
    id: statementId(statement),
    courier_code: courier,
    reference: referenceOf(statement),
    state: postedAt ? 'posted' : 'matched',
    line_count: lines.length,
    announced_centimes: announced(statement),
    received_centimes: postedAt && announced(statement),
    received_on: postedAt && localDate(postedAt),
    imported_by: accountant.userId,
    posted_by: postedAt && admin.userId,
    journal_id: postedAt && journalId({ key: wholeKey(statement), at: postedAt }),
    imported_at: importedAt,
    matched_at: after(importedAt, minutes(1)),
    posted_at: postedAt,
    office: isCounted ? COUNTED.office : null,
    file_name: isCounted ? null : file,
    file_sha256: isCounted ? null : createHash('sha256').update(file).digest('hex'),
    into_till: isCounted && postedAt !== null,
    has_fees: false,
    matched_until: lines.length,
  }
}

const lineRows = (statement: CourierStatement): Row[] =>
  statement.lines.map(({ tracking, order, collected, expected, reason }, index) => ({
    id: lineId(statement, index),
    remittance_id: statementId(statement),
    position: index + 1,
    vendor_id: order?.shop.id ?? null,
    tracking,
    parcel_id: order && parcelId(order),
    collected_centimes: collected,
    fee_centimes: 0,
    expected_collected_centimes: expected,
    expected_fee_centimes: expected === null ? null : 0,
    state: reason === null ? 'matched' : 'open',
    reason,
    order_number: order?.number ?? null,
    order_id: order?.id ?? null,
  }))

function stepRows(statement: CourierStatement, { admin, accountant }: AdminAccounts): Row[] {
  const step = (from: string | null, to: string, by: string, now: Date): Row => ({
    id: demoId('remittance-step', `${referenceOf(statement)} ${to}`, now),
    vendor_id: null,
    batch_id: null,
    remittance_id: statementId(statement),
    from_state: from,
    to_state: to,
    actor_role: 'admin',
    actor_id: by,
    reason: null,
    happened_at: now,
  })
  const imported = step(null, 'imported', accountant.userId, statement.importedAt)
  return statement.postedAt
    ? [imported, step('matched', 'posted', admin.userId, statement.postedAt)]
    : [imported]
}
