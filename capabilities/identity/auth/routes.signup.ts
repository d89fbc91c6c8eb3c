import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields } from './captcha.ts'
import type { AnonymousRefusal, SignInAnonymously } from './operations/signup/anonymous.ts'
import type { SignUp, SignUpRefusal } from './operations/signup/signup.ts'
import { parseAddress } from './rules/email-and-phone.ts'
import type { RedirectTargets } from './rules/redirect-allow-list.ts'
import { NO_STORE_HEADERS } from './protocol/external-errors.ts'
import { requestClient } from './protocol/bearer-errors.ts'
import { type CallChecks, checkedBody, messageRequestOptions } from './protocol/request-checks.ts'
import {
  ADDRESS_ERRORS,
  AddressFields,
  ChallengeFields,
  CHANNEL_ERROR,
  DataField,
  isUnknownChannel,
} from './protocol/otp-fields.ts'
import { validationFailed, type ProtocolError, protocolError } from './protocol/errors.ts'
import { answerRefusal, type ErrorOf } from './protocol/error-responses.ts'
import { sessionView, userView } from './protocol/user-object.ts'

type Env = { Variables: EdgeVariables }
export type SignUpRouteDeps = CallChecks & {
  redirects: RedirectTargets
  signUp: SignUp
  signInAnonymously: SignInAnonymously
}

const SignUpBody = z.object({
  ...AddressFields,
  ...ChallengeFields,
  ...CaptchaFields,
  ...DataField,
  password: z.string().nullish(),
  channel: z.string().nullish(),
})
type SignUpBody = z.output<typeof SignUpBody>

const SIGNUP_DISABLED: ProtocolError = {
  status: 422,
  code: 'signup_disabled',
  message: 'Signups not allowed for this instance',
}
const PASSWORD_MISSING = validationFailed('Signup requires a valid password')
const ANONYMOUS_ERRORS: ErrorOf<AnonymousRefusal> = {
  signup_disabled: SIGNUP_DISABLED,
  anonymous_provider_disabled: {
    status: 422,
    code: 'anonymous_provider_disabled',
    message: 'Anonymous sign-ins are disabled',
  },
}
const SIGN_UP_ERRORS: ErrorOf<SignUpRefusal> = {
  ...ADDRESS_ERRORS,
  signup_disabled: SIGNUP_DISABLED,
  password_missing: PASSWORD_MISSING,
  user_already_exists: {
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  },
}

export const signUpRoutes = (deps: SignUpRouteDeps) =>
  new Hono<Env>().post('/signup', async (c) => {
    const body = await checkedBody(c, deps, SignUpBody, (input) =>
      isAnonymous(input) ? 'anonymous' : 'signup',
    )
    if (!body.ok) return protocolError(c, body.error)
    return isAnonymous(body.value)
      ? enterAnonymously(c, deps, body.value)
      : signUpByAddress(c, deps, body.value)
  })

const isAnonymous = ({ email, phone }: SignUpBody): boolean => !email && !phone

async function enterAnonymously(
  c: Context<Env>,
  { signInAnonymously }: SignUpRouteDeps,
  { data }: SignUpBody,
): Promise<Response> {
  const result = await signInAnonymously({ data: data ?? {}, visitor: requestClient(c) })
  if (!result.ok) return answerRefusal(c, result.error, ANONYMOUS_ERRORS)
  return c.json(sessionView(result.value), 200, NO_STORE_HEADERS)
}

async function signUpByAddress(
  c: Context<Env>,
  { redirects, signUp }: SignUpRouteDeps,
  body: SignUpBody,
): Promise<Response> {
  if (!body.password) return protocolError(c, PASSWORD_MISSING)
  const address = parseAddress(body)
  if (!address.ok) {
    const message = 'Only an email address or phone number should be provided on signup.'
    return protocolError(c, validationFailed(message))
  }
  const isPhone = address.value.kind === 'phone'
  if (isPhone && isUnknownChannel(body.channel)) return protocolError(c, CHANNEL_ERROR)
  if (isPhone && body.code_challenge)
    return protocolError(c, validationFailed('PKCE not supported for phone signups'))
  const order = messageRequestOptions(c, redirects, body)
  if (!order.ok) return protocolError(c, order.error)

  const result = await signUp({
    address: address.value,
    password: body.password,
    data: body.data ?? {},
    ...order.value,
  })

  if (!result.ok) return answerRefusal(c, result.error, SIGN_UP_ERRORS)
  const answer = result.value
  if (answer.kind === 'session') return c.json(sessionView(answer.answer), 200, NO_STORE_HEADERS)
  const view = userView(answer.user)
  return c.json(
    answer.hidden ? { ...view, user_metadata: {}, identities: [] } : view,
    200,
    NO_STORE_HEADERS,
  )
}
