/** What can wait for the team, in the order in which it is worked off when several wait as long. */
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

/** Where a page of the queue ended: what has a deadline has the rank 0. */
export type QueueCursor = { rank: 0 | 1; at: string; id: string }
