import { expect, test } from 'vitest'
import { readEmailedLink, verifyAddress } from './emailed-link.ts'

const SITE = 'https://shop.example'
const read = (query: Record<string, string>) =>
  readEmailedLink(new URLSearchParams({ token_hash: 'a1', type: 'signup', ...query }), SITE)

test('[AUTH-7] a mailed link goes on to pages of this site only', () => {
  const next = (redirect: string) => read({ redirect_to: redirect })?.next
  expect(next(`${SITE}/`)).toBe('/')
  expect(next(`${SITE}/wishlist?lang=ar`)).toBe('/wishlist?lang=ar')
  expect(next(`${SITE}/auth/callback?next=%2Fcart`)).toBe('/cart')
  expect(next(`${SITE}/auth/callback?next=https%3A%2F%2Fevil.example`)).toBe('/')
  expect(next('')).toBe('/')
  for (const elsewhere of ['https://evil.example/', 'https://shop.example.evil/', 'app://done'])
    expect([elsewhere, next(elsewhere)]).toEqual([elsewhere, null])
})

test('[AUTH-7] a link without its token, or of no known type, is incomplete', () => {
  expect(read({ token_hash: '' })).toBeNull()
  expect(read({ token_hash: '"><b>' })).toBeNull()
  expect(read({ type: 'sms' })).toBeNull()
  expect(read({ token_hash: 'pkce_a1', type: 'email_change' })).toMatchObject({
    tokenHash: 'pkce_a1',
  })
})

test('[GOTRUE-1] the client of another site gets its session by the protocol’s own redirect', () => {
  const link = read({ redirect_to: 'app://done?a=1' })
  expect(link && verifyAddress(link)).toBe(
    '/auth/v1/verify?token=a1&type=signup&redirect_to=app%3A%2F%2Fdone%3Fa%3D1',
  )
})
