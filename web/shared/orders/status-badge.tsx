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

export function OrderStatusBadge({ status }: { status: Status }) {
  const { t } = useTexts()
  return <Badge tone={TONES[status]}>{t(`order.status.${status}`)}</Badge>
}
