import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { bearerOf, type Identity } from '#capabilities/identity/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { type Clock, hours } from '#kernel/time.ts'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { problem } from '#platform/http/index.ts'
import { isAdmin } from './guards.ts'
import { maintenancePage } from './maintenance-page.ts'

/** Paths that stay open for admins to sign in and work. */
const OPEN = /^\/(auth|admin|assets)(\/|$)/
/** Open API calls: admins' (own guard), payment webhooks (money has moved), images, downloads. */
const OPEN_CALL =
  /^\/(auth\/v1|rest\/v1|functions\/v1|api\/v1\/admin|api\/v1\/payments\/[\w-]+\/events)(\/|$)/
const READ = new Set(['GET', 'HEAD', 'OPTIONS'])
const RETRY_AFTER = '600'
const PASS = 'yova-pass'
const LASTS = hours(12)

type Deps = {
  clock: Clock
  secret: string
  siteUrl: string
  settings: Pick<SettingsCapability, 'current'>
  sessionStates: Pick<Identity['sessionStates'], 'of'>
}

/** Public pages and API answer 503. Admins get a pass at sign-in, which opens only those. */
export function maintenance({ clock, secret, siteUrl, settings, sessionStates }: Deps) {
  const secure = siteUrl.startsWith('https:')
  const cookie: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', secure }
  const key = `maintenance pass ${secret}` // no other signed value is a pass

  const hasPass = async (c: Context): Promise<boolean> => {
    const pass = await getSignedCookie(c, key, PASS)
    return typeof pass === 'string' && Number(pass) > clock.now().getTime()
  }

  const closed: MiddlewareHandler = async (c, next) => {
    const { maintenanceMode, siteName, contactEmail } = settings.current()
    const isOpen = !maintenanceMode || OPEN.test(c.req.path)
    if (isOpen || (await hasPass(c))) return next()
    return c.body(maintenancePage(c, { name: siteName, email: contactEmail }), 503, {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'retry-after': RETRY_AFTER,
    })
  }

  const isAdminRequest = async (c: Context): Promise<boolean> => {
    const token = bearerOf(c.req.header('authorization'))
    const sessionState = token ? await sessionStates.of(token) : null
    return sessionState?.ok === true && isAdmin(sessionState.value)
  }

  /** Open pages and installed apps must not go on buying. In-process calls come with their page. */
  const closedCalls: MiddlewareHandler<EdgeEnv> = async (c, next) => {
    const { maintenanceMode } = settings.current()
    const { path, method } = c.req
    const isOpen =
      !maintenanceMode ||
      c.env?.inProcess !== undefined ||
      OPEN_CALL.test(path) ||
      (path.startsWith('/storage/v1/') && READ.has(method))
    if (isOpen || (await hasPass(c)) || (await isAdminRequest(c))) return next()
    c.header('retry-after', RETRY_AFTER)
    return problem(c, 503, { code: 'maintenance' })
  }

  const pass: MiddlewareHandler = async (c, next) => {
    await next()
    if (c.res.status !== 200) return
    const opened: unknown = await c.res
      .clone()
      .json()
      .catch(() => null)
    const token =
      typeof opened === 'object' && opened !== null && Reflect.get(opened, 'access_token')
    if (typeof token !== 'string') return
    const sessionState = await sessionStates.of(token)
    if (!sessionState.ok || !isAdmin(sessionState.value)) return
    const until = String(clock.now().getTime() + LASTS)
    await setSignedCookie(c, PASS, until, key, { ...cookie, maxAge: LASTS / 1000 })
  }

  const leave: MiddlewareHandler = async (c, next) => {
    await next()
    if (c.req.header('cookie')?.includes(`${PASS}=`)) deleteCookie(c, PASS, cookie)
  }

  return { closed, closedCalls, pass, leave }
}
