import { expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import type { Factor, FactorChallenge } from '../../schema.ts'
import { canVerify, canEnroll, assuranceLevel, secondsUntil, addAmr } from './mfa.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const factor = (over: Partial<Factor>): Factor => ({
  id: 'f',
  type: 'totp',
  status: 'verified',
  friendlyName: 'app',
  phone: null,
  lastChallengedAt: null,
  createdAt: noon,
  updatedAt: noon,
  ...over,
})
const request = {
  friendlyName: 'new',
  phone: null,
  level: 'aal1',
  isFresh: true,
  mostFactors: 10,
} as const

test('the first factor needs no level but a fresh session; one more beside a verified one needs the second', () => {
  expect(canEnroll([], request).ok).toBe(true)
  expect(canEnroll([factor({ status: 'unverified' })], request).ok).toBe(true)
  expect(canEnroll([], { ...request, isFresh: false })).toMatchObject({
    error: { code: 'reauthentication_needed' },
  })
  expect(canEnroll([factor({})], request)).toMatchObject({ error: { code: 'insufficient_aal' } })
  expect(canEnroll([factor({})], { ...request, level: 'aal2' }).ok).toBe(true)
})

test('a phone has one factor; an unfinished one is replaced under its own name', () => {
  const phone = '213555000001'
  const waiting = factor({ type: 'phone', phone, status: 'unverified', friendlyName: 'new' })
  expect(canEnroll([waiting], { ...request, phone }).ok).toBe(true)
  expect(canEnroll([{ ...waiting, status: 'verified' }], { ...request, phone })).toMatchObject({
    error: { code: 'mfa_verified_factor_exists' },
  })
})

test('a challenge is answered once, from where it was asked, while it lasts', () => {
  const challenge: FactorChallenge = {
    id: 'c',
    factorId: 'f',
    ipAddress: '41.1.1.1',
    codeDigest: null,
    ceremony: null,
    createdAt: noon,
    expiresAt: new Date(noon.getTime() + 300_000),
    verifiedAt: null,
  }
  const code = (found: FactorChallenge | null, address: string | null, now: Date) => {
    const answer = canVerify(found, { address }, now)
    return answer.ok ? 'taken' : answer.error.code
  }
  expect(code(challenge, '41.1.1.1', noon)).toBe('taken')
  expect(code(null, '41.1.1.1', noon)).toBe('challenge_not_found')
  expect(code(challenge, '41.1.1.2', noon)).toBe('mfa_ip_address_mismatch')
  expect(code({ ...challenge, verifiedAt: noon }, '41.1.1.1', noon)).toBe('mfa_ip_address_mismatch')
  expect(code(challenge, '41.1.1.1', challenge.expiresAt)).toBe('mfa_challenge_expired')
})

test('a method used again moves to the front; it is there once', () => {
  const amr = [
    { method: 'totp', timestamp: 1 },
    { method: 'password', timestamp: 0 },
  ]
  expect(addAmr(amr, { method: 'totp', timestamp: 2 })).toEqual([
    { method: 'totp', timestamp: 2 },
    { method: 'password', timestamp: 0 },
  ])
})

test('a level needs both the token and the session', () => {
  const [low, high] = [{ aal: 'aal1' } as const, { aal: 'aal2' } as const]
  expect(assuranceLevel({ claims: high, session: high })).toBe('aal2')
  expect(assuranceLevel({ claims: low, session: high })).toBe('aal1')
  expect(assuranceLevel({ claims: high, session: low })).toBe('aal1')
  expect(assuranceLevel({ claims: high, session: null })).toBe('aal1')
})

test('a pause is counted in whole seconds', () => {
  expect(secondsUntil(null, seconds(60), noon)).toBe(0)
  expect(secondsUntil(new Date(noon.getTime() - 59_500), seconds(60), noon)).toBe(1)
  expect(secondsUntil(new Date(noon.getTime() - 60_000), seconds(60), noon)).toBe(0)
})
