import type { BuyerReturnView, OrderReturnsView } from '#capabilities/returns/contract.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { fromDinars } from '#kernel/money.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import { useTexts } from '../i18n/texts.ts'
import { useWilayaName } from '../preferences/use-wilaya-name.ts'
import { expectedRefund } from './return-draft.ts'

/** Once accepted: who moves the parcel, by when and at whose expense, as the mail says it. */
export function ReturnSending({ one: item }: { one: BuyerReturnView }) {
  const { t, language } = useTexts()
  const shop = item.send_to
  const wilaya = useWilayaName(shop?.wilaya ?? '')
  if (item.send_until_on === null || shop === null) return null
  const isSentByBuyer = item.cost_on === 'buyer'
  const phone = shop.phone === null ? null : parsePhone(shop.phone)
  const date = formatDate(noonOfDay(item.send_until_on), language, 'date')
  const address = [shop.address, shop.city, wilaya].filter(Boolean)
  return (
    <div className="return-sending">
      <p>
        <b>{t(isSentByBuyer ? 'returns.accepted-send' : 'returns.accepted-collect')}</b>
      </p>
      <p>{t(isSentByBuyer ? 'returns.send-until' : 'returns.collect-until', { date })}</p>
      <p>
        <bdi>{shop.name}</bdi>
        {isSentByBuyer && address.length > 0 && (
          <>
            {' · '}
            <bdi>{address.join(language === 'ar' ? '، ' : ', ')}</bdi>
          </>
        )}
        {shop.phone !== null && (
          <>
            {' · '}
            <a className="text-link" href={`tel:${shop.phone}`}>
              <bdi dir="ltr" className="num">
                {phone ? formatPhone(phone.e164) : shop.phone}
              </bdi>
            </a>
          </>
        )}
      </p>
    </div>
  )
}

type RequestedRefundProps = { one: BuyerReturnView; lines: OrderReturnsView['lines'] }

/** Until the refund is decided: the amount and the method that were asked for. */
export function RequestedRefund({ one: item, lines }: RequestedRefundProps) {
  const { t, language } = useTexts()
  const isOver = ['refused', 'withdrawn', 'settled'].includes(item.state)
  if (item.requested_resolution !== 'refund' || item.refund !== null || isOver) return null
  const quantities = Object.fromEntries(
    item.items.map(({ item_id, quantity }) => [item_id, quantity]),
  )
  const amount = formatMoney(fromDinars(expectedRefund({ lines }, quantities)), language)
  return (
    <p>
      {t('returns.expected-refund', { amount: `\u2068${amount}\u2069` })}
      {item.refund_method !== null && ` ${t(`returns.method.${item.refund_method}`)}`}
      {item.refund_account !== null && (
        <>
          {' '}
          <bdi dir="ltr" className="num">
            ••••{item.refund_account}
          </bdi>
        </>
      )}
    </p>
  )
}
