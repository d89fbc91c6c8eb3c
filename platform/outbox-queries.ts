import { sql } from 'kysely'
import { CUSTOM_PLAN, type Db, type Tx, tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/index.ts'

/** Arbitrary, but not that of the migrations. */
const FAN_OUT_LOCK = 7_269_411
const MAX_ATTEMPTS = 12
export const MAX_BATCH = 100
export const MAX_FAN_OUT = 500

export type OutboxDelivery = {
  event_id: number
  subscriber: string
  attempts: number
  payload: never
}

/** The advisory lock keeps the order within an aggregate across processes. */
export async function fanOutEvents(
  handle: Db | Tx,
  subscribers: [string, { type: string }][],
  now: Date,
): Promise<number> {
  const names = subscribers.map(([name]) => name)
  const types = subscribers.map(([, { type }]) => type)
  const { numAffectedRows } = await sql`
    with fresh as materialized (
      select id, type, aggregate from platform.outbox
      where fanned_out_at is null and pg_try_advisory_xact_lock(${FAN_OUT_LOCK})
      order by id limit ${MAX_FAN_OUT}
    ), made as (
      insert into platform.outbox_deliveries (event_id, subscriber, aggregate, next_at)
      select f.id, s.name, f.aggregate, ${now}
      from fresh f join unnest(${names}::text[], ${types}::text[]) as s (name, type) on s.type = f.type
      on conflict do nothing
    )
    update platform.outbox o set fanned_out_at = ${now} from fresh where o.id = fresh.id`.execute(
    tables<PlatformTables>(handle),
  )
  return Number(numAffectedRows ?? 0)
}

type ClaimQuery = {
  subscribers: ReadonlyMap<string, { batch: number }>
  maxBatch?: number
  now: Date
}

/**
 * Locks due deliveries of the longest waiting subscriber; other processes skip them. A delivery
 * waits for earlier ones of its aggregate.
 */
export async function claimDeliveries(
  tx: Tx,
  { subscribers, maxBatch = MAX_BATCH, now }: ClaimQuery,
): Promise<OutboxDelivery[]> {
  for (const name of await listDueSubscribers(tx, [...subscribers.keys()], now)) {
    const batch = Math.min(maxBatch, subscribers.get(name)?.batch ?? maxBatch)
    const claimed = await claimDeliveriesOf(tx, { name, batch, now })
    if (claimed.length > 0) return claimed
  }
  return []
}

/** One index look-up per name: the cost does not depend on the length of the queue. */
async function listDueSubscribers(tx: Tx, names: string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${sql.raw(CUSTOM_PLAN)}
    select s.name from unnest(${names}::text[]) as s (name)
    cross join lateral (
      select d.next_at, d.event_id from platform.outbox_deliveries d
      where d.subscriber = s.name and d.state = 'pending' and d.next_at <= ${now}
      order by d.next_at, d.event_id limit 1) head
    order by head.next_at, head.event_id`.execute(tables<PlatformTables>(tx))
  return rows.map(({ name }) => name)
}

/**
 * `offset 0` keeps the check for earlier deliveries a look-up per row: as a join, planned over an
 * empty queue, it read the whole backlog for each.
 */
async function claimDeliveriesOf(
  tx: Tx,
  { name, batch, now }: { name: string; batch: number; now: Date },
): Promise<OutboxDelivery[]> {
  const { rows } = await sql<OutboxDelivery>`${sql.raw(CUSTOM_PLAN)}
    with due as materialized (
      select d.event_id, d.subscriber, d.attempts from platform.outbox_deliveries d
      where d.subscriber = ${name} and d.state = 'pending' and d.next_at <= ${now}
        and not exists (
          select from platform.outbox_deliveries e
          where e.state = 'pending' and e.subscriber = d.subscriber
            and e.aggregate = d.aggregate and e.event_id < d.event_id offset 0)
      order by d.next_at, d.event_id limit ${batch} for update of d skip locked
    )
    select due.event_id, due.subscriber, due.attempts, o.payload
    from due join platform.outbox o on o.id = due.event_id
    order by due.event_id`.execute(tables<PlatformTables>(tx))
  return rows
}

export const saveDelivered = (tx: Tx, delivered: readonly OutboxDelivery[], now: Date) =>
  sql`update platform.outbox_deliveries
      set state = 'delivered', delivered_at = ${now}, attempts = attempts + 1
      where event_id = any(${delivered.map(({ event_id }) => event_id)}::bigint[])
        and subscriber = ${delivered[0]?.subscriber}`.execute(tables<PlatformTables>(tx))

export const saveFailure = (
  db: Db,
  { event_id, subscriber }: OutboxDelivery,
  nextAt: Date,
  error: unknown,
) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return sql`
    update platform.outbox_deliveries
    set attempts = attempts + 1, next_at = ${nextAt}, error = ${words.slice(0, 4000)},
        state = case when attempts + 1 >= ${MAX_ATTEMPTS} then 'dead' else 'pending' end
    where event_id = ${event_id} and subscriber = ${subscriber} and state = 'pending'`.execute(
    tables<PlatformTables>(db),
  )
}

/** Requeues a dead letter with all attempts; false when it is none. */
export async function requeueDeadDelivery(
  tx: Tx,
  { eventId, subscriber }: { eventId: number; subscriber: string },
  now: Date,
): Promise<boolean> {
  const rows = await tables<PlatformTables>(tx)
    .updateTable('platform.outbox_deliveries')
    .set({ state: 'pending', attempts: 0, next_at: now })
    .where('event_id', '=', eventId)
    .where('subscriber', '=', subscriber)
    .where('state', '=', 'dead')
    .returning('event_id')
    .execute()
  return rows.length > 0
}

/** Deletes delivered events published before `cutoff`; dead letters stay. */
export async function deleteDeliveredEvents(db: Db, cutoff: Date): Promise<void> {
  await sql`
    delete from platform.outbox o
    where published_at < ${cutoff} and fanned_out_at is not null
      and not exists (select from platform.outbox_deliveries d where d.event_id = o.id and d.state <> 'delivered')`.execute(
    tables<PlatformTables>(db),
  )
}
