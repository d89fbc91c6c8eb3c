import {
  dayOfMonth,
  localDate,
  type LocalDate,
  noonOfDay,
  parseLocalDate,
} from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'

export type ProposedHoliday = { name: string; firstDay: LocalDate; dayCount: number }

/** Law 63-278, by month and day of the Hijri calendar. */
const FEASTS: Record<string, { name: string; dayCount: number }> = {
  '10/1': { name: 'Aïd el-Fitr', dayCount: 3 },
  '12/10': { name: 'Aïd el-Adha', dayCount: 3 },
  '1/1': { name: 'Awal Moharram', dayCount: 1 },
  '1/10': { name: 'Achoura', dayCount: 1 },
  '3/12': { name: 'Mawlid Ennabaoui', dayCount: 1 },
}
/** Law 63-278, by month and day of the civil calendar. */
const FIXED: Record<string, string> = {
  '01-01': 'Nouvel an',
  '01-12': 'Yennayer',
  '05-01': 'Fête du travail',
  '07-05': 'Fête de l’indépendance',
  '11-01': 'Fête de la révolution',
}

/** Computed by Umm al-Qura; Algeria announces the day itself, which may be the one before or after. */
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  ...{ month: 'numeric', day: 'numeric' },
  timeZone: 'Africa/Algiers',
})
const hijriDay = (date: LocalDate): string => {
  const parts = hijri.formatToParts(noonOfDay(date))
  const valueOf = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? ''
  return `${valueOf('month')}/${valueOf('day')}`
}

const daysOf = (year: number): LocalDate[] => {
  const first = noonOfDay(dayOfMonth(`${year}-01`, 1))
  return Array.from({ length: 366 }, (_, index) => localDate(after(first, days(index)))).filter(
    (day) => day.startsWith(String(year)),
  )
}

/** A Hijri year is shorter: a feast may fall twice into one year. */
export const proposeMoonHolidays = (year: number): ProposedHoliday[] =>
  daysOf(year).flatMap((firstDay) => {
    const feast = FEASTS[hijriDay(firstDay)]
    return feast ? [{ ...feast, firstDay }] : []
  })

export const listFixedHolidays = (year: number): ProposedHoliday[] =>
  Object.entries(FIXED).map(([day, name]) => ({
    ...{ name, dayCount: 1 },
    firstDay: parseLocalDate(`${year}-${day}`),
  }))
