import {
  ACTIVITY_KINDS,
  ACTIVITY_SUBJECTS,
} from '#capabilities/admin-dashboard/activity-kinds.contract.ts'
import { type ResponseOf, get } from '#web/shared/api/endpoint.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

const filters = {
  kind: ACTIVITY_KINDS,
  about: ACTIVITY_SUBJECTS,
  of: ['', '*'],
  actor: ['', '*'],
  from: ['', '*'],
  until: ['', '*'],
} as const

export const AUDIT = createListUrls({
  page: paths.adminAudit(),
  api: get('/admin/activity'),
  open: 'entry',
  filters,
})
export type AuditEntry = ResponseOf<'/admin/activity', 'get'>['items'][number]
export type AuditListQuery = ListQuery<typeof filters>
