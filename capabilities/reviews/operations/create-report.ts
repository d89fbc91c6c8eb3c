import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { ContentReported } from '../events.ts'
import { insertReport, type NewReport } from '../queries/moderation.ts'

/** Notifies admins once per report; false when the content is not public. */
export async function createReport(tx: Tx, report: NewReport): Promise<boolean> {
  const filed = await insertReport(tx, report)
  if (filed?.isNew)
    await publish<ContentReported>(tx, { type: 'reviews.content_reported', reportId: report.id })
  return filed !== null
}
