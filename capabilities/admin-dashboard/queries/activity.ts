import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '#kernel/locale.ts'
import { type Db, tables, textIn } from '#platform/database/index.ts'
import type { ActivityEntryView } from '../contract.ts'
import type { AdminDashboardDatabase } from '../tables.ts'

/** Most users, vendors or orders that one search term resolves to, per kind. */
const MOST_MEANT = 20

export type ActivityFilter = {
  actions: readonly string[]
  search: { typed: string; meant: readonly SearchSubject[] } | null
  actor: string | null
  subject: { type: string; id: string } | null
  /** UUIDv7 range: from inclusive, until exclusive. */
  from: string | null
  until: string | null
}
type Page = { after: string | null; limit: number }

const NAME = `coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)`
const UUID = `'^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'`

const VIEW = sql.raw(`json_build_object(
  'id', e.id, 'at', to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'action', e.action,
  'actor', json_build_object('role', e.actor_role, 'id', e.actor_id, 'name',
    (select ${NAME} from identity.profiles p where p.user_id = e.actor_id)),
  'subject', json_build_object('type', e.subject_type, 'id', e.subject_id, 'name',
    case when e.subject_type = 'category' then
        (select ${textIn('name', DEFAULT_LANGUAGE)} from catalog.categories where slug = e.subject_id)
      when e.subject_type = 'promo_code' then coalesce(e.after ->> 'code', e.before ->> 'code')
      when e.subject_type = 'synonym' then coalesce(e.after ->> 'term', e.before ->> 'term')
      when e.subject_id !~ ${UUID} then null
      when e.subject_type = 'user' then
        (select ${NAME} from identity.profiles p where p.user_id = e.subject_id::uuid)
      when e.subject_type = 'vendor' then
        (select business_name from vendors.vendors where id = e.subject_id::uuid)
      when e.subject_type = 'product' then coalesce(
        (select ${textIn('name', DEFAULT_LANGUAGE)} from catalog.products where id = e.subject_id::uuid),
        e.before ->> 'name', e.after ->> 'name')
      when e.subject_type = 'order' then
        (select order_number from orders.orders where id = e.subject_id::uuid) end),
  'before', e.before, 'after', e.after, 'address', host(e.ip), 'request_id', e.request_id)`)

/** Loose index scan over the distinct action names. */
export async function recordedActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive names as (
      (select action from audit.entries order by action limit 1)
      union all
      select (select action from audit.entries e where e.action > n.action order by action limit 1)
      from names n where n.action is not null)
    select action from names where action is not null`.execute(tables<AdminDashboardDatabase>(db))
  return rows.map(({ action }) => action)
}

export type SearchSubject = { type: string; id: string }

export async function resolveSearchSubjects(db: Db, typed: string): Promise<SearchSubject[]> {
  const number = typed.toUpperCase()
  const { rows } = await sql<SearchSubject>`
    (select 'user' as type, user_id::text as id from identity.profiles
      where search_terms @@ identity.parse_search(${typed}) limit ${MOST_MEANT})
    union all
    (select 'vendor', id::text from vendors.vendors
      where identity.fold(business_name) like '%' || identity.fold(${typed}) || '%'
        and identity.fold(${typed}) <> '' limit ${MOST_MEANT})
    union all
    (select 'order', id::text from orders.orders where order_number = ${number})
    union all
    (select 'order', o.id::text from orders.purchases u
      join orders.orders o on o.purchase_id = u.id where u.number = ${number} limit ${MOST_MEANT})
    union all
    (select 'category', slug from catalog.categories where slug = lower(${typed}))`.execute(
    tables<AdminDashboardDatabase>(db),
  )
  return rows
}

const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:]+)$/i

type Newest = (condition: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * Index scans, newest first. Several subjects or actions share one lateral join, because planning a
 * union branch for each took longer than executing all.
 */
function walksOf({ search, actor, subject, actions }: ActivityFilter, newest: Newest) {
  if (subject !== null)
    return newest(sql`e.subject_type = ${subject.type} and e.subject_id = ${subject.id}`)
  if (search === null) {
    const whose = actor === null ? sql`` : sql` and e.actor_id = ${actor}::uuid`
    return sql`select found.id from unnest(${[...actions]}::text[]) as told (action)
      cross join lateral (${newest(sql`e.action = told.action${whose}`)}) found`
  }
  const { typed, meant } = search
  const [types, ids] = [meant.map(({ type }) => type), meant.map(({ id }) => id)]
  const people = meant.flatMap(({ type, id }) => (type === 'user' ? [id] : []))
  const walks = [
    sql`select found.id from unnest(${types}::text[], ${ids}::text[]) as meant (type, id)
      cross join lateral (${newest(sql`e.subject_type = meant.type and e.subject_id = meant.id`)}) found`,
    sql`select found.id from unnest(${people}::uuid[]) as who (id)
      cross join lateral (${newest(sql`e.actor_id = who.id`)}) found`,
    sql`(${newest(sql`e.request_id = ${typed}`)})`,
    ...(ADDRESS.test(typed) ? [sql`(${newest(sql`e.ip = ${typed}::inet`)})`] : []),
  ]
  return sql.join(walks, sql` union `)
}

function matching(filter: ActivityFilter, { after, limit }: Page): RawBuilder<unknown> {
  const { actions, actor, from, until } = filter
  const conditions = sql.join(
    [
      sql`e.action = any(${[...actions]}::text[])`,
      ...(actor === null ? [] : [sql`e.actor_id = ${actor}::uuid`]),
      ...(from === null ? [] : [sql`e.id >= ${from}::uuid`]),
      ...(until === null ? [] : [sql`e.id < ${until}::uuid`]),
      ...(after === null ? [] : [sql`e.id < ${after}::uuid`]),
    ],
    sql` and `,
  )
  const newest: Newest = (condition) =>
    sql`select e.id from audit.entries e where ${condition} and ${conditions} order by e.id desc limit ${limit}`
  return sql`select id from (${walksOf(filter, newest)}) found order by id desc limit ${limit}`
}

export async function listActivity(
  db: Db,
  filter: ActivityFilter,
  page: Page,
): Promise<ActivityEntryView[]> {
  const { rows } = await sql<{ view: ActivityEntryView }>`
    select ${VIEW} as view from audit.entries e
    join (${matching(filter, page)}) page using (id)
    order by e.id desc`.execute(tables<AdminDashboardDatabase>(db))
  return rows.map(({ view }) => view)
}

export async function countActivity(
  db: Db,
  filter: ActivityFilter,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (${matching(filter, { after: null, limit })}) found`.execute(
    tables<AdminDashboardDatabase>(db),
  )
  return rows[0]?.count ?? 0
}
