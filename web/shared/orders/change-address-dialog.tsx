import './change-address.css'
import { use, useId, useRef } from 'react'
import type { AddressQuoteView } from '#capabilities/orders/address-change.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { dinars, fromDinars, sum } from '#kernel/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import { AddressPlaceFields } from '../address/address-place-fields.tsx'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'
import { AddressDeliveryFields } from './address-delivery-fields.tsx'
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
  use(loadLocaleFile(language, 'checkout'))
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const change = useAddressChange({ purchase, purchaseKey, onChanged, form })
  const { quote, isAtHome } = change.delivery
  const due = quote && dueAfterChange(quote)
  const amount = due && `\u2068${formatMoney(fromDinars(due.total), language)}\u2069`
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addresses.change')}
      closeLabel={t('site.close')}
      footer={
        <>
          {quote && !change.delivery.isPricing && <NewTotal quote={quote} />}
          <Button kind="quiet" onClick={onClose}>
            {t('addresses.keep')}
          </Button>
          <Button type="submit" form={id} busy={change.isBusy || change.delivery.isPricing}>
            {amount === null || due?.total === due?.before
              ? t('addresses.save')
              : t('addresses.agree', { amount })}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className="change-address" noValidate onSubmit={change.submit}>
        <p className="muted">{t('addresses.change-text')}</p>
        <Input
          label={t('addresses.first-name')}
          autoComplete="given-name"
          maxLength={80}
          {...change.control('first_name')}
        />
        <Input
          label={t('addresses.last-name')}
          autoComplete="family-name"
          maxLength={80}
          {...change.control('last_name')}
        />
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
        <div className="change-address-delivery" aria-live="polite">
          {quote === null ? (
            change.failure === null && <Spinner label={t('addresses.pricing')} />
          ) : (
            <AddressDeliveryFields
              delivery={change.delivery}
              city={change.place.city}
              error={change.errors['desk']}
              onOffice={change.clearOfficeError}
            />
          )}
        </div>
        {isAtHome && (
          <Input
            label={t('addresses.address')}
            autoComplete="street-address"
            maxLength={300}
            {...change.control('address')}
          />
        )}
        <Input
          label={t('addresses.note')}
          optional={t('addresses.optional')}
          hint={t('addresses.note-hint')}
          maxLength={300}
          {...change.control('delivery_note')}
        />
        <div role="alert">
          {change.failure !== null && <p className="field-error">{change.failure}</p>}
        </div>
      </form>
    </Dialog>
  )
}

/** With the stamp duty of cash. */
const dueAfterChange = (quote: AddressQuoteView) => ({
  total: dinars(sum([quote.total, quote.stamp_duty].map(fromDinars))),
  before: dinars(sum([quote.total_before, quote.stamp_duty_before].map(fromDinars))),
})

/** Beside the buttons, so that both totals are read before one is pressed. */
function NewTotal({ quote }: { quote: AddressQuoteView }) {
  const { t, language } = useTexts()
  const { total, before } = dueAfterChange(quote)
  const money = (dinars: number) => <Money dinars={dinars} language={language} />
  if (quote.is_price_fixed)
    return <p className="change-address-total muted">{t('addresses.price-fixed')}</p>
  return (
    <dl className="change-address-total">
      {total !== before && (
        <div className="muted">
          <dt>{t('addresses.old-total')}</dt>
          <dd>
            <s>{money(before)}</s>
          </dd>
        </div>
      )}
      <div>
        <dt>{t(total === before ? 'addresses.same-total' : 'addresses.new-total')}</dt>
        <dd>
          <b>{money(total)}</b>
        </dd>
      </div>
    </dl>
  )
}
