import { Banknote, Phone } from 'lucide-react'
import { useState } from 'react'
import type { TrackedView } from '#capabilities/orders/contract.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { parsePhone } from '#kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { formatDayRange } from '#web/shared/day-range.ts'
import { useTexts } from '#web/shared/texts.ts'
import { useWilayaName } from '#web/shared/use-wilaya-name.ts'
import { buttonClass, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/price.tsx'
import { Items } from '../order/items.tsx'
import { StatusBadge } from '../order/status-badge.tsx'
import { firstOpen, isToPay, type TrackedOrderView } from './timeline.ts'
import { TimelineList } from './timeline-list.tsx'

/** A purchase parcel by parcel: each is paid alone and has its own way. */
export function TrackResult({ tracked }: { tracked: TrackedView }) {
  const { orders } = tracked
  const [selected, setSelected] = useState(() => firstOpen(orders))
  const order = orders[selected] ?? orders[0]
  if (!order) return null
  return (
    <div className="track-result">
      {isToPay(order) && <Prepare order={order} />}
      <div className="track-grid">
        <section className="card">
          <header className="track-card-head">
            <ParcelSwitch count={orders.length} selected={selected} onSelect={setSelected} />
            <StatusBadge status={order.status} />
          </header>
          <TimelineList order={order} />
        </section>
        <Contents order={order} />
        <Address tracked={tracked} order={order} />
      </div>
    </div>
  )
}

type ParcelSwitchProps = { count: number; selected: number; onSelect: (at: number) => void }

function ParcelSwitch({ count, selected, onSelect }: ParcelSwitchProps) {
  const { t } = useTexts()
  if (count === 1) return <h2>{t('track.progress')}</h2>
  return (
    <div className="segments" role="group" aria-label={t('track.parcels')}>
      {Array.from({ length: count }, (_, at) => (
        <button key={at} type="button" aria-pressed={at === selected} onClick={() => onSelect(at)}>
          {t('track.parcel', { number: at + 1 })}
        </button>
      ))}
    </div>
  )
}

/** The amount to have in hand, and when. */
function Prepare({ order }: { order: TrackedOrderView }) {
  const { t, language } = useTexts()
  const dates = formatDayRange(order.deliver_from, order.deliver_until, language, 'weekday')
  const amount = `\u2068${formatMoney(fromDinars(order.total_amount), language)}\u2069`
  const phone = order.vendor.business_phone
  return (
    <div className="prepare">
      <Icon of={Banknote} size="l" />
      <p>
        <b>
          {t('track.prepare-when', { dates })}
          {' · '}
          {t('track.prepare', { amount })}
        </b>
        <small>{t('track.prepare-text')}</small>
      </p>
      {phone !== null && (
        <a
          className={buttonClass({ kind: 'primary' })}
          href={`tel:${parsePhone(phone)?.e164 ?? phone}`}
        >
          <Icon of={Phone} size="s" />
          {t('track.call-vendor')}
        </a>
      )}
    </div>
  )
}

function Contents({ order }: { order: TrackedOrderView }) {
  const { t, language } = useTexts()
  const pieces = order.items.reduce((count, { quantity }) => count + quantity, 0)
  const money = (dinars: number) => <Money dinars={dinars} language={language} />
  return (
    <section className="card">
      <header className="track-card-head">
        <h2>{t('track.content')}</h2>
        <span className="muted">{t('cart.items', { count: pieces })}</span>
      </header>
      <Items items={order.items} withPrices />
      <dl className="totals">
        {order.discount > 0 && (
          <div className="totals-discount">
            <dt>{t('cart.discount')}</dt>
            <dd>{money(-order.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{t(order.delivery_method === 'home' ? 'checkout.home' : 'checkout.stop-desk')}</dt>
          <dd>{order.shipping === 0 ? t('cart.shipping-free') : money(order.shipping)}</dd>
        </div>
        {order.rounding !== 0 && (
          <div>
            <dt>{t('cart.rounding')}</dt>
            <dd>{money(order.rounding)}</dd>
          </div>
        )}
        <div className="totals-total">
          <dt>
            {t(
              isToPay(order)
                ? 'track.to-pay'
                : order.payment_status === 'paid'
                  ? 'track.paid'
                  : 'cart.total',
            )}
          </dt>
          <dd>{money(order.total_amount)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Address({ tracked, order }: { tracked: TrackedView; order: TrackedOrderView }) {
  const { t, language } = useTexts()
  const { name, address, city, wilaya: code } = tracked.shipping_address
  const wilaya = useWilayaName(code)
  const rows = [
    [t('track.recipient'), name],
    [t('track.address'), [address, city, wilaya].filter(Boolean).join(', ')],
    [t('track.vendor'), order.vendor.business_name],
    [t('track.order-number'), order.order_number],
    [t('track.placed'), formatDate(new Date(tracked.placed_at), language, 'date')],
  ] as const
  return (
    <section className="card">
      <header className="track-card-head">
        <h2>{t('track.address-title')}</h2>
      </header>
      <dl className="track-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink kind="outline" small wide to={paths.contact()}>
        {t('track.problem')}
      </ButtonLink>
    </section>
  )
}
