import './order-states.css'
import { Badge } from '../../ui/chip.tsx'
import { useTexts } from '../i18n/texts.ts'
import type { TrackedOrderView } from './timeline.ts'

/** Nothing without a return: the status of the order stays delivered. */
export function OrderReturnBadge({ order }: { order: Pick<TrackedOrderView, 'return_state'> }) {
  const { t } = useTexts()
  if (order.return_state === null) return null
  return <Badge tone="info">{t(`order.return.${order.return_state}`)}</Badge>
}
