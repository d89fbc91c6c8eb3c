import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  ACCESS_STATUSES,
  ACCESS_TEXTS,
  type AccessRefusal,
  bearerOf,
  type SessionState,
  type SessionStates,
  type UserId,
} from '#capabilities/identity/index.ts'
import { type EdgeVariables, refusal } from '#platform/http/index.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { requiredPermission } from './staff-permissions.ts'

type With<Variables> = { Variables: EdgeVariables & Variables }
export type VisitorVariables = { viewer: SessionState | null }
export type CustomerVariables = { userId: UserId; session: SessionState }
/** Long-lived responses call `stillActs` again: the admin role may be revoked. */
export type AdminVariables = CustomerVariables & { stillActs: () => Promise<'admin' | null> }
export type VendorVariables<VendorId> = CustomerVariables & {
  vendorId: VendorId
  shopRole: VendorRole
  stillActs: () => Promise<VendorRole | null>
}

export type StaffMembership<VendorId> = { vendorId: VendorId; role: VendorRole }

type Parts<VendorId extends string> = {
  sessionStates: Pick<SessionStates, 'of' | 'isService'>
  /** The verified, active vendor that the user works for; null without one. */
  postOf: (userId: UserId) => Promise<StaffMembership<VendorId> | null>
}

export function createGuards<VendorId extends string>({ sessionStates, postOf }: Parts<VendorId>) {
  async function getSessionState(c: Context): Promise<Result<SessionState, AccessRefusal>> {
    const token = bearerOf(c.req.header('authorization'))
    return token ? sessionStates.of(token) : refuse({ code: 'unauthorized' })
  }
  /** An invalid token makes a read anonymous, but a write is refused: it would have no author. */
  const anyone: MiddlewareHandler<With<VisitorVariables>> = createMiddleware(async (c, next) => {
    const sessionState = await getSessionState(c)
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!sessionState.ok && sessionState.error.code !== 'unauthorized' && !reads)
      return shut(c, sessionState.error)
    c.set('viewer', sessionState.ok ? sessionState.value : null)
    return next()
  })

  const customer: MiddlewareHandler<With<CustomerVariables>> = createMiddleware(async (c, next) => {
    const sessionState = await getSessionState(c)
    if (!sessionState.ok) return shut(c, sessionState.error)
    admit(c, sessionState.value)
    return next()
  })

  /** At AAL2 if a factor is enrolled. `answer` writes the refusal of other protocols. */
  const adminFor = (answer: DenyAccess): MiddlewareHandler<With<AdminVariables>> =>
    createMiddleware(async (c, next) => {
      const sessionState = await getSessionState(c)
      const admitted = sessionState.ok ? admin(sessionState.value) : sessionState
      if (!admitted.ok) return answer(c, admitted.error)
      admit(c, admitted.value)
      const token = bearerOf(c.req.header('authorization')) ?? ''
      c.set('stillActs', async () => {
        const now = await sessionStates.of(token)
        return now.ok && admin(now.value).ok ? 'admin' : null
      })
      return next()
    })

  const service: MiddlewareHandler<With<object>> = createMiddleware(async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    if (!token) return shut(c, { code: 'unauthorized' })
    return (await sessionStates.isService(token)) ? next() : shut(c, { code: 'forbidden' })
  })

  const ofShops = createShopGuards({ sessionStates, postOf, getSessionState })
  return { anyone, customer, ...ofShops, admin: adminFor(shut), adminFor, service }
}
export type Guards<VendorId extends string> = ReturnType<typeof createGuards<VendorId>>

const admit = (c: Context, session: SessionState) => {
  c.set('userId', session.userId)
  c.set('session', session)
}

type ShopParts<VendorId extends string> = Parts<VendorId> & {
  getSessionState: (c: Context) => Promise<Result<SessionState, AccessRefusal>>
}

function createShopGuards<VendorId extends string>(parts: ShopParts<VendorId>) {
  const { sessionStates, postOf, getSessionState } = parts
  /** Vendors, staff with the catalog permission, and admins. */
  async function uploader(
    sessionState: SessionState,
  ): Promise<Result<SessionState, AccessRefusal>> {
    if (sessionState.role === 'vendor') return ok(sessionState)
    if (sessionState.role === 'admin') return admin(sessionState)
    return workerIn(await postOf(sessionState.userId), 'catalogue').ok
      ? ok(sessionState)
      : refuse({ code: 'forbidden' })
  }
  /** Staff of a verified, active vendor, within the permissions of their role. */
  const vendor: MiddlewareHandler<With<VendorVariables<VendorId>>> = createMiddleware(
    async (c, next) => {
      const sessionState = await getSessionState(c)
      if (!sessionState.ok) return shut(c, sessionState.error)
      const { userId } = sessionState.value
      const post = await postOf(userId)
      const admitted = workerIn(post, requiredPermission(c.req.method, c.req.path))
      if (!admitted.ok) return shut(c, admitted.error)
      const { vendorId, role } = admitted.value
      const token = bearerOf(c.req.header('authorization')) ?? ''
      admit(c, sessionState.value)
      c.set('vendorId', vendorId)
      c.set('shopRole', role)
      c.set('stillActs', async () => {
        if (!(await sessionStates.of(token)).ok) return null
        const now = await postOf(userId)
        return now?.vendorId === vendorId ? now.role : null
      })
      return next()
    },
  )

  /** Vendors and admins, who may upload images. */
  const vendorGuard = (answer: DenyAccess): MiddlewareHandler<With<CustomerVariables>> =>
    createMiddleware(async (c, next) => {
      const sessionState = await getSessionState(c)
      const admitted = sessionState.ok ? await uploader(sessionState.value) : sessionState
      if (!admitted.ok) return answer(c, admitted.error)
      admit(c, admitted.value)
      return next()
    })
  return { vendor, vendorGuard }
}

function workerIn<VendorId>(
  post: StaffMembership<VendorId> | null,
  duty: StaffPermission,
): Result<StaffMembership<VendorId>, AccessRefusal> {
  if (!post) return refuse({ code: 'not_a_vendor' })
  return hasPermission(post.role, duty) ? ok(post) : refuse({ code: 'not_your_work' })
}

function admin(sessionState: SessionState): Result<SessionState, AccessRefusal> {
  if (sessionState.role !== 'admin') return refuse({ code: 'forbidden' })
  if (sessionState.hasVerifiedFactor && sessionState.aal !== 'aal2')
    return refuse({ code: 'second_factor_needed' })
  return ok(sessionState)
}

/** The admin role, at AAL2 if a factor is enrolled. */
export const isAdmin = (sessionState: SessionState): boolean => admin(sessionState).ok

export type DenyAccess = (c: Context, error: AccessRefusal) => Response

const shut: DenyAccess = (c, error) => refusal(c, error, ACCESS_STATUSES, ACCESS_TEXTS)
