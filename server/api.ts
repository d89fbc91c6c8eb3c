import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import type { EdgeEnv } from '#platform/http/edge.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { routes } from '#platform/http/index.ts'
import { CALLS_NEEDING_PROOF } from './call-permissions.ts'
import type { Guards } from './guards.ts'

type Parts = {
  guards: Pick<Guards<VendorId>, 'anyone' | 'customer' | 'vendor' | 'admin' | 'fresh'>
  /** Each audience is mounted once, behind its one guard. */
  shop: readonly Hono[]
  account: readonly Hono[]
  vendor: readonly Hono[]
  admin: readonly Hono[]
  /** Behind the admin guard: writes the access log. */
  looks: MiddlewareHandler
}

export function createApi({ guards, shop, account, vendor, admin, looks }: Parts) {
  const behind = <GuardEnv extends Env>(
    guard: MiddlewareHandler<GuardEnv>,
    parts: readonly Hono[],
    { isPersonal = true, watch }: { isPersonal?: boolean; watch?: MiddlewareHandler } = {},
  ) => {
    const audience = routes()
    if (isPersonal) audience.use('*', noStore)
    audience.use('*', guard)
    if (watch) audience.use('*', watch)
    for (const part of parts) audience.route('/', part)
    return audience
  }
  const api = routes()
  const needingProof = (prefix: string, parts: readonly Hono[]): Hono[] => {
    const watch = new Hono()
    for (const call of CALLS_NEEDING_PROOF) {
      const [method = '', path = ''] = call.split(` /api/v1${prefix}`)
      if (path !== '') watch.on(method, path, guards.fresh) // the audience's guard ran
    }
    return [watch, ...parts]
  }
  // Longer paths first, or the guard of the public mount would run before theirs.
  api.route('/admin', behind(guards.admin, needingProof('/admin', admin), { watch: looks }))
  api.route('/vendor', behind(guards.vendor, needingProof('/vendor', vendor)))
  api.route('/account', behind(guards.customer, needingProof('/account', account)))
  api.route('/', behind(guards.anyone, shop, { isPersonal: false }))
  return api
}

/** Reads of a person: no copy in a browser's cache outlives the session. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}

/** Missing API paths answer a problem document, never a page. Mounted after all that exist. */
export function mountMissing(app: Hono<EdgeEnv>): void {
  const missing = new Hono().all('*', (c: Context) => c.notFound())
  for (const prefix of ['/auth/v1', '/rest/v1', '/api', '/storage/v1', '/functions/v1', '/media'])
    app.route(prefix, missing)
}
