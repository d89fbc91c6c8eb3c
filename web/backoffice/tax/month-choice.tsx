import { dayOfMonth, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Select } from '#web/ui/field.tsx'
import { RECENT_MONTHS } from './months.ts'

export function useMonthName(): (month: string) => string {
  const { language } = useTexts()
  return (month) => formatDate(noonOfDay(dayOfMonth(month, 15)), language, 'month')
}

type MonthChoiceProps = { month: string; onChoose: (month: string) => void }

export function MonthChoice({ month, onChoose }: MonthChoiceProps) {
  const { t } = useTexts()
  const nameOf = useMonthName()
  return (
    <Select
      className="month-field"
      label={t('tax-documents.month')}
      value={month}
      onChange={({ target }) => onChoose(target.value)}
    >
      {RECENT_MONTHS.map((value) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </Select>
  )
}
