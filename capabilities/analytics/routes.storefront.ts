import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  empty,
  jsonBody,
  problem,
  problems,
  routes,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import { EventsBody, VitalsBody } from './contract.ts'
import type { ReceiveEvents } from './operations/track-events.ts'
import type { ReceiveVitals } from './operations/record-web-vitals.ts'
import type { RateLimited } from '#platform/rate-limit.ts'

const createRoute = taggedRoutes('shop')
const events = createRoute({
  method: 'post',
  path: '/events',
  summary: 'Record an analytics event of a visitor who gave consent',
  request: jsonBody(EventsBody),
  responses: { 204: empty('Kept'), ...problems(400, 422, 429) },
})
const vitals = createRoute({
  method: 'post',
  path: '/web-vitals',
  summary: 'Record web vitals of a visitor who gave consent',
  request: jsonBody(VitalsBody),
  responses: { 204: empty('Counted'), ...problems(400, 422, 429) },
})

type Operations = { receive: ReceiveEvents; count: ReceiveVitals }

/** Mounted under /api/v1, without authentication. */
export const storefrontRoutes = ({ receive, count }: Operations) =>
  routes()
    .openapi(events, async (c) => {
      const received = await receive({
        sent: c.req.valid('json'),
        language: callerLanguage(c),
        address: clientKey(c),
      })
      return received.ok ? c.body(null, 204) : tooMany(c, received.error)
    })
    .openapi(vitals, async (c) => {
      const counted = await count({
        sent: c.req.valid('json'),
        address: clientKey(c),
      })
      return counted.ok ? c.body(null, 204) : tooMany(c, counted.error)
    })

function tooMany(c: Context, { code, retryAfterSeconds }: RateLimited) {
  c.header('retry-after', String(retryAfterSeconds))
  return problem(c, 429, { code })
}
