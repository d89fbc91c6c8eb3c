import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { AdminUserView } from '../contract.ts'
import type { Role, UserId } from '../schema.ts'

const instant = (expression: string, precision = 'MS') =>
  `to_char(${expression} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.${precision}"Z"')`

const VIEW = sql.raw(`json_build_object(
  'id', p.id, 'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name,
  'email', p.email, 'phone', p.phone, 'address', p.address, 'city', p.city, 'wilaya', p.wilaya,
  'role', p.role, 'created_at', ${instant('p.created_at')},
  'deactivated_at', (select ${instant('d.deactivated_at')} from identity.deactivations d
    where d.user_id = p.user_id),
  'last_sign_in_at', (select ${instant('u.last_sign_in_at')} from identity.users u
    where u.id = p.user_id))`)

/** A search counts so many one by one; of more, one block in a hundred is looked at. */
export const MOST_COUNTED = 1_000

export type ListedPeople = {
  rows: { view: AdminUserView; at: string; id: string }[]
  /** How many match a search, about how many beyond `MOST_COUNTED`; 0 without one, as counters know. */
  matching: number
  counts: Partial<Record<Role, number>>
}
type Filter = {
  search: string | null
  role: Role | null
  after: Cursor | null
  limit: number
}

/**
 * The newest people that match, and the cards above the list, in one statement: along profiles_newest
 * or profiles_by_role, and through profiles_by_words for a search.
 */
export async function listPeople(db: Db, { search, role, after, limit }: Filter) {
  const ofRole = role === null ? sql`true` : sql`p.role = ${role}`
  const found = search === null ? sql`true` : sql`p.words @@ identity.asked(${search})`
  const older =
    after === null
      ? sql`true`
      : sql`(p.created_at, p.user_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const matching =
    search === null
      ? sql`0`
      : sql`(select case when few.count <= ${MOST_COUNTED} then few.count
          else greatest(few.count, 100 * (select count(*)
            from identity.profiles p tablesample system (1) repeatable (1)
            where ${ofRole} and ${found})) end::integer
          from (select count(*) from (select from identity.profiles p
            where ${ofRole} and ${found} limit ${MOST_COUNTED + 1}) matching) few)`
  const { rows } = await sql<ListedPeople>`
    select
      (select coalesce(json_agg(json_build_object('view', page.view, 'at', page.at, 'id', page.user_id)
          order by created_at desc, user_id desc), '[]') from (
        select ${VIEW} as view, ${sql.raw(instant('p.created_at', 'US'))} as at,
          p.user_id, p.created_at
        from identity.profiles p where ${ofRole} and ${found} and ${older}
        order by p.created_at desc, p.user_id desc limit ${limit + 1}) page) as rows,
      ${matching} as matching,
      (select coalesce(json_object_agg(split_part(name, ':', 2), count), '{}')
        from platform.counted where name like 'people:%') as counts`.execute(tables<object>(db))
  return rows[0]! // nothing is read from outside the subselects, so there is always one row
}

/** One person; null when there is none. */
export async function findPerson(db: Db, id: UserId): Promise<AdminUserView | null> {
  const { rows } = await sql<{ view: AdminUserView }>`
    select ${VIEW} as view from identity.profiles p where p.user_id = ${id}`.execute(
    tables<object>(db),
  )
  return rows[0]?.view ?? null
}
