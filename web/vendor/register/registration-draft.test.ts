import { expect, test } from 'vitest'
import {
  EMPTY_REGISTRATION_DRAFT,
  parseRegistrationDraft,
  registrationBody,
} from './registration-draft.ts'
import {
  validateAccountFields,
  sortRegistrationErrors,
  validateShopFields,
  type RegistrationFormValues,
} from './registration-fields.ts'

const FILLED: RegistrationFormValues = {
  ...EMPTY_REGISTRATION_DRAFT.typed,
  business_name: 'Poterie',
  business_email: 'p@example.dz',
  business_phone: '0770 12 34 56',
  business_wilaya: '15',
  business_city: 'Tizi Ouzou',
  business_address: '4 rue Amrane',
  kind: 'craftsman',
  craftsman_card: '15-A-2031',
  nif: '099915000123456',
}

test('[AUTH-9] what was typed comes back as it was, and nothing else does', () => {
  const draft = { typed: FILLED, communeCode: '1501', hasAccepted: true }
  expect(parseRegistrationDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(
    parseRegistrationDraft({
      typed: { business_name: 7, nif: 'x', password: 'secret' },
      communeCode: '<',
    }),
  ).toEqual({
    ...EMPTY_REGISTRATION_DRAFT,
    typed: { ...EMPTY_REGISTRATION_DRAFT.typed, nif: 'x' },
  })
  for (const raw of [null, 'x', [], { typed: null }]) expect(parseRegistrationDraft(raw)).toBeNull()
})

test('[VEND-4] the version of the terms that was shown is the one that is accepted', () => {
  const request = registrationBody({ ...EMPTY_REGISTRATION_DRAFT, typed: FILLED }, '2026-11-22.3')
  expect(request).toMatchObject({ kind: 'craftsman', terms_version: '2026-11-22.3' })
  expect(request).not.toHaveProperty('account_email')
  expect(registrationBody(EMPTY_REGISTRATION_DRAFT, '')).toBeNull()
})

test('[VEND-4] what is missing is named in the order of the page', () => {
  expect(validateShopFields(FILLED, true)).toEqual({})
  expect(sortRegistrationErrors(validateShopFields(EMPTY_REGISTRATION_DRAFT.typed, false))).toEqual(
    [
      'business_name',
      'business_email',
      'business_phone',
      'business_wilaya',
      'business_address',
      'kind',
      'terms',
    ],
  )
  expect(validateShopFields({ ...FILLED, business_city: '' }, true)).toEqual({
    business_city: 'vendor-registration.error.city',
  })
  expect(validateShopFields({ ...FILLED, kind: 'company', rc: '1' }, true)).toEqual({
    rc: 'vendor-registration.error.rc-format',
    nis: 'vendor-registration.error.nis',
    ai: 'vendor-registration.error.ai',
    legal_form: 'vendor-registration.error.legal-form',
    activity: 'vendor-registration.error.activity',
  })
  expect(validateShopFields({ ...FILLED, payout_number: '12' }, true)).toEqual({
    payout_number: 'vendor-registration.error.account',
    payout_holder: 'vendor-registration.error.holder',
  })
})

test('a newcomer’s account needs an address and two passwords that agree', () => {
  const typed = { ...FILLED, account_email: 'nadia@example.dz' }
  expect(validateAccountFields(typed, 'couscous', 'couscous')).toEqual({})
  expect(validateAccountFields(typed, 'couscous', 'tajine')).toEqual({
    confirm: 'vendor-registration.error.mismatch',
  })
  expect(validateAccountFields(FILLED, '', '')).toEqual({
    account_email: 'vendor-registration.error.account-email',
    password: 'vendor-registration.error.password',
    confirm: 'vendor-registration.error.confirm',
  })
})
