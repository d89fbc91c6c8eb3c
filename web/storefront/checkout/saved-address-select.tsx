import type { AddressView } from '#capabilities/identity/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Select } from '#web/ui/field.tsx'
import type { CheckoutFields } from './checkout-fields.ts'
import { savedAddressIn } from './prefill.ts'

export type SavedAddressProps = {
  fields: CheckoutFields
  addresses: readonly AddressView[]
  /** Null for another one, which is typed. */
  onAddress: (address: AddressView | null) => void
}

export function SavedAddressSelect({ fields, addresses, onAddress }: SavedAddressProps) {
  const { t } = useTexts()
  if (addresses.length === 0) return null
  // Isolated: a house number before French words would stand at their other end in Arabic.
  const nameOf = ({ label, city, address }: AddressView) =>
    [label, city, address]
      .filter((part) => part !== '')
      .map((part) => `\u2068${part}\u2069`)
      .join(' · ')
  return (
    <Select
      className="full"
      label={t('checkout.saved-address')}
      value={savedAddressIn(fields, addresses)?.id ?? ''}
      onChange={({ target }) => onAddress(addresses.find(({ id }) => id === target.value) ?? null)}
    >
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {nameOf(address)}
        </option>
      ))}
      <option value="">{t('checkout.other-address')}</option>
    </Select>
  )
}
