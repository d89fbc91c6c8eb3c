import { expect, test } from 'vitest'
import { accountHandle, sessionName } from './session.ts'

test('a greeting uses the first name, however the account says it', () => {
  const email = 'lina.h@example.dz'
  const named = (body: unknown) => sessionName({ email, user_metadata: body })
  expect(named({ first_name: ' Lina Maria ', full_name: 'L. Haddad' })).toBe('Lina Maria')
  expect(named({ first_name: '', full_name: ' Lina Haddad' })).toBe('Lina')
  expect(named({ first_name: 7, full_name: '  ' })).toBe('lina.h')
})

test('without a name it is the mailbox, the number, or nothing', () => {
  expect(sessionName({ email: 'amel@example.dz', user_metadata: null })).toBe('amel')
  expect(sessionName({ email: '', phone: '213550123456' })).toBe('0550 12 34 56')
  expect(sessionName({ email: '', phone: '', user_metadata: { sub: 'web3:solana' } })).toBe('')
})

test('[NAV-3] the header shows the part before the @, or the phone in groups', () => {
  const user_metadata = { first_name: 'Lina' }
  expect(accountHandle({ email: 'lina.h@example.dz', user_metadata })).toBe('lina.h')
  expect(accountHandle({ email: '', phone: '213550123456' })).toBe('0550 12 34 56')
  expect(accountHandle({ email: '', phone: '33612345678' })).toBe('33612345678')
  expect(accountHandle({ email: '', phone: '' })).toBe('')
})
