import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  ACCESS_STATUSES,
  ACCESS_TEXTS,
  type AccessRefusal,
  checkSecondFactor,
  bearerOf,
  type SessionState,
  type SessionStates,
  type UserId,
} from '#capabilities/identity/index.ts'
import { type EdgeVariables, refusal } from '#platform/http/index.ts'
import { asOwner, asTenant } from '#platform/database/index.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { coversCall } from './admin-duties.ts'
import { requiredPermission } from './staff-permissions.ts'

const PROOF_PATH = '/api/v1/account/reauthentication'

type With<Variables> = { Variables: EdgeVariables & Variables }
export type VisitorVariables = { viewer: SessionState | null }
export type CustomerVariables = { userId: UserId; session: SessionState }
/** Long-lived responses call `revalidate` again: the admin role may be revoked. */
export type AdminVariables = CustomerVariables & { revalidate: () => Promise<'admin' | null> }
export type VendorVariables<VendorId> = CustomerVariables & {
  vendorId: VendorId
  staffRole: VendorRole
  revalidate: () => Promise<VendorRole | null>
}

export type StaffMembership<VendorId> = { vendorId: VendorId; role: VendorRole }

type Parts<VendorId extends string> = {
  sessionStates: Pick<SessionStates, 'of' | 'isFresh' | 'isService'>
  /** The verified, active vendor that the user works for; null without one. */
  findStaffMembership: (userId: UserId) => Promise<StaffMembership<VendorId> | null>
  /** Whether admins and shop owners must have a second factor. */
  requiresFactor?: () => boolean
}

export function createGuards<VendorId extends string>({
  sessionStates,
  findStaffMembership,
  requiresFactor = () => false,
}: Parts<VendorId>) {
  /** The one rule about second factors, for every audience. */
  async function getSessionState(c: Context): Promise<Result<SessionState, AccessRefusal>> {
    const token = bearerOf(c.req.header('authorization'))
    if (!token) return refuse({ code: 'unauthorized' })
    const found = await sessionStates.of(token)
    // Enrolling a first factor may need a fresh proof.
    return found.ok
      ? checkSecondFactor(found.value, requiresFactor() && c.req.path !== PROOF_PATH)
      : found
  }
  /** An invalid token makes a read anonymous, but a write is refused: it would have no author. */
  const anyone: MiddlewareHandler<With<VisitorVariables>> = createMiddleware(async (c, next) => {
    const sessionState = await getSessionState(c)
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!sessionState.ok && sessionState.error.code !== 'unauthorized' && !reads)
      return denyAccess(c, sessionState.error)
    c.set('viewer', sessionState.ok ? sessionState.value : null)
    return next()
  })

  const customer: MiddlewareHandler<With<CustomerVariables>> = createMiddleware(async (c, next) => {
    const sessionState = await getSessionState(c)
    if (!sessionState.ok) return denyAccess(c, sessionState.error)
    admit(c, sessionState.value)
    return asTenant({ userId: sessionState.value.userId }, next)
  })

  /** `answer` writes the refusal of other protocols. */
  const adminFor = (answer: DenyAccess): MiddlewareHandler<With<AdminVariables>> =>
    createMiddleware(async (c, next) => {
      const sessionState = await getSessionState(c)
      const admitted = sessionState.ok ? onDuty(c, sessionState.value) : sessionState
      if (!admitted.ok) return answer(c, admitted.error)
      admit(c, admitted.value)
      c.set('revalidate', async () => {
        const now = await getSessionState(c)
        return now.ok && onDuty(c, now.value).ok ? 'admin' : null
      })
      return next()
    })

  const service: MiddlewareHandler<With<object>> = createMiddleware(async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    if (!token) return denyAccess(c, { code: 'unauthorized' })
    return (await sessionStates.isService(token)) ? next() : denyAccess(c, { code: 'forbidden' })
  })

  /** Behind another guard: a device left unlocked must not do this. */
  const fresh: MiddlewareHandler<With<CustomerVariables>> = createMiddleware(async (c, next) =>
    (await asOwner(() => sessionStates.isFresh(c.var.session)))
      ? next()
      : denyAccess(c, { code: 'reauthentication_needed' }),
  )

  const vendorGuards = createVendorGuards({ findStaffMembership, getSessionState })
  return {
    anyone,
    customer,
    ...vendorGuards,
    admin: adminFor(denyAccess),
    adminFor,
    service,
    fresh,
  }
}
export type Guards<VendorId extends string> = ReturnType<typeof createGuards<VendorId>>

const admit = (c: Context, session: SessionState) => {
  c.set('userId', session.userId)
  c.set('session', session)
}

type VendorGuardParts<VendorId extends string> = Pick<Parts<VendorId>, 'findStaffMembership'> & {
  getSessionState: (c: Context) => Promise<Result<SessionState, AccessRefusal>>
}

function createVendorGuards<VendorId extends string>(parts: VendorGuardParts<VendorId>) {
  const { findStaffMembership, getSessionState } = parts
  /** Vendors, staff with the catalog permission, and admins. */
  async function uploader(
    sessionState: SessionState,
  ): Promise<Result<{ vendorId: VendorId | null }, AccessRefusal>> {
    const { role, userId } = sessionState
    if (role === 'admin') return ok({ vendorId: null })
    const membership = requirePermission(await findStaffMembership(userId), 'catalogue')
    if (membership.ok) return membership
    return role === 'vendor' ? ok({ vendorId: null }) : refuse({ code: 'forbidden' })
  }
  /** Staff of a verified, active vendor, within the permissions of their role. */
  const vendor: MiddlewareHandler<With<VendorVariables<VendorId>>> = createMiddleware(
    async (c, next) => {
      const sessionState = await getSessionState(c)
      if (!sessionState.ok) return denyAccess(c, sessionState.error)
      const { userId } = sessionState.value
      const membership = await findStaffMembership(userId)
      const admitted = requirePermission(membership, requiredPermission(c.req.method, c.req.path))
      if (!admitted.ok) return denyAccess(c, admitted.error)
      const { vendorId, role } = admitted.value
      admit(c, sessionState.value)
      c.set('vendorId', vendorId)
      c.set('staffRole', role)
      c.set('revalidate', () =>
        asOwner(async () => {
          if (!(await getSessionState(c)).ok) return null
          const now = await findStaffMembership(userId)
          return now?.vendorId === vendorId ? now.role : null
        }),
      )
      return asTenant({ vendorId }, next)
    },
  )

  /** Vendors and admins, who may upload images. */
  const vendorGuard = (
    answer: DenyAccess,
  ): MiddlewareHandler<With<CustomerVariables & { vendorId: string | null }>> =>
    createMiddleware(async (c, next) => {
      const sessionState = await getSessionState(c)
      if (!sessionState.ok) return answer(c, sessionState.error)
      const admitted = await uploader(sessionState.value)
      if (!admitted.ok) return answer(c, admitted.error)
      admit(c, sessionState.value)
      c.set('vendorId', admitted.value.vendorId)
      return next()
    })
  return { vendor, vendorGuard }
}

function requirePermission<VendorId>(
  membership: StaffMembership<VendorId> | null,
  permission: StaffPermission,
): Result<StaffMembership<VendorId>, AccessRefusal> {
  if (!membership) return refuse({ code: 'not_a_vendor' })
  return hasPermission(membership.role, permission)
    ? ok(membership)
    : refuse({ code: 'role_forbidden' })
}

const admin = (sessionState: SessionState): Result<SessionState, AccessRefusal> =>
  sessionState.role === 'admin' ? ok(sessionState) : refuse({ code: 'forbidden' })

function onDuty(c: Context, sessionState: SessionState): Result<SessionState, AccessRefusal> {
  const admitted = admin(sessionState)
  if (!admitted.ok || coversCall(sessionState.duties, c.req.method, c.req.path)) return admitted
  return refuse({ code: 'duty_forbidden' })
}

/** The admin role, at AAL2 if a factor is enrolled. */
export const isAdmin = (sessionState: SessionState): boolean =>
  admin(sessionState).ok && checkSecondFactor(sessionState, false).ok

export type DenyAccess = (c: Context, error: AccessRefusal) => Response

const denyAccess: DenyAccess = (c, error) => refusal(c, error, ACCESS_STATUSES, ACCESS_TEXTS)
