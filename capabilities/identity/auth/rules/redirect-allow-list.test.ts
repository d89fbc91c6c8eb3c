import { expect, test } from 'vitest'
import { allowedRedirect, isKnownOrigin, mayRedirect } from './redirect-allow-list.ts'

const targets = {
  siteUrl: 'https://yova.dz',
  redirectAllowList: ['https://*.yova.dz/**', 'yova://sign-in/*', 'https://partner.dz/{fr,ar}/in'],
}
const local = { siteUrl: 'http://localhost:3100', redirectAllowList: [] }

test('the site itself, its allow-list and this machine are allowed', () => {
  for (const wanted of [
    'https://yova.dz',
    'https://yova.dz/compte?suite=%2F#haut',
    'https://yova.dz?code=1',
    'https://yova.dz#access_token=x',
    'https://shop.yova.dz/a/b.c',
    'yova://sign-in/done',
    'https://partner.dz/ar/in#x',
    'http://127.0.0.1:9000/callback',
    'http://[::1]:9000/callback',
  ])
    expect(mayRedirect(targets, wanted), wanted).toBe(true)
  expect(mayRedirect(local, 'http://localhost:5173/x')).toBe(true)
})

test('anything else is replaced by the site', () => {
  for (const wanted of [
    '',
    '/account',
    '//evil.dz',
    'http://yova.dz',
    'https://yova.dz:8443',
    'https://yova.dz.evil.dz',
    'https://evil.dz/?https://yova.dz',
    'https://evil.dz#.yova.dz/',
    'https://evil.dz/.yova.dz/',
    'https://a.b.yova.dz/',
    'https://shop.yova.dz@evil.dz/',
    'https://yova.dz@evil.dz',
    'https://yova.dz\\@evil.dz',
    'https:\\\\yova.dz',
    ' https://yova.dz',
    'https://yova.dz\n',
    'javascript:alert(1)',
    'data:text/html,x',
    'yova://sign-in/a/b',
    'http://10.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://127.1/',
    'https://partner.dz/en/in',
    `https://yova.dz/${'a'.repeat(3000)}`,
  ])
    expect(allowedRedirect(targets, wanted), wanted).toBe(targets.siteUrl)
  expect(allowedRedirect(targets, null)).toBe(targets.siteUrl)
  expect(mayRedirect(local, 'https://localhost:5173/x')).toBe(false)
})

test('an origin is known when it is the site or begins an allowed redirect', () => {
  const known = {
    siteUrl: 'https://yova.dz',
    redirectAllowList: ['https://*.partner.dz/callback', 'http://localhost:5173/**', '**'],
  }
  const isKnown = (origin: string) => isKnownOrigin(known, origin)
  for (const origin of ['https://yova.dz', 'https://app.partner.dz', 'http://localhost:5173'])
    expect(isKnown(origin), origin).toBe(true)
  for (const origin of [
    ...['https://evil.dz', 'http://yova.dz', 'https://yova.dz.evil.dz', 'https://yova.dz:8443'],
    ...['https://a.b.partner.dz', 'https://partner.dz', 'http://localhost:5174', 'null', ''],
  ])
    expect(isKnown(origin), origin).toBe(false)
})
