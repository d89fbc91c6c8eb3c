import { parsePhone } from '#kernel/phone.ts'
import { entriesOf } from '#kernel/records.ts'
import type { TextKey } from '../i18n/texts.ts'

/** The required fields, in the server's names. `desk` is the office, which replaces the street. */
const REQUIRED = {
  phone: 'checkout.error.phone',
  first_name: 'checkout.error.first_name',
  last_name: 'checkout.error.last_name',
  wilaya: 'checkout.error.wilaya',
  city: 'checkout.error.city',
  address: 'checkout.error.address',
} as const satisfies Record<string, TextKey>
type AddressFieldName = keyof typeof REQUIRED
type AddressErrors = Partial<Record<AddressFieldName | 'desk', TextKey>>

export type DeliveryDestination = {
  /** Some parcel is brought to the buyer's address. */
  isAtHome: boolean
  isPickupPointMissing: boolean
}

/** Client-side check only; the server validates again. Texts are of the locale file `checkout`. */
export function checkTypedAddress(
  fields: Readonly<Record<AddressFieldName, string>>,
  { isAtHome, isPickupPointMissing }: DeliveryDestination,
): AddressErrors {
  const errors: AddressErrors = {}
  for (const [name, key] of entriesOf(REQUIRED)) if (fields[name].trim() === '') errors[name] = key
  if (!errors.phone && parsePhone(fields.phone) === null)
    errors.phone = 'checkout.error.phone-format'
  if (!isAtHome) delete errors.address
  if (isPickupPointMissing) errors.desk = 'checkout.error.desk'
  return errors
}
