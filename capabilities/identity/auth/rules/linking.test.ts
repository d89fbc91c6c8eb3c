import { expect, test } from 'vitest'
import type { User } from '../../schema.ts'
import { decideIdentityLinking, withProviders } from './linking.ts'
import type { ProviderPerson } from './provider-claims.ts'

const now = new Date('2026-11-20T12:00:00Z')
const user = (more: Partial<User> = {}): User =>
  ({
    ...{ id: 'u1', email: 'a@example.dz', emailConfirmedAt: now, isEmailUnproven: false },
    ...{ bannedUntil: null, ...more },
  }) as User
const person = (emailVerified: boolean): ProviderPerson => ({
  provider: 'google',
  subject: 's',
  email: 'a@example.dz',
  emailVerified,
  data: {},
  firstName: null,
  lastName: null,
})
const known = { person: person(true), owner: null, linking: null, sameAddress: null, now }

test('who is known enters, whatever the address says', () => {
  const owner = user()
  expect(decideIdentityLinking({ ...known, person: person(false), owner }, true)).toEqual({
    kind: 'enter',
    user: owner,
  })
  expect(decideIdentityLinking({ ...known, owner, linking: user() }, false)).toMatchObject({
    refusal: { code: 'identity_already_exists' },
  })
})

test('only a verified address meets an account, and an unproven account is emptied', () => {
  const sameAddress = user()
  expect(decideIdentityLinking({ ...known, sameAddress }, true)).toMatchObject({
    kind: 'link',
    isUnproven: false,
  })
  for (const unproven of [user({ emailConfirmedAt: null }), user({ isEmailUnproven: true })])
    expect(decideIdentityLinking({ ...known, sameAddress: unproven }, false)).toMatchObject({
      kind: 'link',
      isUnproven: true,
    })
  expect(
    decideIdentityLinking({ ...known, person: person(false), sameAddress }, false),
  ).toMatchObject({
    refusal: { code: 'provider_email_needs_verification' },
  })
})

test('new people come in while sign-up is open; the banned never', () => {
  expect(decideIdentityLinking(known, false)).toEqual({ kind: 'create' })
  expect(decideIdentityLinking(known, true)).toMatchObject({ refusal: { code: 'signup_disabled' } })
  const banned = user({ bannedUntil: new Date('2100-01-01') })
  for (const more of [{ owner: banned }, { sameAddress: banned }, { linking: banned }])
    expect(decideIdentityLinking({ ...known, ...more }, false)).toMatchObject({
      refusal: { code: 'user_banned' },
    })
})

test('the first way in names the provider; none names none', () => {
  const metadata = { provider: 'email', providers: ['email'], shop: 1 }
  expect(withProviders(metadata, ['google', 'google', 'email'])).toEqual({
    shop: 1,
    provider: 'google',
    providers: ['google', 'email'],
  })
  expect(withProviders(metadata, [])).toEqual({ shop: 1 })
})
