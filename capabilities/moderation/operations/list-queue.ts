import { localDate } from '#kernel/calendar.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { QueueCountsView, QueueName, QueuePageView } from '../contract.ts'
import { countQueue, listQueue, MAX_COUNTED_ITEMS } from '../queries/queue.ts'
import type { QueueCursor } from '../schema.ts'

type Query = {
  kind?: QueueName | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
export const CLAIM_DURATION = days(1)

export const listModerationQueue = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async list(userId: string, query: Query): Promise<QueuePageView> {
    const { kind: queue = 'all', limit = 25, cursor } = query
    const now = clock.now()
    const reader = { userId, today: localDate(now), since: before(now, CLAIM_DURATION) }
    const [found, counts] = await Promise.all([
      listQueue(db, { queue, limit, after: readCursor(cursor) }, reader),
      countQueue(db, reader.today),
    ])
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ view }) => view),
      total: counts[queue],
      total_is_estimate: counts[queue] >= MAX_COUNTED_ITEMS,
      next: found.length > limit && last ? writeCursor(last) : null,
      counts,
    }
  },
  counts: (): Promise<QueueCountsView> => countQueue(db, localDate(clock.now())),
})
export type ReadQueue = ReturnType<typeof listModerationQueue>

type Last = { at: string; view: { id: string; due_on: string | null } }
const writeCursor = ({ at: time, view }: Last): string =>
  `${view.due_on === null ? 1 : 0}_${time}_${view.id}`

const CURSOR =
  /^([01])_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Null for a cursor that is absent or forged, which starts from the first page. */
function readCursor(text: string | undefined): QueueCursor | null {
  const [, rank, time = '', id = ''] = CURSOR.exec(text ?? '') ?? []
  if (rank === undefined || Number.isNaN(Date.parse(time))) return null
  return { rank: rank === '0' ? 0 : 1, at: time, id }
}
