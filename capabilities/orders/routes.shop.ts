import { type Clock, minutes } from '#kernel/time.ts'
import { createRoute, json, problem, problems, refusal, routes } from '#platform/http/index.ts'
import type { LimitOutcome } from '#platform/limits.ts'
import { Tracked, TrackQuery } from './contract.ts'
import type { ReadOrders } from './operations/read-orders.ts'
import { ORDER_REFUSALS } from './texts.ts'

type Deps = Pick<ReadOrders, 'track'> & {
  clock: Clock
  limit: (use: {
    key: string
    max: number
    per: ReturnType<typeof minutes>
    now: Date
  }) => Promise<LimitOutcome>
}

/** Enough for a household behind one address, too few to try contacts out. */
const TRIES_PER_MINUTE = 60

const track = createRoute({
  method: 'get',
  path: '/track',
  tags: ['orders'],
  summary: 'A purchase, for whoever knows its number and the contact given',
  request: { query: TrackQuery },
  responses: { 200: json(Tracked, 'The purchase with its orders'), ...problems(404, 422, 429) },
})

/** Mounted under /api/v1 for anyone. */
export const shopRoutes = ({ track: find, limit, clock }: Deps) =>
  routes().openapi(track, async (c) => {
    const key = `track:${c.get('clientAddress') ?? 'unknown'}`
    const use = await limit({ key, max: TRIES_PER_MINUTE, per: minutes(1), now: clock.now() })
    if (!use.allowed) {
      c.header('retry-after', String(use.retryAfterSeconds))
      return problem(c, 429, { code: 'too_many_requests' })
    }
    const found = await find(c.req.valid('query'))
    if (!found.ok) return refusal(c, found.error, { order_not_found: 404 }, ORDER_REFUSALS)
    return c.json(found.value, 200, { 'cache-control': 'no-store' })
  })
