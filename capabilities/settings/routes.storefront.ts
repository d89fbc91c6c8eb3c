import { createRoute, json, routes } from '#platform/http/index.ts'
import { recordCacheTag } from '#platform/http/cache-tags.ts'
import { PublicSettingsView, publicView } from './contract.ts'
import type { Settings } from './schema.ts'

/** Mounted under /api/v1. */
export const storefrontRoutes = ({ current }: { current: () => Settings }) =>
  routes().openapi(
    createRoute({
      method: 'get',
      path: '/settings/public',
      summary: 'Get public settings',
      responses: { 200: json(PublicSettingsView, 'The public settings') },
    }),
    (c) => {
      recordCacheTag('settings')
      return c.json(publicView(current()), 200, { 'cache-control': 'no-cache' })
    },
  )
