import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Media } from '#capabilities/media/index.ts'
import { BUCKET, findVerificationDocument } from '../queries/verification-documents.ts'
import type { VerificationDocumentKind } from '#kernel/verification-documents.ts'
import type { VendorId } from '../schema.ts'
import type { Db } from '#platform/database/index.ts'

export type OpenVerificationDocument = {
  kind: VerificationDocumentKind
  mime: string
  bytes: Uint8Array<ArrayBuffer>
}

export async function openVerificationDocument(
  { db, media }: { db: Db; media: Pick<Media, 'readFile'> },
  vendorId: VendorId,
  documentId: string,
): Promise<Result<OpenVerificationDocument, { code: 'document_not_found' }>> {
  const document = await findVerificationDocument(db, vendorId, documentId)
  const found = document && (await media.readFile(BUCKET, document.file.name))
  if (!document || !found) return refuse({ code: 'document_not_found' })
  return ok({ kind: document.kind, mime: document.file.mime, bytes: found.stored.bytes })
}
