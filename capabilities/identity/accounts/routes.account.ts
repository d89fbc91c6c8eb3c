import {
  taggedRoutes,
  empty,
  json,
  jsonBody,
  notFound,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import {
  AccountProfileBody,
  AccountProfileView,
  LanguageView,
  SessionParams,
  ReauthenticationBody,
  SessionsView,
} from '../contract.ts'
import type { SetLanguage } from './operations/set-language.ts'
import type { RevokeSession } from './operations/revoke-session.ts'
import type { OwnProfile, OwnSession, ReadAccount } from './operations/read-account.ts'
import type { SaveProfile } from './operations/save-profile.ts'
import type { VerifyReauthentication } from '../auth/operations/one-time-tokens/verify-reauthentication.ts'
import {
  REAUTHENTICATION_REFUSALS,
  REAUTHENTICATION_STATUSES,
} from '../auth/reauthentication-refusals.ts'
import type { Logout } from '../auth/operations/sessions/logout.ts'
import type { SessionId, SessionState, UserId } from '../schema.ts'
import { ACCOUNT_FIELD_TEXTS, ACCOUNT_REFUSALS } from './account-refusals.ts'
import { type AddressRoutesDeps, addressRoutes } from './routes.account.addresses.ts'

type Deps = AddressRoutesDeps & {
  read: ReadAccount
  saveProfile: SaveProfile
  revokeSession: RevokeSession
  signOut: Logout
  setLanguage: SetLanguage
  reauthenticate: VerifyReauthentication
}

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('account')

const readProfile = createRoute({
  method: 'get',
  path: '/profile',
  summary: 'Get the own profile',
  responses: { 200: json(AccountProfileView, 'The profile'), ...problems(404) },
})
const writeProfile = createRoute({
  method: 'put',
  path: '/profile',
  summary: 'Replace the own profile; omitted fields are cleared',
  request: jsonBody(AccountProfileBody),
  responses: { 200: json(AccountProfileView, 'The saved profile'), ...problems(404, 422) },
})
const readSessions = createRoute({
  method: 'get',
  path: '/sessions',
  summary: 'List own sessions',
  responses: { 200: json(SessionsView, 'Sessions, last used first') },
})
const endOthers = createRoute({
  method: 'delete',
  path: '/sessions/others',
  summary: 'Revoke all other sessions',
  responses: { 204: empty('Revoked') },
})
const endOne = createRoute({
  method: 'delete',
  path: '/sessions/{id}',
  summary: 'Revoke a session',
  request: { params: SessionParams },
  responses: { 204: empty('Revoked'), ...problems({ session_not_found: 404 }, 422) },
})
const readLanguage = createRoute({
  method: 'get',
  path: '/language',
  summary: 'Get the language of emails and messages',
  responses: { 200: json(LanguageView, 'The language'), ...problems(404) },
})
const writeLanguage = createRoute({
  method: 'put',
  path: '/language',
  summary: 'Set the language of emails and messages',
  request: jsonBody(LanguageView),
  responses: { 200: json(LanguageView, 'The saved language'), ...problems(422) },
})

const prove = createRoute({
  method: 'post',
  path: '/reauthentication',
  summary: 'Prove again to be the owner; sensitive calls need it after 15 minutes',
  request: jsonBody(ReauthenticationBody),
  responses: { 204: empty('Proven for 15 minutes'), ...problems(REAUTHENTICATION_STATUSES, 422) },
})

type Vars = { userId: UserId; session: SessionState }

/** Mounted under /api/v1/account, whose guard sets `userId` and `session`. */
export const accountRoutes = (deps: Deps) =>
  routes<Vars>()
    .route('/', profileRoutes(deps))
    .route('/', addressRoutes(deps))
    .route('/', sessionRoutes(deps))

const profileRoutes = (deps: Deps) =>
  routes<Vars>({ texts: ACCOUNT_FIELD_TEXTS })
    .openapi(readProfile, async (c) => {
      const found = await deps.read.profile(c.var.userId)
      return found ? c.json(profileView(found), 200, NO_STORE) : notFound(c)
    })
    .openapi(writeProfile, async (c) => {
      await deps.saveProfile({ userId: c.var.userId, profile: c.req.valid('json') })
      const saved = await deps.read.profile(c.var.userId)
      return saved ? c.json(profileView(saved), 200, NO_STORE) : notFound(c)
    })
    .openapi(readLanguage, async (c) => {
      const language = await deps.read.language(c.var.userId)
      return language ? c.json({ language }, 200, NO_STORE) : notFound(c)
    })
    .openapi(writeLanguage, async (c) => {
      const { language } = c.req.valid('json')
      await deps.setLanguage({ userId: c.var.userId, language })
      return c.json({ language }, 200)
    })

const sessionRoutes = (deps: Deps) =>
  routes<Vars>({ texts: ACCOUNT_FIELD_TEXTS })
    .openapi(readSessions, async (c) => {
      const { userId, session } = c.var
      const items = (await deps.read.sessions(userId)).map((item) =>
        accountSessionView(item, session.sessionId),
      )
      return c.json({ items }, 200, NO_STORE)
    })
    .openapi(endOthers, async (c) => {
      const { userId, session } = c.var
      await deps.signOut({ userId, sessionId: session.sessionId, scope: 'others' })
      return c.body(null, 204)
    })
    .openapi(prove, async (c) => {
      const { password, code } = c.req.valid('json')
      const proof = code === '' ? { password } : { code }
      const proven = await deps.reauthenticate({ sessionState: c.var.session, proof })
      if (proven.ok) return c.body(null, 204)
      if (proven.error.code === 'too_many_attempts')
        c.header('retry-after', String(proven.error.retryAfterSeconds))
      return refusal(c, proven.error, REAUTHENTICATION_STATUSES, REAUTHENTICATION_REFUSALS)
    })
    .openapi(endOne, async (c) => {
      const id = c.req.valid('param').id
      const ended = await deps.revokeSession({ userId: c.var.userId, id })
      if (!ended.ok) return refusal(c, ended.error, { session_not_found: 404 }, ACCOUNT_REFUSALS)
      return c.body(null, 204)
    })

const profileView = ({ profile, details }: OwnProfile): AccountProfileView => ({
  user_id: profile.userId,
  first_name: profile.firstName,
  last_name: profile.lastName,
  email: details.email ?? profile.email,
  new_email: details.newEmail,
  phone: profile.phone,
  address: profile.address,
  city: profile.city,
  wilaya: profile.wilaya,
  role: profile.role,
  has_password: details.passwordHash !== null,
  password_changed_at: details.passwordChangedAt?.toISOString() ?? null,
  created_at: profile.createdAt.toISOString(),
})

export const accountSessionView = (
  session: OwnSession,
  current: SessionId,
): SessionsView['items'][number] => ({
  id: session.id,
  is_current: session.id === current,
  device: session.device.kind,
  browser: session.device.browser,
  system: session.device.system,
  ip: session.ip,
  has_second_factor: session.aal === 'aal2',
  created_at: session.createdAt.toISOString(),
  last_used_at: (session.refreshedAt ?? session.createdAt).toISOString(),
})
