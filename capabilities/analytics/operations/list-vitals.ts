import { localDate } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { readVitals } from '../queries.ts'
import { type Counted, summaryOf } from '../rules/vitals.ts'
import type { AnalyticsDeps } from './receive-events.ts'

/** How fast each kind of page was in the last days, on phones and on desktops. */
export const listVitals =
  ({ db, clock }: AnalyticsDeps) =>
  async (lastDays: number) => {
    const rows = await readVitals(db, localDate(before(clock.now(), days(lastDays - 1))))
    type Row = (typeof rows)[number]
    const groups = new Map<string, Pick<Row, 'route' | 'metric' | 'device'> & { all: Counted[] }>()
    for (const { route, metric, device, bucket, samples } of rows) {
      const key = `${route} ${metric} ${device}`
      const group = groups.get(key) ?? { route, metric, device, all: [] }
      group.all.push({ bucket, samples })
      groups.set(key, group)
    }
    return [...groups.values()].map(({ all, ...which }) => ({
      ...which,
      ...summaryOf(which.metric, all),
    }))
  }
export type ListVitals = ReturnType<typeof listVitals>
