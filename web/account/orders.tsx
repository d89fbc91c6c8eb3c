import './orders.css'
import { Link, type MetaFunction } from 'react-router'
import type { AccountOrderRowView } from '#capabilities/orders/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { AmountToPrepare } from '#web/shared/orders/amount-to-prepare.tsx'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'
import { isUnpaid } from '#web/shared/orders/timeline.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { AccountLoadFailed, PageHead, LoadingSkeleton } from './account-ui.tsx'
import { ReorderedDialog } from './reordered-dialog.tsx'
import { useAccountPages } from './use-account-pages.ts'
import { useReorder } from './use-reorder.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.orders.title'), isPrivate: true }))

const isUnderWay = ({ status }: AccountOrderRowView): boolean =>
  status !== 'delivered' && status !== 'cancelled'

/** Open orders first, then the newest. */
export default function OrdersPage() {
  const { t } = useTexts()
  const { read, hasFailed, isBusy, more, reload } = useAccountPages<AccountOrderRowView>('/orders')
  const again = useReorder()
  const coming = read?.items.filter(isUnderWay) ?? []
  const past = read?.items.filter((order) => !isUnderWay(order)) ?? []
  return (
    <>
      <PageHead title={t('account.orders.title')} text={t('account.orders.text')} />
      <AccountLoadFailed text={again.hasFailed ? t('account.failure.unreachable') : null} />
      {!read ? (
        <LoadingSkeleton hasFailed={hasFailed} onRetry={reload} />
      ) : read.items.length === 0 ? (
        <div className="card">
          <EmptyState
            title={t('account.orders.none')}
            text={t('account.orders.none-text')}
            action={<ButtonLink to={paths.products()}>{t('home.hero.discover')}</ButtonLink>}
          />
        </div>
      ) : (
        <>
          {coming.map((order) => (
            <ComingOrder key={order.id} order={order} />
          ))}
          {past.length > 0 && (
            <section className="account-past">
              <h2>{t('account.orders.past')}</h2>
              <ul className="card order-rows">
                {past.map((order) => (
                  <PastOrder
                    key={order.id}
                    order={order}
                    isBusy={again.busyWith === order.id}
                    onReorder={() => void again.reorder(order.id)}
                  />
                ))}
              </ul>
            </section>
          )}
          {read.next !== null && (
            <Button
              kind="outline"
              className="account-next"
              busy={isBusy}
              onClick={() => void more()}
            >
              {t('account.more')}
            </Button>
          )}
        </>
      )}
      {again.outcome && <ReorderedDialog outcome={again.outcome} onClose={again.close} />}
    </>
  )
}

function ComingOrder({ order }: { order: AccountOrderRowView }) {
  const { t, language } = useTexts()
  return (
    <article className="card order-card">
      <header>
        <div>
          <h2>
            <bdi dir="ltr" className="num">
              {order.order_number}
            </bdi>
          </h2>
          <small>
            {formatDate(new Date(order.placed_at), language, 'shortDateTime')}
            {' · '}
            <bdi>{order.vendor.business_name}</bdi>
          </small>
        </div>
        <OrderStatusBadge status={order.status} />
      </header>
      {isUnpaid(order) && <AmountToPrepare orders={[order]} />}
      <div className="order-card-end">
        <Images order={order} />
        <span>{t('cart.items', { count: order.item_count })}</span>
        <Money dinars={order.total_amount} language={language} />
        <ButtonLink
          kind="outline"
          small
          to={paths.accountOrder(order.id)}
          aria-label={t('account.orders.see-named', { number: order.order_number })}
        >
          {t('account.orders.see')}
        </ButtonLink>
      </div>
    </article>
  )
}

type PastProps = { order: AccountOrderRowView; isBusy: boolean; onReorder: () => void }

function PastOrder({ order, isBusy, onReorder }: PastProps) {
  const { t, language } = useTexts()
  return (
    <li>
      <Images order={order} />
      <p>
        <Link className="text-link" to={paths.accountOrder(order.id)}>
          <bdi dir="ltr" className="num">
            {order.order_number}
          </bdi>
        </Link>
        <small>
          {formatDate(new Date(order.placed_at), language, 'shortDate')}
          {' · '}
          {t('cart.items', { count: order.item_count })}
        </small>
        <small>
          <bdi>{order.vendor.business_name}</bdi>
        </small>
      </p>
      <OrderStatusBadge status={order.status} />
      <b>
        <Money dinars={order.total_amount} language={language} />
      </b>
      <Button
        kind="quiet"
        small
        busy={isBusy}
        aria-label={t('account.reorder.named', { number: order.order_number })}
        onClick={onReorder}
      >
        {t('account.reorder.act')}
      </Button>
    </li>
  )
}

function Images({ order }: { order: AccountOrderRowView }) {
  return (
    <span className="order-pictures" aria-hidden="true">
      {order.items.map(({ image, product_name: name }, index) => (
        <ItemThumbnail key={`${name} ${index}`} image={image} />
      ))}
    </span>
  )
}
