import { parsePhone } from '#kernel/phone.ts'
import type { TextKey } from '#web/shared/i18n/texts.ts'

/** The server's field names, in the order of the form. */
export const CHECKOUT_FIELDS = [
  'phone',
  'first_name',
  'last_name',
  'email',
  'wilaya',
  'city',
  'address',
  'postal_code',
] as const
export type CheckoutFieldName = (typeof CHECKOUT_FIELDS)[number]
export type CheckoutFields = Record<CheckoutFieldName, string>

/** `desk` is the pickup point, which replaces the address; `terms` are asked for cards online. */
export type ErrorName = CheckoutFieldName | 'desk' | 'terms'
export type FieldErrors = Partial<Record<ErrorName, string>>

export const EMPTY_CHECKOUT_FIELDS: CheckoutFields = {
  phone: '',
  first_name: '',
  last_name: '',
  email: '',
  wilaya: '',
  city: '',
  address: '',
  postal_code: '',
}

const REQUIRED: Readonly<Partial<Record<CheckoutFieldName, TextKey>>> = {
  phone: 'checkout.error.phone',
  first_name: 'checkout.error.first_name',
  last_name: 'checkout.error.last_name',
  email: 'checkout.error.email',
  wilaya: 'checkout.error.wilaya',
  city: 'checkout.error.city',
  address: 'checkout.error.address',
}

export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export type DeliveryDestination = {
  /** Some parcel is brought to the buyer's address. */
  isAtHome: boolean
  isPickupPointMissing: boolean
}

/** Client-side check only; the server validates again. */
export function checkCheckoutFields(
  fields: CheckoutFields,
  handover: DeliveryDestination,
): Partial<Record<ErrorName, TextKey>> {
  const errors: Partial<Record<ErrorName, TextKey>> = {}
  for (const name of CHECKOUT_FIELDS) {
    const key = REQUIRED[name]
    if (key !== undefined && fields[name].trim() === '') errors[name] = key
  }
  if (!errors.email && !EMAIL.test(fields.email.trim()))
    errors.email = 'checkout.error.email-format'
  if (!errors.phone && parsePhone(fields.phone) === null)
    errors.phone = 'checkout.error.phone-format'
  if (!handover.isAtHome) delete errors.address
  if (handover.isPickupPointMissing) errors.desk = 'checkout.error.desk'
  return errors
}

/** In page order, for the focus and the error summary. */
export const sortCheckoutErrors = (errors: FieldErrors): ErrorName[] =>
  IN_PAGE_ORDER.filter((name) => errors[name])
const IN_PAGE_ORDER: readonly ErrorName[] = [
  ...CHECKOUT_FIELDS.slice(0, 6),
  'desk',
  ...CHECKOUT_FIELDS.slice(6),
  'terms',
]
