import { parseBankAccount } from '#kernel/bank-account.ts'
import {
  LEGAL_NUMBERS,
  type LegalNumber,
  legalFaults,
  SELLER_KINDS,
  type SellerKind,
} from '#kernel/legal-numbers.ts'
import { parsePhone } from '#kernel/phone.ts'
import type { TextKey } from '#web/shared/i18n/texts.ts'

/** What is typed, in the order in which it is asked; under the names that the server uses. */
export const TYPED = [
  'business_name',
  'business_description',
  'business_email',
  'business_phone',
  'business_wilaya',
  'business_city',
  'business_address',
  'kind',
  ...LEGAL_NUMBERS,
  'payout_number',
  'payout_holder',
  'first_name',
  'last_name',
  'account_email',
] as const
export type TypedName = (typeof TYPED)[number]
export type Typed = Record<TypedName, string>

/** `password` and `confirm` are never kept; `terms` is a box. */
export type FieldName = TypedName | 'password' | 'confirm' | 'terms'
export type FieldErrors = Partial<Record<FieldName, string>>
export type Faults = Partial<Record<FieldName, TextKey>>

const IN_PAGE_ORDER: readonly FieldName[] = [...TYPED, 'password', 'confirm', 'terms']
export const inPageOrder = (errors: FieldErrors | Faults): FieldName[] =>
  IN_PAGE_ORDER.filter((name) => errors[name])

export const isKind = (value: string): value is SellerKind =>
  SELLER_KINDS.includes(value as SellerKind)

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

const SHOP_NEEDS = {
  business_name: 'selling.error.name',
  business_email: 'selling.error.email',
  business_phone: 'selling.error.phone',
  business_wilaya: 'selling.error.wilaya',
  business_city: 'selling.error.city',
  business_address: 'selling.error.address',
} as const satisfies Partial<Record<TypedName, TextKey>>

const NUMBER_FAULTS: Record<LegalNumber, Record<'missing' | 'invalid', TextKey>> = {
  rc: { missing: 'selling.error.rc', invalid: 'selling.error.rc-format' },
  nif: { missing: 'selling.error.nif', invalid: 'selling.error.nif-format' },
  nis: { missing: 'selling.error.nis', invalid: 'selling.error.nis-format' },
  ai: { missing: 'selling.error.ai', invalid: 'selling.error.ai-format' },
  card: { missing: 'selling.error.card', invalid: 'selling.error.card-format' },
}

/** What is missing or wrong in what is said of the shop; the server checks again. */
export function shopFaults(typed: Typed, hasAccepted: boolean): Faults {
  const faults: Faults = {}
  for (const [name, key] of Object.entries(SHOP_NEEDS) as [TypedName, TextKey][])
    if (typed[name].trim() === '') faults[name] = key
  if (faults.business_wilaya) delete faults.business_city // it is chosen among those of the wilaya
  if (!faults.business_email && !EMAIL.test(typed.business_email.trim()))
    faults.business_email = 'selling.error.email-format'
  if (!faults.business_phone && parsePhone(typed.business_phone) === null)
    faults.business_phone = 'selling.error.phone-format'
  if (isKind(typed.kind)) {
    const found = legalFaults(typed.kind, typed)
    for (const name of LEGAL_NUMBERS)
      if (found[name]) faults[name] = NUMBER_FAULTS[name][found[name]]
  } else faults.kind = 'selling.error.kind'
  if (typed.payout_number.trim() !== '') {
    if (parseBankAccount(typed.payout_number) === null)
      faults.payout_number = 'selling.error.account'
    if (typed.payout_holder.trim() === '') faults.payout_holder = 'selling.error.holder'
  }
  if (!hasAccepted) faults.terms = 'selling.error.terms'
  return faults
}

/** The same of the account that a newcomer opens with the shop. */
export function accountFaults(typed: Typed, password: string, confirm: string): Faults {
  const faults: Faults = {}
  if (typed.account_email.trim() === '') faults.account_email = 'selling.error.account-email'
  else if (!EMAIL.test(typed.account_email.trim()))
    faults.account_email = 'selling.error.email-format'
  if (password === '') faults.password = 'selling.error.password'
  if (confirm === '') faults.confirm = 'selling.error.confirm'
  else if (confirm !== password) faults.confirm = 'selling.error.mismatch'
  return faults
}
