import type { Context } from 'hono'
import {
  type EdgeVariables,
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  AdminUser,
  AdminUsersPage,
  AdminUsersQuery,
  DutiesBody,
  RoleBody,
  UserEditBody,
  UserParams,
  UserReopening,
} from '../contract.ts'
import type { Users } from './index.ts'
import type { SessionState, UserId } from '../schema.ts'
import type { SessionStates } from '../auth/operations/sessions/session-state-cache.ts'
import { ACCOUNT_FIELD_TEXTS } from '../accounts/account-refusals.ts'
import { USER_REFUSALS } from './user-refusals.ts'

const createRoute = taggedRoutes('admin')
const NOT_THERE = { user_not_found: 404 } as const
const CLOSING = { ...NOT_THERE, last_admin: 409, last_duty_holder: 409 } as const
const GIVING = { ...CLOSING, user_deactivated: 409, reauthentication_needed: 400 } as const
const DUTIES = {
  ...NOT_THERE,
  user_deactivated: 409,
  not_an_admin: 409,
  last_duty_holder: 409,
  reauthentication_needed: 400,
} as const
const PROFILE = {
  ...NOT_THERE,
  email_exists: 409,
  phone_exists: 409,
  user_deactivated: 409,
  email_required: 422,
  email_malformed: 422,
} as const
const EDITING = { ...PROFILE, reauthentication_needed: 400 } as const
const OPENING = { ...PROFILE, deactivated_by_other: 409 } as const

const listing = createRoute({
  method: 'get',
  path: '/users',
  summary: 'List users, newest first, with totals',
  request: { query: AdminUsersQuery },
  responses: { 200: json(AdminUsersPage, 'One page'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/users/{id}',
  summary: 'Get a user',
  request: { params: UserParams },
  responses: { 200: json(AdminUser, 'The user'), ...problems(NOT_THERE, 422) },
})
const edition = createRoute({
  method: 'put',
  path: '/users/{id}',
  summary: "Replace a user's profile; omitted fields are cleared",
  request: { params: UserParams, ...jsonBody(UserEditBody) },
  responses: { 200: json(AdminUser, 'The updated user'), ...problems(EDITING) },
})
const giving = createRoute({
  method: 'put',
  path: '/users/{id}/role',
  summary: "Set a user's role; a demotion revokes their sessions",
  request: { params: UserParams, ...jsonBody(RoleBody) },
  responses: {
    200: json(AdminUser, 'The user with the new role'),
    ...problems(GIVING, 422),
  },
})
const duties = createRoute({
  method: 'put',
  path: '/users/{id}/duties',
  summary: 'Set the duties of an admin; informs every admin',
  request: { params: UserParams, ...jsonBody(DutiesBody) },
  responses: { 200: json(AdminUser, 'The admin'), ...problems(DUTIES, 422) },
})
const closing = createRoute({
  method: 'post',
  path: '/users/{id}/deactivation',
  summary: 'Deactivate a user and revoke their sessions; reversible',
  request: { params: UserParams },
  responses: { 200: json(AdminUser, 'The deactivated user'), ...problems(CLOSING, 422) },
})
const opening = createRoute({
  method: 'delete',
  path: '/users/{id}/deactivation',
  summary: 'Reactivate a user with their former email address',
  request: { params: UserParams, query: UserReopening },
  responses: { 200: json(AdminUser, 'The reactivated user'), ...problems(OPENING) },
})

type ByAdmin = { userId: UserId; session: SessionState }

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const adminRoutes = (deps: Users & Pick<SessionStates, 'isFresh'>) =>
  routes<ByAdmin>({ texts: ACCOUNT_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json(await deps.list(c.req.valid('query')), 200))
    .openapi(detail, async (c) => {
      const user = await deps.get(c.req.valid('param').id)
      if (!user.ok) return refusal(c, user.error, NOT_THERE, USER_REFUSALS)
      return c.json(user.value, 200)
    })
    .openapi(edition, async (c) => {
      const command = onPerson(c, c.req.valid('param').id)
      const saved = await deps.edit({
        ...command,
        form: c.req.valid('json'),
        isProven: await deps.isFresh(c.get('session')),
      })
      const found = saved.ok ? await deps.get(command.userId) : saved
      if (!found.ok) return refusal(c, found.error, EDITING, USER_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(giving, async (c) => {
      const command = onPerson(c, c.req.valid('param').id)
      const given = await deps.changeRole({
        ...command,
        role: c.req.valid('json').role,
        isProven: await deps.isFresh(c.get('session')),
      })
      const found = given.ok ? await deps.get(command.userId) : given
      if (!found.ok) return refusal(c, found.error, GIVING, USER_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(duties, async (c) => {
      const command = onPerson(c, c.req.valid('param').id)
      const set = await deps.setDuties({
        ...command,
        duties: c.req.valid('json').duties,
        isProven: await deps.isFresh(c.get('session')),
      })
      const found = set.ok ? await deps.get(command.userId) : set
      if (!found.ok) return refusal(c, found.error, DUTIES, USER_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(closing, async (c) => {
      const command = onPerson(c, c.req.valid('param').id)
      const closed = await deps.deactivate(command)
      const found = closed.ok ? await deps.get(command.userId) : closed
      if (!found.ok) return refusal(c, found.error, CLOSING, USER_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(opening, async (c) => {
      const command = onPerson(c, c.req.valid('param').id)
      const opened = await deps.reactivate({ ...command, isOwn: c.req.valid('query').own })
      const found = opened.ok ? await deps.get(command.userId) : opened
      if (!found.ok) return refusal(c, found.error, OPENING, USER_REFUSALS)
      return c.json(found.value, 200)
    })

const onPerson = (c: Context<{ Variables: EdgeVariables & ByAdmin }>, userId: UserId) => ({
  userId,
  by: c.var.userId,
  origin: requestOrigin(c),
})
