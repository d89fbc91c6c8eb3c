import { expect, test } from 'vitest'
import { loginFailure } from './login-failure.ts'

test('[AUTH-2] a refused password and an unknown address are told apart for nobody', () => {
  expect(loginFailure({ code: 'invalid_credentials', status: 400 })).toBe(
    'auth.failure.credentials',
  )
  expect(loginFailure({ code: 'user_not_found', status: 404 })).toBe('auth.failure.credentials')
})

test('an account that may not sign in is told why', () => {
  expect(loginFailure({ code: 'email_not_confirmed', status: 400 })).toBe(
    'auth.failure.unconfirmed',
  )
  expect(loginFailure({ code: 'user_banned', status: 400 })).toBe('auth.failure.deactivated')
})

test('too many attempts, and a server out of reach, are not the fault of the password', () => {
  expect(loginFailure({ code: 'over_request_rate_limit', status: 429 })).toBe(
    'auth.failure.too-often',
  )
  expect(loginFailure({ status: 429 })).toBe('auth.failure.too-often')
  expect(loginFailure({ status: 0 })).toBe('auth.failure.unreachable')
  expect(loginFailure({ status: 503 })).toBe('auth.failure.unreachable')
  expect(loginFailure({})).toBe('auth.failure.unreachable')
})
