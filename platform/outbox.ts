import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { ok } from '#kernel/result.ts'
import { after, type Clock, type Milliseconds, seconds } from '#kernel/time.ts'
import {
  afterCommit,
  CUSTOM_PLAN,
  type Database,
  type Db,
  inTransaction,
  PIPELINED,
  type Tx,
  tables,
} from '#platform/database/index.ts'
import { createWakeSignal } from './jobs/wake-signal.ts'
import { backoff, createWorker } from './jobs/worker.ts'

/** Arbitrary, but not that of the migrations. */
const FAN_OUT_LOCK = 7_269_411
const MAX_ATTEMPTS = 12
const MAX_BATCH = 100
const MAX_FAN_OUT = 500

const wakeSignal = createWakeSignal()

/** Transactional outbox: delivered after the commit, per `aggregate` in publish order. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- an event has fields of its own
export async function publish<E extends { type: string }>(
  tx: Tx,
  event: E,
  aggregate: string | null = null,
): Promise<void> {
  await sql`${sql.raw(PIPELINED)}
    insert into platform.outbox (type, aggregate, payload)
    values (${event.type}, ${aggregate}, ${JSON.stringify(event)}::jsonb)`.execute(
    tables<object>(tx),
  )
  afterCommit(tx, wakeSignal.ring)
}

/** An event's payload after a round trip through JSON: dates are ISO strings. */
export type DeliveredEvent<T> = T extends Date
  ? string
  : T extends object
    ? { [K in keyof T]: DeliveredEvent<T[K]> }
    : T

type Handler<E> = (event: DeliveredEvent<E>, tx: Tx) => Promise<void>
type HandlerOfMany<E> = (events: readonly DeliveredEvent<E>[], tx: Tx) => Promise<void>
type Subscriber = {
  type: string
  /** Maximum events per transaction. */
  batch: number
  handler: HandlerOfMany<never>
}
type Subscribers = ReadonlyMap<string, Subscriber>
type Delivery = { event_id: number; subscriber: string; attempts: number; payload: never }

type OutboxDeps = {
  database: Pick<Database, 'db'>
  clock: Clock
  onError: (error: unknown, delivery?: { subscriber: string; attempt: number }) => void
  poll?: Milliseconds
  /** Pause before a fan-out, so that simultaneous events are delivered in one batch. */
  gather?: Milliseconds
  workers?: number
}

/** Delivers each event to each subscriber at least once, in any number of processes. */
export function createOutbox(deps: OutboxDeps) {
  const { database, clock, onError, poll = seconds(1), gather = seconds(0.1), workers = 1 } = deps
  const subscribers = new Map<string, Subscriber>()
  const fanOut = () => fanOutEvents(database.db, [...subscribers.entries()], clock.now())

  let isBacklogged = false
  // Never after a full fan-out: a pause before each batch would cap the rate of deliveries.
  async function work(signal: AbortSignal): Promise<boolean> {
    if ((await deliverNext(deps, subscribers)) > 0) return true
    if (!isBacklogged) await pause(gather, undefined, { signal }).catch(() => {})
    if (signal.aborted) return false
    const count = await fanOut()
    isBacklogged = count === MAX_FAN_OUT
    return count > 0
  }
  const worker = createWorker({ bell: wakeSignal, poll, loops: workers, work, onError })

  function add(name: string, type: string, subscriber: Omit<Subscriber, 'type'>): void {
    if (subscribers.has(name)) throw new Error(`two subscribers are called ${name}`)
    subscribers.set(name, { type, ...subscriber })
  }

  return {
    /**
     * `name` is permanent: `notifications.order_placed`. Each event has its own transaction, so
     * that row locks do not add up; effects outside of it must be idempotent.
     */
    subscribe<E extends { type: string }>(
      name: string,
      type: E['type'],
      handler: Handler<E>,
    ): void {
      add(name, type, {
        batch: 1,
        handler: async ([event]: readonly DeliveredEvent<E>[], tx) => {
          if (event) await handler(event, tx)
        },
      })
    },
    /**
     * Up to 100 events per transaction. Not for handlers that lock stock: several purchases have no
     * common lock order and would deadlock with checkouts.
     */
    subscribeMany<E extends { type: string }>(
      name: string,
      type: E['type'],
      handler: HandlerOfMany<E>,
    ): void {
      add(name, type, { batch: MAX_BATCH, handler })
    },
    start: worker.start,
    stop: worker.stop,
    /** Delivers everything due and returns the number of deliveries. For tests and tools. */
    async drain(): Promise<number> {
      let count = 0
      for (;;) {
        const isFannedOut = (await fanOut()) > 0
        const delivered = await deliverNext(deps, subscribers)
        if (delivered === 0 && !isFannedOut) return count
        count += delivered
      }
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** After a failed batch events are delivered singly: a poison event holds back no other. */
async function deliverNext(
  deps: OutboxDeps,
  subscribers: Subscribers,
  maxBatch = MAX_BATCH,
): Promise<number> {
  const { database, clock, onError } = deps
  let claimed: Delivery[] = []
  try {
    await inTransaction(database.db, async (tx) => {
      claimed = await claimDeliveries(tx, { subscribers, maxBatch, now: clock.now() })
      const [first] = claimed
      if (!first) return ok(null)
      const payloads = claimed.map(({ payload }) => payload)
      await subscribers.get(first.subscriber)!.handler(payloads, tx) // claimed by name
      await saveDelivered(tx, claimed, clock.now())
      return ok(null)
    })
  } catch (error) {
    const [first, second] = claimed
    if (!first) throw error
    if (second) {
      const failed = new Map([[first.subscriber, subscribers.get(first.subscriber)!]]) // as above
      for (let left = claimed.length; left > 0; left -= 1) await deliverNext(deps, failed, 1)
    } else {
      onError(error, { subscriber: first.subscriber, attempt: first.attempts + 1 })
      await saveFailure(database.db, first, after(clock.now(), backoff(first.attempts + 1)), error)
    }
  }
  return claimed.length
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
    tables<object>(handle),
  )
  return Number(numAffectedRows ?? 0)
}

type ClaimQuery = { subscribers: Subscribers; maxBatch?: number; now: Date }

/**
 * Locks due deliveries of the longest waiting subscriber; other processes skip them. A delivery
 * waits for earlier ones of its aggregate.
 */
export async function claimDeliveries(
  tx: Tx,
  { subscribers, maxBatch = MAX_BATCH, now }: ClaimQuery,
): Promise<Delivery[]> {
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
    order by head.next_at, head.event_id`.execute(tables<object>(tx))
  return rows.map(({ name }) => name)
}

/**
 * `offset 0` keeps the check for earlier deliveries a look-up per row: as a join, planned over an
 * empty queue, it read the whole backlog for each.
 */
async function claimDeliveriesOf(
  tx: Tx,
  { name, batch, now }: { name: string; batch: number; now: Date },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`${sql.raw(CUSTOM_PLAN)}
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
    order by due.event_id`.execute(tables<object>(tx))
  return rows
}

const saveDelivered = (tx: Tx, delivered: readonly Delivery[], now: Date) =>
  sql`update platform.outbox_deliveries
      set state = 'delivered', delivered_at = ${now}, attempts = attempts + 1
      where event_id = any(${delivered.map(({ event_id }) => event_id)}::bigint[])
        and subscriber = ${delivered[0]?.subscriber}`.execute(tables<object>(tx))

const saveFailure = (db: Db, { event_id, subscriber }: Delivery, nextAt: Date, error: unknown) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return sql`
    update platform.outbox_deliveries
    set attempts = attempts + 1, next_at = ${nextAt}, error = ${words.slice(0, 4000)},
        state = case when attempts + 1 >= ${MAX_ATTEMPTS} then 'dead' else 'pending' end
    where event_id = ${event_id} and subscriber = ${subscriber} and state = 'pending'`.execute(
    tables<object>(db),
  )
}

/** Requeues a dead letter with all attempts; false when it is none. */
export async function requeueDeadDelivery(
  tx: Tx,
  { eventId, subscriber }: { eventId: number; subscriber: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update platform.outbox_deliveries set state = 'pending', attempts = 0, next_at = ${now}
    where event_id = ${eventId} and subscriber = ${subscriber} and state = 'dead'
    returning event_id`.execute(tables<object>(tx))
  return rows.length > 0
}

/** Deletes delivered events published before `cutoff`; dead letters stay. */
export async function deleteDeliveredEvents(db: Db, cutoff: Date): Promise<void> {
  await sql`
    delete from platform.outbox o
    where published_at < ${cutoff} and fanned_out_at is not null
      and not exists (select from platform.outbox_deliveries d where d.event_id = o.id and d.state <> 'delivered')`.execute(
    tables<object>(db),
  )
}
