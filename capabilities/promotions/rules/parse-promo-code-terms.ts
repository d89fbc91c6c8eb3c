import { localDate, type LocalDate, nextMidnight, noonOfDay } from '#kernel/calendar.ts'
import { basisPoints, fromDinars } from '#kernel/money.ts'
import { before, hours } from '#kernel/time.ts'
import type { ParsedPromoCodeFields } from '../contract.ts'
import type { CodeTerms, ManagedCode } from '../schema.ts'

/** Inclusive days in Algiers become times; an unchanged day keeps its time. */
export function parsePromoCodeTerms(
  form: ParsedPromoCodeFields,
  existing: ManagedCode | null = null,
): CodeTerms {
  const cap = form.kind === 'percentage' ? form.maximum_discount : null
  return {
    code: form.code,
    gives: givenBy(form),
    minimum: fromDinars(form.minimum),
    maximumDiscount: cap === null ? null : fromDinars(cap),
    startsAt: momentOf(form.starts_on, beginOf, existing?.startsAt ?? null, (now) =>
      localDate(now),
    ),
    endsAt: momentOf(form.ends_on, endOf, existing?.endsAt ?? null, lastDayOf),
    maximumUses: form.maximum_uses,
    maximumUsesPerBuyer: form.maximum_uses_per_buyer,
    isPublic: form.is_public,
  }
}

// The contract guarantees the figure of the kind.
function givenBy({ kind, percent, amount }: ParsedPromoCodeFields): CodeTerms['gives'] {
  switch (kind) {
    case 'percentage':
      return { kind, rate: basisPoints(Math.round(percent! * 100)) }
    case 'amount':
      return { kind, amount: fromDinars(amount!) }
    case 'free_delivery':
      return { kind }
  }
}

const beginOf = (day: LocalDate): Date => before(noonOfDay(day), hours(12))
const endOf = (day: LocalDate): Date => nextMidnight(noonOfDay(day))
const lastDayOf = (end: Date): LocalDate => localDate(new Date(end.getTime() - 1))

function momentOf(
  day: LocalDate | null,
  toMoment: (day: LocalDate) => Date,
  existing: Date | null,
  toDay: (moment: Date) => LocalDate,
): Date | null {
  if (day === null) return null
  return existing !== null && toDay(existing) === day ? existing : toMoment(day)
}
