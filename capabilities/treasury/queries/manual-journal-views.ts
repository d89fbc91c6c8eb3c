import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import { allConditions, type Db, instant, olderThan, tables } from '#platform/database/index.ts'
import { soleApprovalFrom } from '#capabilities/identity/index.ts'
import type { ManualJournalView } from '../manual-journals.contract.ts'
import type { TreasuryDatabase } from '../tables.ts'

const view = (
  adminId: string,
) => sql`json_build_object('id', m.id, 'number', m.number, 'kind', m.kind,
  'reason', m.reason, 'dated_on', m.dated_on::text, 'charge', m.charge, 'bearer', m.bearer, 'state', m.state,
  'lines', (select json_agg(json_build_object('account', l.account,
      'vendor', case when v.id is not null then json_build_object('id', v.id, 'business_name', v.business_name) end,
      'order_number', o.order_number, 'amount', trim_scale(l.amount_centimes / 100.0)) order by l.position)
    from treasury.manual_lines l left join vendors.vendors v on v.id = l.vendor_id
      left join orders.orders o on o.id = l.order_id where l.manual_journal_id = m.id),
  'attachments', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'mime', f.mime,
      'bytes', f.bytes) order by f.added_at, f.id), '[]')
    from treasury.attachments f where f.manual_journal_id = m.id),
  'reverses', (select json_build_object('id', b.id, 'number', b.number)
    from treasury.manual_journals b where b.id = m.reverses),
  'reversed_by', (select json_build_object('id', b.id, 'number', b.number, 'state', b.state)
    from treasury.manual_journals b where b.reverses = m.id and b.state <> 'withdrawn'),
  'recorded_by', (select email from identity.users where id = m.recorded_by),
  'recorded_at', ${instant('m.recorded_at')},
  'decided_by', (select email from identity.users where id = m.decided_by),
  'withdraw_reason', m.withdraw_reason, 'is_own', m.recorded_by = ${adminId}::uuid,
  'opens_at', ${soleApprovalFrom('manual_journal', sql`m.id`, sql`m.recorded_by`)})`

type Filter = {
  state: ManualJournalView['state'] | null
  kind: ManualJournalView['kind'] | null
  vendorId: string | null
  after: Cursor | null
  limit: number
  adminId: string
}
type Listed = { rows: { view: ManualJournalView; at: string; id: string }[]; total: number }

export async function listManualJournals(db: Db, filter: Filter): Promise<Listed> {
  const { state, kind, vendorId, after, limit, adminId } = filter
  const matching = allConditions(
    state && sql`m.state = ${state}`,
    kind && sql`m.kind = ${kind}`,
    vendorId &&
      sql`exists (select from treasury.manual_lines l where l.manual_journal_id = m.id and l.vendor_id = ${vendorId})`,
  )
  const { rows } = await sql<Listed>`
    select (select count(*)::integer from treasury.manual_journals m where ${matching}) as total,
      (select coalesce(json_agg(page order by recorded_at desc, id desc), '[]') from (
        select ${view(adminId)} as view, ${instant('m.recorded_at', 'US')} as at, m.id, m.recorded_at
        from treasury.manual_journals m
        where ${allConditions(matching, olderThan(after, 'm.recorded_at', 'm.id'))}
        order by m.recorded_at desc, m.id desc limit ${limit + 1}) page) as rows`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findManualJournal(
  db: Db,
  id: string,
  adminId: string,
): Promise<ManualJournalView | null> {
  const { rows } = await sql<{ view: ManualJournalView }>`
    select ${view(adminId)} as view from treasury.manual_journals m where m.id = ${id}`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]?.view ?? null
}
