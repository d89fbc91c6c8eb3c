import type { Context, Hono as HonoApp, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { EdgeEnv } from '#platform/http/edge.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { routes } from '#platform/http/index.ts'
import { CALLS_NEEDING_PROOF } from './call-permissions.ts'
import type { Guards } from './guards.ts'

type Routes = HonoApp<never>

type Parts = {
  guards: Pick<Guards<VendorId>, 'anyone' | 'customer' | 'vendor' | 'admin' | 'fresh'>
  /** Each audience is mounted once, behind its one guard. */
  shop: readonly Routes[]
  account: readonly Routes[]
  vendor: readonly Routes[]
  admin: readonly Routes[]
  /** Behind the admin guard: writes the access log. */
  looks: MiddlewareHandler
  auth: Routes
  rpc: Routes
  functions: Routes
  storage: Routes
  operations: Routes
}

export function createApi({
  guards,
  shop,
  account,
  vendor,
  admin,
  looks,
}: Pick<Parts, 'guards' | 'shop' | 'account' | 'vendor' | 'admin' | 'looks'>) {
  const behind = (
    guard: Parts['guards'][keyof Parts['guards']],
    parts: readonly Routes[],
    watch?: MiddlewareHandler,
  ) => {
    const audience = routes()
    if (guard !== guards.anyone) audience.use('*', storedNowhere as never)
    audience.use('*', guard as never) // each guard names the variables it sets; the mount does not care
    if (watch) audience.use('*', watch as never)
    for (const part of parts) audience.route('/', part as never)
    return audience
  }
  const api = routes()
  const needingProof = (prefix: string, parts: readonly Routes[]): Routes[] => {
    const watch = new Hono()
    for (const call of CALLS_NEEDING_PROOF) {
      const [method = '', path = ''] = call.split(` /api/v1${prefix}`)
      if (path !== '') watch.on(method, path, guards.fresh as never) // the audience's guard ran
    }
    return [watch as never, ...parts]
  }
  // Longer paths first, or the guard of the public mount would run before theirs.
  api.route('/admin', behind(guards.admin, needingProof('/admin', admin), looks))
  api.route('/vendor', behind(guards.vendor, needingProof('/vendor', vendor)))
  api.route('/account', behind(guards.customer, needingProof('/account', account)))
  api.route('/', behind(guards.anyone, shop))
  return api
}

/** Reads of a person: no copy in a browser's cache outlives the session. */
const storedNowhere: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}

/** Mounts everything but the site, which handles what is left. */
export function mountRoutes(
  app: HonoApp<EdgeEnv>,
  parts: Omit<Parts, 'looks'> & { api: Routes },
): void {
  app.route('/', parts.operations as never)
  app.route('/auth/v1', parts.auth as never)
  app.route('/rest/v1/rpc', parts.rpc as never)
  app.route('/functions/v1', parts.functions as never)
  app.route('/storage/v1', parts.storage as never)
  app.route('/api/v1', parts.api as never)
  // Missing API paths answer a problem document, never a page.
  const missing = new Hono().all('*', (c: Context) => c.notFound())
  for (const prefix of ['/auth/v1', '/rest/v1', '/api', '/storage/v1', '/functions/v1', '/media'])
    app.route(prefix, missing as never)
}
