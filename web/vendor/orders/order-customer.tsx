import { Copy, MapPin, MessageCircle, Phone } from 'lucide-react'
import { homeStreet } from '#web/backoffice/orders/home-street.ts'
import { formatPhoneDisplay, phoneHref } from '#web/backoffice/format/phone.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayaName } from '#web/shared/preferences/use-wilaya-name.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { OrderDetail } from './query.ts'

export function CallBand({ order: { customer, status, order_number } }: { order: OrderDetail }) {
  const { t } = useTexts()
  const greeting = t('vendor-orders.greeting', { name: customer.name, number: order_number })
  const digits = customer.phone.replace(/\D/g, '')
  return (
    <section className="call-band">
      <a
        className={buttonClass({ kind: status === 'pending' ? 'primary' : 'outline', small: true })}
        href={phoneHref(customer.phone)}
      >
        <Icon of={Phone} size="s" />
        {t('vendor-orders.call')}{' '}
        <bdi dir="ltr" className="num">
          {formatPhoneDisplay(customer.phone)}
        </bdi>
      </a>
      <a
        className={buttonClass({ kind: 'outline', small: true })}
        href={`https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon of={MessageCircle} size="s" />
        {t('vendor-orders.whatsapp')}
      </a>
    </section>
  )
}

export function Customer({ order }: { order: OrderDetail }) {
  const { t } = useTexts()
  const { shipping_address: to, buyer_before: before, delivery_method, pickup_point: point } = order
  const wilaya = useWilayaName(to.wilaya)
  const street = homeStreet(order)
  const copy = async () => {
    const phone = formatPhoneDisplay(order.customer.phone)
    const place = point
      ? [point.name, point.address, wilaya]
      : [to.address, `${to.city}, ${wilaya}`]
    const text = [to.name, phone, ...place].join('\n')
    await navigator.clipboard.writeText(text)
    showToast({ title: t('vendor-orders.copied'), closeLabel: t('site.close') })
  }
  return (
    <section>
      <div className="fact-head">
        <b>
          <bdi>{to.name}</bdi>
        </b>
        <Button kind="text" small onClick={() => void copy()}>
          <Icon of={Copy} size="s" />
          {t('vendor-orders.copy')}
        </Button>
      </div>
      <address className="order-address">
        {point && (
          <>
            <small>{t('vendor-orders.office')}</small>
            <b>
              <bdi>{point.name}</bdi>
            </b>
            <span>
              <bdi>{point.address}</bdi>
            </span>
            <span>{wilaya}</span>
            <small>{t('vendor-orders.home-address')}</small>
          </>
        )}
        {street !== null && (
          <span>
            <bdi>{street}</bdi>
          </span>
        )}
        <span>
          <bdi>{to.city}</bdi>
          {t('vendor-orders.comma')}
          {wilaya}
        </span>
      </address>
      {order.delivery_note !== null && (
        <p className="delivery-note">
          <Icon of={MapPin} size="s" />
          <bdi>
            <UserText text={order.delivery_note} />
          </bdi>
        </p>
      )}
      <p className="muted">{t(`vendor-orders.method.${delivery_method}`)}</p>
      <p className="muted">
        {before.orders === 0
          ? t('vendor-orders.buyer.first')
          : t('vendor-orders.buyer.before', { count: before.orders })}
        {before.received > 0 &&
          ` · ${t('vendor-orders.buyer.received', { count: before.received })}`}
        {before.cancelled > 0 &&
          ` · ${t('vendor-orders.buyer.cancelled', { count: before.cancelled })}`}
      </p>
    </section>
  )
}
