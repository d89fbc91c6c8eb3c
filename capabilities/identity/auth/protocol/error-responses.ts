import type { Context } from 'hono'
import type { HookRefusal } from '../hooks/index.ts'
import type { SendingRefusal, TypingRefusal } from '../operations/one-time-tokens/rate-limit-otp.ts'
import type { PasswordProblem } from '../rules/password-policy.ts'
import { validationFailed, type ProtocolError, protocolError } from './errors.ts'
import type { RateLimited } from '#platform/rate-limit.ts'

type Spoken = SendingRefusal | TypingRefusal | PasswordProblem | HookRefusal
export type ErrorOf<E extends { code: string }> = Record<
  Exclude<E['code'], Spoken['code']>,
  ProtocolError
>

export const rateLimited = ({
  retryAfterSeconds,
}: Pick<RateLimited, 'retryAfterSeconds'>): ProtocolError => ({
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Request rate limit reached',
  headers: { 'retry-after': String(retryAfterSeconds) },
})

function tooSoon({ code, waitSeconds }: SendingRefusal): ProtocolError {
  if (waitSeconds === null) {
    const what = code === 'over_email_send_rate_limit' ? 'email' : 'sms'
    return { status: 429, code, message: `${what} rate limit exceeded` }
  }
  return {
    status: 429,
    code,
    message: `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    headers: { 'retry-after': String(waitSeconds) },
  }
}

const SPOKEN: Record<Spoken['code'], true> = {
  ...{ hook_refused: true, password_too_long: true, weak_password: true, too_many_codes: true },
  ...{ over_email_send_rate_limit: true, over_sms_send_rate_limit: true },
}
const isSpoken = (error: { code: string }): error is Spoken => Object.hasOwn(SPOKEN, error.code)

const PASSWORD_TOO_LONG = validationFailed('Password cannot be longer than 72 characters')

export function answerRefusal<E extends { code: string }>(
  c: Context,
  error: E,
  words: ErrorOf<E>,
): Response {
  const spoken = isSpoken(error) ? error : null
  switch (spoken?.code) {
    case 'hook_refused':
      return protocolError(c, spoken.answer)
    case 'over_email_send_rate_limit':
    case 'over_sms_send_rate_limit':
      return protocolError(c, tooSoon(spoken))
    case 'too_many_codes':
      return protocolError(c, rateLimited(spoken))
    case 'password_too_long':
      return protocolError(c, PASSWORD_TOO_LONG)
    case 'weak_password': {
      const { code, message, reasons } = spoken
      return protocolError(c, { status: 422, code, message, more: { weak_password: { reasons } } })
    }
    case undefined:
    default: // `words` covers every other code
      return protocolError(c, words[error.code as keyof ErrorOf<E>])
  }
}
