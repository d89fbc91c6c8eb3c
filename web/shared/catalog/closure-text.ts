import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import type { Translate } from '../i18n/texts.ts'

/** `message` is the vendor's own note. */
export type ClosureText = { text: string; message: string | null }

/** Public pages call it in loaders, so that the browser loads no texts for it. */
export function closureText(
  closure: VendorDetailView['closure'],
  t: Translate,
  language: Language,
): ClosureText | null {
  if (closure === null) return null
  const day = (date: LocalDate) => formatDate(noonOfDay(date), language, 'day')
  const days = { from: day(closure.starts_on), until: day(closure.ends_on) }
  return {
    text: t(closure.is_now ? 'vendor.closed' : 'vendor.closes', days),
    message: closure.message,
  }
}
