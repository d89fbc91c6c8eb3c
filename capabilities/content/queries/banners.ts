import { sql } from 'kysely'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instant, instantText } from '#platform/database/index.ts'
import { BANNER_PLACES, type BannerBody, type BannerView } from '../banners.contract.ts'
import type { ContentDatabase } from '../tables.ts'

const TEXT = `json_build_object('title', t.title, 'body', t.body, 'button', t.button, 'alt', t.alt,
  'picture', case when f.id is not null then
    json_build_object('name', f.name, 'width', f.width, 'height', f.height) end)`
const textIn = (language: Language) => `(select ${TEXT} from content.banner_texts t
  left join media.files f on f.id = t.file_id
  where t.banner_id = b.id and t.language = '${language}')`
const TEXTS = `json_build_object(${LANGUAGES.map((language) => `'${language}', ${textIn(language)}`).join(', ')})`

type Row = Omit<BannerView, 'state'>

/** Locks the row; returns its revision. */
export async function lockBanner(tx: Tx, id: string): Promise<number | null> {
  const row = await tables<ContentDatabase>(tx)
    .selectFrom('content.banners')
    .select('revision')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.revision ?? null
}

export async function listBanners(handle: Db | Tx, id: string | null = null): Promise<Row[]> {
  const { rows } = await sql<{ view: Row }>`
    select json_build_object('id', b.id, 'revision', b.revision, 'place', b.place, 'path', b.path, 'wilaya', b.wilaya,
      'category', b.category_slug, 'languages', b.languages, 'position', b.position, 'is_active', b.is_active,
      'starts_at', ${instant('b.starts_at')}, 'ends_at', ${instant('b.ends_at')},
      'texts', ${sql.raw(TEXTS)}) as view
    from content.banners b
    where b.place = any(${[...BANNER_PLACES]}::text[]) and (${id}::uuid is null or b.id = ${id})
    order by b.place, b.position, b.starts_at desc`.execute(tables<ContentDatabase>(handle))
  return rows.map(({ view }) => view)
}

export type Announced = Pick<
  Row,
  'id' | 'place' | 'path' | 'wilaya' | 'category' | 'languages' | 'texts'
> & {
  starts_at: string
  ends_at: string | null
}

export const ANNOUNCED = `(select coalesce(json_agg(json_build_object('id', b.id, 'place', b.place,
    'path', b.path, 'wilaya', b.wilaya, 'category', b.category_slug,
    'languages', b.languages, 'starts_at', ${instantText('b.starts_at')}, 'ends_at', ${instantText('b.ends_at')}, 'texts', ${TEXTS})
    order by b.position, b.starts_at desc), '[]')
  from content.banners b where b.is_active)`

export async function isCategory(tx: Tx, slug: string): Promise<boolean> {
  const { rows } = await sql`select from catalog.categories where slug = ${slug}`.execute(
    tables<ContentDatabase>(tx),
  )
  return rows.length > 0
}

/** Ids by file name. */
export async function findImages(tx: Tx, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from media.files
    where bucket = 'product-images' and name = any(${[...names]}::text[])`.execute(
    tables<ContentDatabase>(tx),
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Names of those that a banner shows, on the site or not yet. */
export async function listBannerImages(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct f.name from media.files f join content.banner_texts t on t.file_id = f.id
    where f.bucket = 'product-images' and f.name = any(${[...names]}::text[])`.execute(
    tables<ContentDatabase>(tx),
  )
  return rows.map(({ name }) => name)
}

type Saved = {
  id: string
  banner: BannerBody
  images: ReadonlyMap<string, string>
  userId: string
  at: Date
}

/** Upsert of the banner and its texts. */
export async function saveBanner(
  tx: Tx,
  { id, banner, images, userId, at: now }: Saved,
): Promise<void> {
  const db = tables<ContentDatabase>(tx)
  const { texts, starts_at, ends_at, category, ...fields } = banner
  const row = {
    ...fields,
    category_slug: category,
    starts_at: new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
    updated_by: userId,
    updated_at: now,
  }
  await db
    .insertInto('content.banners')
    .values({ id, revision: 0, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, revision: sql`banners.revision + 1` }),
    )
    .execute()
  await db.deleteFrom('content.banner_texts').where('banner_id', '=', id).execute()
  const words = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    if (text === null) return []
    const { picture: image, title, body, button, alt } = text
    const file = image === null ? null : (images.get(image) ?? null)
    const shown = { file_id: file, alt: file === null ? null : alt }
    return [
      { banner_id: id, language, title, body: body || null, button: button || null, ...shown },
    ]
  })
  await db.insertInto('content.banner_texts').values(words).execute()
}

export async function deleteBanner(tx: Tx, id: string): Promise<void> {
  await tables<ContentDatabase>(tx).deleteFrom('content.banners').where('id', '=', id).execute()
}
