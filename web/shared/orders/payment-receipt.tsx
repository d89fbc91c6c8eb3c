import './receipt.css'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import type { OnlinePaymentView } from '#capabilities/payments/contract.ts'
import { useTexts } from '../i18n/texts.ts'
import { useDateFormat } from '../i18n/use-date-format.ts'

export function PaymentReceipt({ payment }: { payment: OnlinePaymentView }) {
  const { t, language } = useTexts()
  const dateText = useDateFormat()
  const money = (dinars: number) => `\u2068${formatMoney(fromDinars(dinars), language)}\u2069`
  const paid = payment.attempts.filter(({ status }) => status === 'captured')
  return (
    <>
      {paid.map(({ id, method, amount, at: time, ended_at, receipt }) => (
        <dl key={id} className="receipt">
          {(
            [
              ['order-payment.amount', money(amount)],
              [
                'order-payment.method',
                [t(`payment.${method}`), receipt?.card].filter(Boolean).join(' '),
              ],
              ['order-payment.date', dateText(new Date(ended_at ?? time), language, 'dateTime')],
              ['order-payment.gateway-order', receipt?.gatewayOrder],
              ['order-payment.approval', receipt?.approvalCode],
            ] as const
          ).map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      ))}
      {payment.refunds.map(({ id, amount, status }) => (
        <p key={id} className="receipt-refund">
          {t(status === 'done' ? 'order-payment.refund.done' : 'order-payment.refund.due', {
            amount: money(amount),
          })}
        </p>
      ))}
    </>
  )
}
