import { type Context, Hono, type Next } from 'hono'
import { z } from 'zod'
import { after, type Clock, milliseconds } from '#kernel/time.ts'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import { goDuration } from './config.env.ts'
import type { AdminUpdateUser } from './operations/admin/admin-update-user.ts'
import type { AdminCreateUser, UserFields } from './operations/admin/admin-create-user.ts'
import type { AdminDeleteUser } from './operations/admin/admin-delete-user.ts'
import type { AdminFindUser, AdminListUsers } from './operations/admin/admin-list-users.ts'
import type { AuthenticateServiceRole } from './operations/sessions/authenticate-service-role.ts'
import type { UserId } from '../schema.ts'
import { USER_ID_MALFORMED } from './protocol/admin-errors.ts'
import { Metadata } from './protocol/otp-fields.ts'
import { readBody } from './protocol/body.ts'
import { requestClient } from './protocol/bearer-errors.ts'
import { validationFailed, protocolError, protocolRefusal } from './protocol/errors.ts'
import { adminRefusal } from './protocol/admin-refusal.ts'
import { SERVICE_ROLE_ERRORS } from './protocol/admin-errors.ts'
import { userView } from './protocol/user-object.ts'
import { isUuid } from '#platform/ids.ts'

type Env = { Variables: EdgeVariables }
export type AdminUserRouteDeps = {
  clock: Clock
  externalUrl: string
  authenticateServiceRole: AuthenticateServiceRole
  listAccounts: AdminListUsers
  findAccount: AdminFindUser
  adminCreateUser: AdminCreateUser
  adminUpdateUser: AdminUpdateUser
  adminDeleteUser: AdminDeleteUser
}

const text = z.string().max(1_000).nullish()
const UserBody = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: Metadata,
  app_metadata: Metadata,
  role: text,
  ban_duration: text,
})
const DeleteBody = z.object({ should_soft_delete: z.boolean().nullish() })

export const requireServiceRole =
  ({ authenticateServiceRole }: Pick<AdminUserRouteDeps, 'authenticateServiceRole'>) =>
  async (c: Context<Env>, next: Next) => {
    const service = await authenticateServiceRole(c.req.header('authorization'))
    if (!service.ok) return protocolRefusal(c, service.error, SERVICE_ROLE_ERRORS)
    c.header('cache-control', 'no-store')
    return next()
  }

export function adminUserRoutes(deps: AdminUserRouteDeps) {
  const { findAccount, adminDeleteUser } = deps
  const only = requireServiceRole(deps)
  return new Hono<Env>()
    .get('/admin/users', only, (c) => list(deps, c))
    .post('/admin/users', only, (c) => create(deps, c))
    .get('/admin/users/:userId', only, async (c) => {
      const userId = c.req.param('userId') ?? ''
      if (!isUuid<UserId>(userId)) return protocolError(c, USER_ID_MALFORMED)
      const user = await findAccount(userId)
      return user ? c.json(userView(user)) : adminRefusal(c, { code: 'user_not_found' })
    })
    .put('/admin/users/:userId', only, (c) => change(deps, c, c.req.param('userId') ?? ''))
    .delete('/admin/users/:userId', only, async (c) => {
      const userId = c.req.param('userId') ?? ''
      if (!isUuid<UserId>(userId)) return protocolError(c, USER_ID_MALFORMED)
      const body = await readBody(c, DeleteBody, { mayBeEmpty: true })
      if (!body.ok) return protocolError(c, body.error)
      const soft = body.value.should_soft_delete ?? false
      const result = await adminDeleteUser({
        userId,
        soft,
        visitor: requestClient(c),
      })
      return result.ok ? c.json({}) : adminRefusal(c, result.error)
    })
}

const MOST_PER_PAGE = 1_000

async function list(
  { listAccounts, externalUrl }: AdminUserRouteDeps,
  c: Context<Env>,
): Promise<Response> {
  const page = wholeOf(c.req.query('page'), 1)
  const perPage = wholeOf(c.req.query('per_page'), 50)
  if (page === null || perPage === null || perPage > MOST_PER_PAGE)
    return protocolError(c, validationFailed('Bad Pagination Parameters'))
  const sort = c.req.query('sort') || 'created_at desc'
  const filter = c.req.query('filter') || null
  const found = await listAccounts({ page, perPage, filter, sort })
  if (!found) return protocolError(c, validationFailed('Bad Sort Parameters'))

  const { users, total: count } = found
  const last = Math.max(1, Math.ceil(count / perPage))
  // auth-js reads the number after the first `=`, so `page` must come first.
  const link = (to: number, rel: string) =>
    `<${externalUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  c.header('X-Total-Count', String(count))
  c.header('Link', links.join(', '))
  return c.json({ users: users.map(userView), aud: 'authenticated' })
}

function wholeOf(given: string | undefined, otherwise: number): number | null {
  if (!given) return otherwise
  const value = Number(given)
  return /^\d{1,9}$/.test(given) && value >= 1 ? value : null
}

type Fields = z.output<typeof UserBody>

const BAN_REFUSED = validationFailed('invalid format for ban duration')

/** Undefined keeps the ban, null ends it, false is malformed. */
function bannedUntil(given: string | null | undefined, now: Date): Date | null | undefined | false {
  if (!given) return undefined
  if (given === 'none') return null
  const length = goDuration(given)
  return length === null ? false : after(now, milliseconds(length))
}

const fieldsOf = (body: Fields, until: Date | null | undefined): UserFields => ({
  email: body.email,
  phone: body.phone,
  password: body.password,
  passwordHash: body.password_hash,
  emailConfirm: body.email_confirm,
  phoneConfirm: body.phone_confirm,
  userMetadata: body.user_metadata,
  appMetadata: body.app_metadata,
  role: body.role,
  bannedUntil: until,
})

const NIL = /^[0-]+$/

async function create(
  { clock, adminCreateUser }: AdminUserRouteDeps,
  c: Context<Env>,
): Promise<Response> {
  const body = await readBody(c, UserBody)
  if (!body.ok) return protocolError(c, body.error)
  const { ban_duration } = body.value
  const id = body.value.id?.toLowerCase() || null
  if (id !== null && (!isUuid<UserId>(id) || NIL.test(id)))
    return protocolError(c, validationFailed('ID must conform to the uuid v4 format'))
  const until = bannedUntil(ban_duration, clock.now())
  if (until === false) return protocolError(c, BAN_REFUSED)

  const result = await adminCreateUser({
    ...fieldsOf(body.value, until),
    id,
    language: callerLanguage(c),
    visitor: requestClient(c),
  })

  return result.ok ? c.json(userView(result.value)) : adminRefusal(c, result.error)
}

async function change(
  { clock, adminUpdateUser }: AdminUserRouteDeps,
  c: Context<Env>,
  userId: string,
): Promise<Response> {
  if (!isUuid<UserId>(userId)) return protocolError(c, USER_ID_MALFORMED)
  const body = await readBody(c, UserBody)
  if (!body.ok) return protocolError(c, body.error)
  const until = bannedUntil(body.value.ban_duration, clock.now())
  if (until === false) return protocolError(c, BAN_REFUSED)

  const result = await adminUpdateUser({
    ...fieldsOf(body.value, until),
    userId,
    visitor: requestClient(c),
  })

  return result.ok ? c.json(userView(result.value)) : adminRefusal(c, result.error)
}
