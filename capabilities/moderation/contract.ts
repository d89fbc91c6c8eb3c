import { z } from 'zod'
import { filled, Id, Instant, Version } from '../contract.ts'
import { QUEUE_KINDS } from './schema.ts'

/** Everything that waits, each kind of it, and what was taken out of sight. */
export const QUEUES = ['all', ...QUEUE_KINDS, 'hidden'] as const
export type QueueName = (typeof QUEUES)[number]

export const QueueQuery = z.object({
  kind: filled(z.enum(QUEUES)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(100)),
})

/** One thing that waits, with what is needed to decide it. */
export const QueueItem = z.strictObject({
  kind: z.enum(QUEUE_KINDS),
  id: Id,
  since: Instant,
  /** The last day of the law for its answer, and how many days are left until it; negative when it has passed. */
  due_on: z.iso.date().nullable(),
  days_left: z.number().int().nullable(),
  /** What it is about: a product, a shop, a subject, the number of a request. */
  title: z.string(),
  /** The words to judge. */
  text: z.string().nullable(),
  author: z.string().nullable(),
  rating: z.number().int().nullable(),
  /** Why it was reported or hidden; what sort of request or of paper it is. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
  state: z.string(),
  /** Of a report: what is reported, and how often it is. */
  about: z.enum(['review', 'question', 'product', 'shop']).nullable(),
  about_id: Id.nullable(),
  report_count: z.number().int(),
  product_id: Id.nullable(),
  /** Of a review or question, reported or not: what its decision names as seen. */
  version: Version.nullable(),
  /** Of a report: what its own decision names as seen. */
  report_version: Version.nullable(),
  shop: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** Of a shop to verify: papers that it needs and that are not accepted. */
  missing: z.array(z.string()),
  /** Who looks after it, for a day. */
  taken_by: z.strictObject({ name: z.string(), is_own: z.boolean() }).nullable(),
})
export type QueueItemView = z.infer<typeof QueueItem>

const Count = z.number().int()
export const QueueCounts = z.strictObject({
  /** How many of each kind, a thousand at most; requests whose deadline has passed are late. */
  ...(Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, Count])) as Record<
    (typeof QUEUE_KINDS)[number],
    typeof Count
  >),
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
