import { entriesOf } from '#kernel/records.ts'
import { isOneOf } from '#kernel/one-of.ts'
import { parseBankAccount } from '#kernel/bank-account.ts'
import {
  LEGAL_FIELDS,
  type LegalField,
  validateLegalFields,
  LEGAL_KINDS,
  type LegalKind,
} from '#kernel/legal-numbers.ts'
import { parsePhone } from '#kernel/phone.ts'
import type { TextKey } from '#web/shared/i18n/texts.ts'

/** In page order; names as in the API. */
export const REGISTRATION_FIELDS = [
  'business_name',
  'business_name_ar',
  'business_description',
  'business_email',
  'business_phone',
  'business_wilaya',
  'business_city',
  'business_address',
  'kind',
  ...LEGAL_FIELDS,
  'payout_number',
  'payout_holder',
  'first_name',
  'last_name',
  'account_email',
] as const
export type RegistrationFormFieldName = (typeof REGISTRATION_FIELDS)[number]
export type RegistrationFormValues = Record<RegistrationFormFieldName, string>

/** Not part of the saved draft. */
export type RegistrationFieldName = RegistrationFormFieldName | 'password' | 'confirm' | 'terms'
export type RegistrationFieldErrors = Partial<Record<RegistrationFieldName, string>>
export type RegistrationErrors = Partial<Record<RegistrationFieldName, TextKey>>

const IN_PAGE_ORDER: readonly RegistrationFieldName[] = [
  ...REGISTRATION_FIELDS,
  'password',
  'confirm',
  'terms',
]
export const sortRegistrationErrors = (
  errors: RegistrationFieldErrors | RegistrationErrors,
): RegistrationFieldName[] => IN_PAGE_ORDER.filter((name) => errors[name])

export const isKind = (value: string): value is LegalKind => isOneOf(LEGAL_KINDS, value)

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

const SHOP_NEEDS = {
  business_name: 'vendor-registration.error.name',
  business_email: 'vendor-registration.error.email',
  business_phone: 'vendor-registration.error.phone',
  business_wilaya: 'vendor-registration.error.wilaya',
  business_city: 'vendor-registration.error.city',
  business_address: 'vendor-registration.error.address',
} as const satisfies Partial<Record<RegistrationFormFieldName, TextKey>>

const NUMBER_ERRORS: Record<LegalField, Record<'missing' | 'invalid', TextKey>> = {
  rc: { missing: 'vendor-registration.error.rc', invalid: 'vendor-registration.error.rc-format' },
  nif: {
    missing: 'vendor-registration.error.nif',
    invalid: 'vendor-registration.error.nif-format',
  },
  nis: {
    missing: 'vendor-registration.error.nis',
    invalid: 'vendor-registration.error.nis-format',
  },
  ai: { missing: 'vendor-registration.error.ai', invalid: 'vendor-registration.error.ai-format' },
  craftsman_card: {
    missing: 'vendor-registration.error.card',
    invalid: 'vendor-registration.error.card-format',
  },
  legal_form: {
    missing: 'vendor-registration.error.legal-form',
    invalid: 'vendor-registration.error.legal-form',
  },
  capital: {
    missing: 'vendor-registration.error.capital',
    invalid: 'vendor-registration.error.capital',
  },
  activity: {
    missing: 'vendor-registration.error.activity',
    invalid: 'vendor-registration.error.activity',
  },
}

/** The server validates again. */
export function validateShopFields(
  typed: RegistrationFormValues,
  hasAccepted: boolean,
): RegistrationErrors {
  const fieldErrors: RegistrationErrors = {}
  for (const [name, key] of entriesOf(SHOP_NEEDS))
    if (typed[name].trim() === '') fieldErrors[name] = key
  if (fieldErrors.business_wilaya) delete fieldErrors.business_city // depends on the wilaya
  if (!fieldErrors.business_email && !EMAIL.test(typed.business_email.trim()))
    fieldErrors.business_email = 'vendor-registration.error.email-format'
  if (!fieldErrors.business_phone && parsePhone(typed.business_phone) === null)
    fieldErrors.business_phone = 'vendor-registration.error.phone-format'
  if (isKind(typed.kind)) {
    const found = validateLegalFields(typed.kind, typed)
    for (const name of LEGAL_FIELDS)
      if (found[name]) fieldErrors[name] = NUMBER_ERRORS[name][found[name]]
  } else fieldErrors.kind = 'vendor-registration.error.kind'
  if (typed.payout_number.trim() !== '') {
    if (parseBankAccount(typed.payout_number) === null)
      fieldErrors.payout_number = 'vendor-registration.error.account'
    if (typed.payout_holder.trim() === '')
      fieldErrors.payout_holder = 'vendor-registration.error.holder'
  }
  if (!hasAccepted) fieldErrors.terms = 'vendor-registration.error.terms'
  return fieldErrors
}

export function validateAccountFields(
  typed: RegistrationFormValues,
  password: string,
  confirm: string,
): RegistrationErrors {
  const fieldErrors: RegistrationErrors = {}
  if (typed.account_email.trim() === '')
    fieldErrors.account_email = 'vendor-registration.error.account-email'
  else if (!EMAIL.test(typed.account_email.trim()))
    fieldErrors.account_email = 'vendor-registration.error.email-format'
  if (password === '') fieldErrors.password = 'vendor-registration.error.password'
  if (confirm === '') fieldErrors.confirm = 'vendor-registration.error.confirm'
  else if (confirm !== password) fieldErrors.confirm = 'vendor-registration.error.mismatch'
  return fieldErrors
}
