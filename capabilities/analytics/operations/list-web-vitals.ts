import { localDate } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { readVitals } from '../queries/events.ts'
import { summaryOf } from '../rules/web-vitals.ts'
import type { AnalyticsDeps } from './track-events.ts'

/** How fast each kind of page was in the last days, on phones and on desktops. */
export const listVitals =
  ({ db, clock }: AnalyticsDeps) =>
  async (lastDays: number) => {
    const rows = await readVitals(db, localDate(before(clock.now(), days(lastDays - 1))))
    return rows.map(({ samples, ...which }) => ({ ...which, ...summaryOf(which.metric, samples) }))
  }
export type ListVitals = ReturnType<typeof listVitals>
