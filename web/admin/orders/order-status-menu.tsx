import { StatusMenu } from '#web/backoffice/ui/status-menu.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { useDuties } from '../admin-session.tsx'
import { isUsualStep } from './status-effects.ts'
import { type OrderStatusName, ORDER_STATUS_TONES, ORDER_STATUS_OPTIONS } from './statuses.ts'

type OrderStatusMenuProps = {
  status: OrderStatusName
  label: string
  isBusy: boolean
  wide?: boolean
  onChoose: (status: OrderStatusName) => void
}

/** The usual steps first; the other statuses stand apart, as corrections. */
export function OrderStatusMenu(props: OrderStatusMenuProps) {
  const { t } = useTexts()
  const { opens } = useDuties()
  const { status } = props
  if (!opens('order_changes'))
    return <Badge tone={ORDER_STATUS_TONES[status]}>{t(`admin.orders.status.${status}`)}</Badge>
  const choices = ORDER_STATUS_OPTIONS.map((value) => ({
    value,
    text: t(`admin.orders.status.${value}`),
    tone: ORDER_STATUS_TONES[value],
    isApart: value !== status && !isUsualStep(status, value),
  }))
  return <StatusMenu {...props} choices={choices} apart={t('admin.orders.corrections')} />
}
