import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { ANNOUNCED, type Announced } from './banners.ts'
import { type PageListRow, VERSION_SUMMARY_SQL } from './pages.ts'
import type { ContentDatabase } from '../tables.ts'

type TemplateRow = { id: string; revision: number }

/** Inserts the template when it has none yet, and locks it. */
export async function lockEmailTemplate(
  tx: Tx,
  { id, key, at: now }: { id: string; key: string; at: Date },
): Promise<TemplateRow> {
  const db = tables<ContentDatabase>(tx)
  await db
    .insertInto('content.email_templates')
    .values({ id, key, channel: 'mail', revision: 0, created_at: now })
    .onConflict((conflict) => conflict.columns(['key', 'channel']).doNothing())
    .execute()
  return db
    .selectFrom('content.email_templates')
    .select(['id', 'revision'])
    .where('key', '=', key)
    .where('channel', '=', 'mail')
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findTemplate(db: Db, key: string): Promise<TemplateRow | null> {
  const row = await tables<ContentDatabase>(db)
    .selectFrom('content.email_templates')
    .select(['id', 'revision'])
    .where('key', '=', key)
    .where('channel', '=', 'mail')
    .executeTakeFirst()
  return row ?? null
}

export async function listTemplates(db: Db): Promise<PageListRow[]> {
  const { rows } = await sql<PageListRow>`
    select o.key, false as in_sitemap, ${sql.raw(VERSION_SUMMARY_SQL.replaceAll('OWNER', 'template_id'))}
    from content.email_templates o
    left join content.versions p on p.template_id = o.id and p.state = 'published'
    where o.channel = 'mail'`.execute(tables<ContentDatabase>(db))
  return rows
}

export type PublishedTemplate = {
  emails: { key: string; language: Language; title: string; body: string }[]
  redirects: { from: string; to: string; lasting: boolean }[]
  terms: { version: number; at: string } | null
  banners: Announced[]
}

export async function findPublishedTemplates(db: Db): Promise<PublishedTemplate> {
  const { rows } = await sql<{ view: PublishedTemplate }>`
    select json_build_object(
      'emails', (select coalesce(json_agg(json_build_object('key', m.key, 'language', t.language,
          'title', t.title, 'body', t.body)), '[]')
        from content.email_templates m
        join content.versions v on v.template_id = m.id and v.state = 'published'
        join content.version_texts t on t.version_id = v.id
        where m.channel = 'mail'),
      'redirects', (select coalesce(json_agg(json_build_object('from', from_path, 'to', to_path,
          'lasting', is_permanent)), '[]') from content.redirects),
      'terms', (select json_build_object('version', v.version, 'at', v.published_at)
        from content.pages p join content.versions v on v.page_id = p.id and v.state = 'published'
        where p.slug = 'terms'),
      'banners', ${sql.raw(ANNOUNCED)}) as view`.execute(tables<ContentDatabase>(db))
  return rows[0]?.view ?? { emails: [], redirects: [], terms: null, banners: [] }
}

export async function findEmailTemplate(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select email from identity.profiles where user_id = ${userId}`.execute(
    tables<ContentDatabase>(db),
  )
  return rows[0]?.email ?? null
}
