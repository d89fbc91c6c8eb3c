import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields } from './captcha.ts'
import type {
  ResendType,
  RecoverOrResend,
} from './operations/one-time-tokens/recover-and-resend.ts'
import type { OtpRefusal, SendOtp } from './operations/one-time-tokens/otp.ts'
import { type EmailOrPhone, parseAddress } from './rules/email-and-phone.ts'
import type { RedirectTargets } from './rules/redirect-allow-list.ts'
import { NO_STORE_HEADERS } from './protocol/external-errors.ts'
import { type CallChecks, checkedBody, messageRequestOptions } from './protocol/request-checks.ts'
import {
  ADDRESS_ERRORS,
  AddressFields,
  ChallengeFields,
  CHANNEL_ERROR,
  DataField,
  isUnknownChannel,
} from './protocol/otp-fields.ts'
import { validationFailed, protocolError } from './protocol/errors.ts'
import { answerRefusal, type ErrorOf } from './protocol/error-responses.ts'

type Env = { Variables: EdgeVariables }
export type OtpRouteDeps = CallChecks & {
  redirects: RedirectTargets
  sendOtp: SendOtp
  recoverOrResend: RecoverOrResend
}

export const otpRoutes = (deps: OtpRouteDeps) =>
  new Hono<Env>()
    .post('/otp', (c) => otp(c, deps))
    .post('/magiclink', (c) => otp(c, deps))
    .post('/recover', (c) => recover(c, deps))
    .post('/resend', (c) => resend(c, deps))

const OtpBody = z.object({
  ...AddressFields,
  ...ChallengeFields,
  ...CaptchaFields,
  ...DataField,
  create_user: z.boolean().nullish(),
  channel: z.string().nullish(),
})

const ONE_ADDRESS = 'Only an email address or phone number should be provided'
const NO_ADDRESS = 'One of email or phone must be set'

const OTP_ERRORS: ErrorOf<OtpRefusal> = {
  ...ADDRESS_ERRORS,
  otp_disabled: { status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' },
  signup_disabled: {
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  },
  email_provider_disabled: {
    status: 422,
    code: 'email_provider_disabled',
    message: 'Email logins are disabled',
  },
  magic_link_disabled: {
    status: 422,
    code: 'email_provider_disabled',
    message: 'Login with magic link is disabled',
  },
}

async function otp(c: Context<Env>, deps: OtpRouteDeps): Promise<Response> {
  const body = await checkedBody(c, deps, OtpBody, () => 'otp')
  if (!body.ok) return protocolError(c, body.error)
  const { channel, create_user, data } = body.value
  const address = parseAddress(body.value)
  if (!address.ok) {
    const words = address.error.code === 'address_missing' ? NO_ADDRESS : ONE_ADDRESS
    return protocolError(c, validationFailed(words))
  }
  const isEmailAddress = address.value.kind === 'email'
  if (isEmailAddress && channel)
    return protocolError(c, validationFailed('Channel should only be specified with Phone OTP'))
  if (!isEmailAddress && isUnknownChannel(channel)) return protocolError(c, CHANNEL_ERROR)
  const order = messageRequestOptions(c, deps.redirects, body.value)
  if (!order.ok) return protocolError(c, order.error)

  const result = await deps.sendOtp({
    ...order.value,
    address: address.value,
    createUser: create_user ?? true,
    data: data ?? {},
    challenge: isEmailAddress ? order.value.challenge : null,
  })

  return result.ok ? c.json({}, 200, NO_STORE_HEADERS) : answerRefusal(c, result.error, OTP_ERRORS)
}

const RecoverBody = z.object({ ...AddressFields, ...ChallengeFields, ...CaptchaFields })

async function recover(c: Context<Env>, deps: OtpRouteDeps): Promise<Response> {
  const body = await checkedBody(c, deps, RecoverBody, () => 'recover')
  if (!body.ok) return protocolError(c, body.error)
  const address = parseAddress({ email: body.value.email })
  if (!address.ok) return protocolError(c, validationFailed('Password recovery requires an email'))
  return ask(c, deps, { what: 'recovery', address: address.value, body: body.value })
}

const ResendBody = z.object({ ...RecoverBody.shape, type: z.string().nullish() })
const EMAILED: readonly ResendType[] = ['signup', 'email_change']
const TEXTED: readonly ResendType[] = ['sms', 'phone_change']
const RESENT = [...EMAILED, ...TEXTED]

async function resend(c: Context<Env>, deps: OtpRouteDeps): Promise<Response> {
  const body = await checkedBody(c, deps, ResendBody, () => 'resend')
  if (!body.ok) return protocolError(c, body.error)
  const what = RESENT.find((resendType) => resendType === body.value.type)
  if (!what)
    return protocolError(
      c,
      validationFailed('Missing one of these types: signup, email_change, sms, phone_change'),
    )
  const address = parseAddress(body.value)
  if (!address.ok) {
    const isMissing = address.error.code === 'address_missing'
    const words = isMissing
      ? 'Type provided requires an email address or a phone number'
      : 'Only an email address or phone number should be provided.'
    return protocolError(c, validationFailed(words))
  }
  if (EMAILED.includes(what) !== (address.value.kind === 'email')) {
    const needed = EMAILED.includes(what) ? 'an email address' : 'a phone number'
    return protocolError(c, validationFailed(`Type provided requires ${needed}`))
  }
  return ask(c, deps, { what, address: address.value, body: body.value })
}

type Asking = {
  what: ResendType
  address: EmailOrPhone
  body: z.output<typeof RecoverBody>
}

async function ask(c: Context<Env>, deps: OtpRouteDeps, asking: Asking): Promise<Response> {
  const { what, address, body } = asking
  const order = messageRequestOptions(c, deps.redirects, body)
  if (!order.ok) return protocolError(c, order.error)
  const result = await deps.recoverOrResend({ what, address, ...order.value })
  return result.ok
    ? c.json({}, 200, NO_STORE_HEADERS)
    : answerRefusal(c, result.error, ADDRESS_ERRORS)
}
