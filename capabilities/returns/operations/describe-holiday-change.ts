import { noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import type { HolidayChange } from '../queries/public-holidays.ts'
import { texts } from '../texts.generated.ts'

const CHANGES = texts.below('holiday-change')

/** "Public holidays: Aïd el-Fitr moved 09/03/2027 → 10/03/2027 (Nadia Haddad)" */
export function describeHolidayChange(
  changes: readonly Omit<HolidayChange, 'id'>[],
  { by, language }: { by: string; language: Language },
): string {
  const described = changes.map(({ name, change, fromOn, toOn }) => {
    const days = [fromOn, toOn === fromOn ? null : toOn].flatMap((day) =>
      day ? [formatAdminDate(noonOfDay(day), language, 'shortDate')] : [],
    )
    return CHANGES[change](language, { name, days: days.join(' → ') })
  })
  return texts.of('holidays-changed')(language, { changes: described.join('; '), by })
}
