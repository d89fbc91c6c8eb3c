import { localDate } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { readVitals } from '../queries.ts'
import { summaryOf } from '../rules/vitals.ts'
import type { AnalyticsDeps } from './receive-events.ts'

/** How fast each kind of page was in the last days, on phones and on desktops. */
export const listVitals =
  ({ db, clock }: AnalyticsDeps) =>
  async (lastDays: number) => {
    const rows = await readVitals(db, localDate(before(clock.now(), days(lastDays - 1))))
    return rows.map(({ samples, ...which }) => ({ ...which, ...summaryOf(which.metric, samples) }))
  }
export type ListVitals = ReturnType<typeof listVitals>
