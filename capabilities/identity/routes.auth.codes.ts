import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields, type CheckCaptcha } from './captcha.ts'
import type { Limited, LimitRequests } from './operations/limit-requests.ts'
import type { AskedFor, AskRefusal, SendAgain } from './operations/send-again.ts'
import type { OtpRefusal, SendOtp } from './operations/send-otp.ts'
import { type Address, addressOf } from './rules/credentials.ts'
import { challengeOf } from './rules/pkce.ts'
import { allowedRedirect, type RedirectTargets } from './rules/redirects.ts'
import { CHALLENGE_ERRORS, UNKEPT } from './wire/arrivals.ts'
import { readBody } from './wire/body.ts'
import { visitorOf } from './wire/caller.ts'
import {
  ADDRESS_ERRORS,
  AddressFields,
  ChallengeFields,
  CHANNEL_ERROR,
  DataField,
  isSendingRefusal,
  isUnknownChannel,
  sendingError,
  tooMany,
  wantedRedirect,
} from './wire/codes.ts'
import { validationFailed, type WireError, wireError, wireRefusal } from './wire/errors.ts'

type Env = { Variables: EdgeVariables }
export type CodeRouteDeps = {
  redirects: RedirectTargets
  limitRequests: LimitRequests
  checkCaptcha: CheckCaptcha
  sendOtp: SendOtp
  sendAgain: SendAgain
}

/** Asking for a code or a link, and asking again. */
export const codeRoutes = (deps: CodeRouteDeps) =>
  new Hono<Env>()
    .post('/otp', (c) => otp(c, deps))
    .post('/magiclink', (c) => otp(c, deps))
    .post('/recover', (c) => recover(c, deps))
    .post('/resend', (c) => resend(c, deps))

const limited = async (c: Context<Env>, { limitRequests }: CodeRouteDeps, what: Limited) => {
  const counted = await limitRequests(what, visitorOf(c))
  return counted.ok ? null : wireError(c, tooMany(counted.error))
}

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

const OTP_ERRORS: Record<
  Exclude<OtpRefusal['code'], 'hook_refused' | `over_${string}`>,
  WireError
> = {
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

async function otp(c: Context<Env>, deps: CodeRouteDeps): Promise<Response> {
  const body = await readBody(c, OtpBody)
  if (!body.ok) return wireError(c, body.error)
  const over = await limited(c, deps, 'otp')
  if (over) return over
  const captcha = await deps.checkCaptcha(c, body.value)
  if (captcha) return wireError(c, captcha)
  const { channel, create_user, data } = body.value
  const address = addressOf(body.value)
  if (!address.ok) {
    const words = address.error.code === 'address_missing' ? NO_ADDRESS : ONE_ADDRESS
    return wireError(c, validationFailed(words))
  }
  const isEmailAddress = address.value.kind === 'email'
  if (isEmailAddress && channel)
    return wireError(c, validationFailed('Channel should only be specified with Phone OTP'))
  if (!isEmailAddress && isUnknownChannel(channel)) return wireError(c, CHANNEL_ERROR)
  const challenge = challengeOf(body.value.code_challenge, body.value.code_challenge_method)
  if (!challenge.ok) return wireError(c, CHALLENGE_ERRORS[challenge.error.code])

  const result = await deps.sendOtp({
    address: address.value,
    createUser: create_user ?? true,
    data: data ?? {},
    challenge: isEmailAddress ? challenge.value : null,
    redirectTo: allowedRedirect(deps.redirects, wantedRedirect(c)),
    language: callerLanguage(c),
    visitor: visitorOf(c),
  })

  if (result.ok) return c.json({}, 200, UNKEPT)
  const { error } = result
  if (error.code === 'hook_refused') return wireError(c, error.answer)
  if (isSendingRefusal(error)) return wireError(c, sendingError(error))
  return wireRefusal(c, error, OTP_ERRORS)
}

const RecoverBody = z.object({ ...AddressFields, ...ChallengeFields, ...CaptchaFields })

async function recover(c: Context<Env>, deps: CodeRouteDeps): Promise<Response> {
  const body = await readBody(c, RecoverBody)
  if (!body.ok) return wireError(c, body.error)
  const over = await limited(c, deps, 'recover')
  if (over) return over
  const captcha = await deps.checkCaptcha(c, body.value)
  if (captcha) return wireError(c, captcha)
  const address = addressOf({ email: body.value.email })
  if (!address.ok) return wireError(c, validationFailed('Password recovery requires an email'))
  return ask(c, deps, { what: 'recovery', address: address.value, body: body.value })
}

const ResendBody = z.object({ ...RecoverBody.shape, type: z.string().nullish() })
const MAILED: readonly AskedFor[] = ['signup', 'email_change']
const TEXTED: readonly AskedFor[] = ['sms', 'phone_change']
const RESENT = [...MAILED, ...TEXTED]

async function resend(c: Context<Env>, deps: CodeRouteDeps): Promise<Response> {
  const body = await readBody(c, ResendBody)
  if (!body.ok) return wireError(c, body.error)
  const over = await limited(c, deps, 'resend')
  if (over) return over
  const captcha = await deps.checkCaptcha(c, body.value)
  if (captcha) return wireError(c, captcha)
  const what = RESENT.find((one) => one === body.value.type)
  if (!what)
    return wireError(
      c,
      validationFailed('Missing one of these types: signup, email_change, sms, phone_change'),
    )
  const address = addressOf(body.value)
  if (!address.ok) {
    const isMissing = address.error.code === 'address_missing'
    const words = isMissing
      ? 'Type provided requires an email address or a phone number'
      : 'Only an email address or phone number should be provided.'
    return wireError(c, validationFailed(words))
  }
  if (MAILED.includes(what) !== (address.value.kind === 'email')) {
    const needed = MAILED.includes(what) ? 'an email address' : 'a phone number'
    return wireError(c, validationFailed(`Type provided requires ${needed}`))
  }
  return ask(c, deps, { what, address: address.value, body: body.value })
}

type Asking = {
  what: AskedFor
  address: Address
  body: {
    code_challenge?: string | null | undefined
    code_challenge_method?: string | null | undefined
  }
}

async function ask(c: Context<Env>, deps: CodeRouteDeps, asking: Asking): Promise<Response> {
  const { what, address, body } = asking
  const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
  if (!challenge.ok) return wireError(c, CHALLENGE_ERRORS[challenge.error.code])
  const result = await deps.sendAgain({
    what,
    address,
    challenge: challenge.value,
    redirectTo: allowedRedirect(deps.redirects, wantedRedirect(c)),
    language: callerLanguage(c),
    visitor: visitorOf(c),
  })
  if (result.ok) return c.json({}, 200, UNKEPT)
  return askRefused(c, result.error)
}

const askRefused = (c: Context, error: AskRefusal): Response =>
  isSendingRefusal(error)
    ? wireError(c, sendingError(error))
    : wireRefusal(c, error, ADDRESS_ERRORS)
