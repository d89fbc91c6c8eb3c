import { type RawBuilder, sql } from 'kysely'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instantText } from '#platform/database/index.ts'
import type { Text, VersionTexts, VersionView } from '../contract.ts'
import type { ContentStatusChange } from '../schema.ts'
import type { LastContentChange } from '../refusals.ts'
import type { ContentDatabase } from '../tables.ts'

export type DocumentOwner = { kind: 'page' | 'template'; id: string; revision: number }
type Owned = Pick<DocumentOwner, 'kind' | 'id'>

const owned = ({ kind, id }: Owned): RawBuilder<unknown> =>
  kind === 'page' ? sql`page_id = ${id}` : sql`template_id = ${id}`

/** SQL: texts of a version by language, null where there is none. */
export const versionTextsSql = (version: string): string =>
  `json_build_object(${LANGUAGES.map(
    (language) => `'${language}', (select json_build_object('title', t.title,
      'description', t.description, 'body', t.body) from content.version_texts t
      where t.version_id = ${version} and t.language = '${language}')`,
  ).join(', ')})`

const nameOf = (column: string): string => `(select
  coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
  from identity.profiles p where p.user_id = ${column})`

const VERSION = sql.raw(`json_build_object('version', v.version, 'state', v.state,
  'texts', ${versionTextsSql('v.id')}, 'created_at', ${instantText('v.created_at')},
  'published_at', ${instantText('v.published_at')},
  'by', ${nameOf('coalesce(v.published_by, v.created_by)')})`)

const MOST_VERSIONS = 50

/** Newest first, without discarded drafts. */
export async function listVersions(handle: Db | Tx, owner: Owned): Promise<VersionView[]> {
  const { rows } = await sql<{ view: VersionView }>`
    select ${VERSION} as view from content.versions v
    where ${owned(owner)} and state <> 'discarded'
    order by version desc limit ${MOST_VERSIONS}`.execute(tables<ContentDatabase>(handle))
  return rows.map(({ view }) => view)
}

export type VersionInState = { id: string; version: number; texts: VersionTexts }

export async function findInState(
  tx: Tx,
  owner: DocumentOwner,
  state: 'draft' | 'published',
): Promise<VersionInState | null> {
  const { rows } = await sql<VersionInState>`
    select v.id, v.version, ${sql.raw(versionTextsSql('v.id'))} as texts from content.versions v
    where ${owned(owner)} and state = ${state}`.execute(tables<ContentDatabase>(tx))
  return rows[0] ?? null
}

type By = { userId: string; at: Date }

export async function insertDraft(
  tx: Tx,
  owner: DocumentOwner,
  { id, userId, at: now }: By & { id: string },
): Promise<VersionInState> {
  const [page, template] = owner.kind === 'page' ? [owner.id, null] : [null, owner.id]
  const { rows } = await sql<{ version: number }>`
    insert into content.versions (id, page_id, template_id, version, created_by, created_at)
    values (${id}, ${page}, ${template},
      (select coalesce(max(version), 0) + 1 from content.versions where ${owned(owner)}), ${userId}, ${now})
    returning version`.execute(tables<ContentDatabase>(tx))
  return { id, version: rows[0]?.version ?? 1, texts: { fr: null, en: null, ar: null } }
}

export async function saveTexts(
  tx: Tx,
  versionId: string,
  texts: VersionTexts,
  now: Date,
): Promise<void> {
  const db = tables<ContentDatabase>(tx)
  await db.deleteFrom('content.version_texts').where('version_id', '=', versionId).execute()
  const rows = LANGUAGES.flatMap((language: Language) => {
    const text: Text | null = texts[language]
    return text === null ? [] : [{ version_id: versionId, language, ...text, updated_at: now }]
  })
  if (rows.length > 0) await db.insertInto('content.version_texts').values(rows).execute()
}

export async function markPublished(tx: Tx, id: string, { userId, at: now }: By): Promise<void> {
  await tables<ContentDatabase>(tx)
    .updateTable('content.versions')
    .set({ state: 'published', published_at: now, published_by: userId })
    .where('id', '=', id)
    .execute()
}

export async function markSuperseded(tx: Tx, id: string, now: Date): Promise<void> {
  await tables<ContentDatabase>(tx)
    .updateTable('content.versions')
    .set({ state: 'superseded', superseded_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markDiscarded(tx: Tx, id: string, now: Date): Promise<void> {
  await tables<ContentDatabase>(tx)
    .updateTable('content.versions')
    .set({ state: 'discarded', discarded_at: now })
    .where('id', '=', id)
    .execute()
}

/** Optimistic lock: invalidates every revision read before. */
export async function bumpRevision(tx: Tx, { kind, id }: Owned): Promise<void> {
  const table = sql.table(kind === 'page' ? 'content.pages' : 'content.email_templates')
  await sql`update ${table} set revision = revision + 1 where id = ${id}`.execute(
    tables<ContentDatabase>(tx),
  )
}

type Last = { by: string | null; changed_at: Date }
const lastOf = ([row]: Last[], now: Date): LastContentChange => ({
  by: row?.by ?? '—',
  changedAt: row?.changed_at ?? now,
})

export async function findLastHistoryEntry(
  tx: Tx,
  owner: Owned,
  now: Date,
): Promise<LastContentChange> {
  const { rows } = await sql<Last>`
    select ${sql.raw(nameOf('h.actor_id'))} as by, h.happened_at as changed_at
    from content.status_history h join content.versions v on v.id = h.version_id
    where ${owned(owner)} order by h.happened_at desc limit 1`.execute(tables<ContentDatabase>(tx))
  return lastOf(rows, now)
}

export async function findLastDraftSave(
  tx: Tx,
  banner: string,
  now: Date,
): Promise<LastContentChange> {
  const { rows } = await sql<Last>`
    select ${sql.raw(nameOf('b.updated_by'))} as by, b.updated_at as changed_at
    from content.banners b where b.id = ${banner}`.execute(tables<ContentDatabase>(tx))
  return lastOf(rows, now)
}

export async function findLastRedirectChange(
  tx: Tx,
  from: string,
  now: Date,
): Promise<LastContentChange> {
  const { rows } = await sql<Last>`
    select ${sql.raw(nameOf('r.created_by'))} as by, r.created_at as changed_at
    from content.redirects r where r.from_path = ${from}`.execute(tables<ContentDatabase>(tx))
  return lastOf(rows, now)
}

type VersionsHistoryEntry = {
  id: string
  change: ContentStatusChange
  actorId: string
  at: Date
  versionId?: string
  bannerId?: string
}

export async function insertContentStatusHistory(
  tx: Tx,
  step: VersionsHistoryEntry,
): Promise<void> {
  await tables<ContentDatabase>(tx)
    .insertInto('content.status_history')
    .values({
      id: step.id,
      version_id: step.versionId ?? null,
      banner_id: step.bannerId ?? null,
      change: step.change,
      actor_id: step.actorId,
      happened_at: step.at,
    })
    .execute()
}
