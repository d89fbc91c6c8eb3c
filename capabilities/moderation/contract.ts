import { recordOf } from '#kernel/records.ts'
import { DOCUMENT_KINDS } from '#kernel/verification-documents.ts'
import { z } from 'zod'
import { Day, filled, Id, Instant, Version } from '../contract.ts'
import { QUEUE_KINDS } from './schema.ts'

/** `all` is every pending item, `hidden` what moderators hid. */
export const QUEUES = ['all', ...QUEUE_KINDS, 'hidden'] as const
export type QueueName = (typeof QUEUES)[number]

export const QueueQuery = z.object({
  kind: filled(z.enum(QUEUES)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(100)),
})

export const QueueItem = z.strictObject({
  kind: z.enum(QUEUE_KINDS),
  id: Id,
  since: Instant,
  /** Legal deadline and the days left, negative once it has passed. */
  due_on: Day.nullable(),
  days_left: z.number().int().nullable(),
  /** Product, vendor or subject, or the number of a request. */
  title: z.string(),
  text: z.string().nullable(),
  author: z.string().nullable(),
  rating: z.number().int().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  state: z.string(),
  /** Only for reports: what is reported, and how often. */
  about: z.enum(['review', 'question', 'product', 'shop']).nullable(),
  about_id: Id.nullable(),
  report_count: z.number().int(),
  product_id: Id.nullable(),
  /** Optimistic lock of the review or question. */
  version: Version.nullable(),
  /** Optimistic lock of the report. */
  report_version: Version.nullable(),
  shop: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** For vendors: required verification documents that are not approved. */
  missing: z.array(z.enum(DOCUMENT_KINDS)),
  /** A claim expires after a day. */
  taken_by: z.strictObject({ name: z.string(), is_own: z.boolean() }).nullable(),
})
export type QueueItemView = z.infer<typeof QueueItem>

const Count = z.number().int()
export const QueueCounts = z.strictObject({
  /** Per kind, capped at 1,000; `late` counts requests past their deadline. */
  ...recordOf(QUEUE_KINDS, () => Count),
  all: Count,
  hidden: Count,
  late: Count,
})
export type QueueCountsView = z.infer<typeof QueueCounts>

export const QueuePage = z.strictObject({
  items: z.array(QueueItem),
  total: Count,
  total_is_estimate: z.boolean(),
  next: z.string().nullable(),
  counts: QueueCounts,
})
export type QueuePageView = z.infer<typeof QueuePage>

export const ClaimParams = z.object({ kind: z.enum(QUEUE_KINDS), id: Id })
