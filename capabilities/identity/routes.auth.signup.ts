import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields, type CheckCaptcha } from './captcha.ts'
import type { LimitRequests } from './operations/limit-requests.ts'
import type { AnonymousRefusal, SignInAnonymously } from './operations/sign-in-anonymously.ts'
import type { SignUp, SignUpRefusal } from './operations/sign-up.ts'
import { addressOf } from './rules/credentials.ts'
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
  PASSWORD_TOO_LONG,
  sendingError,
  tooMany,
  wantedRedirect,
  wirePassword,
} from './wire/codes.ts'
import { validationFailed, type WireError, wireError, wireRefusal } from './wire/errors.ts'
import { sessionView, userView } from './wire/views.ts'

type Env = { Variables: EdgeVariables }
export type SignUpRouteDeps = {
  redirects: RedirectTargets
  limitRequests: LimitRequests
  checkCaptcha: CheckCaptcha
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

const SIGNUP_DISABLED: WireError = {
  status: 422,
  code: 'signup_disabled',
  message: 'Signups not allowed for this instance',
}
const PASSWORD_MISSING = validationFailed('Signup requires a valid password')
const ANONYMOUS_ERRORS: Record<AnonymousRefusal['code'], WireError> = {
  signup_disabled: SIGNUP_DISABLED,
  anonymous_provider_disabled: {
    status: 422,
    code: 'anonymous_provider_disabled',
    message: 'Anonymous sign-ins are disabled',
  },
}

/** POST /signup: an account for an e-mail address or a phone, or for nobody by name. */
export const signUpRoutes = (deps: SignUpRouteDeps) =>
  new Hono<Env>().post('/signup', async (c) => {
    const body = await readBody(c, SignUpBody)
    if (!body.ok) return wireError(c, body.error)
    const isAnonymous = !body.value.email && !body.value.phone
    const counted = await deps.limitRequests(isAnonymous ? 'anonymous' : 'signup', visitorOf(c))
    if (!counted.ok) return wireError(c, tooMany(counted.error))
    const captcha = await deps.checkCaptcha(c, body.value)
    if (captcha) return wireError(c, captcha)
    return isAnonymous
      ? enterAnonymously(c, deps, body.value)
      : signUpByAddress(c, deps, body.value)
  })

async function enterAnonymously(
  c: Context<Env>,
  { signInAnonymously }: SignUpRouteDeps,
  { data }: SignUpBody,
): Promise<Response> {
  const result = await signInAnonymously({ data: data ?? {}, visitor: visitorOf(c) })
  if (!result.ok) return wireRefusal(c, result.error, ANONYMOUS_ERRORS)
  return c.json(sessionView(result.value), 200, UNKEPT)
}

async function signUpByAddress(
  c: Context<Env>,
  { redirects, signUp }: SignUpRouteDeps,
  body: SignUpBody,
): Promise<Response> {
  if (!body.password) return wireError(c, PASSWORD_MISSING)
  const address = addressOf(body)
  if (!address.ok) {
    const message = 'Only an email address or phone number should be provided on signup.'
    return wireError(c, validationFailed(message))
  }
  const isPhone = address.value.kind === 'phone'
  if (isPhone && isUnknownChannel(body.channel)) return wireError(c, CHANNEL_ERROR)
  if (isPhone && body.code_challenge)
    return wireError(c, validationFailed('PKCE not supported for phone signups'))
  const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
  if (!challenge.ok) return wireError(c, CHALLENGE_ERRORS[challenge.error.code])

  const result = await signUp({
    address: address.value,
    password: body.password,
    data: body.data ?? {},
    challenge: challenge.value,
    redirectTo: allowedRedirect(redirects, wantedRedirect(c)),
    language: callerLanguage(c),
    visitor: visitorOf(c),
  })

  if (!result.ok) return refused(c, result.error)
  const answer = result.value
  if (answer.kind === 'session') return c.json(sessionView(answer.answer), 200, UNKEPT)
  const view = userView(answer.user)
  return c.json(answer.hidden ? { ...view, user_metadata: {}, identities: [] } : view, 200, UNKEPT)
}

function refused(c: Context, error: SignUpRefusal): Response {
  if (error.code === 'weak_password') return wirePassword(c, error)
  if (error.code === 'hook_refused') return wireError(c, error.answer)
  if (isSendingRefusal(error)) return wireError(c, sendingError(error))
  return wireRefusal(c, error, {
    ...ADDRESS_ERRORS,
    signup_disabled: SIGNUP_DISABLED,
    password_missing: PASSWORD_MISSING,
    password_too_long: PASSWORD_TOO_LONG,
    user_already_exists: {
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    },
  })
}
