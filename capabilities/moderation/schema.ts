/** In priority order, for items that wait equally long. */
export const QUEUE_KINDS = [
  'data_request',
  'report',
  'review',
  'question',
  'contact',
  'document',
  'vendor',
] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

/** Rank 0 has a deadline and comes first. */
export type QueueCursor = { rank: 0 | 1; at: string; id: string }
