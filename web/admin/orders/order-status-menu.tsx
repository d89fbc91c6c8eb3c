import { StatusMenu } from '#web/backoffice/ui/status-menu.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { type OrderStatusName, STATUS_TONES, STATUSES } from './statuses.ts'

type OrderStatusMenuProps = {
  status: OrderStatusName
  label: string
  isBusy: boolean
  wide?: boolean
  onChoose: (status: OrderStatusName) => void
}

export function OrderStatusMenu(props: OrderStatusMenuProps) {
  const { t } = useTexts()
  const choices = STATUSES.map((value) => ({
    value,
    text: t(`admin.orders.status.${value}`),
    tone: STATUS_TONES[value],
  }))
  return <StatusMenu {...props} choices={choices} />
}
