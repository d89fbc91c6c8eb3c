import { type LocalDate, localDate } from '#kernel/calendar.ts'
import type { SellerKind } from '#kernel/legal-numbers.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { PaperRefused, PapersAccepted } from '../events.ts'
import { lockVendor } from '../queries/verification.ts'
import { findPaper, listPapers, savePaperDecision } from '../queries/verification-documents.ts'
import type { PaperKind } from '#kernel/verification-documents.ts'
import {
  mayDecide,
  missingPapers,
  type Paper,
  type PaperDecision,
  type PaperDecisionRefusal,
  stateOf,
} from '../rules/verification-documents.ts'
import type { VendorId } from '../schema.ts'
import type { PapersDeps } from './upload-verification-documents.ts'

type Command = {
  vendorId: VendorId
  /** The paper that was looked at: another one may have taken its place. */
  paperId: string
  decision: PaperDecision
  adminId: UserId
  origin: Origin
}
export type DecidePaperRefusal =
  | { code: 'vendor_not_found' }
  | { code: 'paper_not_found' }
  | PaperDecisionRefusal

/** A paper is accepted or refused with a reason. Its shop hears of each refusal, and when nothing is missing any more. */
export const decidePaper =
  ({ db, clock, audit }: Pick<PapersDeps, 'db' | 'clock' | 'audit'>) =>
  ({ vendorId, paperId, decision, adminId, origin }: Command) =>
    inTransaction(db, async (tx): Promise<Result<null, DecidePaperRefusal>> => {
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      const paper = await findPaper(tx, vendorId, paperId)
      if (!paper) return refuse({ code: 'paper_not_found' })
      const now = clock.now()
      const today = localDate(now)
      const allowed = mayDecide(paper, decision, today)
      if (!allowed.ok) return allowed

      const before = await listPapers(tx, vendorId)
      await savePaperDecision(tx, { id: paperId, decision, by: adminId, now })
      const { kind } = paper
      await audit.record(tx, {
        actor: { role: 'admin', id: adminId },
        action: 'vendors.paper_decided',
        subject: { type: 'vendor', id: vendorId },
        before: { kind, status: stateOf(paper, today) },
        after: decision.accepts
          ? { kind, status: 'accepted', expires_on: decision.expiresOn }
          : { kind, status: 'refused', reason: decision.reason, words: decision.words },
        ...origin,
      })
      const { businessName, businessEmail, language } = vendor
      const told = { stepId: newId(now), vendorId, businessName, businessEmail, language }
      if (!decision.accepts) {
        const { reason, words } = decision
        const fact = { type: 'vendors.paper_refused', ...told, kind, reason, words } as const
        await publish<PaperRefused>(tx, fact, vendorId)
      } else if (isLastOf(vendor.kind, before, kind, today)) {
        const fact = { type: 'vendors.papers_accepted', ...told } as const
        await publish<PapersAccepted>(tx, fact, vendorId)
      }
      return ok(null)
    })
export type DecidePaper = ReturnType<typeof decidePaper>

/** Whether nothing is missing any more once this one is accepted, and something was before. */
function isLastOf(
  seller: SellerKind,
  before: readonly Paper[],
  accepted: PaperKind,
  today: LocalDate,
): boolean {
  const missing = missingPapers(seller, before, today)
  return missing.length === 1 && missing[0] === accepted
}
