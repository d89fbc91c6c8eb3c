import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import type { Translate } from '../i18n/texts.ts'

/** Until when a shop sends nothing, or from when on, and what it says of it. */
export type ClosureText = { text: string; message: string | null }

/** The closure of a shop in the page's words; they are the loaders', and weigh nothing in the browser. */
export function closureText(
  closure: VendorDetailView['closure'],
  t: Translate,
  language: Language,
): ClosureText | null {
  if (closure === null) return null
  const day = (date: string) => formatDate(noonOfDay(date as LocalDate), language, 'day') // a date of the contract
  const days = { from: day(closure.starts_on), until: day(closure.ends_on) }
  return {
    text: t(closure.is_now ? 'vendor.closed' : 'vendor.closes', days),
    message: closure.message,
  }
}
