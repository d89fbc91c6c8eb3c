import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'
import type { DataRequestKind } from '../schema.ts'

export type Deadline = {
  receivedOn: LocalDate
  legalDays: number
  /** Where the number of days comes from: an article, or what we promise where none says. */
  legalSource: string
  dueOn: LocalDate
}

/** Ten days are the law's for corrections and erasures; the other rights are answered as fast. */
const LEGAL: Record<DataRequestKind, { days: number; source: string }> = {
  access: { days: 10, source: 'law 18-07 art. 34; days of art. 35' },
  rectification: { days: 10, source: 'law 18-07 art. 35' },
  erasure: { days: 10, source: 'law 18-07 art. 35' },
  objection: { days: 10, source: 'law 18-07 art. 36; days of art. 35' },
  portability: { days: 10, source: 'own promise; days of art. 35' },
}

/** By when a request is answered, counted in days of Algiers from the one on which it came. */
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
