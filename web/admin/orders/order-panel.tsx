import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { Ban, Maximize2, RotateCw, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { CancelRemainderButton } from './cancel-remainder.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { AdminOrderStatusBadge, DeliveryClaimBadge, OnRoadBadge } from './order-cells.tsx'
import { OrderStatusMenu } from './order-status-menu.tsx'
import { ActivityLink } from '../activity-link.tsx'
import {
  canCancelDirectly,
  hasNext,
  NEXT_STATUS,
  type AdminOrderListRow,
  type OrderStatusName,
} from './statuses.ts'

type OrderPanelProps = {
  id: string
  /** Shown until the details are loaded. */
  row: AdminOrderListRow | null
  detail: AdminOrderView | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  isBusy: boolean
  onRetry: () => void
  /** Both the details and the list. */
  onRefresh: () => void
  onClose: () => void
  onChoose: (order: AdminOrderListRow, status: OrderStatusName) => void
}

export function AdminOrderPanel(props: OrderPanelProps) {
  const { id, row, detail, state, isBusy, onRetry, onClose, onChoose } = props
  const { t } = useTexts()
  const order = detail ?? row
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{t('admin.orders.detail.order')}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            {order ? (
              <OrderNumber number={order.order_number} />
            ) : (
              <span>{state === 'missing' ? '–' : '…'}</span>
            )}
            {order && <AdminOrderStatusBadge status={order.status} />}
            {order && <OnRoadBadge order={order} />}
            {order && <DeliveryClaimBadge order={order} />}
          </h2>
        </div>
        <div className="side-panel-actions">
          <Link
            className="icon-button"
            to={paths.adminOrder(id)}
            aria-label={t('admin.order.open')}
            title={t('admin.order.open')}
          >
            <Icon of={Maximize2} />
          </Link>
          {order && <ActivityLink about="order" id={id} name={order.order_number} />}
          {order && canCancelDirectly(order) && (
            <IconButton
              icon={Ban}
              label={t('admin.orders.cancel.confirm')}
              aria-haspopup="dialog"
              onClick={() => onChoose(order, 'cancelled')}
            />
          )}
          <IconButton icon={X} label={t('admin.orders.detail.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {detail ? (
          <OrderDetails order={detail} onChanged={props.onRefresh} />
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <Failure isMissing={state === 'missing'} onRetry={onRetry} />
        )}
      </div>
      {order && state !== 'missing' && (
        <Footer order={order} isBusy={isBusy} onChoose={onChoose}>
          {detail && <CancelRemainderButton order={detail} onDone={props.onRefresh} />}
        </Footer>
      )}
    </SidePanel>
  )
}

type FooterProps = Pick<OrderPanelProps, 'isBusy' | 'onChoose'> & {
  order: AdminOrderListRow
  children: ReactNode
}

function Footer({ order, isBusy, onChoose, children }: FooterProps) {
  const { t } = useTexts()
  const { status } = order
  const next = NEXT_STATUS[status]
  return (
    <div className="side-panel-foot">
      <b>{t('admin.orders.change-status')}</b>
      <div>
        {children}
        <OrderStatusMenu
          wide
          status={status}
          label={t('admin.orders.change-status')}
          isBusy={isBusy}
          onChoose={(chosen) => onChoose(order, chosen)}
        />
        {hasNext(status) && next && (
          <Button small busy={isBusy} onClick={() => onChoose(order, next)}>
            {t(`admin.orders.next.${status}`)}
          </Button>
        )}
      </div>
    </div>
  )
}

function Failure({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTexts()
  if (isMissing) return <EmptyState title={t('admin.orders.detail.missing')} />
  return (
    <EmptyState
      title={t('admin.orders.detail.failed')}
      action={
        <Button kind="outline" small onClick={onRetry}>
          <Icon of={RotateCw} size="s" />
          {t('site.retry')}
        </Button>
      }
    />
  )
}
