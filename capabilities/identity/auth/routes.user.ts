import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { UpdateUser } from './operations/user/update-user.ts'
import type { Authenticate } from './operations/sessions/authenticate.ts'
import type { RateLimitRequests } from './operations/rate-limit-requests.ts'
import type { Reauthenticate } from './operations/one-time-tokens/reauthenticate.ts'
import type { Logout, LogoutScope } from './operations/sessions/logout.ts'
import { assuranceLevel } from './rules/mfa.ts'
import type { RedirectTargets } from './rules/redirect-allow-list.ts'
import { readBody } from './protocol/body.ts'
import { BEARER_ERRORS, requestClient } from './protocol/bearer-errors.ts'
import { messageRequestOptions } from './protocol/request-checks.ts'
import {
  AddressFields,
  ChallengeFields,
  CHANNEL_ERROR,
  DataField,
  isUnknownChannel,
} from './protocol/otp-fields.ts'
import {
  validationFailed,
  type ProtocolError,
  protocolError,
  protocolRefusal,
} from './protocol/errors.ts'
import { answerRefusal, rateLimited } from './protocol/error-responses.ts'
import { UPDATE_USER_ERRORS, REAUTHENTICATE_ERRORS } from './protocol/user-errors.ts'
import { userView } from './protocol/user-object.ts'

type Env = { Variables: EdgeVariables }
export type UserRouteDeps = {
  redirects: RedirectTargets
  limitRequests: RateLimitRequests
  identifyCaller: Authenticate
  signOut: Logout
  updateUser: UpdateUser
  reauthenticate: Reauthenticate
}

const UNKEPT = { 'cache-control': 'no-store' }

const isScope = (text: string): text is LogoutScope => ['global', 'local', 'others'].includes(text)

export const userRoutes = (deps: UserRouteDeps) => {
  const { identifyCaller, signOut } = deps
  return new Hono<Env>()
    .get('/user', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
      return c.json(userView(caller.value.user), 200, UNKEPT)
    })
    .put('/user', (c) => change(c, deps))
    .get('/reauthenticate', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
      const { user } = caller.value
      const order = { user, language: callerLanguage(c), visitor: requestClient(c) }
      const result = await deps.reauthenticate(order)
      if (!result.ok) return answerRefusal(c, result.error, REAUTHENTICATE_ERRORS)
      return c.json({}, 200, UNKEPT)
    })
    .post('/logout', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
      const scope = c.req.query('scope') || 'global'
      if (!isScope(scope))
        return protocolError(c, validationFailed(`Unsupported logout scope "${scope}"`))

      const { user, session } = caller.value
      await signOut({ userId: user.id, sessionId: session?.id ?? null, scope })

      return c.body(null, 204)
    })
}

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

const NOT_ADMIN: ProtocolError = {
  status: 403,
  code: 'not_admin',
  message: 'Updating app_metadata requires admin privileges',
}

async function change(c: Context<Env>, deps: UserRouteDeps): Promise<Response> {
  const caller = await deps.identifyCaller(c.req.header('authorization'))
  if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
  const counted = await deps.limitRequests('user', requestClient(c))
  if (!counted.ok) return protocolError(c, rateLimited(counted.error))
  const body = await readBody(c, ChangeBody)
  if (!body.ok) return protocolError(c, body.error)
  const { email, phone, password, nonce, data, channel } = body.value
  if (body.value.app_metadata !== undefined && body.value.app_metadata !== null)
    return protocolError(c, NOT_ADMIN)
  if (phone && isUnknownChannel(channel)) return protocolError(c, CHANNEL_ERROR)
  const order = messageRequestOptions(c, deps.redirects, body.value)
  if (!order.ok) return protocolError(c, order.error)

  const { user, session: held } = caller.value
  // A token issued before the second factor stays at aal1.
  const session = held && { ...held, aal: assuranceLevel(caller.value) }
  const result = await deps.updateUser({
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
    ...order.value,
  })

  if (!result.ok) return answerRefusal(c, result.error, UPDATE_USER_ERRORS)
  return c.json(userView(result.value), 200, UNKEPT)
}
