import '#web/backoffice/list/list-page.css'
import '#web/backoffice/panel/details.css'
import '#web/backoffice/orders/order-details.css'
import '../orders/orders.css'
import './order.css'
import { ArrowLeft, Ban, Mail, RotateCw } from 'lucide-react'
import { Link, type MetaFunction, useParams } from 'react-router'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { DetailsSkeleton } from '#web/backoffice/panel/side-panel.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ActivityLink } from '../activity-link.tsx'
import { InternalNotesSection } from '../notes/internal-notes.tsx'
import { OnlinePayment } from '../orders/online-payment.tsx'
import { AdminOrderStatusBadge, DeliveryClaimBadge, OnRoadBadge } from '../orders/order-cells.tsx'
import { OrderCustomer, OrderSummary } from '../orders/order-details.tsx'
import { OrderHistory } from '../orders/order-history.tsx'
import { CancelRemainderButton } from '../orders/cancel-remainder.tsx'
import { AdminOrderItems } from '../orders/order-items.tsx'
import { OrderRefunds } from '../orders/order-refunds.tsx'
import { OrderStatusMenu } from '../orders/order-status-menu.tsx'
import { canCancelDirectly, hasNext, NEXT_STATUS } from '../orders/statuses.ts'
import { useStatusChange } from '../orders/use-status-change.ts'
import { useStatusQuestion } from '../orders/use-status-question.tsx'
import { ReturnsOf } from '../returns/returns-of.tsx'
import { OrderJournals } from './order-journals.tsx'
import { OrderMessageList } from './order-messages.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderSiblings } from './order-siblings.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.order.title'), isPrivate: true }))

/** Everything about one order that a person of the support asks for. */
export default function AdminOrderPage() {
  const { id = '' } = useParams()
  const { t } = useTexts()
  const detail = useQuery(get('/admin/orders/{id}', { id }))
  const order = detail.view?.id === id ? detail.view : null
  return (
    <div className="back-office-page order-page">
      <Link className="text-link" to={paths.adminOrders()}>
        <Icon of={ArrowLeft} size="s" flip />
        {t('admin.order.back')}
      </Link>
      {order ? (
        <LoadedOrder
          key={id}
          order={order}
          onChanged={(changed) => detail.change(() => changed)}
          onConflict={detail.refresh}
        />
      ) : detail.state === 'loading' ? (
        <DetailsSkeleton label={t('site.loading')} />
      ) : (
        <EmptyState
          title={t(
            detail.state === 'missing'
              ? 'admin.orders.detail.missing'
              : 'admin.orders.detail.failed',
          )}
          action={
            detail.state === 'failed' && (
              <Button kind="outline" small onClick={detail.refresh}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}

type LoadedOrderProps = {
  order: AdminOrderView
  onChanged: (order: AdminOrderView) => void
  onConflict: () => void
}

function LoadedOrder({ order, onChanged, onConflict }: LoadedOrderProps) {
  const { t } = useTexts()
  const changes = useStatusChange(onChanged, onConflict)
  const { choose, dialog } = useStatusQuestion(changes)
  const { busy } = changes
  const next = NEXT_STATUS[order.status]
  return (
    <>
      <div className="page-head">
        <h1 className="order-page-title">
          <OrderNumber number={order.order_number} />
          <AdminOrderStatusBadge status={order.status} />
          <OnRoadBadge order={order} />
          <DeliveryClaimBadge order={order} />
        </h1>
        <span className="page-acts">
          <OrderStatusMenu
            wide
            status={order.status}
            label={t('admin.orders.change-status')}
            isBusy={busy !== null}
            onChoose={(status) => choose(order, status)}
          />
          {hasNext(order.status) && next && (
            <Button small busy={busy !== null} onClick={() => choose(order, next)}>
              {t(`admin.orders.next.${order.status}`)}
            </Button>
          )}
          <CancelRemainderButton order={order} onDone={onConflict} />
          <ResendConfirmation id={order.id} />
          <ActivityLink about="order" id={order.id} name={order.order_number} />
          {canCancelDirectly(order) && (
            <IconButton
              icon={Ban}
              label={t('admin.orders.cancel.confirm')}
              aria-haspopup="dialog"
              onClick={() => choose(order, 'cancelled')}
            />
          )}
        </span>
      </div>
      <OrderColumns order={order} onChanged={onChanged} />
      {dialog}
    </>
  )
}

function OrderColumns({ order, onChanged }: Pick<LoadedOrderProps, 'order' | 'onChanged'>) {
  const { t } = useTexts()
  return (
    <div className="order-page-columns">
      <div className="order-page-column">
        <h2 className="sr-only">{t('admin.order.contents')}</h2>
        <div className="card">
          <AdminOrderItems order={order} />
        </div>
        <div className="card">
          <OrderParcels order={order} onChanged={onChanged} />
        </div>
        <div className="card">
          <OrderMessageList id={order.id} />
        </div>
        <div className="card">
          <OrderJournals number={order.order_number} />
        </div>
      </div>
      <div className="order-page-column">
        <h2 className="sr-only">{t('admin.order.about')}</h2>
        <div className="card">
          <OrderSummary order={order} />
          <OnlinePayment order={order} />
        </div>
        <div className="card">
          <OrderCustomer order={order} />
        </div>
        <div className="card">
          <InternalNotesSection about={{ order: order.id }} />
        </div>
        <div className="card">
          <OrderDocuments order={order} />
        </div>
        <OrderSiblings order={order} />
        <div className="card">
          <ReturnsOf about={{ search: order.order_number }} />
          <OrderRefunds order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </div>
  )
}

function ResendConfirmation({ id }: { id: string }) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(() => undefined)
  return (
    <Button
      kind="quiet"
      small
      busy={isBusy}
      onClick={() =>
        void act({
          ...post('/admin/orders/{id}/confirmation-emails', { id }),
          done: t('admin.order.resent'),
          failed: t('admin.order.resend-failed'),
        })
      }
    >
      <Icon of={Mail} size="s" />
      {t('admin.order.resend')}
    </Button>
  )
}
