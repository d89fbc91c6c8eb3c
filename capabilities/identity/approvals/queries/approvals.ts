import { type RawBuilder, sql } from 'kysely'
import { dutiesFor } from '#kernel/admin-duties.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import { type Approver, SETTLING_TIME } from '../rules/approver.ts'
import type { IdentityDatabase } from '../../tables.ts'

export type ApprovalSubject = {
  type:
    | 'payout_batch'
    | 'refund'
    | 'remittance'
    | 'payment_refund'
    | 'settlement'
    | 'manual_journal'
    | 'gateway_settlement'
    | 'vat_closing'
    | 'till_deposit'
    | 'payout_return'
  id: string
}

export async function listApprovers(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Approver>> {
  const { rows } = await sql<Approver & { id: string }>`
    select u.id, r.role = 'admin' and d.granted_at is not null as "holdsMoneyDuty",
      greatest(u.managed_at, case when r.role = 'admin' then r.granted_at end, d.granted_at) as "changedAt"
    from identity.users u
      left join identity.user_roles r on r.user_id = u.id
      left join lateral (select min(held.granted_at) as granted_at from identity.admin_duties held
        where held.user_id = u.id and held.duty = any(${dutiesFor('money')})) d on true
    where u.id = any(${ids})`.execute(tables<IdentityDatabase>(tx))
  return new Map(rows.map(({ id, ...approver }) => [id, approver]))
}

/** When another person or a program last moved the account or set its password; not when it was made. */
export async function findTakeover(tx: Tx, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ managedAt: Date }>`
    select managed_at as "managedAt" from identity.users
    where id = ${userId} and managed_at > created_at`.execute(tables<IdentityDatabase>(tx))
  return rows[0]?.managedAt ?? null
}

/** Active admins who may approve money, without these. */
export async function countOtherHolders(
  handle: Db | Tx,
  userIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct d.user_id)::integer as count from identity.admin_duties d join identity.users u on u.id = d.user_id
    where d.duty = any(${dutiesFor('money')}) and d.user_id <> all(${userIds}) and u.deleted_at is null
      and not exists (select from identity.deactivations c where c.user_id = d.user_id)`.execute(
    tables<IdentityDatabase>(handle),
  )
  return rows[0]?.count ?? 0
}

export async function findAnnouncement(
  tx: Tx,
  { type, id }: ApprovalSubject,
  by: string,
): Promise<Date | null> {
  const rows = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.sole_approvals')
    .select('announced_at as at')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('announced_by', '=', by)
    .execute()
  return rows[0]?.at ?? null
}

/** False when it was announced before. */
export async function insertAnnouncement(
  tx: Tx,
  { type, id }: ApprovalSubject,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const rows = await tables<IdentityDatabase>(tx)
    .insertInto('identity.sole_approvals')
    .values({ subject_type: type, subject_id: id, announced_by: by, announced_at: now })
    .onConflict((clash) => clash.doNothing())
    .returning('subject_id')
    .execute()
  return rows.length > 0
}

/** Column of a view: null unless its approval by `by` alone was announced. */
export const soleApprovalFrom = (
  type: ApprovalSubject['type'],
  id: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
) => sql<string | null>`(select ${instant('a.announced_at')}
  from (select s.announced_at + make_interval(secs => ${SETTLING_TIME / 1000}) as announced_at
    from identity.sole_approvals s
    where s.subject_type = ${type} and s.subject_id = ${id} and s.announced_by = ${by}) a)`
