import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import type { RefundRow } from './actions.ts'

const TONES: Record<RefundRow['state'], Tone> = {
  due: 'warn',
  approved: 'info',
  paid: 'ok',
  failed: 'bad',
  cancelled: 'neutral',
}

export function RefundBadge({ state }: Pick<RefundRow, 'state'>) {
  const { t } = useTexts()
  return <Badge tone={TONES[state]}>{t(`refunds.is.${state}`)}</Badge>
}

/** The legal deadline. */
export function DueDay({ day }: { day: LocalDate }) {
  const { language } = useTexts()
  return <time dateTime={day}>{formatAdminDate(noonOfDay(day), language, 'date')}</time>
}
