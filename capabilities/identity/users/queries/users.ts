import { sql } from 'kysely'
import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import type { Cursor } from '#kernel/cursor.ts'
import { parsePhone } from '#kernel/phone.ts'
import {
  allConditions,
  type Db,
  orderByClause,
  type SortSpec,
  tables,
  instantText,
} from '#platform/database/index.ts'
import type { AdminUserView, UserSort } from '../../contract.ts'
import type { Role, UserId } from '../../schema.ts'
import type { IdentityDatabase } from '../../tables.ts'

const VIEW = sql.raw(`json_build_object(
  'id', p.id, 'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name,
  'email', p.email, 'phone', p.phone, 'address', p.address, 'city', p.city, 'wilaya', p.wilaya,
  'role', p.role, 'created_at', ${instantText('p.created_at')},
  'deactivated_at', (select ${instantText('d.deactivated_at')} from identity.deactivations d
    where d.user_id = p.user_id),
  'last_sign_in_at', (select ${instantText('u.last_sign_in_at')} from identity.users u
    where u.id = p.user_id),
  'duties', (select coalesce(json_agg(d.duty order by
      array_position(array['${codesOf(ADMIN_DUTIES).join("','")}'], d.duty)), '[]')
    from identity.admin_duties d where d.user_id = p.user_id))`)

export const USER_SORT_SPECS = {
  newest: { by: 'moment', key: 'created_at', isRising: false },
  oldest: { by: 'moment', key: 'created_at', isRising: true },
  name_asc: { by: 'word', key: 'name_sort_key', isRising: true },
  name_desc: { by: 'word', key: 'name_sort_key', isRising: false },
  email_asc: { by: 'word', key: 'email_sort_key', isRising: true },
  email_desc: { by: 'word', key: 'email_sort_key', isRising: false },
} as const satisfies Record<UserSort, SortSpec & { key: string }>

/** Up to this many matches are counted exactly; above, one block in a hundred is sampled. */
export const MAX_COUNTED_USERS = 1_000

export type UserListRow = { view: AdminUserView; at: string; id: string }
export type UserListPage = {
  rows: UserListRow[]
  /** How many match a search, about how many beyond `MAX_COUNTED_USERS`; 0 without one, as counters know. */
  matching: number
  counts: Partial<Record<Role, number>>
}
type Filter = { search: string | null; role: Role | null }
type Part = Filter & { sort: UserSort; after: Cursor | null; limit: number }

/** A whole phone number in any notation, or words of the name and email address. */
function matchesSearch(search: string) {
  const phone = parsePhone(search)
  return phone
    ? sql`p.phone = ${phone.e164}`
    : sql`p.search_terms @@ identity.parse_search(${search})`
}

const request = ({ search, role }: Filter) =>
  allConditions(role !== null && sql`p.role = ${role}`, search !== null && matchesSearch(search))

/** Keyset pagination by the sort index, with one row more than the page. */
function partOf({ sort, after, limit, ...filter }: Part) {
  const key = sql.ref(`p.${USER_SORT_SPECS[sort].key}`)
  const { order, at: timestamp, beyond } = orderByClause(USER_SORT_SPECS[sort], key, sql`p.user_id`)
  const outside = orderByClause(USER_SORT_SPECS[sort], sql`place`, sql`user_id`).order
  const which = allConditions(request(filter), beyond(after))
  // Matches cluster in the alphabet, so an index scan by name might read all other rows first: a
  // candidate set is collected instead.
  const isGathered = filter.search !== null && USER_SORT_SPECS[sort].by === 'word'
  const from = isGathered
    ? sql`(select * from identity.profiles p where ${which} offset 0) p`
    : sql`identity.profiles p where ${which}`
  return sql`(select coalesce(json_agg(json_build_object('view', page.view, 'at', page.at, 'id', page.user_id)
      order by ${outside}), '[]') from (
    select ${VIEW} as view, ${timestamp} as at, p.user_id, ${key} as place
    from ${from} order by ${order} limit ${limit + 1}) page)`
}

export async function listUserRows(db: Db, part: Part): Promise<UserListPage> {
  const which = request(part)
  const matching =
    part.search === null
      ? sql`0`
      : sql`(select case when few.count <= ${MAX_COUNTED_USERS} then few.count
          else greatest(few.count, 100 * (select count(*)
            from identity.profiles p tablesample system (1) repeatable (1)
            where ${which})) end::integer
          from (select count(*) from (select from identity.profiles p
            where ${which} limit ${MAX_COUNTED_USERS + 1}) matching) few)`
  const { rows } = await sql<UserListPage>`
    select ${partOf(part)} as rows,
      ${matching} as matching,
      (select coalesce(json_object_agg(split_part(name, ':', 2), count), '{}')
        from platform.counted where name like 'people:%') as counts`.execute(
    tables<IdentityDatabase>(db),
  )
  return rows[0]! // All values are subselects, so there is always one row
}

export async function findUserRow(db: Db, id: UserId): Promise<AdminUserView | null> {
  const { rows } = await sql<{ view: AdminUserView }>`
    select ${VIEW} as view from identity.profiles p where p.user_id = ${id}`.execute(
    tables<IdentityDatabase>(db),
  )
  return rows[0]?.view ?? null
}
