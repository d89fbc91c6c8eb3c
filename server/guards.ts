import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  ACCESS_STATUSES,
  ACCESS_TEXTS,
  type AccessRefusal,
  bearerOf,
  type Standing,
  type Standings,
  type UserId,
} from '#capabilities/identity/index.ts'
import { type EdgeVariables, refusal } from '#platform/http/index.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'

type With<Variables> = { Variables: EdgeVariables & Variables }
export type VisitorVariables = { viewer: Standing | null }
export type CustomerVariables = { userId: UserId; session: Standing }
export type VendorVariables<VendorId> = CustomerVariables & { vendorId: VendorId }

type Parts<VendorId extends string> = {
  standings: Pick<Standings, 'of' | 'isService'>
  /** The verified, active shop that this person may act for; null when there is none. */
  vendorOf: (userId: UserId) => Promise<VendorId | null>
}

/** One guard for each audience; a mount point takes one, so that no route can forget its own. */
export function createGuards<VendorId extends string>({ standings, vendorOf }: Parts<VendorId>) {
  async function standingOf(c: Context): Promise<Result<Standing, AccessRefusal>> {
    const token = bearerOf(c.req.header('authorization'))
    return token ? standings.of(token) : refuse({ code: 'unauthorized' })
  }
  const admit = (c: Context, session: Standing) => {
    c.set('userId', session.userId)
    c.set('session', session)
  }

  /**
   * Everybody, signed in or not: `viewer` says who, when somebody is. A token that opens nothing
   * makes a reader a visitor; whoever writes with one is told, lest it be done in nobody's name.
   */
  const anyone: MiddlewareHandler<With<VisitorVariables>> = createMiddleware(async (c, next) => {
    const standing = await standingOf(c)
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!standing.ok && standing.error.code !== 'unauthorized' && !reads)
      return shut(c, standing.error)
    c.set('viewer', standing.ok ? standing.value : null)
    return next()
  })

  /** Whoever is signed in. */
  const customer: MiddlewareHandler<With<CustomerVariables>> = createMiddleware(async (c, next) => {
    const standing = await standingOf(c)
    if (!standing.ok) return shut(c, standing.error)
    admit(c, standing.value)
    return next()
  })

  /** Whoever may act for a verified, active shop. */
  const vendor: MiddlewareHandler<With<VendorVariables<VendorId>>> = createMiddleware(
    async (c, next) => {
      const standing = await standingOf(c)
      if (!standing.ok) return shut(c, standing.error)
      const vendorId = await vendorOf(standing.value.userId)
      if (!vendorId) return shut(c, { code: 'not_a_vendor' })
      admit(c, standing.value)
      c.set('vendorId', vendorId)
      return next()
    },
  )

  /**
   * Administrators; one who has enrolled a second factor has to have used it. `answer` turns the
   * others away, where a client of another protocol than ours expects its own words.
   */
  const adminFor = (answer: Shut): MiddlewareHandler<With<CustomerVariables>> =>
    createMiddleware(async (c, next) => {
      const standing = await standingOf(c)
      const admitted = standing.ok ? administrator(standing.value) : standing
      if (!admitted.ok) return answer(c, admitted.error)
      admit(c, admitted.value)
      return next()
    })

  /** Whoever sells here, and administrators: those who may add pictures. */
  const sellerFor = (answer: Shut): MiddlewareHandler<With<CustomerVariables>> =>
    createMiddleware(async (c, next) => {
      const standing = await standingOf(c)
      const admitted = standing.ok ? seller(standing.value) : standing
      if (!admitted.ok) return answer(c, admitted.error)
      admit(c, admitted.value)
      return next()
    })

  /** Programs that act for the marketplace itself. */
  const service: MiddlewareHandler<With<object>> = createMiddleware(async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    if (!token) return shut(c, { code: 'unauthorized' })
    return (await standings.isService(token)) ? next() : shut(c, { code: 'forbidden' })
  })

  return { anyone, customer, vendor, admin: adminFor(shut), adminFor, sellerFor, service }
}
export type Guards<VendorId extends string> = ReturnType<typeof createGuards<VendorId>>

const seller = (standing: Standing): Result<Standing, AccessRefusal> =>
  standing.role === 'vendor' ? ok(standing) : administrator(standing)

function administrator(standing: Standing): Result<Standing, AccessRefusal> {
  if (standing.role !== 'admin') return refuse({ code: 'forbidden' })
  if (standing.hasVerifiedFactor && standing.aal !== 'aal2')
    return refuse({ code: 'second_factor_needed' })
  return ok(standing)
}

/** Whether a session may act for the marketplace: the role, and the second factor where one is enrolled. */
export const isAdministrator = (standing: Standing): boolean => administrator(standing).ok

/** Turns somebody away. */
export type Shut = (c: Context, error: AccessRefusal) => Response

const shut: Shut = (c, error) => refusal(c, error, ACCESS_STATUSES, ACCESS_TEXTS)
