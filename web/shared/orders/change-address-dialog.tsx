import './change-address.css'
import { useId, useRef } from 'react'
import type { AddressQuoteView } from '#capabilities/orders/address-change.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import { AddressPlaceFields } from '../address/address-place-fields.tsx'
import { formatDayRange } from '../format/day-range.ts'
import { useTexts } from '../i18n/texts.ts'
import { type AddressedPurchaseView, useAddressChange } from './use-address-change.ts'

type ChangeAddressDialogProps = {
  purchase: AddressedPurchaseView
  purchaseKey: string | null
  onClose: () => void
  onChanged: () => void
}

export default function ChangeAddressDialog({
  purchase,
  purchaseKey,
  onClose,
  onChanged,
}: ChangeAddressDialogProps) {
  const { t, language } = useTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const change = useAddressChange({ purchase, purchaseKey, onChanged, form })
  const { quote, isMoving } = change
  const amount = quote && `\u2068${formatMoney(fromDinars(quote.total), language)}\u2069`
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addresses.change')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('addresses.keep')}
          </Button>
          <Button type="submit" form={id} busy={change.isBusy || (isMoving && quote === null)}>
            {amount === null || quote?.is_price_fixed
              ? t('addresses.save')
              : t('addresses.agree', { amount })}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className="change-address" noValidate onSubmit={change.submit}>
        <p className="muted">{t('addresses.change-text')}</p>
        <Input
          label={t('addresses.phone')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          {...change.control('phone')}
        />
        <AddressPlaceFields
          place={change.place}
          errors={change.errors}
          onChange={change.movePlace}
        />
        <Input
          label={t('addresses.address')}
          autoComplete="street-address"
          maxLength={300}
          {...change.control('address')}
        />
        <Input
          label={t('addresses.note')}
          optional={t('addresses.optional')}
          hint={t('addresses.note-hint')}
          maxLength={300}
          {...change.control('delivery_note')}
        />
        <div aria-live="polite">
          {isMoving && quote === null && change.failure === null && (
            <Spinner label={t('addresses.pricing')} />
          )}
          {quote && <Quote quote={quote} />}
        </div>
        <div role="alert">
          {change.failure !== null && <p className="field-error">{change.failure}</p>}
        </div>
      </form>
    </Dialog>
  )
}

function Quote({ quote }: { quote: AddressQuoteView }) {
  const { t, language } = useTexts()
  return (
    <section className="change-address-quote">
      <h3>{t('addresses.new-price')}</h3>
      <ul>
        {quote.orders.map((order) => (
          <li key={order.order_number}>
            <span>
              <b>
                <bdi>{order.vendor.business_name}</bdi>
              </b>
              <small>
                {t(order.delivery_method === 'home' ? 'addresses.home' : 'addresses.stop-desk')}
                {' · '}
                {formatDayRange(order.deliver_from, order.deliver_until, language, 'weekday')}
              </small>
            </span>
            <Money dinars={order.shipping} language={language} />
          </li>
        ))}
        <li className="change-address-total">
          <b>{t('addresses.new-total')}</b>
          <b>
            <Money dinars={quote.total} language={language} />
          </b>
        </li>
      </ul>
      {quote.is_price_fixed && <p className="muted">{t('addresses.price-fixed')}</p>}
    </section>
  )
}
