import { noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { HolidayChange } from '../queries/public-holidays.ts'

const CHANGES: Record<HolidayChange['change'], LocalizedMessage> = {
  proposed: { fr: 'proposé', en: 'proposed', ar: 'مقترح' },
  added: { fr: 'ajouté', en: 'added', ar: 'أُضيف' },
  confirmed: { fr: 'confirmé', en: 'confirmed', ar: 'مؤكد' },
  moved: { fr: 'déplacé', en: 'moved', ar: 'نُقل' },
  removed: { fr: 'retiré', en: 'removed', ar: 'حُذف' },
}
const TITLE: LocalizedMessage = { fr: 'Jours fériés :', en: 'Public holidays:', ar: 'أيام العطل:' }

/** "Public holidays: Aïd el-Fitr moved 09/03/2027 → 10/03/2027 (Nadia Haddad)" */
export function describeHolidayChange(
  changes: readonly Omit<HolidayChange, 'id'>[],
  { by, language }: { by: string; language: Language },
): string {
  const described = changes.map(({ name, change, fromOn, toOn }) => {
    const days = [fromOn, toOn === fromOn ? null : toOn].flatMap((day) =>
      day ? [formatAdminDate(noonOfDay(day), language, 'shortDate')] : [],
    )
    return `${name} ${localizedText(CHANGES[change], language)} ${days.join(' → ')}`
  })
  return `${localizedText(TITLE, language)} ${described.join('; ')} (${by})`
}
