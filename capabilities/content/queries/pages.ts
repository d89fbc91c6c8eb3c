import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instantText } from '#platform/database/index.ts'
import type { ContentDatabase } from '../tables.ts'

export type PageRow = { id: string; slug: string; in_sitemap: boolean; revision: number }

/** False when the slug is taken. */
export async function insertPage(
  tx: Tx,
  page: Omit<PageRow, 'revision'> & { created_at: Date },
): Promise<boolean> {
  const inserted = await tables<ContentDatabase>(tx)
    .insertInto('content.pages')
    .values({ ...page, revision: 0 })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function lockPage(tx: Tx, slug: string): Promise<PageRow | null> {
  const row = await tables<ContentDatabase>(tx)
    .selectFrom('content.pages')
    .select(['id', 'slug', 'in_sitemap', 'revision'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findPage(db: Db, slug: string): Promise<PageRow | null> {
  const row = await tables<ContentDatabase>(db)
    .selectFrom('content.pages')
    .select(['id', 'slug', 'in_sitemap', 'revision'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ?? null
}

export type PageListRow = {
  key: string
  in_sitemap: boolean
  title: string | null
  version: number | null
  published_at: string | null
  has_draft: boolean
  languages: Language[]
}

/** SQL columns that summarize the versions of a row. */
export const VERSION_SUMMARY_SQL = `
  (select t.title from content.versions v join content.version_texts t on t.version_id = v.id
    where v.OWNER = o.id and v.state in ('published', 'draft') and t.language = 'fr'
    order by v.state desc limit 1) as title,
  p.version, ${instantText('p.published_at')} as published_at,
  exists (select from content.versions d where d.OWNER = o.id and d.state = 'draft') as has_draft,
  coalesce((select json_agg(t.language order by t.language) from content.version_texts t
    where t.version_id = p.id), '[]') as languages`

/** Pages with a row only: a built-in page has none before its first draft. */
export async function listPages(db: Db): Promise<PageListRow[]> {
  const { rows } = await sql<PageListRow>`
    select o.slug as key, o.in_sitemap, ${sql.raw(VERSION_SUMMARY_SQL.replaceAll('OWNER', 'page_id'))}
    from content.pages o
    left join content.versions p on p.page_id = o.id and p.state = 'published'
    order by o.created_at`.execute(tables<ContentDatabase>(db))
  return rows
}

export type PublishedText = {
  title: string
  description: string | null
  body: string
  language: Language
  published_at: Date
}

export async function findPublishedTexts(db: Db, slug: string): Promise<PublishedText[]> {
  const { rows } = await sql<PublishedText>`
    select t.title, t.description, t.body, t.language, v.published_at
    from content.pages p
    join content.versions v on v.page_id = p.id and v.state = 'published'
    join content.version_texts t on t.version_id = v.id
    where p.slug = ${slug}`.execute(tables<ContentDatabase>(db))
  return rows
}

/** Pages of the sitemap, titled in this language or in French. */
export async function listPublicPages(
  db: Db,
  language: Language,
  builtIn: readonly string[],
): Promise<{ slug: string; title: string }[]> {
  const { rows } = await sql<{ slug: string; title: string }>`
    select p.slug, coalesce(
      (select title from content.version_texts t where t.version_id = v.id and t.language = ${language}),
      (select title from content.version_texts t where t.version_id = v.id and t.language = 'fr')) as title
    from content.pages p
    join content.versions v on v.page_id = p.id and v.state = 'published'
    where p.in_sitemap and p.slug <> all (${[...builtIn]}::text[])
    order by p.created_at`.execute(tables<ContentDatabase>(db))
  return rows
}
