import type { Context } from 'hono'
import {
  type EdgeVariables,
  empty,
  json,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { ReadAccount } from '../accounts/operations/read-account.ts'
import { accountAddressView } from '../accounts/routes.account.addresses.ts'
import { accountSessionView } from '../accounts/routes.account.ts'
import { AddressesView, SessionsView, UserParams, UserSessionParams } from '../contract.ts'
import type { SessionState, UserId } from '../schema.ts'
import type { Users } from './index.ts'
import { USER_REFUSALS } from './user-refusals.ts'

type Deps = Pick<Users, 'revokeSessions'> & {
  account: Pick<ReadAccount, 'addresses' | 'sessions'>
}

const NO_STORE = { 'cache-control': 'no-store' }
const ENDING = { user_not_found: 404, session_not_found: 404 } as const
const createRoute = taggedRoutes('admin')

const addresses = createRoute({
  method: 'get',
  path: '/users/{id}/addresses',
  summary: 'List the delivery addresses of a user',
  request: { params: UserParams },
  responses: { 200: json(AddressesView, 'Addresses, the default one first'), ...problems(422) },
})
const sessions = createRoute({
  method: 'get',
  path: '/users/{id}/sessions',
  summary: 'List the open sessions of a user',
  request: { params: UserParams },
  responses: { 200: json(SessionsView, 'The last used first'), ...problems(422) },
})
const endAll = createRoute({
  method: 'delete',
  path: '/users/{id}/sessions',
  summary: "Revoke the sessions of a user, except the caller's own",
  request: { params: UserParams },
  responses: { 204: empty('Revoked'), ...problems(ENDING, 422) },
})
const endOne = createRoute({
  method: 'delete',
  path: '/users/{id}/sessions/{session}',
  summary: 'Revoke a session of a user',
  request: { params: UserSessionParams },
  responses: { 204: empty('Revoked'), ...problems(ENDING, 422) },
})

type ByAdmin = { userId: UserId; session: SessionState }

/** Mounted under /api/v1/admin, whose guard sets `userId` and `session`. */
export const userSupportRoutes = ({ account, revokeSessions }: Deps) =>
  routes<ByAdmin>()
    .openapi(addresses, async (c) => {
      const addressBook = await account.addresses(c.req.valid('param').id)
      return c.json({ items: addressBook.map(accountAddressView) }, 200, NO_STORE)
    })
    .openapi(sessions, async (c) => {
      const open = await account.sessions(c.req.valid('param').id)
      const items = open.map((session) => accountSessionView(session, c.var.session.sessionId))
      return c.json({ items }, 200, NO_STORE)
    })
    .openapi(endAll, async (c) => {
      const ended = await revokeSessions({
        ...byAdmin(c, c.req.valid('param').id),
        sessionId: null,
      })
      if (!ended.ok) return refusal(c, ended.error, ENDING, USER_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(endOne, async (c) => {
      const { id, session: sessionId } = c.req.valid('param')
      const ended = await revokeSessions({ ...byAdmin(c, id), sessionId })
      if (!ended.ok) return refusal(c, ended.error, ENDING, USER_REFUSALS)
      return c.body(null, 204)
    })

const byAdmin = (c: Context<{ Variables: EdgeVariables & ByAdmin }>, userId: UserId) => ({
  userId,
  by: c.var.userId,
  keep: c.var.session.sessionId,
  origin: requestOrigin(c),
})
