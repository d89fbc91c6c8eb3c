import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { CourierEvent } from '../couriers/courier.ts'
import { insertEvents } from '../queries/courier-events.ts'

/** What couriers say, as they said it. */
export const recordCourierEvents = ({ clock }: { clock: Clock }) => ({
  /** Keeps what is new, each once, and gives it back; of two who bring the same, one gets it. */
  async recordEvents(
    tx: Tx,
    courier: string,
    events: readonly CourierEvent[],
  ): Promise<CourierEvent[]> {
    const now = clock.now()
    const rows = events.map(({ id, tracking, raw }) => ({
      id: newId(now),
      externalId: id,
      tracking,
      payload: raw,
    }))
    const fresh = new Set(await insertEvents(tx, courier, rows, now))
    return events.filter(({ id }) => fresh.delete(id))
  },
})
