import { localDate } from '#kernel/calendar.ts'
import { after, before, days, type Milliseconds, seconds } from '#kernel/time.ts'

/** Days count from the midnight in Algiers that began the day of the loading. */
export type DemoDays = {
  readonly now: Date
  readonly midnight: Date
  /** Days before that midnight, fractions included; negative is in the future. */
  ago(count: number): Date
}

export function daysBefore(now: Date): DemoDays {
  const midnight = new Date(`${localDate(now)}T00:00:00+01:00`)
  return {
    now,
    midnight,
    ago: (count) =>
      count < 0 ? after(midnight, wholeSeconds(-count)) : before(midnight, wholeSeconds(count)),
  }
}

const wholeSeconds = (count: number): Milliseconds => seconds(Math.round(days(count) / 1000))
