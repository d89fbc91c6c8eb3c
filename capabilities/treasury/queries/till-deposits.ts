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
import type { TillDepositView, TillView } from '../till.contract.ts'
import type { TreasuryDatabase } from '../tables.ts'

type NewTillDeposit = {
  id: string
  amount: Centimes
  depositedOn: LocalDate
  slipNumber: string
  by: string
  now: Date
}

/** False when the slip was recorded before. */
export async function insertTillDeposit(tx: Tx, made: NewTillDeposit): Promise<boolean> {
  const rows = await tables<TreasuryDatabase>(tx)
    .insertInto('treasury.till_deposits')
    .values({
      id: made.id,
      amount_centimes: made.amount,
      deposited_on: made.depositedOn,
      slip_number: made.slipNumber,
      recorded_by: made.by,
      recorded_at: made.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

export type LockedTillDeposit = {
  id: string
  amount: Centimes
  slipNumber: string
  state: TillDepositView['state']
  recordedBy: string
}

export async function lockTillDeposit(tx: Tx, id: string): Promise<LockedTillDeposit | null> {
  const rows = await tables<TreasuryDatabase>(tx)
    .selectFrom('treasury.till_deposits')
    .select([
      'id',
      'amount_centimes as amount',
      'slip_number as slipNumber',
      'state',
      'recorded_by as recordedBy',
    ])
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows[0] ?? null
}

/** Taken to the bank already, though the books have it in the till. */
export async function sumWaitingDeposits(tx: Tx): Promise<Centimes> {
  const { rows } = await sql<{ amount: Centimes }>`
    select coalesce(sum(amount_centimes), 0)::bigint as amount from treasury.till_deposits
    where state = 'recorded'`.execute(tables<TreasuryDatabase>(tx))
  return rows[0]!.amount // an aggregate without groups has one row
}

type Decision = { id: string; by: string; now: Date }

export const saveTillConfirmation = (
  tx: Tx,
  { id, by, now, journalId }: Decision & { journalId: string },
) =>
  sql`update treasury.till_deposits set state = 'confirmed', decided_by = ${by}, decided_at = ${now},
        ledger_journal_id = ${journalId}, is_sole_approval = recorded_by = ${by}::uuid
      where id = ${id}`.execute(tables<TreasuryDatabase>(tx))

export const saveTillRejection = (tx: Tx, { id, by, now, reason }: Decision & { reason: string }) =>
  tables<TreasuryDatabase>(tx)
    .updateTable('treasury.till_deposits')
    .set({ state: 'rejected', decided_by: by, decided_at: now, reject_reason: reason })
    .where('id', '=', id)
    .execute()

const view = (adminId: string) => sql`json_build_object('id', d.id,
  'amount', trim_scale(d.amount_centimes / 100.0), 'deposited_on', d.deposited_on::text,
  'slip_number', d.slip_number, 'state', d.state, 'reject_reason', d.reject_reason,
  'recorded_by', (select email from identity.users where id = d.recorded_by),
  'recorded_at', ${instant('d.recorded_at')},
  'decided_by', (select email from identity.users where id = d.decided_by),
  'is_own', d.recorded_by = ${adminId}::uuid,
  'opens_at', ${soleApprovalFrom('till_deposit', sql`d.id`, sql`d.recorded_by`)})`

type Filter = { after: Cursor | null; limit: number; adminId: string }
export type ListedTill = Pick<TillView, 'balance' | 'waiting' | 'total'> & {
  rows: { view: TillDepositView; at: string; id: string }[]
}

export async function readTill(db: Db, { after, limit, adminId }: Filter): Promise<ListedTill> {
  const { rows } = await sql<ListedTill>`
    select (select coalesce(sum(amount_centimes), 0) / 100.0 from ledger.balances where kind = 'till')::float8 as balance,
      (select coalesce(sum(amount_centimes), 0) / 100.0 from treasury.till_deposits
        where state = 'recorded')::float8 as waiting,
      (select count(*)::integer from treasury.till_deposits) as total,
      (select coalesce(json_agg(page order by recorded_at desc, id desc), '[]') from (
        select ${view(adminId)} as view, ${instant('d.recorded_at', 'US')} as at, d.id, d.recorded_at
        from treasury.till_deposits d where ${allConditions(sql`true`, olderThan(after, 'd.recorded_at', 'd.id'))}
        order by d.recorded_at desc, d.id desc limit ${limit + 1}) page) as rows`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findTillDeposit(
  db: Db,
  id: string,
  adminId: string,
): Promise<TillDepositView | null> {
  const { rows } = await sql<{ view: TillDepositView }>`
    select ${view(adminId)} as view from treasury.till_deposits d where d.id = ${id}`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]?.view ?? null
}
