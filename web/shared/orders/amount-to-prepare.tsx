import { Banknote, Phone } from 'lucide-react'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formatDayRange } from '../format/day-range.ts'
import { useTexts } from '../i18n/texts.ts'
import type { TrackedOrderView } from './timeline.ts'

type PrepareProps = {
  order: Pick<TrackedOrderView, 'deliver_from' | 'deliver_until' | 'total_amount'> & {
    vendor: Pick<TrackedOrderView['vendor'], 'business_phone'>
  }
}

export function AmountToPrepare({ order }: PrepareProps) {
  const { t, language } = useTexts()
  const dates = formatDayRange(order.deliver_from, order.deliver_until, language, 'weekday')
  const amount = `\u2068${formatMoney(fromDinars(order.total_amount), language)}\u2069`
  const phone = order.vendor.business_phone
  return (
    <div className="prepare">
      <Icon of={Banknote} size="l" />
      <p>
        <b>
          {t('order-tracking.prepare-when', { dates })}
          {' · '}
          {t('order-tracking.prepare', { amount })}
        </b>
        <small>{t('order-tracking.prepare-text')}</small>
      </p>
      {phone !== null && (
        <a
          className={buttonClass({ kind: 'primary' })}
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
        >
          <Icon of={Phone} size="s" />
          {t('order-tracking.call-vendor')}
        </a>
      )}
    </div>
  )
}
