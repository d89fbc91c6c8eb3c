import { localDate } from '#kernel/calendar.ts'
import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { listOpenWindows } from '../queries/returnable-items.ts'
import type { ReturnsDeps } from './return-command.ts'
import { renewWindows } from './sync-return-window.ts'

export const renewReturnWindowsJob = job<object>('returns.renew_return_windows')
const STEP = 500

/** A holiday was moved: days to return that still run end on another day, and payouts wait for them. */
export function workOnReturnWindows(deps: ReturnsDeps, jobs: Pick<Jobs, 'handle'>): void {
  jobs.handle(renewReturnWindowsJob, async (_, { signal }) => {
    const today = localDate(deps.clock.now())
    let after: string | null = null
    while (!signal.aborted) {
      const ids = await listOpenWindows(deps.db, { today, after, limit: STEP })
      await inTransaction(deps.db, async (tx): Promise<Result<null, never>> => {
        await renewWindows(deps, tx, ids)
        return ok(null)
      })
      after = ids.at(-1) ?? null
      if (ids.length < STEP) return
    }
    throw new Error('renewing was interrupted; the next run begins again')
  })
}
