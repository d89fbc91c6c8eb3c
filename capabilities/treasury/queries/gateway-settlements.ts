import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import {
  allConditions,
  type Db,
  instant,
  olderThan,
  tables,
  type Tx,
} from '#platform/database/index.ts'
import { soleApprovalFrom } from '#capabilities/identity/index.ts'
import { gatewayName } from '#capabilities/payments/index.ts'
import type { GatewaySettlementView } from '../gateway-settlements.contract.ts'
import type { CardPayment, GatewayRow, MatchedGatewayRow } from '../rules/gateway-file.ts'
import type { TreasuryDatabase } from '../tables.ts'

export type NewGatewaySettlement = {
  id: string
  gateway: string
  reference: string
  fileName: string
  sha256: string
  rows: readonly GatewayRow[]
  by: string
  now: Date
}

/** False when the same transfer or file was imported before. */
export async function insertGatewaySettlement(
  tx: Tx,
  settlement: NewGatewaySettlement,
): Promise<boolean> {
  const db = tables<TreasuryDatabase>(tx)
  const { id, rows } = settlement
  const { rows: made } = await sql`
    insert into treasury.gateway_settlements (id, gateway, reference, file_name, file_sha256, line_count,
      gross_centimes, fee_centimes, net_centimes, imported_by, imported_at)
    select ${id}, ${settlement.gateway}, ${settlement.reference}, ${settlement.fileName}, ${settlement.sha256},
      count(*), sum(gross), sum(fee), sum(net), ${settlement.by}, ${settlement.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (gross bigint, fee bigint, net bigint)
    on conflict do nothing returning id`.execute(db)
  if (made.length === 0) return false
  await sql`
    insert into treasury.gateway_lines (settlement_id, position, paid_on, payment, gross_centimes, fee_centimes,
      net_centimes, problem)
    select ${id}::uuid, position, "paidOn", payment, gross, fee, net, 'unknown_payment'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (position integer, "paidOn" date, payment text, gross bigint, fee bigint, net bigint)`.execute(
    db,
  )
  return true
}

export type LockedGatewaySettlement = {
  id: string
  gateway: string
  reference: string
  state: GatewaySettlementView['state']
  fee: Centimes
  net: Centimes
  importedBy: string
}

export async function lockGatewaySettlement(
  tx: Tx,
  id: string,
): Promise<LockedGatewaySettlement | null> {
  const rows = await tables<TreasuryDatabase>(tx)
    .selectFrom('treasury.gateway_settlements')
    .select([
      'id',
      'gateway',
      'reference',
      'state',
      'fee_centimes as fee',
      'net_centimes as net',
      'imported_by as importedBy',
    ])
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows[0] ?? null
}

/** Two files may name the same payment. */
export const lockGatewayMatching = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('treasury.gateway_matching', 0))`.execute(
    tables<TreasuryDatabase>(tx),
  )

type StoredRow = GatewayRow & Pick<MatchedGatewayRow, 'problem'>

export async function listGatewayRows(tx: Tx, settlementId: string): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select position, paid_on::text as "paidOn", payment, gross_centimes as gross, fee_centimes as fee,
      net_centimes as net, problem
    from treasury.gateway_lines where settlement_id = ${settlementId} order by position`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows
}

/** By position: found by the gateway's id of the payment, else by the number of its purchase. */
export async function listCardPayments(
  tx: Tx,
  { id, gateway }: Pick<LockedGatewaySettlement, 'id' | 'gateway'>,
): Promise<ReadonlyMap<number, CardPayment>> {
  const { rows } = await sql<CardPayment & { position: number }>`
    select l.position, i.id as "intentId", i.status = 'captured' as "isCaptured",
      coalesce(i.captured_centimes, i.amount_centimes) as taken, i.refunded_centimes as refunded,
      exists (select from treasury.gateway_lines b join treasury.gateway_settlements g on g.id = b.settlement_id
        where b.intent_id = i.id and b.gross_centimes > 0 and g.id <> ${id} and g.state <> 'withdrawn'
          and b.problem is distinct from 'settled_before') as "isSettled"
    from treasury.gateway_lines l
    join lateral (
      select * from (
        select 0 as rank, p.* from payments.intents p where p.gateway = ${gateway} and p.gateway_id = l.payment
        union all
        select 1, p.* from orders.purchases u join payments.intents p on p.purchase_id = u.id
        where u.number = upper(l.payment) and p.gateway = ${gateway}
      ) found order by rank, status = 'captured' desc, captured_at, id limit 1
    ) i on true
    where l.settlement_id = ${id}`.execute(tables<TreasuryDatabase>(tx))
  return new Map(rows.map(({ position, ...payment }) => [position, payment]))
}

export async function saveGatewayMatches(
  tx: Tx,
  settlementId: string,
  matches: readonly MatchedGatewayRow[],
): Promise<void> {
  await sql`
    update treasury.gateway_lines l set intent_id = m."intentId", expected_centimes = m.expected, problem = m.problem
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as m (position integer, "intentId" uuid, expected bigint, problem text)
    where l.settlement_id = ${settlementId} and l.position = m.position`.execute(
    tables<TreasuryDatabase>(tx),
  )
}

type Decision = { id: string; by: string; now: Date }

export const saveGatewayPosting = (
  tx: Tx,
  posted: Decision & { journalId: string; receivedOn: LocalDate; note: string | null },
) =>
  sql`
    update treasury.gateway_settlements set state = 'posted', decided_by = ${posted.by}, decided_at = ${posted.now},
      is_sole_approval = imported_by = ${posted.by}::uuid, ledger_journal_id = ${posted.journalId},
      received_on = ${posted.receivedOn}, note = ${posted.note}
    where id = ${posted.id}`.execute(tables<TreasuryDatabase>(tx))

export const saveGatewayWithdrawal = (
  tx: Tx,
  { id, by, now, reason }: Decision & { reason: string },
) =>
  tables<TreasuryDatabase>(tx)
    .updateTable('treasury.gateway_settlements')
    .set({ state: 'withdrawn', decided_by: by, decided_at: now, withdraw_reason: reason })
    .where('id', '=', id)
    .execute()

const DIFFERENCES = sql`(select coalesce(json_agg(json_build_object('position', l.position, 'paid_on', l.paid_on::text,
    'payment', l.payment, 'purchase_number', l.number, 'gross', trim_scale(l.gross_centimes / 100.0),
    'fee', trim_scale(l.fee_centimes / 100.0), 'net', trim_scale(l.net_centimes / 100.0),
    'expected', trim_scale(l.expected_centimes / 100.0), 'problem', l.problem) order by l.position), '[]')
  from (select b.*, h.number from treasury.gateway_lines b
      left join payments.intents i on i.id = b.intent_id left join payments.holds h on h.purchase_id = i.purchase_id
    where b.settlement_id = g.id and b.problem is not null order by b.position limit 200) l)`

const view = (
  adminId: string,
) => sql`json_build_object('id', g.id, 'gateway_name', ${gatewayName('g.gateway')}, 'reference', g.reference,
  'state', g.state, 'file_name', g.file_name, 'line_count', g.line_count,
  'gross', trim_scale(g.gross_centimes / 100.0), 'fee', trim_scale(g.fee_centimes / 100.0),
  'net', trim_scale(g.net_centimes / 100.0),
  'difference_count', (select count(*)::integer from treasury.gateway_lines b
    where b.settlement_id = g.id and b.problem is not null),
  'differences', ${DIFFERENCES}, 'received_on', g.received_on::text, 'note', g.note,
  'imported_by', (select email from identity.users where id = g.imported_by),
  'imported_at', ${instant('g.imported_at')},
  'decided_by', (select email from identity.users where id = g.decided_by),
  'withdraw_reason', g.withdraw_reason, 'is_own', g.imported_by = ${adminId}::uuid,
  'opens_at', ${soleApprovalFrom('gateway_settlement', sql`g.id`, sql`g.imported_by`)})`

type Filter = {
  state: GatewaySettlementView['state'] | null
  after: Cursor | null
  limit: number
  adminId: string
}
type Listed = { rows: { view: GatewaySettlementView; at: string; id: string }[]; total: number }

export async function listGatewaySettlements(
  db: Db,
  { state, after, limit, adminId }: Filter,
): Promise<Listed> {
  const matching = allConditions(state && sql`g.state = ${state}`)
  const { rows } = await sql<Listed>`
    select (select count(*)::integer from treasury.gateway_settlements g where ${matching}) as total,
      (select coalesce(json_agg(page order by imported_at desc, id desc), '[]') from (
        select ${view(adminId)} as view, ${instant('g.imported_at', 'US')} as at, g.id, g.imported_at
        from treasury.gateway_settlements g
        where ${allConditions(matching, olderThan(after, 'g.imported_at', 'g.id'))}
        order by g.imported_at desc, g.id desc limit ${limit + 1}) page) as rows`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findGatewaySettlement(
  db: Db,
  id: string,
  adminId: string,
): Promise<GatewaySettlementView | null> {
  const { rows } = await sql<{ view: GatewaySettlementView }>`
    select ${view(adminId)} as view from treasury.gateway_settlements g where g.id = ${id}`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]?.view ?? null
}
