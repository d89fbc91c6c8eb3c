import type { Context } from 'hono'
import { codesOf } from '#kernel/codes-of.ts'
import type { VendorRole } from '#kernel/staff-roles.ts'
import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  z,
} from '#platform/http/index.ts'
import { SSE_HEADERS } from '#platform/http/server-sent-events.ts'
import { SSE_REFUSALS } from '#platform/http/problem-texts.ts'
import { InAppNotificationsPage, InAppNotificationParams, MarkReadBody } from './in-app.contract.ts'
import type { ListInAppNotifications } from './operations/list-in-app.ts'
import type { AdminEventStream } from './operations/admin-event-stream.ts'
import type { NotificationScope } from './queries/in-app.ts'
import { ADMIN_OCCASIONS, topicsForRole } from './rules/in-app-topics.ts'

const NO_STORE = { 'cache-control': 'no-store' }

const callsOf = (audience: 'vendor' | 'admin') => ({
  reading: createRoute({
    method: 'get',
    path: '/in-app-notifications',
    tags: [audience],
    summary: 'List recent in-app notifications, with the unread count',
    responses: { 200: json(InAppNotificationsPage, 'The newest notifications') },
  }),
  one: createRoute({
    method: 'post',
    path: '/in-app-notifications/{id}/readings',
    tags: [audience],
    summary: 'Mark an in-app notification as read',
    request: { params: InAppNotificationParams },
    responses: {
      200: json(InAppNotificationsPage, 'The newest notifications, updated'),
      ...problems(422),
    },
  }),
  all: createRoute({
    method: 'post',
    path: '/in-app-notifications/readings',
    tags: [audience],
    summary: 'Mark in-app notifications up to a time as read',
    request: jsonBody(MarkReadBody),
    responses: {
      200: json(InAppNotificationsPage, 'The newest notifications, updated'),
      ...problems(422),
    },
  }),
})

function notificationRoutes<Vars extends object>(
  audience: 'vendor' | 'admin',
  inAppNotifications: ListInAppNotifications,
  placeOf: (vars: Vars) => NotificationScope,
) {
  const { reading, one: item, all } = callsOf(audience)
  const subject = (c: Context) => [placeOf(c.var as Vars), callerLanguage(c)] as const // set by its guard
  return routes<Vars>()
    .openapi(reading, async (c) =>
      c.json(await inAppNotifications.view(...subject(c)), 200, NO_STORE),
    )
    .openapi(all, async (c) => {
      const [place, language] = subject(c)
      const until = new Date(c.req.valid('json').until)
      return c.json(await inAppNotifications.readAll(place, until, language), 200)
    })
    .openapi(item, async (c) => {
      const [place, language] = subject(c)
      return c.json(await inAppNotifications.readOne(place, c.req.valid('param').id, language), 200)
    })
}

type InShop = { vendorId: string; userId: string; staffRole: VendorRole }

/** Mounted under /api/v1/vendor, whose guard has already set these variables. */
export const inAppVendorRoutes = (inAppNotifications: ListInAppNotifications) =>
  notificationRoutes<InShop>('vendor', inAppNotifications, ({ vendorId, userId, staffRole }) => ({
    ...{ userId, vendorId, occasions: topicsForRole(staffRole) },
  }))

type InOffice = { userId: string; revalidate: () => Promise<'admin' | null> }

const news = createRoute({
  method: 'get',
  path: '/live-updates',
  tags: ['admin'],
  summary: 'Stream live updates for admins (SSE)',
  responses: {
    200: {
      description: '`hello` when it begins, `news` with `about`, `bye` with `why`',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...problems({ too_many_streams: 503 }),
  },
})

/** Mounted under /api/v1/admin, whose guard has already set these variables. */
export const inAppAdminRoutes = (
  inAppNotifications: ListInAppNotifications,
  openLine: AdminEventStream['open'],
) =>
  routes<InOffice>()
    .openapi(news, (c) => {
      const { userId, revalidate } = c.var
      const opened = openLine({ topic: 'team', userId, revalidate })
      if (!opened.ok) {
        c.header('retry-after', '30')
        return refusal(c, opened.error, { too_many_streams: 503 }, SSE_REFUSALS)
      }
      return c.body(opened.value, 200, SSE_HEADERS)
    })
    .route(
      '/',
      notificationRoutes<InOffice>('admin', inAppNotifications, ({ userId }) => ({
        ...{ userId, vendorId: null, occasions: codesOf(ADMIN_OCCASIONS) },
      })),
    )
