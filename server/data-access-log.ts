import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { PrivacyAdmin } from '#capabilities/privacy/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { CALLS_SHOWING_PERSONAL_DATA } from './call-permissions.ts'

/** Access log: written before the response leaves, for `CALLS_SHOWING_PERSONAL_DATA`. */
export const logDataAccess = (
  recordDataAccess: PrivacyAdmin['recordDataAccess'],
): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    await next()
    if (c.req.method !== 'GET' || c.res.status !== 200) return
    const call = `GET ${matchedRoutes(c).find(({ method }) => method === 'GET')?.path ?? ''}`
    const kind = CALLS_SHOWING_PERSONAL_DATA[call as keyof typeof CALLS_SHOWING_PERSONAL_DATA] // undefined for routes without personal data
    if (kind === undefined) return
    await recordDataAccess({
      actorId: c.get('userId') as string, // the guard of the mount has set it
      call,
      kind,
      subjects: call.includes('/:id') ? namedIn(c.req.path, call) : await shownIn(c),
      origin: requestOrigin(c),
    })
  })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The log has ids only, never the phone of a guest: the orders shown with it are logged. */
const namedIn = (path: string, call: string): string[] =>
  [path.split('/')[call.slice(call.indexOf('/')).split('/').indexOf(':id')] ?? ''].filter((id) =>
    UUID.test(id),
  )

type Row = { id?: string; user_id?: string | null }

/** The ids of a list response; for a file, the ids of the request. */
async function shownIn(c: Context): Promise<string[]> {
  if (!c.res.headers.get('content-type')?.includes('json')) {
    const requested = c.req.query('user_id')
    return requested === undefined ? [] : [requested]
  }
  const { items } = (await c.res.clone().json()) as { items: Row[] } // lists answer `items`
  return items.flatMap((row) => row.user_id ?? row.id ?? [])
}
