import { expect, test } from 'vitest'
import { parseCallbackParams } from './callback-params.ts'

const time = (address: string) => parseCallbackParams(new URL(address, 'http://shop.example'))

test('a mailed link comes back with a session and its kind', () => {
  expect(time('/auth/callback#access_token=a&refresh_token=b&type=recovery&sb=')).toEqual({
    is: 'session',
    kind: 'recovery',
    tokens: { access_token: 'a', refresh_token: 'b' },
  })
})

test('a refusal is read from the fragment and from the query', () => {
  expect(
    time(
      '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=',
    ),
  ).toEqual({ is: 'refused', code: 'otp_expired', message: 'Email link is invalid' })
  expect(time('/auth/callback?error=access_denied')).toMatchObject({ code: 'access_denied' })
})

test('a code is for the browser that asked; a message is the first of two confirmations', () => {
  expect(time('/auth/callback?code=abc')).toEqual({ is: 'code' })
  expect(time('/#message=Confirmation+link+accepted&sb=')).toEqual({ is: 'half' })
  expect(time('/auth/callback')).toEqual({ is: 'nothing' })
})
