import { expect, test } from 'vitest'
import {
  parseAddress,
  normalizeEmail,
  normalizePhone,
  passwordWeakness,
} from './email-and-phone.ts'

test('a phone is its international digits, however it is typed in Algeria', () => {
  for (const typed of ['+213555123456', '00213 555 12 34 56', '0555-12-34-56', '(0555) 12.34.56'])
    expect(normalizePhone(typed)).toBe('213555123456')
  expect(normalizePhone('+33612345678')).toBe('33612345678')
})

test('an e-mail is compared without its case and its edges', () => {
  expect(normalizeEmail('  Amel@Example.DZ ')).toBe('amel@example.dz')
})

test('a call names one address, not none and not two', () => {
  expect(parseAddress({ email: ' A@b.dz', phone: '' })).toEqual({
    ok: true,
    value: { kind: 'email', value: 'a@b.dz' },
  })
  expect(parseAddress({ email: null, phone: '+213555123456' })).toMatchObject({
    value: { kind: 'phone', value: '213555123456' },
  })
  expect(parseAddress({ email: ' ' })).toMatchObject({ error: { code: 'address_missing' } })
  expect(parseAddress({ email: 'a@b.dz', phone: '+2135' })).toMatchObject({
    error: { code: 'address_ambiguous' },
  })
})

test('a password is measured in bytes', () => {
  expect(passwordWeakness('قطة', 6)).toBeNull()
  expect(passwordWeakness('12345', 6)).toEqual(['length'])
})
