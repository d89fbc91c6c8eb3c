import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { DocumentError } from '#capabilities/media/index.ts'
import { findAttachment, insertAttachment, lockManualJournal } from '../queries/manual-journals.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

export type AttachRefusal =
  | DocumentError
  | { code: 'manual_journal_not_found' }
  | { code: 'manual_journal_decided' }
export type AttachmentRefusal = { code: 'attachment_not_found' }
type Attaching = AdminActor & { journalId: string; name: string; bytes: Uint8Array }

/** Images are encoded again, a PDF may hide nothing, as verification documents. */
export function attachDocument(deps: TreasuryDeps) {
  const { db, clock, media, audit } = deps
  return {
    async add({
      journalId,
      name,
      bytes,
      ...by
    }: Attaching): Promise<Result<string, AttachRefusal>> {
      const clean = await media.sanitizeDocument(bytes)
      if (!clean.ok) return clean
      return inTransaction(db, async (tx): Promise<Result<string, AttachRefusal>> => {
        const journal = await lockManualJournal(tx, journalId)
        if (!journal) return refuse({ code: 'manual_journal_not_found' })
        // Who posts it has seen all that it rests on.
        if (journal.state !== 'recorded') return refuse({ code: 'manual_journal_decided' })
        const now = clock.now()
        const id = newId(now)
        const fileName = `manual-journals/${journalId}/${id}`
        const file = await media.storeDocument(tx, { name: fileName, ...clean.value })
        if (!file) throw new Error(`an attachment could not be stored as ${fileName}`)
        const { mime, bytes: size } = file
        const attachment = { id, journalId, name, fileName, mime, bytes: size }
        await insertAttachment(tx, { ...attachment, by: by.adminId, now })
        await audit.record(tx, {
          ...by.origin,
          actor: { role: 'admin', id: by.adminId },
          action: 'treasury.attachment_added',
          subject: { type: 'manual_journal', id: journalId },
          after: { name, sha256: file.sha256, bytes: size },
        })
        return ok(journalId)
      })
    },
    async open(wanted: {
      journalId: string
      attachmentId: string
    }): Promise<Result<AttachedFile, AttachmentRefusal>> {
      const found = await findAttachment(db, wanted)
      const file = found && (await media.readFile('documents', found.fileName))
      if (!found || !file) return refuse({ code: 'attachment_not_found' })
      return ok({ name: found.name, mime: found.mime, bytes: file.stored.bytes })
    },
  }
}
export type AttachDocument = ReturnType<typeof attachDocument>
type AttachedFile = { name: string; mime: string; bytes: Uint8Array<ArrayBuffer> }
