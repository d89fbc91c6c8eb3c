import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import {
  allConditions,
  allTexts,
  type Db,
  orderByClause,
  type SortSpec,
  tables,
  type Tx,
  instant,
  instantText,
} from '#platform/database/index.ts'
import type {
  AdminVendorRowView,
  AdminVendorView,
  VendorEdit,
  VENDOR_FILTERS,
  VendorSort,
} from '../admin.contract.ts'
import type { VendorId } from '../schema.ts'
import { mentionsOf } from './legal-identity.ts'
import type { VendorsDatabase } from '../tables.ts'

export type VendorFilter = (typeof VENDOR_FILTERS)[number]
type Uncounted<View> = Omit<
  View,
  'product_count' | 'order_count' | 'documents' | 'missing_documents'
>

const CHANGED = `exists (select from vendors.legal_identity_changes c
  where c.vendor_id = v.id and c.state = 'waiting')`

const ROW = `
  'id', v.id, 'business_name', v.business_name, 'business_email', v.business_email,
  'business_phone', v.business_phone, 'business_city', v.business_city,
  'business_wilaya', v.business_wilaya, 'verification_status', v.verification_status,
  'is_active', v.is_active, 'created_at', ${instantText('v.created_at')},
  'has_identity_change', ${CHANGED}`

const STATES: Record<VendorFilter, string> = {
  all: 'true',
  pending: `v.verification_status = 'pending'`,
  verified: `v.verification_status = 'verified'`,
  rejected: `v.verification_status = 'rejected'`,
  // One that can sell: a shop that waits for its verification cannot.
  active: 'v.is_public',
  inactive: 'not v.is_active',
  changed: CHANGED,
}

export type ListedVendors = {
  rows: { view: Uncounted<AdminVendorRowView>; at: string; id: string }[]
  matching: number
  counts: { total: number; pending: number; verified: number; active: number }
}
type Filter = {
  search: string | null
  state: VendorFilter
  sort: VendorSort
  after: Cursor | null
  limit: number
}

export const VENDOR_SORT_SPECS = {
  newest: { by: 'moment', key: 'v.created_at', isRising: false },
  oldest: { by: 'moment', key: 'v.created_at', isRising: true },
  name_asc: { by: 'word', key: 'v.name_sort_key', isRising: true },
  name_desc: { by: 'word', key: 'v.name_sort_key', isRising: false },
} as const satisfies Record<VendorSort, SortSpec & { key: string }>

const named = (search: string) => {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(v.business_name ilike ${like} or v.business_name_ar ilike ${like}
    or v.business_city ilike ${like}
    or v.business_email ilike ${like}
    or ${sql.raw(allTexts('w.name'))} ilike ${like})`
}

/** One page and the counters above the list, in one statement. */
export async function listAdminVendors(db: Db, filter: Filter): Promise<ListedVendors> {
  const { search, state, sort, after, limit } = filter
  const key = sql.raw(VENDOR_SORT_SPECS[sort].key)
  const { order, at: timestamp, beyond } = orderByClause(VENDOR_SORT_SPECS[sort], key, sql`v.id`)
  const matching = (past: ReturnType<typeof beyond>) => sql`
    from vendors.vendors v left join territory.wilayas w on w.code = v.business_wilaya
    where ${allConditions(sql.raw(STATES[state]), search !== null && named(search), past)}`
  const { rows } = await sql<ListedVendors>`
    select
      (select coalesce(json_agg(json_build_object('view', page.view, 'at', page.at, 'id', page.id)
          order by ${orderByClause(VENDOR_SORT_SPECS[sort], sql`place`, sql`id`).order}), '[]') from (
        select json_build_object(${sql.raw(ROW)}) as view, ${timestamp} as at, v.id, ${key} as place
        ${matching(beyond(after))} order by ${order} limit ${limit + 1}) page) as rows,
      (select count(*)::integer ${matching(null)}) as matching,
      (select json_build_object('total', count(*),
        'pending', count(*) filter (where verification_status = 'pending'),
        'verified', count(*) filter (where verification_status = 'verified'),
        'active', count(*) filter (where is_public))
        from vendors.vendors) as counts`.execute(tables<VendorsDatabase>(db))
  return rows[0]! // a select of subselects without a table always has one row
}

export async function findVendor(db: Db, id: VendorId): Promise<Uncounted<AdminVendorView> | null> {
  const { rows } = await sql<{ view: Uncounted<AdminVendorView> }>`
    select jsonb_build_object(${sql.raw(ROW)},
      'owner', jsonb_build_object(
        'name', nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'email', u.email),
      'business_address', v.business_address,
      'business_description', v.description ->> v.language,
      'kind', v.kind, 'rc', i.rc_raw, 'nif', i.nif, 'nis', i.nis, 'ai', i.ai, 'craftsman_card', i.craftsman_card,
      ${mentionsOf('i')},
      'verified_at', ${instant('v.verified_at')},
      'rejected_at', ${instant('v.rejected_at')},
      'rejection_reason', v.rejection_reason,
      'deactivated_at', ${instant('v.deactivated_at')},
      'identity_change', (select jsonb_build_object('id', c.id, 'kind', c.kind, 'rc', c.rc_raw,
          'nif', c.nif, 'nis', c.nis, 'ai', c.ai, 'craftsman_card', c.craftsman_card,
          ${mentionsOf('c')},
          'requested_at', ${instant('c.requested_at')})
        from vendors.legal_identity_changes c where c.vendor_id = v.id and c.state = 'waiting'),
      'history', (select coalesce(jsonb_agg(jsonb_build_object('change', s.change,
          'by', case when s.actor_id is null then 'system'
            when s.actor_id = v.user_id then 'vendor' else 'admin' end,
          'reason', s.reason, 'at', ${instant('s.happened_at')})
          order by s.happened_at desc, s.id desc), '[]')
        from vendors.status_history s where s.vendor_id = v.id)) as view
    from vendors.vendors v
    left join identity.users u on u.id = v.user_id
    left join identity.profiles p on p.user_id = v.user_id
    left join vendors.legal_identities i on i.vendor_id = v.id
    where v.id = ${id}`.execute(tables<VendorsDatabase>(db))
  return rows[0]?.view ?? null
}

export type VendorColumns = Omit<VendorEdit, 'business_description'> & {
  commune_code: string | null
}

type Opened = {
  id: VendorId
  userId: string
  columns: VendorColumns
  description: string | null
  now: Date
}

/** False when the owner has a vendor already. The vendor's language is its owner's. */
export async function insertVerified(
  tx: Tx,
  { id, userId, columns, description, now }: Opened,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into vendors.vendors (id, user_id, business_name, business_email, business_phone,
      business_address, business_city, commune_code, business_wilaya, language,
      description,
      verification_status, verified_at, is_active, created_at, updated_at)
    select ${id}, ${userId}, ${columns.business_name}, ${columns.business_email},
      ${columns.business_phone}, ${columns.business_address}, ${columns.business_city},
      ${columns.commune_code}, ${columns.business_wilaya}, own.language,
      ${inOwnLanguage(description)},
      'verified', ${now}, true, ${now}, ${now}
    from (select coalesce((select language from identity.profiles where user_id = ${userId}), 'fr')
      as language) own
    on conflict (user_id) do nothing returning id`.execute(tables<VendorsDatabase>(tx))
  return rows.length > 0
}

const inOwnLanguage = (description: string | null) =>
  sql`jsonb_strip_nulls(jsonb_build_object(language, ${description}::text))`

/** The description is stored in the vendor's language. */
export async function saveVendorEdit(
  tx: Tx,
  id: VendorId,
  { columns, description, now }: Pick<Opened, 'columns' | 'description' | 'now'>,
): Promise<void> {
  await sql`
    update vendors.vendors set
      business_name = ${columns.business_name}, business_email = ${columns.business_email},
      business_phone = ${columns.business_phone}, business_address = ${columns.business_address},
      business_city = ${columns.business_city}, commune_code = ${columns.commune_code},
      business_wilaya = ${columns.business_wilaya},
      description = description - language || ${inOwnLanguage(description)},
      updated_at = ${now}
    where id = ${id}`.execute(tables<VendorsDatabase>(tx))
}

export async function saveActive(
  tx: Tx,
  id: VendorId,
  isActive: boolean,
  now: Date,
): Promise<void> {
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.vendors')
    .set({ is_active: isActive, deactivated_at: isActive ? null : now, updated_at: now })
    .where('id', '=', id)
    .execute()
}
