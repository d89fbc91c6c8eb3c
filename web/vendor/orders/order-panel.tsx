import { Check, type LucideIcon, Package, RotateCw, Truck, X } from 'lucide-react'
import { useId } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isComingBack } from './reasons-and-states.ts'
import type { OrderDetail, VendorOrderListRow } from './query.ts'
import { VendorOrderDetails } from './order-details.tsx'
import type { PendingOrderAction } from './action-dialog.tsx'
import type { RunOrderAction } from './use-order-action.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'

type OrderPanelProps = {
  id: string
  /** Shown until the order is loaded. */
  row: VendorOrderListRow | null
  detail: OrderDetail | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
  act: RunOrderAction
  onAsk: (asking: PendingOrderAction) => void
}

export function VendorOrderPanel(props: OrderPanelProps) {
  const { id, row, detail, state, isBusy, onRetry, onClose, act, onAsk } = props
  const { t } = useTexts()
  const order = detail ?? row
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{t('vendor-orders.order')}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            {order ? (
              <OrderNumber number={order.order_number} />
            ) : (
              <span>{state === 'missing' ? '–' : '…'}</span>
            )}
            {order && <OrderStatusBadge status={order.status} items={detail?.items ?? []} />}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('vendor-orders.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {detail ? (
          <VendorOrderDetails
            order={detail}
            isBusy={isBusy}
            act={act}
            onAsk={onAsk}
            onSent={onRetry}
          />
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <Failure isMissing={state === 'missing'} onRetry={onRetry} />
        )}
      </div>
      {detail && <NextStep order={detail} isBusy={isBusy} act={act} onAsk={onAsk} />}
    </SidePanel>
  )
}

type NextStepProps = Pick<OrderPanelProps, 'isBusy' | 'act' | 'onAsk'> & { order: OrderDetail }

function NextStep({ order, isBusy, act, onAsk }: NextStepProps) {
  const { t } = useTexts()
  const { id, status, version } = order
  const mayCancel = status === 'pending' || status === 'confirmed' || status === 'processing'
  const next = nextOf(order)
  if (!mayCancel && next === null) return null
  const press = () => {
    if (next === 'processing' || next === 'rest')
      return onAsk({ what: 'parcel', order, parcel: null })
    if (next === 'arrived') return onAsk({ what: 'delivered', order, parcel: null })
    const to = next === 'pending' ? 'confirmed' : 'processing'
    const message = `vendor-orders.done.${to}` as const
    const change = post('/vendor/orders/{id}/status-changes', { id }, { status: to, version })
    void act({ ...change, id, done: message })
  }
  return (
    <div className="side-panel-foot next-step">
      <div>
        {mayCancel && (
          <Button kind="quiet" small onClick={() => onAsk({ what: 'cancel', order })}>
            {t('vendor-orders.cancel')}
          </Button>
        )}
        {next === 'rest' && (
          <Button kind="quiet" small onClick={() => onAsk({ what: 'cancel-rest', order })}>
            {t('vendor-orders.cancel-rest')}
          </Button>
        )}
        {next !== null && (
          <Button
            small
            kind={status === 'pending' ? 'outline' : 'primary'}
            busy={isBusy}
            onClick={press}
          >
            <Icon of={ICONS[next]} size="s" flip={next === 'processing' || next === 'rest'} />
            {t(`vendor-orders.next.${next}`)}
          </Button>
        )}
      </div>
    </div>
  )
}

type Next = 'pending' | 'confirmed' | 'processing' | 'rest' | 'arrived'
const ICONS: Record<Next, LucideIcon> = {
  pending: Check,
  confirmed: Package,
  processing: Truck,
  rest: Truck,
  arrived: Check,
}

function nextOf({ status, items, parcels }: OrderDetail): Next | null {
  if (status === 'delivered' || status === 'cancelled') return null
  if (status !== 'shipped') return status
  if (parcels.length > 0 && items.some(({ left_to_send }) => left_to_send > 0)) return 'rest'
  // Of a reported delivery the courier's word is awaited; the other parcels have their own buttons.
  const waits = parcels.some((parcel) => isComingBack(parcel.state) || parcel.delivery_claim)
  return waits ? null : 'arrived'
}

function Failure({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTexts()
  if (isMissing) return <EmptyState title={t('vendor-orders.missing')} />
  return (
    <EmptyState
      title={t('vendor-orders.load-failed')}
      action={
        <Button kind="outline" small onClick={onRetry}>
          <Icon of={RotateCw} size="s" />
          {t('site.retry')}
        </Button>
      }
    />
  )
}
