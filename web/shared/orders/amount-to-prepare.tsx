import { Banknote, Phone } from 'lucide-react'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars, sum } from '#kernel/money.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../i18n/texts.ts'
import { type ScheduledOrder, hasPromisedDates, useDeliveryWindow } from './delivery-window.ts'
import { dueOnDelivery } from './remaining-orders.ts'
import type { TrackedOrderView } from './timeline.ts'

type OrderToPrepare = ScheduledOrder &
  Pick<
    TrackedOrderView,
    | 'id'
    | 'total_amount'
    | 'undelivered_amount'
    | 'stamp_duty'
    | 'to_collect_amount'
    | 'collected_amount'
  > & {
    vendor: Pick<TrackedOrderView['vendor'], 'business_name' | 'business_phone'>
  }

type AmountToPrepareProps = { orders: readonly OrderToPrepare[]; isBrief?: boolean }

/** Of one parcel, or the sum of several and, unless brief, what each of them is. */
export function AmountToPrepare({ orders, isBrief = false }: AmountToPrepareProps) {
  const [order] = orders
  if (!order) return null
  if (orders.length === 1) return <OneAmount order={order} />
  return <AllAmounts orders={orders} isBrief={isBrief} />
}

const callHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

function useMoneyText() {
  const { language } = useTexts()
  return (dinars: readonly number[]) =>
    `\u2068${formatMoney(sum(dinars.map(fromDinars)), language)}\u2069`
}

function OneAmount({ order }: { order: OrderToPrepare }) {
  const { t } = useTexts()
  const deliveryWindow = useDeliveryWindow()
  const money = useMoneyText()
  const phone = order.vendor.business_phone
  const dates = deliveryWindow(order) ?? ''
  const { now, later } = dueOnDelivery(order)
  return (
    <div className="prepare">
      <Icon of={Banknote} size="l" />
      <p>
        <b>
          {hasPromisedDates(order) && `${t('order-tracking.prepare-when', { dates })} · `}
          {t('order-tracking.prepare', { amount: money([now]) })}
        </b>
        {!hasPromisedDates(order) && <small>{dates}</small>}
        {later > 0 && (
          <small>{t('order-tracking.prepare-later', { amount: money([later]) })}</small>
        )}
        <small>{t('order-tracking.prepare-text')}</small>
      </p>
      {phone !== null && (
        <a className={buttonClass({ kind: 'primary' })} href={callHref(phone)}>
          <Icon of={Phone} size="s" />
          {t('order-tracking.call-vendor')}
        </a>
      )}
    </div>
  )
}

function AllAmounts({ orders, isBrief }: Required<AmountToPrepareProps>) {
  const { t, language } = useTexts()
  const deliveryWindow = useDeliveryWindow()
  const money = useMoneyText()
  const amount = money(orders.map((order) => dueOnDelivery(order).now))
  return (
    <div className="prepare">
      <Icon of={Banknote} size="l" />
      <p>
        <b>{t('order-tracking.prepare-all', { amount, count: orders.length })}</b>
        <small>{t('order-tracking.prepare-each')}</small>
      </p>
      {!isBrief && (
        <ul className="prepare-each">
          {orders.map((order) => (
            <li key={order.id}>
              <p>
                <b>
                  <bdi>{order.vendor.business_name}</bdi>
                </b>
                <small>{deliveryWindow(order)}</small>
              </p>
              <Money dinars={dueOnDelivery(order).now} language={language} />
              {order.vendor.business_phone !== null && (
                <a
                  className={buttonClass({ kind: 'quiet', small: true })}
                  href={callHref(order.vendor.business_phone)}
                  aria-label={t('order-tracking.call-named', {
                    vendor: order.vendor.business_name,
                  })}
                >
                  <Icon of={Phone} size="s" />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
