import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { useTexts } from '../i18n/texts.ts'
import { Badge, type Tone } from '../../ui/chip.tsx'

type Status = PurchaseView['orders'][number]['status']

const TONES: Record<Status, Tone> = {
  pending: 'warn',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'bad',
}

type OrderStatusBadgeProps = {
  status: Status
  /** Where they are known: a shipped order may have left in part. */
  items?: readonly { left_to_send: number }[]
}

export function OrderStatusBadge({ status, items = [] }: OrderStatusBadgeProps) {
  const { t } = useTexts()
  const isPartly = status === 'shipped' && items.some(({ left_to_send }) => left_to_send > 0)
  return (
    <Badge tone={TONES[status]}>{t(`order.status.${isPartly ? 'partly-shipped' : status}`)}</Badge>
  )
}
