import { sql } from 'kysely'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { RetentionTask } from '#platform/personal-data.ts'
import type { RegisterEntryView, RegisterInput, RetentionRuleView } from '../registers.contract.ts'
import { adminNameSql } from './sql-fragments.ts'
import type { PrivacyDatabase } from '../tables.ts'

const ENTRY = sql`json_build_object(
  'code', r.code, 'version', r.version, 'legal_basis', r.legal_basis, 'texts', r.texts,
  'is_transferred_abroad', r.is_transferred_abroad, 'authority_receipt', r.authority_receipt,
  'declared_on', r.declared_on, 'is_ended', r.is_ended, 'updated_at', ${instant('r.updated_at')},
  'updated_by', ${adminNameSql('r.updated_by')})`

export async function listRegister(handle: Db | Tx): Promise<RegisterEntryView[]> {
  const { rows } = await sql<{ view: RegisterEntryView }>`
    select ${ENTRY} as view from (
      select distinct on (code) * from privacy.processing_register order by code, version desc) r
    order by r.is_ended, r.code`.execute(tables<PrivacyDatabase>(handle))
  return rows.map(({ view }) => view)
}

export async function listRegisterVersions(
  handle: Db | Tx,
  code: string,
): Promise<RegisterEntryView[]> {
  const { rows } = await sql<{ view: RegisterEntryView }>`
    select ${ENTRY} as view from privacy.processing_register r
    where r.code = ${code} order by r.version desc`.execute(tables<PrivacyDatabase>(handle))
  return rows.map(({ view }) => view)
}

type NewVersion = { id: string; code: string; entry: RegisterInput; by: string; at: Date }

/** Returns the version; the advisory lock serializes writers of an entry. */
export async function insertVersion(tx: Tx, { id, code, entry, by, at: now }: NewVersion) {
  await sql`select pg_advisory_xact_lock(hashtext(${`privacy.register:${code}`}))`.execute(
    tables<PrivacyDatabase>(tx),
  )
  const { rows } = await sql<{ version: number }>`
    insert into privacy.processing_register (id, code, version, legal_basis, texts, is_transferred_abroad,
      authority_receipt, declared_on, is_ended, updated_by, updated_at)
    values (${id}, ${code}, (select coalesce(max(version), 0) + 1 from privacy.processing_register
        where code = ${code}),
      ${entry.legal_basis}, ${JSON.stringify(entry.texts)}::jsonb, ${entry.is_transferred_abroad},
      ${entry.authority_receipt || null}, ${entry.declared_on}, ${entry.is_ended}, ${by}, ${now})
    returning version`.execute(tables<PrivacyDatabase>(tx))
  return rows[0]!.version // an insert of one row returns one
}

export async function listRules(handle: Db | Tx): Promise<RetentionRuleView[]> {
  const { rows } = await sql<{ view: RetentionRuleView }>`
    select json_build_object('capability', r.capability, 'table', r.table_name, 'keep_days', r.keep_days,
      'least_days', r.least_days, 'action', r.action, 'source', r.source,
      'last_run_at', ${instant('r.last_run_at')}, 'last_rows', r.last_rows,
      'total_rows', (select coalesce(sum(n.rows), 0)::integer from privacy.retention_runs n
        where n.capability = r.capability and n.table_name = r.table_name)) as view
    from privacy.retention_rules r order by r.keep_days, r.capability, r.table_name`.execute(
    tables<PrivacyDatabase>(handle),
  )
  return rows.map(({ view }) => view)
}

export type Rule = { keepDays: number; leastDays: number }
export async function lockRule(tx: Tx, capability: string, table: string): Promise<Rule | null> {
  const rows = await tables<PrivacyDatabase>(tx)
    .selectFrom('privacy.retention_rules')
    .select(['keep_days as keepDays', 'least_days as leastDays'])
    .where('capability', '=', capability)
    .where('table_name', '=', table)
    .forUpdate()
    .execute()
  return rows[0] ?? null
}

type RuleChange = { capability: string; table: string; keepDays: number; by: string; at: Date }
export const saveRule = (tx: Tx, { capability, table, keepDays, by, at: now }: RuleChange) =>
  tables<PrivacyDatabase>(tx)
    .updateTable('privacy.retention_rules')
    .set({ keep_days: keepDays, updated_by: by, updated_at: now })
    .where('capability', '=', capability)
    .where('table_name', '=', table)
    .execute()

type Run = {
  id: string
  capability: string
  table: string
  keepDays: number
  rows: number
  at: Date
}
/** Writes history only when rows were removed. */
export async function saveRun(tx: Tx, run: Run): Promise<void> {
  const db = tables<PrivacyDatabase>(tx)
  await db
    .updateTable('privacy.retention_rules')
    .set({ last_run_at: run.at, last_rows: run.rows })
    .where('capability', '=', run.capability)
    .where('table_name', '=', run.table)
    .execute()
  if (run.rows > 0)
    await db
      .insertInto('privacy.retention_runs')
      .values({
        id: run.id,
        capability: run.capability,
        table_name: run.table,
        keep_days: run.keepDays,
        rows: run.rows,
        ran_at: run.at,
      })
      .execute()
}

/** Anonymizes requests answered long ago; that they were answered in time stays provable. */
export const retainRequests: RetentionTask = async (tx, { before, at: now, most: limit }) => {
  const { rows } = await sql`
    update privacy.data_requests
    set user_id = null, name = null, email = null, phone = null, message = null, verify_note = null,
      refuse_note = null, erased_at = ${now}
    where id in (select id from privacy.data_requests
      where coalesce(answered_at, refused_at, withdrawn_at) < ${before} and erased_at is null
      order by received_at limit ${limit})
    returning id`.execute(tables<PrivacyDatabase>(tx))
  return rows.length
}

export const retainAccesses: RetentionTask = async (tx, { before, most: limit }) => {
  const { rows } = await sql`
    delete from privacy.access_log where id in (
      select id from privacy.access_log where created_at < ${before} order by id limit ${limit})
    returning id`.execute(tables<PrivacyDatabase>(tx))
  return rows.length
}
