import { localDate } from '#kernel/calendar.ts'

const YEARS_SHOWN = 2

/** Two years, the current month first, as `2026-11`. */
export function monthsBack(now: Date): string[] {
  const [year = 0, month = 0] = localDate(now).split('-').map(Number)
  return Array.from({ length: 12 * YEARS_SHOWN }, (_, index) => {
    const count = year * 12 + month - 1 - index
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}

export const RECENT_MONTHS: readonly string[] = monthsBack(new Date())
