import type { MiddlewareHandler } from 'hono'
import { plainErrorPage } from '#platform/http/error-page.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'

/** Where an administrator signs in and works while the shop is closed. */
const OPEN = /^\/(auth|admin|assets)(\/|$)/

/** While the maintenance mode is on, public pages answer 503 with a friendly page. */
export const maintenance =
  (settings: Pick<SettingsCapability, 'current'>): MiddlewareHandler =>
  async (c, next) => {
    if (!settings.current().maintenanceMode || OPEN.test(c.req.path)) return next()
    return c.body(plainErrorPage(c, 503), 503, {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'retry-after': '600',
    })
  }
