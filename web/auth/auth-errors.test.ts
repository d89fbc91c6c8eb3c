import { expect, test } from 'vitest'
import { authErrorMessage, secondsToWait } from './auth-errors.ts'

test('[AUTH-2] a refused password and an unknown address are told apart for nobody', () => {
  const refused = { key: 'auth-errors.credentials' }
  expect(authErrorMessage({ code: 'invalid_credentials', status: 400 }, 'login')).toEqual(refused)
  expect(authErrorMessage({ code: 'user_not_found', status: 404 }, 'login')).toEqual(refused)
})

test('an account that may not sign in is told why', () => {
  expect(authErrorMessage({ code: 'email_not_confirmed', status: 400 }, 'login').key).toBe(
    'auth-errors.unconfirmed',
  )
  expect(authErrorMessage({ code: 'user_banned', status: 400 }, 'login').key).toBe(
    'auth-errors.deactivated',
  )
})

test('too many attempts, and a server out of reach, are not the fault of what was typed', () => {
  for (const attempted of ['login', 'sign-up', 'other'] as const) {
    expect(authErrorMessage({ status: 429 }, attempted).key).toBe('auth-errors.too-often')
    expect(authErrorMessage({ status: 0 }, attempted).key).toBe('auth-errors.unreachable')
    expect(authErrorMessage({ status: 503 }, attempted).key).toBe('auth-errors.unreachable')
    expect(authErrorMessage({}, attempted).key).toBe('auth-errors.unreachable')
  }
})

test('[AUTH-8] a refused sign-up says its reason, and else that the email may be in use', () => {
  const refusal = (code: string, more = {}) =>
    authErrorMessage({ code, status: 422, ...more }, 'sign-up')
  expect(refusal('user_already_exists').key).toBe('auth-errors.sign-up')
  expect(refusal('something_new').key).toBe('auth-errors.sign-up')
  expect(refusal('signup_disabled').key).toBe('auth.sign-up.closed')
  expect(
    refusal('weak_password', {
      reasons: ['length'],
      message: 'Password should be at least 8 characters.',
    }),
  ).toEqual({ key: 'auth-errors.weak-length', values: { count: 8 } })
  expect(refusal('weak_password', { reasons: ['pwned'] }).key).toBe('auth-errors.weak-pwned')
  expect(
    refusal('validation_failed', {
      message: 'Unable to validate email address: invalid format',
    }).key,
  ).toBe('auth-errors.email-invalid')
  expect(
    refusal('validation_failed', { message: 'Password cannot be longer than 72 characters' }).key,
  ).toBe('auth-errors.password-too-long')
})

test('haste is told how long to wait', () => {
  const message = 'For security purposes, you can only request this after 42 seconds.'
  expect(secondsToWait({ status: 429, message })).toBe(42)
  expect(secondsToWait({ status: 429, message: 'Request rate limit reached' })).toBeNull()
  expect(secondsToWait({ status: 400, message })).toBeNull()
})
