import { z } from 'zod'

export const AuditQuery = z.object({
  action: z.string().max(80).optional(),
  actor_id: z.uuid().optional(),
  subject_type: z.string().max(60).optional(),
  subject_id: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.uuid().optional(),
})

export const AuditEntryView = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor_id: z.uuid().nullable(),
  actor_role: z.enum(['anyone', 'customer', 'vendor', 'admin', 'service', 'system']),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
})
export type AuditEntryView = z.infer<typeof AuditEntryView>

export const AuditPageView = z.strictObject({
  items: z.array(AuditEntryView),
  next: z.uuid().nullable(),
})
