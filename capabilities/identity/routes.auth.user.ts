import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { ChangeUser, ChangeUserRefusal } from './operations/change-user.ts'
import type { IdentifyCaller } from './operations/identify-caller.ts'
import type { LimitRequests } from './operations/limit-requests.ts'
import type { Reauthenticate, ReauthenticateRefusal } from './operations/reauthenticate.ts'
import type { SignOut, SignOutScope } from './operations/sign-out.ts'
import { challengeOf } from './rules/pkce.ts'
import { levelOf } from './rules/factors.ts'
import { allowedRedirect, type RedirectTargets } from './rules/redirects.ts'
import { CHALLENGE_ERRORS } from './wire/arrivals.ts'
import { readBody } from './wire/body.ts'
import { CALLER_ERRORS, visitorOf } from './wire/caller.ts'
import {
  AddressFields,
  ChallengeFields,
  CHANNEL_ERROR,
  DataField,
  isSendingRefusal,
  isUnknownChannel,
  sendingError,
  tooMany,
  wantedRedirect,
  wirePassword,
} from './wire/codes.ts'
import { validationFailed, type WireError, wireError, wireRefusal } from './wire/errors.ts'
import { CHANGE_ERRORS, REAUTHENTICATE_ERRORS } from './wire/user.ts'
import { userView } from './wire/views.ts'

type Env = { Variables: EdgeVariables }
export type UserRouteDeps = {
  redirects: RedirectTargets
  limitRequests: LimitRequests
  identifyCaller: IdentifyCaller
  signOut: SignOut
  changeUser: ChangeUser
  reauthenticate: Reauthenticate
}

const isScope = (text: string): text is SignOutScope => ['global', 'local', 'others'].includes(text)

/** What a signed-in person does with their own account and sessions. */
export const userRoutes = (deps: UserRouteDeps) => {
  const { identifyCaller, signOut } = deps
  return new Hono<Env>()
    .get('/user', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return wireRefusal(c, caller.error, CALLER_ERRORS)
      return c.json(userView(caller.value.user), 200, { 'cache-control': 'no-store' })
    })
    .put('/user', (c) => change(c, deps))
    .get('/reauthenticate', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return wireRefusal(c, caller.error, CALLER_ERRORS)
      const { user } = caller.value
      const order = { user, language: callerLanguage(c), visitor: visitorOf(c) }
      const result = await deps.reauthenticate(order)
      return result.ok ? c.json({}, 200, { 'cache-control': 'no-store' }) : unsent(c, result.error)
    })
    .post('/logout', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return wireRefusal(c, caller.error, CALLER_ERRORS)
      const scope = c.req.query('scope') || 'global'
      if (!isScope(scope))
        return wireError(c, validationFailed(`Unsupported logout scope "${scope}"`))

      const { user, session } = caller.value
      await signOut({ userId: user.id, sessionId: session?.id ?? null, scope })

      return c.body(null, 204)
    })
}

const unsent = (c: Context, error: ReauthenticateRefusal): Response =>
  isSendingRefusal(error)
    ? wireError(c, sendingError(error))
    : wireRefusal(c, error, REAUTHENTICATE_ERRORS)

const ChangeBody = z.object({
  ...AddressFields,
  ...ChallengeFields,
  ...DataField,
  password: z.string().nullish(),
  nonce: z.string().max(100).nullish(),
  current_password: z.string().max(1_000).nullish(),
  channel: z.string().nullish(),
  app_metadata: z.unknown().optional(),
})

const NOT_ADMIN: WireError = {
  status: 403,
  code: 'not_admin',
  message: 'Updating app_metadata requires admin privileges',
}

async function change(c: Context<Env>, deps: UserRouteDeps): Promise<Response> {
  const caller = await deps.identifyCaller(c.req.header('authorization'))
  if (!caller.ok) return wireRefusal(c, caller.error, CALLER_ERRORS)
  const counted = await deps.limitRequests('user', visitorOf(c))
  if (!counted.ok) return wireError(c, tooMany(counted.error))
  const body = await readBody(c, ChangeBody)
  if (!body.ok) return wireError(c, body.error)
  const { email, phone, password, nonce, data, channel } = body.value
  if (body.value.app_metadata !== undefined && body.value.app_metadata !== null)
    return wireError(c, NOT_ADMIN)
  if (phone && isUnknownChannel(channel)) return wireError(c, CHANNEL_ERROR)
  const challenge = challengeOf(body.value.code_challenge, body.value.code_challenge_method)
  if (!challenge.ok) return wireError(c, CHALLENGE_ERRORS[challenge.error.code])

  const { user, session: held } = caller.value
  // A token from before the second factor proves no more than it did then.
  const session = held && { ...held, aal: levelOf(caller.value) }
  const result = await deps.changeUser({
    user,
    session,
    change: {
      email: email ?? null,
      phone: phone ?? null,
      password: password ?? null,
      nonce: nonce ?? null,
      currentPassword: body.value.current_password ?? null,
      data: data ?? null,
    },
    challenge: challenge.value,
    redirectTo: allowedRedirect(deps.redirects, wantedRedirect(c)),
    language: callerLanguage(c),
    visitor: visitorOf(c),
  })

  if (!result.ok) return unchanged(c, result.error)
  return c.json(userView(result.value), 200, { 'cache-control': 'no-store' })
}

function unchanged(c: Context, error: ChangeUserRefusal): Response {
  if (error.code === 'weak_password' || error.code === 'password_too_long')
    return wirePassword(c, error)
  if (error.code === 'too_many_codes') return wireError(c, tooMany(error))
  if (isSendingRefusal(error)) return wireError(c, sendingError(error))
  return wireRefusal(c, error, CHANGE_ERRORS)
}
