import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, hours } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { PublicReportInput } from '../contract.ts'
import { createReport } from './create-report.ts'

type Command = { input: PublicReportInput; userId: string | null; address: string }
export type ReportRefusal =
  | { code: 'content_not_found' }
  | { code: 'too_many_reports'; retryAfterSeconds: number }

/** Per hour; many homes share one IP address behind CGNAT. */
const PER_ADDRESS = 30
const PER_PERSON = 10

/** The reported user is not informed of the report. */
export const reportContent =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async ({ input, userId, address }: Command): Promise<Result<null, ReportRefusal>> => {
    const now = clock.now()
    const uses = [
      { key: `reports.address:${address}`, max: PER_ADDRESS },
      ...(userId === null ? [] : [{ key: `reports.person:${userId}`, max: PER_PERSON }]),
    ]
    for (const use of uses) {
      const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, per: hours(1), now })
      if (!allowed) return refuse({ code: 'too_many_reports', retryAfterSeconds })
    }
    return inTransaction(db, async (tx): Promise<Result<null, ReportRefusal>> => {
      const { about, id: aboutId, reason, note } = input
      const report = { id: newId(now), about, aboutId, vendorId: null, userId, reason, note, now }
      return (await createReport(tx, report)) ? ok(null) : refuse({ code: 'content_not_found' })
    })
  }
export type ReportContent = ReturnType<typeof reportContent>
