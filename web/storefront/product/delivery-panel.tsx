import { Banknote, Package, Truck } from 'lucide-react'
import { formatMoney } from '#kernel/format.ts'
import { type Centimes, dinars, fromDinars } from '#kernel/money.ts'
import { deliveryFeeOf } from '#web/shared/catalog/delivered-price.ts'
import { WilayaButton } from '#web/shared/preferences/wilaya-button.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { deliveredSum, shownWay } from './delivered-sum.ts'
import type { Delivery, ProductDeliveryOption } from './product-data.ts'

type DeliveryDatesProps = { delivery: Delivery | null; goods: Centimes }

export function DeliveryDates({ delivery, goods }: DeliveryDatesProps) {
  const { t, language } = useTexts()
  const way = shownWay(delivery)
  if (!delivery || !way) return null
  const fee = deliveryFeeOf(way, goods)
  const { wilaya } = delivery
  const total = formatMoney(deliveredSum(goods, delivery).amount, language)
  return (
    <p className="arrival">
      <Icon of={Truck} flip />
      <span>
        <b>
          {way.from === way.until
            ? t('product.arrives-on', { wilaya, from: way.from })
            : t('product.arrives', { wilaya, from: way.from, until: way.until })}
        </b>
        <br />
        {fee === 0
          ? t('product.delivery-free')
          : t('product.delivery-fee', { fee: formatMoney(fee, language) })}{' '}
        <b className="arrival-total">{t('product.delivered-total', { amount: total })}</b>
      </span>
    </p>
  )
}

type DeliveryPanelProps = {
  delivery: Delivery | null
  closure: string | null
  goods: Centimes
  isCalled: boolean
}

export function DeliveryPanel({ delivery, closure, goods, isCalled }: DeliveryPanelProps) {
  const { t } = useTexts()
  return (
    <div className="delivery-panel">
      {closure && (
        <div>
          <Icon of={Package} />
          <b>{closure}</b>
        </div>
      )}
      {!delivery && (
        <div>
          <Icon of={Truck} flip />
          <span>
            <b>{t('product.where')}</b>
            <WilayaButton />
          </span>
        </div>
      )}
      {delivery?.ways.length === 0 && (
        <div>
          <Icon of={Truck} flip />
          <span>
            <b>{t('product.no-delivery', { wilaya: delivery.wilaya })}</b>
            <WilayaButton />
          </span>
        </div>
      )}
      {delivery?.ways.map((way) => (
        <Way key={way.method} way={way} goods={goods} />
      ))}
      <div>
        <Icon of={Banknote} />
        <span>
          <b>{t('product.check-first')}</b>
          {t(isCalled ? 'product.check-first-call' : 'product.check-first-text')}
        </span>
      </div>
    </div>
  )
}

function Way({ way, goods }: { way: ProductDeliveryOption; goods: Centimes }) {
  const { t, language } = useTexts()
  const fee = deliveryFeeOf(way, goods)
  const isHome = way.method === 'home'
  return (
    <div>
      <Icon of={isHome ? Truck : Package} flip={isHome} />
      <span>
        <b>{t(isHome ? 'product.home' : 'product.desk', { from: way.from, until: way.until })}</b>
        {isHome ? <WilayaButton /> : <span>{t('product.desk-text')}</span>}
        {fee > 0 && way.freeAbove !== null && (
          <small>
            {t('product.free-above', { amount: formatMoney(fromDinars(way.freeAbove), language) })}
          </small>
        )}
      </span>
      <b>{fee === 0 ? t('product.free') : <Money dinars={dinars(fee)} language={language} />}</b>
    </div>
  )
}
