import { createRoute, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  historyView,
  parseSettingsForm,
  SettingsBody,
  SettingsHistoryQuery,
  SettingsHistoryView,
  SettingsView,
  settingsView,
} from './contract.ts'
import type { ChangeSettings } from './operations/change-settings.ts'
import type { SettingHistoryRow, SettingLocks, Settings } from './schema.ts'
import { texts } from './texts.generated.ts'

const SETTING_REFUSALS = texts.below('setting-refusals')

type Deps = {
  change: ChangeSettings
  getEffective: () => Promise<Settings>
  history: (page: { limit: number; after: string | null }) => Promise<SettingHistoryRow[]>
  locks: SettingLocks
}

const STATUSES = { setting_locked: 409, setting_version_conflict: 409 } as const

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const adminRoutes = ({ change, getEffective: inForce, history, locks }: Deps) =>
  routes<{ userId: string }>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/settings',
        summary: 'Get all settings',
        responses: { 200: json(SettingsView, 'All effective settings') },
      }),
      async (c) => c.json(settingsView(await inForce(), locks), 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/settings',
        summary:
          'Update all or some settings, effective at once (400 without a proof in the last 15 minutes)',
        request: jsonBody(SettingsBody),
        responses: {
          200: json(SettingsView, 'All effective settings'),
          ...problems(STATUSES, 400, 422),
        },
      }),
      async (c) => {
        const { known = {}, ...fields } = c.req.valid('json')

        const result = await change({
          wanted: parseSettingsForm(fields),
          known: parseSettingsForm(known),
          changedBy: c.var.userId,
          origin: requestOrigin(c),
        })

        if (!result.ok) return refusal(c, result.error, STATUSES, SETTING_REFUSALS)
        return c.json(settingsView(await inForce(), locks), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/settings/history',
        summary: 'List setting changes',
        request: { query: SettingsHistoryQuery },
        responses: { 200: json(SettingsHistoryView, 'Changes, newest first'), ...problems(422) },
      }),
      async (c) => {
        const { limit, cursor } = c.req.valid('query')
        const changes = await history({ limit, after: cursor ?? null })
        return c.json(historyView(changes, limit), 200)
      },
    )
