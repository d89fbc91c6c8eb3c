import { localDate } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { listWebVitalSamples } from '../queries/events.ts'
import { percentileSummary } from '../rules/web-vitals.ts'
import type { AnalyticsDeps } from './track-events.ts'

export const listWebVitals =
  ({ db, clock }: AnalyticsDeps) =>
  async (lastDays: number) => {
    const rows = await listWebVitalSamples(db, localDate(before(clock.now(), days(lastDays - 1))))
    return rows.map(({ samples, ...which }) => ({
      ...which,
      ...percentileSummary(which.metric, samples),
    }))
  }
export type ListVitals = ReturnType<typeof listWebVitals>
