import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { LEGAL_KINDS, type LegalKind } from '#kernel/legal-numbers.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { requiredDocuments, type DocumentRefusalReason } from '#kernel/verification-documents.ts'
import type {
  StoredDocument,
  DocumentDecision,
  ExpiryNotices,
} from '../rules/verification-documents.ts'
import type { VendorId } from '../schema.ts'
import type { VendorsDatabase } from '../tables.ts'

export const BUCKET = 'documents' as const
/** Prefix that marks the verification documents within the bucket. */
export const FOLDER = 'shop-papers'

export type VerificationDocumentRow = StoredDocument & {
  reason: DocumentRefusalReason | null
  refusalNote: string | null
  handedInAt: Date
  decidedAt: Date | null
  file: { name: string; mime: string; bytes: number }
}

type Row = Omit<VerificationDocumentRow, 'file' | 'expiresOn'> & {
  expiresOn: LocalDate | null
  name: string
  mime: string
  bytes: number
}
const COLUMNS =
  sql.raw(`d.id, d.kind, d.status, d.reason, d.refusal_note as "refusalNote", d.created_at as "handedInAt",
  d.decided_at as "decidedAt", to_char(d.expires_on, 'YYYY-MM-DD') as "expiresOn", f.name, f.mime, f.bytes`)

const documentOf = ({ name, mime, bytes, ...row }: Row): VerificationDocumentRow => ({
  ...row,
  file: { name, mime, bytes },
})

export async function findVendorKind(
  handle: Db | Tx,
  userId: UserId,
): Promise<{ id: VendorId; kind: LegalKind } | null> {
  const { rows } = await sql<{ id: VendorId; kind: LegalKind }>`
    select id, kind from vendors.vendors where user_id = ${userId}`.execute(
    tables<VendorsDatabase>(handle),
  )
  return rows[0] ?? null
}

export async function listVerificationDocuments(
  handle: Db | Tx,
  vendorId: VendorId,
): Promise<VerificationDocumentRow[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from vendors.verification_documents d join media.files f on f.id = d.file_id
    where d.vendor_id = ${vendorId}`.execute(tables<VendorsDatabase>(handle))
  return rows.map(documentOf)
}

/** Null also when another document replaced it. */
export async function findVerificationDocument(
  handle: Db | Tx,
  vendorId: VendorId,
  id: string,
): Promise<VerificationDocumentRow | null> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from vendors.verification_documents d join media.files f on f.id = d.file_id
    where d.vendor_id = ${vendorId} and d.id = ${id}`.execute(tables<VendorsDatabase>(handle))
  return rows[0] ? documentOf(rows[0]) : null
}

type NewDocument = {
  id: string
  vendorId: VendorId
  kind: StoredDocument['kind']
  fileId: string
  now: Date
}

export const insertVerificationDocument = (
  tx: Tx,
  { id, vendorId, kind, fileId, now }: NewDocument,
) =>
  tables<VendorsDatabase>(tx)
    .insertInto('vendors.verification_documents')
    .values({ id, vendor_id: vendorId, kind, file_id: fileId, created_at: now })
    .execute()

export const deleteVerificationDocument = (tx: Tx, id: string) =>
  tables<VendorsDatabase>(tx)
    .deleteFrom('vendors.verification_documents')
    .where('id', '=', id)
    .execute()

type Decided = { id: string; decision: DocumentDecision; by: UserId; now: Date }

export async function saveDocumentDecision(
  tx: Tx,
  { id, decision, by, now }: Decided,
): Promise<void> {
  const input = decision.accepts
    ? {
        status: 'accepted' as const,
        reason: null,
        refusalNote: null,
        expiresOn: decision.expiresOn,
      }
    : {
        status: 'refused' as const,
        reason: decision.reason,
        refusalNote: decision.refusalNote,
        expiresOn: null,
      }
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.verification_documents')
    .set({
      status: input.status,
      reason: input.reason,
      refusal_note: input.refusalNote,
      expires_on: input.expiresOn,
      expiry_notified_at: null,
      expired_notified_at: null,
      decided_by: by,
      decided_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export type ExpiringDocument = StoredDocument & {
  expiresOn: LocalDate
  notices: ExpiryNotices
  shop: {
    vendorId: VendorId
    businessName: string
    businessEmail: string
    language: Language
    kind: LegalKind
  }
}

/** Of verified vendors, with a notice due; skips rows that another worker has locked. */
export async function lockExpiringDocuments(
  tx: Tx,
  { today, until, most: limit }: { today: LocalDate; until: LocalDate; most: number },
): Promise<ExpiringDocument[]> {
  const { rows } = await sql<ExpiringDocument>`
    select d.id, d.kind, d.status, to_char(d.expires_on, 'YYYY-MM-DD') as "expiresOn",
      json_build_object('ending', d.expiry_notified_at is not null, 'ended', d.expired_notified_at is not null) as notices,
      json_build_object('vendorId', v.id, 'businessName', v.business_name, 'businessEmail', v.business_email,
        'language', v.language, 'kind', v.kind) as shop
    from vendors.verification_documents d join vendors.vendors v on v.id = d.vendor_id
    where d.status = 'accepted' and d.expired_notified_at is null and v.verification_status = 'verified'
      and (d.expires_on <= ${today} or (d.expires_on <= ${until} and d.expiry_notified_at is null))
    order by d.expires_on, d.id limit ${limit} for update of d skip locked`.execute(
    tables<VendorsDatabase>(tx),
  )
  return rows
}

/** `none` sets the time of the last notice, so that the document is not selected again. */
export async function saveExpiryNotices(
  tx: Tx,
  notices: readonly { id: string; notice: 'ending' | 'ended' | 'none' }[],
  now: Date,
): Promise<void> {
  await sql`
    update vendors.verification_documents d set
      expiry_notified_at = case when r.notice = 'ending' then ${now}::timestamptz else d.expiry_notified_at end,
      expired_notified_at = case when r.notice <> 'ending' then ${now}::timestamptz else d.expired_notified_at end
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as r (id uuid, notice text)
    where d.id = r.id`.execute(tables<VendorsDatabase>(tx))
}

/** Names of files without a document row, at most 500. */
export async function listOrphanDocuments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.name from media.files f
    where f.bucket = ${BUCKET} and starts_with(f.name, ${`${FOLDER}/`})
      and not exists (select from vendors.verification_documents d where d.file_id = f.id)
    order by f.created_at limit 500`.execute(tables<VendorsDatabase>(db))
  return rows.map(({ name }) => name)
}

const NEEDED = `case v.kind ${LEGAL_KINDS.map(
  (kind) => `when '${kind}' then array['${requiredDocuments(kind).join("','")}']`,
).join(' ')} end`

/** SQL for vendor `v`: required kinds without a valid document in these states. */
export const documentsWithout = (
  today: LocalDate,
  ...states: readonly StoredDocument['status'][]
): string =>
  `(select coalesce(jsonb_agg(k.kind), '[]') from unnest(${NEEDED}) k (kind)
    where not exists (select from vendors.verification_documents d where d.vendor_id = v.id and d.kind = k.kind
      and d.status in ('${states.join("','")}') and coalesce(d.expires_on >= '${today}', true)))`
