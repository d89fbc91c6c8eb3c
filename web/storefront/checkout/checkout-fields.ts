import { checkTypedAddress, type DeliveryDestination } from '#web/shared/address/check-address.ts'
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

export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Client-side check only; the server validates again. */
export function checkCheckoutFields(
  fields: CheckoutFields,
  destination: DeliveryDestination,
): Partial<Record<ErrorName, TextKey>> {
  const errors: Partial<Record<ErrorName, TextKey>> = checkTypedAddress(fields, destination)
  const email = fields.email.trim()
  if (email === '') errors.email = 'checkout.error.email'
  else if (!EMAIL.test(email)) errors.email = 'checkout.error.email-format'
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
