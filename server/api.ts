import type { Context, Hono as HonoApp, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { EdgeEnv } from '#platform/http/edge.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { routes } from '#platform/http/index.ts'
import type { Guards } from './guards.ts'

/** Any set of routes: of a capability, or of the site. */
type Routes = HonoApp<never>

type Parts = {
  guards: Pick<Guards<VendorId>, 'anyone' | 'customer' | 'vendor' | 'admin'>
  /** By audience; each is mounted once, behind its one guard. */
  shop: readonly Routes[]
  account: readonly Routes[]
  vendor: readonly Routes[]
  admin: readonly Routes[]
  /** Stands behind the guard of administrators: it writes down who was shown whose data. */
  looks: MiddlewareHandler
  auth: Routes
  rpc: Routes
  functions: Routes
  storage: Routes
  operations: Routes
}

/** The API as OpenAPI describes it: for anyone, who is signed in, who sells, administrators. */
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
    audience.use('*', guard as never) // each guard names the variables it sets; the mount does not care
    if (watch) audience.use('*', watch as never)
    for (const part of parts) audience.route('/', part as never)
    return audience
  }
  const api = routes()
  // The longer path first: the guard of the public mount must not meet what is not public.
  api.route('/admin', behind(guards.admin, admin, looks))
  api.route('/vendor', behind(guards.vendor, vendor))
  api.route('/account', behind(guards.customer, account))
  api.route('/', behind(guards.anyone, shop))
  return api
}

/** Puts every part in its place. What no part answers is left to whoever mounts the site after it. */
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
  // An address of a program is never a page: what is missing there is a problem document.
  const missing = new Hono().all('*', (c: Context) => c.notFound())
  for (const prefix of ['/auth/v1', '/rest/v1', '/api', '/storage/v1', '/functions/v1', '/media'])
    app.route(prefix, missing as never)
}
