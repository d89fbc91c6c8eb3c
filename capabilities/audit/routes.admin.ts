import { createRoute, json, problems, routes } from '#platform/http/index.ts'
import { AuditPageView, AuditQuery } from './contract.ts'
import type { EntryFilter } from './queries.ts'
import type { AuditEntryRow } from './schema.ts'

/** Mounted under /api/v1/admin. */
export const adminRoutes = ({
  list,
}: {
  list: (filter: EntryFilter) => Promise<AuditEntryRow[]>
}) =>
  routes<{ userId: string }>().openapi(
    createRoute({
      method: 'get',
      path: '/audit',
      summary: 'List audit log entries',
      request: { query: AuditQuery },
      responses: { 200: json(AuditPageView, 'Entries, newest first'), ...problems(422) },
    }),
    async (c) => {
      const query = c.req.valid('query')
      const entries = await list({
        action: query.action ?? null,
        actorId: query.actor_id ?? null,
        subjectType: query.subject_type ?? null,
        subjectId: query.subject_id ?? null,
        after: query.cursor ?? null,
        limit: query.limit,
      })
      const items = entries.map((entry) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        actor_id: entry.actorId,
        actor_role: entry.actorRole,
        action: entry.action,
        subject_type: entry.subjectType,
        subject_id: entry.subjectId,
        before: entry.before,
        after: entry.after,
        address: entry.address,
        request_id: entry.requestId,
      }))
      const next = entries.length === query.limit ? (entries.at(-1)?.id ?? null) : null
      return c.json({ items, next }, 200)
    },
  )
