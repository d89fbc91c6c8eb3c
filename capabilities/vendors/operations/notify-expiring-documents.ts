import { localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { PAPERS_OF } from '#kernel/verification-documents.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { PaperEnds } from '../events.ts'
import {
  type EndingPaper,
  holdEndingPapers,
  saveNotices,
} from '../queries/verification-documents.ts'
import { noticeOf, noticeUntil } from '../rules/verification-documents.ts'
import type { PapersDeps } from './upload-verification-documents.ts'

const AT_ONCE = 200

/** Announces papers that will end, and those whose last day has come. For the hourly schedule. */
export const tellOfEnds =
  ({ db, clock }: Pick<PapersDeps, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    let left = true
    while (left) {
      const told = await inTransaction(db, async (tx) => {
        const today = localDate(clock.now())
        const due = { today, until: noticeUntil(today), most: AT_ONCE }
        const papers = await holdEndingPapers(tx, due)
        const now = clock.now()
        const notices: Parameters<typeof saveNotices>[1][number][] = []
        for (const paper of papers) {
          // What the business does not hand in any more is nothing to ask for.
          const isAsked = PAPERS_OF[paper.shop.kind][paper.kind] !== 'none'
          const notice = isAsked ? noticeOf(paper, paper.told, today) : null
          if (notice !== null) await announce(tx, paper, notice, now)
          notices.push({ id: paper.id, notice: notice ?? 'none' })
        }
        if (notices.length > 0) await saveNotices(tx, notices, now)
        return ok(papers.length)
      })
      left = told.ok && told.value === AT_ONCE
    }
  }

async function announce(
  tx: Tx,
  { kind, expiresOn, shop }: EndingPaper,
  notice: 'ending' | 'ended',
  now: Date,
): Promise<void> {
  const { kind: _, ...told } = shop
  const fact = { type: 'vendors.paper_ends', stepId: newId(now), ...told, kind, notice } as const
  await publish<PaperEnds>(tx, { ...fact, lastDay: String(expiresOn) }, shop.vendorId)
}
