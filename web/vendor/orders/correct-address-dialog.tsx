import '#web/shared/orders/change-address.css'
import { type SubmitEvent, use, useId, useState } from 'react'
import { put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { type AddressPlace, AddressPlaceFields } from '#web/shared/address/address-place-fields.tsx'
import { loadLocaleFile, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import type { OrderDetail } from './query.ts'

type DialogProps = { order: OrderDetail; onClose: () => void; onCorrected: () => void }

/** Within the wilaya, so that no price changes; the buyer is informed by email. */
export default function CorrectAddressDialog({ order, onClose, onCorrected }: DialogProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'addresses'))
  const id = useId()
  const { isBusy, act } = useMutation(() => undefined)
  const { address: before, city, wilaya } = order.shipping_address
  const [address, setAddress] = useState(before)
  const [place, setPlace] = useState<AddressPlace>({
    ...{ wilaya, city },
    commune_code: null,
    postal_code: '',
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { address, city: place.city, version: order.version }
    const done = await act({
      ...put('/vendor/orders/{id}/address', { id: order.id }, body),
      done: t('vendor-orders.address-corrected'),
      failed: t('vendor-orders.failed'),
    })
    if (done.isDone) return onCorrected()
    setErrors(done.fields)
    if (done.code === 'version_conflict') onCorrected()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('vendor-orders.correct-address')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('vendor-orders.back')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t('vendor-orders.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="change-address" noValidate onSubmit={(event) => void submit(event)}>
        <p className="muted">{t('vendor-orders.correct-address-text')}</p>
        <AddressPlaceFields
          place={place}
          errors={errors}
          isWilayaFixed
          onChange={(next) => {
            setPlace(next)
            setErrors({})
          }}
        />
        <Input
          label={t('addresses.address')}
          name="address"
          autoComplete="off"
          maxLength={300}
          value={address}
          error={errors['address'] ?? null}
          onChange={({ target }) => {
            setAddress(target.value)
            setErrors({})
          }}
        />
      </form>
    </Dialog>
  )
}
