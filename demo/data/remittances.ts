import { createHash } from 'node:crypto'
import {
  remittancePosting,
  type SettledRemittanceLine,
} from '#capabilities/payouts/rules/remittance-journals.ts'
import type { RemittanceLineReason } from '#capabilities/payouts/schema.ts'
import { localDate } from '#kernel/calendar.ts'
import { type Centimes, centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { after, days as daysLong, minutes } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import { groupBy } from './group-by.ts'
import { type Journal, journalId } from './journals.ts'
import { deliveredAt, POSTED_AFTER, remittedOn } from './payout-calendar.ts'
import { courierOf, parcelId, trackingOf } from './orders.ts'
import type { AdminAccounts } from './users.ts'
import type { Order, Purchase } from './purchases.ts'
import type { Row, Rows } from './insert-rows.ts'

type RemittancesTexts = {
  tracking: string
  order: Order | null
  collected: Centimes
  expected: Centimes | null
  reason: RemittanceLineReason | null
}
type Statement = {
  courier: string
  importedAt: Date
  postedAt: Date | null
  lines: readonly RemittancesTexts[]
}

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

function postedStatements({ now }: DemoDays, orders: readonly Order[]): Statement[] {
  const due = orders.flatMap((order) => {
    const monday = remittedOn(order, now)
    return monday ? [{ order, monday }] : []
  })
  const groups = groupBy(due, ({ order, monday }) => `${courierOf(order)} ${monday.toISOString()}`)
  return [...groups.values()].flatMap((group): Statement[] => {
    const [first] = group
    if (!first) return []
    return [
      {
        courier: courierOf(first.order),
        importedAt: first.monday,
        postedAt: after(first.monday, POSTED_AFTER),
        lines: group.map(({ order }) => fitting(order)),
      },
    ]
  })
}

const WAITING_COURIER = 'noest'
const WAITING_LINES = 14
const WITHHELD = centimes(50_000)
const OF_ANOTHER_VENDOR = { tracking: 'NST-0099120457', collected: centimes(350_000) }

/** One parcel is underpaid, one is unknown, one is not delivered yet. */
function waitingStatement({ now, ago }: DemoDays, orders: readonly Order[]): Statement {
  const importedAt = ago(0.4)
  const ofCourier = orders.filter((order) => courierOf(order) === WAITING_COURIER)
  const arrived = ofCourier
    .filter((order) => {
      const date = deliveredAt(order)
      return date && after(date, daysLong(1)) <= importedAt && !remittedOn(order, now)
    })
    .slice(0, WAITING_LINES)
  const onItsWay = ofCourier.filter(({ status }) => status === 'shipped').slice(0, 1)
  return {
    courier: WAITING_COURIER,
    importedAt,
    postedAt: null,
    lines: [
      ...arrived.map((order, index) =>
        index === 3
          ? {
              ...fitting(order),
              collected: minus(order.total, WITHHELD),
              reason: 'short_paid' as const,
            }
          : fitting(order),
      ),
      ...onItsWay.map((order) => ({
        ...fitting(order),
        expected: ZERO_CENTIMES,
        reason: 'not_delivered' as const,
      })),
      { ...OF_ANOTHER_VENDOR, order: null, expected: null, reason: 'unknown_parcel' },
    ],
  }
}

const fitting = (order: Order): RemittancesTexts => ({
  tracking: trackingOf(order),
  order,
  collected: order.total,
  expected: order.total,
  reason: null,
})

const CODES: Record<string, string> = { yalidine: 'YAL', 'zr-express': 'ZRX', noest: 'NST' }
/** `-2`, because the waiting statement can fall on the Monday of a posted one. */
const referenceOf = ({ courier, importedAt, postedAt }: Statement): string =>
  `${CODES[courier] ?? courier}-${localDate(importedAt).replaceAll('-', '')}${postedAt ? '' : '-2'}`
const statementId = (statement: Statement) =>
  demoId('remittance', referenceOf(statement), statement.importedAt)
const lineId = (statement: Statement, index: number) =>
  demoId('remittance-line', `${referenceOf(statement)} ${index}`, statement.importedAt)
const announced = ({ lines }: Statement) => sum(lines.map(({ collected }) => collected))

/** One journal per parcel, then one for the total. */
function journalsOf(statement: Statement): Journal[] {
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
  const input = { courier, reference: referenceOf(statement), received: announced(statement) }
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
const wholeKey = (statement: Statement) => `remittance ${referenceOf(statement)}`

function remittanceRow(statement: Statement, { admin, accountant }: AdminAccounts): Row {
  const { courier, importedAt, postedAt, lines } = statement
  const file = `${courier}-${localDate(importedAt)}${postedAt ? '' : '-2'}.csv`
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
    file_name: file,
    file_sha256: createHash('sha256').update(file).digest('hex'),
    has_fees: false,
    matched_until: lines.length,
  }
}

const lineRows = (statement: Statement): Row[] =>
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

function stepRows(statement: Statement, { admin, accountant }: AdminAccounts): Row[] {
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
