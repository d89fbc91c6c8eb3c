import { localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { documentRequirement } from '#kernel/verification-documents.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { VerificationDocumentExpiring } from '../events.ts'
import {
  type ExpiringDocument,
  lockExpiringDocuments,
  saveExpiryNotices,
} from '../queries/verification-documents.ts'
import { expiryNotice, expiryNoticeFrom } from '../rules/verification-documents.ts'
import type { VerificationDocumentsDeps } from './upload-verification-documents.ts'

const AT_ONCE = 200

/** Runs hourly. */
export const notifyExpiringDocuments =
  ({ db, clock }: Pick<VerificationDocumentsDeps, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    let left = true
    while (left) {
      const details = await inTransaction(db, async (tx) => {
        const today = localDate(clock.now())
        const due = { today, until: expiryNoticeFrom(today), most: AT_ONCE }
        const documents = await lockExpiringDocuments(tx, due)
        const now = clock.now()
        const notices: Parameters<typeof saveExpiryNotices>[1][number][] = []
        for (const document of documents) {
          // The vendor may have become another kind of business, which needs no such document.
          const isRequested = documentRequirement(document.shop.kind, document.kind) !== 'none'
          const notice = isRequested ? expiryNotice(document, document.notices, today) : null
          if (notice !== null) await announce(tx, document, notice, now)
          notices.push({ id: document.id, notice: notice ?? 'none' })
        }
        if (notices.length > 0) await saveExpiryNotices(tx, notices, now)
        return ok(documents.length)
      })
      left = details.ok && details.value === AT_ONCE
    }
  }

async function announce(
  tx: Tx,
  { kind, expiresOn, shop }: ExpiringDocument,
  notice: 'ending' | 'ended',
  now: Date,
): Promise<void> {
  const { kind: _, ...details } = shop
  const event = {
    type: 'vendors.verification_document_expiring',
    stepId: newId(now),
    ...details,
    kind,
    notice,
  } as const
  await publish<VerificationDocumentExpiring>(tx, { ...event, lastDay: expiresOn }, shop.vendorId)
}
