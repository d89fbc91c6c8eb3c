import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'
import type { DataRequestKind } from '../schema.ts'

export type Deadline = {
  receivedOn: LocalDate
  legalDays: number
  /** Article that sets the deadline, or our promise where none does. */
  legalSource: string
  dueOn: LocalDate
}

/** The law sets ten days for rectification and erasure; other rights get the same. */
const LEGAL: Record<DataRequestKind, { days: number; source: string }> = {
  access: { days: 10, source: 'law 18-07 art. 34; days of art. 35' },
  rectification: { days: 10, source: 'law 18-07 art. 35' },
  erasure: { days: 10, source: 'law 18-07 art. 35' },
  objection: { days: 10, source: 'law 18-07 art. 36; days of art. 35' },
  portability: { days: 10, source: 'own promise; days of art. 35' },
}

/** Counted in days in Algiers, from the day of receipt. */
export function deadlineOf(kind: DataRequestKind, receivedAt: Date): Deadline {
  const receivedOn = localDate(receivedAt)
  const { days: legalDays, source: legalSource } = LEGAL[kind]
  return {
    receivedOn,
    legalDays,
    legalSource,
    dueOn: localDate(after(noonOfDay(receivedOn), days(legalDays))),
  }
}
