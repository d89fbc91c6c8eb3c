import { type Language, localeOf } from '#kernel/locale.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** In the largest whole unit: "il y a 2 jours", "hier", "maintenant". */
export function relativeTime(date: Date, now: Date, language: Language): string {
  const passed = Math.max(0, now.getTime() - date.getTime())
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, value]) => passed >= value) ?? []
  return unit ? format.format(-Math.trunc(passed / length), unit) : format.format(0, 'second')
}
