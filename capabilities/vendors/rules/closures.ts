import type { LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'

/** Both days inclusive. */
export type ClosureDays = { startsOn: LocalDate; endsOn: LocalDate }

export type ClosureRefusal =
  | { code: 'closure_ended'; field: 'ends_on' }
  | { code: 'closure_overlaps'; field: 'starts_on'; from: LocalDate; until: LocalDate }
  | { code: 'too_many_closures' }

type ClosuresInputs = {
  /** Other closures of the vendor that have not ended. */
  others: readonly ClosureDays[]
  today: LocalDate
  most: number
}

export function planClosure(
  days: ClosureDays,
  { others, today, most: limit }: ClosuresInputs,
): Result<ClosureDays, ClosureRefusal> {
  if (days.endsOn < today) return refuse({ code: 'closure_ended', field: 'ends_on' })
  const other = others.find((item) => item.startsOn <= days.endsOn && days.startsOn <= item.endsOn)
  if (other) {
    const { startsOn: from, endsOn: until } = other
    return refuse({ code: 'closure_overlaps', field: 'starts_on', from, until })
  }
  return others.length >= limit ? refuse({ code: 'too_many_closures' }) : ok(days)
}
