import { callerLanguage, json, problems, routes, taggedRoutes } from '#platform/http/index.ts'
import { EmailLogPage, EmailLogQuery } from './email-log.contract.ts'
import type { ListEmailLog } from './operations/list-email-log.ts'

const createRoute = taggedRoutes('admin')
const listing = createRoute({
  method: 'get',
  path: '/emails',
  summary: 'List emails that left, wait or failed, by address or order number',
  request: { query: EmailLogQuery },
  responses: { 200: json(EmailLogPage, 'One page, newest first'), ...problems(422) },
})

/** Mounted under /api/v1/admin, whose guard requires an admin. */
export const emailLogRoutes = ({ list }: { list: ListEmailLog }) =>
  routes<{ userId: string }>().openapi(listing, async (c) =>
    c.json(await list(c.req.valid('query'), callerLanguage(c)), 200),
  )
