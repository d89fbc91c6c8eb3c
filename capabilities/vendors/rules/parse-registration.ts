import { parseBankAccount } from '#kernel/bank-account.ts'
import type { Language } from '#kernel/locale.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { RegistrationInput } from '../contract.ts'
import type { VendorProfile } from '../schema.ts'
import { legalIdentity } from './legal-identity.ts'

/** Normalizes a validated form; numbers this kind of business does not have are dropped. */
export function parseRegistration(
  form: RegistrationInput,
  communeCode: string | null,
  language: Language,
): VendorProfile {
  const account = parseBankAccount(form.payout_number)
  const phone = parsePhone(form.business_phone)
  return {
    businessName: form.business_name,
    businessNameAr: form.business_name_ar || null,
    businessEmail: form.business_email,
    businessPhone: phone ? formatPhone(phone.e164) : form.business_phone,
    businessAddress: form.business_address,
    businessCity: form.business_city,
    communeCode,
    businessWilaya: form.business_wilaya,
    description: form.business_description === '' ? null : form.business_description,
    ...legalIdentity(form),
    payout: account && { ...account, holder: form.payout_holder },
    language,
  }
}
