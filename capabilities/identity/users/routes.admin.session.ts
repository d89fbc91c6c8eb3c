import { opensArea } from '#kernel/admin-duties.ts'
import { json, routes, taggedRoutes } from '#platform/http/index.ts'
import type { Approvals } from '../approvals/operations/check-approver.ts'
import { AdminSession } from '../contract.ts'
import type { SessionState, UserId } from '../schema.ts'

const createRoute = taggedRoutes('admin')
const session = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Get what the signed-in admin may do',
  responses: { 200: json(AdminSession, 'The duties of the admin') },
})

/** Mounted under /api/v1/admin, whose guard sets `session`. */
export const adminSessionRoutes = ({ isSole }: Pick<Approvals, 'isSole'>) =>
  routes<{ userId: UserId; session: SessionState }>().openapi(session, async (c) => {
    const { userId, duties } = c.get('session')
    const approvesAlone = opensArea(duties, 'money') && (await isSole(userId))
    const view = { duties: [...duties], approves_alone: approvesAlone }
    return c.json(view, 200, { 'cache-control': 'no-store' })
  })
