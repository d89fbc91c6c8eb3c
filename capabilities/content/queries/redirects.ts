import { sql } from 'kysely'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { RedirectsList } from '../contract.ts'
import type { Redirect } from '../rules/redirects.ts'
import type { ContentDatabase } from '../tables.ts'

type Row = RedirectsList['items'][number]

export async function listRedirects(handle: Db | Tx): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select from_path as "from", to_path as "to", is_permanent,
      ${instant('created_at')} as created_at
    from content.redirects order by from_path`.execute(tables<ContentDatabase>(handle))
  return rows
}

/** Locks the table: two concurrent redirects could form a loop. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await sql`lock table content.redirects in share row exclusive mode`.execute(
    tables<ContentDatabase>(tx),
  )
}

export async function saveRedirect(
  tx: Tx,
  {
    from,
    to,
    isPermanent,
    userId,
    at: now,
  }: Redirect & { isPermanent: boolean; userId: string; at: Date },
): Promise<void> {
  const row = { to_path: to, is_permanent: isPermanent, created_by: userId, created_at: now }
  await tables<ContentDatabase>(tx)
    .insertInto('content.redirects')
    .values({ from_path: from, ...row })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet(row))
    .execute()
}

/** Returns the former target; null when there was none. */
export async function deleteRedirect(tx: Tx, from: string): Promise<string | null> {
  const row = await tables<ContentDatabase>(tx)
    .deleteFrom('content.redirects')
    .where('from_path', '=', from)
    .returning('to_path')
    .executeTakeFirst()
  return row?.to_path ?? null
}
