import { type FormEvent, useId, useState } from 'react'
import type { AddressView } from '#capabilities/identity/contract.ts'
import { formatPhone } from '#kernel/phone.ts'
import { post, put } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check, Input } from '#web/ui/field.tsx'
import { textFields } from './text-field.ts'
import { useAccount } from './layout.tsx'
import { AccountLoadFailed } from './account-ui.tsx'
import { type AddressPlace, AddressPlaceFields } from '#web/shared/address/address-place-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

/** The request body that changes nothing. */
export const addressBody = ({ id: _, created_at: _at, ...fields }: AddressView) => fields

type Props = {
  /** Null for a new address. */
  address: AddressView | null
  isFirst: boolean
  onClose: () => void
  onSaved: () => void
}

/** A new address is prefilled from the profile. */
export function AddressDialog({ address, isFirst: isNowFirst, onClose, onSaved }: Props) {
  const { t } = useTexts()
  const [isFirst] = useState(isNowFirst) // the list may reload while the dialog is open
  const known = useAccount().profile.view
  const { form, save, errors, failure, isBusy, fieldOf } = useAccountForm()
  const id = useId()
  const [place, setPlace] = useState<AddressPlace>({
    wilaya: address?.wilaya ?? (isFirst ? (known?.wilaya ?? '') : ''),
    city: address?.city ?? (isFirst ? (known?.city ?? '') : ''),
    commune_code: address?.commune_code ?? null,
    postal_code: address?.postal_code ?? '',
  })
  const phone = address?.phone ?? known?.phone ?? ''
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const names = ['label', 'first_name', 'last_name', 'phone', 'address'] as const
    const typed = textFields(form.current, names)
    const isDefault = new FormData(event.currentTarget).has('is_default')
    const body = { ...typed, ...place, is_default: isDefault }
    const answer = address
      ? await save(put('/account/addresses/{id}', { id: address.id }, body))
      : await save(post('/account/addresses', null, body))
    if (answer?.ok) onSaved()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(address ? 'account.addresses.edit-title' : 'account.addresses.add')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t('account.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className="account-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Input
          label={t('account.field.label')}
          optional={t('account.optional')}
          hint={t('account.field.label-hint')}
          maxLength={40}
          defaultValue={address?.label ?? ''}
          {...fieldOf('label')}
        />
        <Input
          label={t('account.field.first-name')}
          autoComplete="given-name"
          maxLength={80}
          defaultValue={address?.first_name ?? known?.first_name ?? ''}
          {...fieldOf('first_name')}
        />
        <Input
          label={t('account.field.last-name')}
          autoComplete="family-name"
          maxLength={80}
          defaultValue={address?.last_name ?? known?.last_name ?? ''}
          {...fieldOf('last_name')}
        />
        <Input
          label={t('account.field.phone')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          defaultValue={phone === '' ? '' : formatPhone(phone)}
          {...fieldOf('phone')}
        />
        <AddressPlaceFields place={place} errors={errors} onChange={setPlace} />
        <Input
          label={t('account.field.address')}
          autoComplete="street-address"
          maxLength={300}
          defaultValue={address?.address ?? (isFirst ? (known?.address ?? '') : '')}
          {...fieldOf('address')}
        />
        <Check
          name="is_default"
          label={t('account.addresses.prefer')}
          defaultChecked={address?.is_default ?? isFirst}
          disabled={address?.is_default === true || isFirst}
        />
        <AccountLoadFailed text={failure} />
      </form>
    </Dialog>
  )
}
