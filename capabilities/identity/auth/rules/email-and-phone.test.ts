import { expect, test } from 'vitest'
import { addressOf, normalEmail, normalPhone, weaknessOf } from './email-and-phone.ts'

test('a phone is its international digits, however it is typed in Algeria', () => {
  for (const typed of ['+213555123456', '00213 555 12 34 56', '0555-12-34-56', '(0555) 12.34.56'])
    expect(normalPhone(typed)).toBe('213555123456')
  expect(normalPhone('+33612345678')).toBe('33612345678')
})

test('an e-mail is compared without its case and its edges', () => {
  expect(normalEmail('  Amel@Example.DZ ')).toBe('amel@example.dz')
})

test('a call names one address, not none and not two', () => {
  expect(addressOf({ email: ' A@b.dz', phone: '' })).toEqual({
    ok: true,
    value: { kind: 'email', value: 'a@b.dz' },
  })
  expect(addressOf({ email: null, phone: '+213555123456' })).toMatchObject({
    value: { kind: 'phone', value: '213555123456' },
  })
  expect(addressOf({ email: ' ' })).toMatchObject({ error: { code: 'address_missing' } })
  expect(addressOf({ email: 'a@b.dz', phone: '+2135' })).toMatchObject({
    error: { code: 'address_ambiguous' },
  })
})

test('a password is measured in bytes', () => {
  expect(weaknessOf('قطة', 6)).toBeNull()
  expect(weaknessOf('12345', 6)).toEqual(['length'])
})
