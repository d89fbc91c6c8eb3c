import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { CourierEvent } from '../couriers/courier.ts'
import { insertEvents } from '../queries/courier-events.ts'

export const recordCourierEvents = ({ clock }: { clock: Clock }) => ({
  /** Stores and returns the new events; of two concurrent calls only one gets an event. */
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
