import { expect, test } from 'vitest'
import type { UserId } from '../../schema.ts'
import { isKnownHash, isLastAdmin, isUserRole, hasValidPasswordChoice } from './admin-users.ts'
import { relyingParty } from './webauthn-relying-party.ts'

const argon = (cost: string) =>
  `$argon2id$v=19$${cost}$c2FsdHNhbHRzYWx0c2FsdA$AXFcPEPX5NUQbYRxum4rWD6t94co`

test('hashes from elsewhere are taken when they can be checked without undue work', () => {
  expect(isKnownHash(`$2b$10$${'a'.repeat(53)}`)).toBe(true)
  expect(isKnownHash(argon('m=19456,t=2,p=1'))).toBe(true)
  for (const hash of [
    '',
    'plain',
    `$2b$31$${'a'.repeat(53)}`,
    `$2b$10$${'a'.repeat(52)}`,
    argon('m=999999,t=2,p=1'),
    argon('m=19456,t=99,p=1'),
    argon('m=8,t=2,p=8'),
    argon('m=19456,t=2,p=9'),
  ])
    expect(isKnownHash(hash)).toBe(false)
  expect(hasValidPasswordChoice({ password: 'x', hash: 'y' })).toMatchObject({
    error: { code: 'password_ambiguous' },
  })
})

test('no person carries the role of a service', () => {
  expect(['authenticated', 'editor'].every(isUserRole)).toBe(true)
  expect(['service_role', 'supabase_admin', 'Admin', '', 'a b'].some(isUserRole)).toBe(false)
})

test('the last administrator is the only one there is', () => {
  const [amel, brahim] = ['amel', 'brahim'] as UserId[] as [UserId, UserId]
  expect(isLastAdmin(amel, [amel])).toBe(true)
  expect(isLastAdmin(amel, [amel, brahim])).toBe(false)
  expect(isLastAdmin(amel, [brahim])).toBe(false)
})

test('keys sign for the site, or a domain above it, from its own pages', () => {
  const site = {
    siteUrl: 'https://www.yova.example',
    redirectAllowList: ['https://app.yova.example'],
  }
  expect(relyingParty(site, {})).toMatchObject({
    value: { rpId: 'www.yova.example', origins: ['https://www.yova.example'] },
  })
  expect(
    relyingParty(site, { rpId: 'yova.example', origins: ['https://app.yova.example'] }).ok,
  ).toBe(true)
  for (const request of [
    { rpId: 'example' },
    { rpId: 'a.example' },
    { rpId: 'w.yova.example' },
    { origins: ['https://other.example'] },
    { origins: ['https://www.yova.example/path'] },
  ])
    expect(relyingParty(site, request).ok).toBe(false)
})
