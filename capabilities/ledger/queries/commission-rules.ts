import { sql } from 'kysely'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { CommissionRule } from '../schema.ts'
import type { LedgerDatabase } from '../tables.ts'

export type ReadRule = {
  id: string
  scope: CommissionRule['scope']
  vendor: { id: string; business_name: string } | null
  category: string | null
  rate: BasisPoints
  fixed: Centimes
  valid_from: string
  valid_until: string | null
  created_by: string | null
}

/** Including ended rules. */
export async function listAllRules(db: Db): Promise<ReadRule[]> {
  const { rows } = await sql<ReadRule>`
    select r.id, r.scope, case when v.id is not null
        then json_build_object('id', v.id, 'business_name', v.business_name) end as vendor,
      r.category_slug as category, r.rate_bp as rate, r.fixed_centimes as fixed,
      ${instant('r.valid_from')} as valid_from, ${instant('r.valid_until')} as valid_until,
      (select email from identity.users where id = r.created_by) as created_by
    from ledger.commission_rules r left join vendors.vendors v on v.id = r.vendor_id
    order by array_position(array['global', 'vendor', 'category'], r.scope), v.business_name, r.category_slug,
      r.valid_from desc, r.id limit 2000`.execute(tables<LedgerDatabase>(db))
  return rows
}

export type LockedRule = { id: string; from: Date; until: Date | null }

/** Serializes rule changes until the transaction ends. */
export const lockRules = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('ledger.commission_rules', 0))`.execute(
    tables<LedgerDatabase>(tx),
  )

export async function findRule(tx: Tx, id: string): Promise<LockedRule | null> {
  const { rows } = await sql<LockedRule>`
    select id, valid_from as from, valid_until as until from ledger.commission_rules where id = ${id}`.execute(
    tables<LedgerDatabase>(tx),
  )
  return rows[0] ?? null
}

export const vendorExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await sql`select from vendors.vendors where id = ${id}`.execute(tables<LedgerDatabase>(tx))).rows
    .length > 0

export type NewRule = Omit<CommissionRule, 'vendorId'> & {
  id: string
  vendorId: string | null
  from: Date
  by: string
}

/** Ends the rule in force for the same scope. False when one starts at the same time. */
export async function insertRule(tx: Tx, rule: NewRule): Promise<boolean> {
  const db = tables<LedgerDatabase>(tx)
  const same = sql`scope = ${rule.scope} and vendor_id is not distinct from ${rule.vendorId}::uuid
    and category_slug is not distinct from ${rule.category}::text`
  const { rows: twin } = await sql`
    select from ledger.commission_rules where ${same} and valid_from = ${rule.from}`.execute(db)
  if (twin.length > 0) return false
  await sql`
    update ledger.commission_rules set valid_until = ${rule.from}
    where ${same} and valid_from < ${rule.from} and (valid_until is null or valid_until > ${rule.from})`.execute(
    db,
  )
  await sql`
    insert into ledger.commission_rules (id, scope, vendor_id, category_slug, rate_bp, fixed_centimes,
      valid_from, valid_until, created_by)
    values (${rule.id}, ${rule.scope}, ${rule.vendorId}, ${rule.category}, ${rule.rate}, ${rule.fixed}, ${rule.from},
      (select min(valid_from) from ledger.commission_rules where ${same} and valid_from > ${rule.from}), ${rule.by})`.execute(
    db,
  )
  return true
}

export const endRule = (tx: Tx, id: string, until: Date) =>
  sql`update ledger.commission_rules set valid_until = ${until} where id = ${id}`.execute(
    tables<LedgerDatabase>(tx),
  )

/** The rule of the same scope that it had ended applies on. */
export const deleteRule = (tx: Tx, id: string) =>
  sql`
    with gone as (
      delete from ledger.commission_rules where id = ${id} returning *
    )
    update ledger.commission_rules r set valid_until = gone.valid_until from gone
    where r.scope = gone.scope and r.vendor_id is not distinct from gone.vendor_id
      and r.category_slug is not distinct from gone.category_slug and r.valid_until = gone.valid_from`.execute(
    tables<LedgerDatabase>(tx),
  )
