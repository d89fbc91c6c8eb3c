import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PrivacyDatabase } from '../tables.ts'

type NewExport = {
  id: string
  requestId: string
  subjectDigest: Buffer
  tokenDigest: Buffer
  key: string
  sha256: string
  bytes: number
  by: string
  at: Date
  expiresAt: Date
}

export const insertDataExport = (tx: Tx, item: NewExport) =>
  tables<PrivacyDatabase>(tx)
    .insertInto('privacy.exports')
    .values({
      id: item.id,
      request_id: item.requestId,
      subject_digest: item.subjectDigest,
      token_digest: item.tokenDigest,
      storage_key: item.key,
      sha256: item.sha256,
      bytes: item.bytes,
      created_by: item.by,
      created_at: item.at,
      expires_at: item.expiresAt,
    })
    .execute()

/** Null for an expired link; counts the download. */
export async function redeemExport(
  db: Db,
  tokenDigest: Buffer,
  now: Date,
): Promise<{ id: string; key: string } | null> {
  const { rows } = await sql<{ id: string; key: string }>`
    update privacy.exports set download_count = download_count + 1, first_downloaded_at = coalesce(first_downloaded_at, ${now})
    where token_digest = ${tokenDigest} and removed_at is null and expires_at > ${now}
    returning id, storage_key as key`.execute(tables<PrivacyDatabase>(db))
  return rows[0] ?? null
}

type Which =
  | { expiredAt: Date }
  | { subjectDigest: Buffer; requestEmail: string | null; requestId: string | null }

/** Marks the exports as deleted; returns their storage keys. */
export async function deleteExports(tx: Tx, which: Which, now: Date): Promise<string[]> {
  const chosen =
    'expiredAt' in which
      ? sql`expires_at <= ${which.expiredAt}`
      : sql`(subject_digest = ${which.subjectDigest} or request_id = ${which.requestId}
          or request_id in (select id from privacy.data_requests where email = ${which.requestEmail}))`
  const { rows } = await sql<{ key: string }>`
    with gone as (select id, storage_key as key from privacy.exports
      where removed_at is null and ${chosen} for update)
    update privacy.exports x set removed_at = ${now}, storage_key = null
    from gone where gone.id = x.id returning gone.key`.execute(tables<PrivacyDatabase>(tx))
  return rows.map(({ key }) => key)
}
