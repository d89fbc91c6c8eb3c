import type { Context } from 'hono'
import { z } from 'zod'
import { type LimitRefusal } from '../operations/limit-requests.ts'
import type { SendingRefusal } from '../operations/limit-codes.ts'
import type { AddressProblem } from '../operations/sign-up.ts'
import type { PasswordProblem } from '../rules/passwords.ts'
import { validationFailed, type WireError, wireError } from './errors.ts'

/** The pair of fields that a client with PKCE sends along; null outside PKCE. */
export const ChallengeFields = {
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(20).nullish(),
}
export const AddressFields = {
  email: z.string().max(1_000).nullish(),
  phone: z.string().max(100).nullish(),
}
export const DataField = { data: z.record(z.string(), z.unknown()).nullish() }

/** Where the caller wants people to be sent afterwards; whether they may is decided later. */
export const wantedRedirect = (c: Context): string | null =>
  c.req.query('redirect_to') || c.req.header('redirect_to') || c.req.header('referer') || null

/** A channel other than short messages: nothing of ours speaks it. */
export const isUnknownChannel = (channel: string | null | undefined): boolean =>
  Boolean(channel) && channel !== 'sms'

export const CHANNEL_ERROR = validationFailed(
  'Invalid channel, supported values are "sms". WhatsApp is not available.',
)

export const EMAIL_MALFORMED = validationFailed('Unable to validate email address: invalid format')
export const PHONE_MALFORMED = validationFailed('Invalid phone number format (E.164 required)')

export const tooMany = ({
  retryAfterSeconds,
}: Pick<LimitRefusal, 'retryAfterSeconds'>): WireError => ({
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Request rate limit reached',
  headers: { 'retry-after': String(retryAfterSeconds) },
})

/** Asked again too soon, or too often. */
export function sendingError({ code, waitSeconds }: SendingRefusal): WireError {
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
export const isSendingRefusal = (error: { code: string }): error is SendingRefusal =>
  error.code === 'over_email_send_rate_limit' || error.code === 'over_sms_send_rate_limit'

/** The words of an address that cannot be used. */
export const ADDRESS_ERRORS: Record<AddressProblem['code'], WireError> = {
  email_provider_disabled: {
    status: 400,
    code: 'email_provider_disabled',
    message: 'Email signups are disabled',
  },
  phone_provider_disabled: {
    status: 400,
    code: 'phone_provider_disabled',
    message: 'Phone signups are disabled',
  },
  email_malformed: EMAIL_MALFORMED,
  phone_malformed: PHONE_MALFORMED,
}

export const PASSWORD_TOO_LONG = validationFailed('Password cannot be longer than 72 characters')

/** A password that may not be chosen; for a weak one the client is told why. */
export function wirePassword(c: Context, problem: PasswordProblem): Response {
  if (problem.code === 'password_too_long') return wireError(c, PASSWORD_TOO_LONG)
  const { message, reasons } = problem
  return wireError(c, {
    status: 422,
    code: 'weak_password',
    message,
    more: { weak_password: { reasons } },
  })
}
