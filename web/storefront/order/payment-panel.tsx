import './payment.css'
import { CircleAlert, Clock, Printer, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { FALLBACK_METHOD, PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { paths } from '#web/paths.ts'
import { addToCart } from '#web/shared/cart/cart.ts'
import { CaptchaBox } from '#web/shared/captcha/captcha-box.tsx'
import { PAYMENT_ICONS } from '#web/shared/orders/payment-icons.ts'
import { PaymentReceipt } from '#web/shared/orders/payment-receipt.tsx'
import { getRememberedOrder } from '#web/shared/orders/remembered-order.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { usePayment } from './use-payment.ts'

type PanelProps = {
  tracked: PurchaseView
  purchaseKey: string | null
  reload: () => Promise<unknown>
}

export default function PaymentPanel({ tracked, purchaseKey, reload }: PanelProps) {
  const { t } = useTexts()
  const paying = usePayment({ tracked, purchaseKey, reload })
  // Kept here, so that a payment that fails to start does not ask again, nor after the checkout.
  const [acceptsTerms, setAccepted] = useState(
    () => getRememberedOrder(tracked.number)?.placed != null,
  )
  const { payment } = tracked
  if (!payment || (payment.state === 'paid_on_delivery' && payment.refunds.length === 0))
    return null
  return (
    <section className="card pay-panel" aria-labelledby="pay-title" aria-busy={paying.isBusy}>
      <h2 id="pay-title">
        {t(payment.state === 'paid' ? 'order-payment.paid' : 'order-payment.title')}
      </h2>
      <div role="status">
        {paying.isChecking ? (
          <p className="pay-note">
            <Spinner label={t('order-payment.checking')} />
            <span>
              {t(paying.isLong ? 'order-payment.checking-long' : 'order-payment.checking')}
            </span>
          </p>
        ) : (
          payment.state === 'open' && paying.isBusy && <p>{t('order-payment.starting')}</p>
        )}
      </div>
      {payment.state === 'open' && !paying.isChecking && !paying.isBusy && (
        <Choose
          {...{ tracked, paying, acceptsTerms }}
          until={payment.expires_at}
          onAccept={setAccepted}
        />
      )}
      {payment.state === 'released' && <Released tracked={tracked} />}
      <PaymentReceipt payment={payment} />
      {payment.state === 'paid' && (
        <>
          <p className="muted pay-help">{t('order-payment.help')}</p>
          <Button kind="outline" small onClick={() => window.print()} className="pay-print">
            <Icon of={Printer} size="s" />
            {t('order-payment.print')}
          </Button>
        </>
      )}
    </section>
  )
}

type ChooseProps = {
  tracked: PurchaseView
  until: string
  paying: ReturnType<typeof usePayment>
  acceptsTerms: boolean
  onAccept: (accepts: boolean) => void
}

function Choose({ tracked, until, paying, acceptsTerms, onAccept }: ChooseProps) {
  const { t, language } = useTexts()
  const { pay, error, hasFailed, captcha } = paying
  const due = tracked.orders.reduce((sum, { total_amount }) => sum + total_amount, 0)
  const time = formatDate(new Date(until), language, 'time')
  return (
    <>
      <div role="alert">
        {(error !== null || hasFailed) && (
          <p className="pay-note pay-note-bad">
            <Icon of={CircleAlert} />
            <span>{error ?? t('order-payment.failed')}</span>
          </p>
        )}
      </div>
      {error === null && !hasFailed && <p>{t('order-payment.choose')}</p>}
      <p className="pay-note">
        <Icon of={Clock} size="s" />
        <span>{t('order-payment.until', { time: `\u2068${time}\u2069` })}</span>
      </p>
      <dl className="receipt">
        <div>
          <dt>{t('order-payment.order')}</dt>
          <dd>
            <bdi dir="ltr" className="num">
              {tracked.number}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('order-payment.amount')}</dt>
          <dd>
            <Money dinars={due} language={language} />
          </dd>
        </div>
      </dl>
      <Check
        label={
          <>
            {t('order-payment.terms')}{' '}
            <Link className="text-link" to={paths.terms()} target="_blank">
              {t('order-payment.terms-link')}
            </Link>
          </>
        }
        checked={acceptsTerms}
        onChange={(event) => onAccept(event.target.checked)}
      />
      {captcha.setting && (
        <CaptchaBox
          captcha={captcha}
          label={t('order-payment.captcha')}
          failed={t('order-payment.captcha-failed')}
        />
      )}
      <div className="pay-ways">
        {PAYMENT_METHODS.map(
          ({ code, isOnline, icon }) =>
            isOnline && (
              <Button
                key={code}
                kind={code === tracked.payment_method ? 'primary' : 'outline'}
                onClick={() => void pay(code, acceptsTerms)}
              >
                <Icon of={PAYMENT_ICONS[icon]} size="s" />
                {t(`order-payment.with-${code}`)}
              </Button>
            ),
        )}
        <Button kind="outline" onClick={() => void pay(FALLBACK_METHOD, acceptsTerms)}>
          {t('order-payment.at-the-door')}
        </Button>
      </div>
      {tracked.cash_stamp_duty > 0 && (
        <p className="muted">
          {t('order-payment.at-the-door-duty', {
            amount: `\u2068${formatMoney(fromDinars(tracked.cash_stamp_duty), language)}\u2069`,
          })}
        </p>
      )}
    </>
  )
}

/** The order expired unpaid: its items go back to the cart, at today's prices. */
function Released({ tracked: { orders } }: { tracked: PurchaseView }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const again = () => {
    for (const { items, vendor } of orders)
      for (const { product_id: id, variant_id, variant_label: label, ...item } of items)
        if (id !== null)
          addToCart(
            {
              id,
              name: item.product_name,
              price: item.price,
              image: item.image?.small_url ?? null,
              vendor: vendor.business_name,
              variant: variant_id === null || label === null ? null : { id: variant_id, label },
            },
            item.quantity,
          )
    void navigate(paths.cart())
  }
  return (
    <>
      <p>{t('order-payment.over')}</p>
      <Button onClick={again}>
        <Icon of={RotateCw} size="s" />
        {t('order-payment.again')}
      </Button>
    </>
  )
}
