import './order.css'
import { Suspense, useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { dinars, fromDinars, sum } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import type { BackLink } from '#web/shared/layout/minimal-frame.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { HydrationSpinner, Spinner } from '#web/ui/skeleton.tsx'
import { CartTotals } from '../cart/totals.tsx'
import { purchaseNumber } from '../track/purchase-number.ts'
import { usePurchase } from '../track/use-purchase.ts'
import { purchaseAmounts, purchaseStampDuty } from './purchase-amounts.ts'
import { AccountOnly, useMayChange } from '#web/shared/orders/account-only.tsx'
import { CancelOrderButton, ChangeAddressButton } from '#web/shared/orders/purchase-actions.tsx'
import { getRememberedOrder } from '#web/shared/orders/remembered-order.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { ParcelCard } from './parcel-card.tsx'
import { confirmOrderPath } from './confirm-order-link.ts'
import { StaleOrder } from './stale-order.tsx'
import { OrderHead, LatinText } from './order-head.tsx'
import { OrderSteps } from './order-steps.tsx'
import { ClosedOrder } from './closed-order.tsx'

/** Lazy: only purchases paid online need it. */
const PaymentPanel = lazyComponent(() => import('./payment-panel.tsx'))

const totalKey = ({ payment }: PurchaseView) =>
  payment?.state === 'paid'
    ? 'order-tracking.paid'
    : payment && payment.state !== 'paid_on_delivery'
      ? 'cart.total'
      : 'checkout.to-pay'

export const handle = { back: { to: paths.home(), key: 'order.back' } satisfies BackLink }

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('order.meta', { number: purchaseNumber(args.params['number'] ?? '') }),
    isPrivate: true,
  }))

export default function OrderPage() {
  const { t } = useTexts()
  const number = purchaseNumber(useParams()['number'] ?? '')
  const isHydrated = useHydrated()
  return (
    <div className="wrap order-page">
      {isHydrated ? (
        <Order key={number} number={number} />
      ) : (
        <HydrationSpinner label={t('site.loading')} />
      )}
      <noscript>
        <p className="card no-script">
          {t('order.no-script')}{' '}
          <a className="text-link" href={`${paths.track()}?number=${encodeURIComponent(number)}`}>
            {t('order-tracking.title')}
          </a>
        </p>
      </noscript>
    </div>
  )
}

function Order({ number }: { number: string }) {
  const { t } = useTexts()
  const [stored] = useState(() => getRememberedOrder(number))
  const { opening, open, reload } = usePurchase(number)
  const tracked = opening.kind === 'open' ? opening.purchase : null
  const purchaseKey = opening.kind === 'open' ? opening.purchaseKey : null
  const mayChange = useMayChange(tracked)
  const onChanged = () => void reload()
  const isPending = opening.kind === 'idle' || opening.kind === 'loading'
  if (!tracked && !stored?.placed)
    return isPending ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <>
        <h1>
          <FilledMessage text={t('order.found', { number: PLACEHOLDER })}>
            <LatinText>{number}</LatinText>
          </FilledMessage>
        </h1>
        {opening.kind === 'failed' && <StaleOrder onRetry={() => void reload()} />}
        <ClosedOrder number={number} onKey={(key) => void open(key)} />
      </>
    )

  const orders = tracked?.orders ?? stored?.placed?.orders ?? []
  const isCancelled = orders.length > 0 && orders.every(({ status }) => status === 'cancelled')
  const phone = tracked?.contact.phone ?? null
  const email = tracked?.contact.email ?? stored?.email ?? null
  const isAtOffice = tracked?.orders.every(({ delivery_method: m }) => m === 'stop_desk') === true
  const isOnline = tracked?.payment != null && tracked.payment.state !== 'paid_on_delivery'
  return (
    <>
      <OrderHead
        number={number}
        stored={stored}
        statuses={orders.map(({ status }) => status)}
        payment={tracked?.payment?.state ?? null}
      />
      {(opening.kind === 'failed' || opening.kind === 'closed') && (
        <StaleOrder onRetry={() => void reload()} />
      )}
      {tracked?.payment?.state === 'open' && !mayChange && (
        <AccountOnly orderId={tracked.orders[0]?.id ?? ''} />
      )}
      {tracked?.payment && (tracked.payment.state !== 'open' || mayChange) && (
        <Suspense fallback={<Spinner label={t('site.loading')} />}>
          <PaymentPanel tracked={tracked} purchaseKey={purchaseKey} reload={reload} />
        </Suspense>
      )}
      <div className="order-grid">
        <div className="order-parcels">
          {orders.map((order, index) => (
            <ParcelCard
              key={order.id}
              position={index + 1}
              order={order}
              tracked={tracked?.orders[index] ?? null}
              phone={phone}
              isOnline={isOnline}
              onAnswer={
                mayChange ? () => void confirmOrderPath(order.id, purchaseKey, t) : undefined
              }
            >
              {mayChange && (
                <CancelOrderButton {...{ number, order, orders, purchaseKey, onChanged }} />
              )}
            </ParcelCard>
          ))}
          {!isCancelled && <OrderSteps isPaid={isOnline} isAtOffice={isAtOffice} />}
        </div>
        <aside aria-label={t('cart.recap')}>
          {tracked && !isCancelled && <OrderDelivery purchase={tracked} />}
          <section className="card">
            {isCancelled ? (
              <PlacedTotal isCancelled total={sumOf(orders)} />
            ) : tracked ? (
              <CartTotals
                quote={purchaseAmounts(tracked)}
                totalLabel={t(totalKey(tracked))}
                stampDuty={purchaseStampDuty(tracked)}
              />
            ) : (
              <PlacedTotal total={sumOf(stored?.placed?.orders ?? [])} />
            )}
            <ButtonLink
              wide
              kind={tracked?.payment?.state === 'open' ? 'outline' : 'primary'}
              className="order-action"
              to={`${paths.track()}?number=${encodeURIComponent(number)}`}
            >
              {t('order.track')}
            </ButtonLink>
            {tracked && mayChange && (
              <div className="order-action">
                <ChangeAddressButton purchase={tracked} {...{ purchaseKey, onChanged }} />
              </div>
            )}
            <ButtonLink wide kind="quiet" className="order-action" to={paths.products()}>
              {t('order.continue')}
            </ButtonLink>
          </section>
          {tracked?.has_account !== true && (
            <AccountOffer {...{ email, number, contact: tracked?.contact }} />
          )}
        </aside>
      </div>
    </>
  )
}

/** The duty is absent in what the tab has kept since before there was one. */
const sumOf = (orders: readonly { total_amount: number; stamp_duty?: number }[]): number =>
  dinars(
    sum(orders.flatMap((order) => [order.total_amount, order.stamp_duty ?? 0].map(fromDinars))),
  )

function PlacedTotal({ total, isCancelled = false }: { total: number; isCancelled?: boolean }) {
  const { t, language } = useTexts()
  return (
    <dl className="totals">
      <div className="totals-total">
        <dt>{t(isCancelled ? 'order-tracking.total-cancelled' : 'checkout.to-pay')}</dt>
        <dd>
          <Money dinars={total} language={language} />
        </dd>
      </div>
    </dl>
  )
}

type AccountOfferProps = {
  email: string | null
  number: string
  contact: PurchaseView['contact'] | undefined
}

/** For guests only, and never before the order. */
function AccountOffer({ email, number, contact }: AccountOfferProps) {
  const { t } = useTexts()
  const { status } = useSession()
  if (status !== 'out') return null
  return (
    <section className="card account-offer">
      <b>{t('order.account')}</b>
      <p className="muted">{t('order.account-text')}</p>
      <ButtonLink
        wide
        kind="outline"
        to={paths.authSignUp(paths.order(number))}
        state={{ email, firstName: contact?.first_name, phone: contact?.phone }}
      >
        {t('order.account-action')}
      </ButtonLink>
    </section>
  )
}
