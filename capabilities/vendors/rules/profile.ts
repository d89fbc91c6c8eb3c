import { parseBankAccount } from '#kernel/bank-account.ts'
import {
  NUMBERS_OF,
  type LegalNumber,
  LEGAL_NUMBERS,
  parseLegalNumber,
} from '#kernel/legal-numbers.ts'
import type { Language } from '#kernel/locale.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { RegistrationInput } from '../contract.ts'
import type { Profile } from '../schema.ts'

type Numbers = Record<LegalNumber, string | null>

/**
 * What is kept of a form that the contract has let through: numbers as they are written once, those
 * that this kind of business does not have left out.
 */
export function profileOf(
  form: RegistrationInput,
  communeCode: string | null,
  language: Language,
): Profile {
  const needs = NUMBERS_OF[form.kind]
  const numbers: Numbers = { rc: null, nif: null, nis: null, ai: null, card: null }
  for (const name of LEGAL_NUMBERS)
    if (needs[name] !== 'none') numbers[name] = parseLegalNumber(name, form[name])
  const account = parseBankAccount(form.payout_number)
  const phone = parsePhone(form.business_phone)
  return {
    businessName: form.business_name,
    businessEmail: form.business_email,
    businessPhone: phone ? formatPhone(phone.e164) : form.business_phone,
    businessAddress: form.business_address,
    businessCity: form.business_city,
    communeCode,
    businessWilaya: form.business_wilaya,
    description: form.business_description === '' ? null : form.business_description,
    kind: form.kind,
    numbers,
    rcTyped: numbers.rc === null ? null : form.rc,
    payout: account && { ...account, holder: form.payout_holder },
    language,
  }
}
