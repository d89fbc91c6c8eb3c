import './order.css'
import { Check, Clock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import type { OnlinePaymentView } from '#capabilities/payments/contract.ts'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import type { BackLink } from '#web/shared/layout/minimal-frame.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { Totals } from '../cart/totals.tsx'
import { purchaseNumber } from '../track/purchase-number.ts'
import { OpenByCode } from '../track/open-by-code.tsx'
import { TrackStates } from '../track/tracking-summary.tsx'
import { usePurchase } from '../track/use-purchase.ts'
import { useTrackedPurchase } from '../track/use-tracked-purchase.ts'
import { purchaseAmounts } from './purchase-amounts.ts'
import { ContactForm } from './contact-form.tsx'
import { AccountOnly, useMayChange } from '#web/shared/orders/account-only.tsx'
import { type RememberedOrder, getRememberedOrder } from '#web/shared/orders/remembered-order.ts'
import { ParcelCard } from './parcel-card.tsx'
import { confirmOrderPath } from './confirm-order-link.ts'
import { StaleOrder } from './stale-order.tsx'

/** Lazy: only purchases paid online need it. */
const PaymentPanel = lazyComponent(() => import('./payment-panel.tsx'))

const totalKey = ({ payment }: PurchaseView) =>
  payment?.state === 'paid'
    ? 'order-tracking.paid'
    : payment && payment.state !== 'at_the_door'
      ? 'cart.total'
      : 'checkout.to-pay'

export const handle = { back: { to: paths.home(), key: 'order.back' } satisfies BackLink }

const Latin = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="num">
    {children}
  </bdi>
)

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
      {isHydrated ? <Order key={number} number={number} /> : <Spinner label={t('site.loading')} />}
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
  const isPending = opening.kind === 'idle' || opening.kind === 'loading'
  if (!tracked && !stored?.placed)
    return isPending ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <>
        <h1>
          <FilledMessage text={t('order.found', { number: PLACEHOLDER })}>
            <Latin>{number}</Latin>
          </FilledMessage>
        </h1>
        {opening.kind === 'failed' && <StaleOrder onRetry={() => void reload()} />}
        <Closed number={number} onKey={(key) => void open(key)} />
      </>
    )

  const orders = tracked?.orders ?? stored?.placed?.orders ?? []
  const phone = tracked?.contact.phone ?? null
  const isOnline = tracked?.payment != null && tracked.payment.state !== 'at_the_door'
  return (
    <>
      <Head
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
            />
          ))}
          <Steps isPaid={isOnline} />
        </div>
        <aside aria-label={t('cart.recap')}>
          <section className="card">
            {tracked ? (
              <Totals quote={purchaseAmounts(tracked)} totalLabel={t(totalKey(tracked))} />
            ) : (
              <PlacedTotal total={stored?.placed?.total ?? 0} />
            )}
            <ButtonLink
              wide
              className="order-action"
              to={`${paths.track()}?number=${encodeURIComponent(number)}`}
            >
              {t('order.track')}
            </ButtonLink>
            <ButtonLink wide kind="quiet" className="order-action" to={paths.products()}>
              {t('order.continue')}
            </ButtonLink>
          </section>
          {tracked?.has_account !== true && <AccountOffer />}
        </aside>
      </div>
    </>
  )
}

type ClosedProps = { number: string; onKey: (purchaseKey: string) => void }

/** Without the purchase key, the contact shows the statuses; a code sent to it opens the rest. */
function Closed({ number, onKey }: ClosedProps) {
  const { tracking, look } = useTrackedPurchase({ kind: 'idle' })
  const [contact, setContact] = useState('')
  const ask = (typed: string) => {
    setContact(typed)
    void look(number, typed)
  }
  if (tracking.kind !== 'found') return <ContactForm tracking={tracking} onContact={ask} />
  return (
    <div className="thin-grid">
      <TrackStates tracked={tracking.tracked} />
      <OpenByCode number={number} contact={contact} onKey={onKey} />
    </div>
  )
}

type PaymentState = OnlinePaymentView['state']
type HeadProps = {
  number: string
  stored: RememberedOrder | null
  statuses: readonly string[]
  /** Null for cash on delivery, or while unknown. */
  payment: PaymentState | null
}

function Head({ number, stored, statuses, payment }: HeadProps) {
  const { t } = useTexts()
  const isNew = stored?.placed != null
  const isConfirmed = statuses.some((status) => status !== 'pending' && status !== 'cancelled')
  const isUnpaid = payment === 'open' || payment === 'released'
  const key = isUnpaid
    ? UNPAID[payment]
    : !isNew
      ? 'order.found'
      : isConfirmed
        ? 'order.confirmed'
        : 'order.received'
  return (
    <header className="order-head">
      <span className="ok-arch" aria-hidden="true">
        <Icon of={isUnpaid ? Clock : Check} />
      </span>
      <div>
        <h1>
          <FilledMessage text={t(key, { number: PLACEHOLDER })}>
            <Latin>{number}</Latin>
          </FilledMessage>
        </h1>
        {isNew && stored.email !== null && payment !== 'released' && (
          <p>
            <FilledMessage text={t('order.email-follows', { email: PLACEHOLDER })}>
              <b>
                <bdi dir="ltr">{stored.email}</bdi>
              </b>
            </FilledMessage>
          </p>
        )}
      </div>
    </header>
  )
}

function PlacedTotal({ total }: { total: number }) {
  const { t, language } = useTexts()
  return (
    <dl className="totals">
      <div className="totals-total">
        <dt>{t('checkout.to-pay')}</dt>
        <dd>
          <Money dinars={total} language={language} />
        </dd>
      </div>
    </dl>
  )
}

const UNPAID = { open: 'order.waits', released: 'order.released' } as const

const STEPS = [
  ['order.step-1', 'order.step-1-text'],
  ['order.step-2', 'order.step-2-text'],
  ['order.step-3', 'order.step-3-text'],
] as const
const PAID_STEPS = [...STEPS.slice(0, 2), ['order.paid-step-3', 'order.paid-step-3-text']] as const

function Steps({ isPaid }: { isPaid: boolean }) {
  const { t } = useTexts()
  return (
    <ol className="order-steps">
      {(isPaid ? PAID_STEPS : STEPS).map(([title, text], index) => (
        <li key={title}>
          <span className="step-arch step-arch-soft num" aria-hidden="true">
            {index + 1}
          </span>
          <b>{t(title)}</b>
          <span className="muted">{t(text)}</span>
        </li>
      ))}
    </ol>
  )
}

/** For guests only, and never before the order. */
function AccountOffer() {
  const { t } = useTexts()
  const { status } = useSession()
  if (status !== 'out') return null
  return (
    <section className="card account-offer">
      <b>{t('order.account')}</b>
      <p className="muted">{t('order.account-text')}</p>
      <ButtonLink wide kind="outline" to={paths.auth()}>
        {t('order.account-action')}
      </ButtonLink>
    </section>
  )
}
