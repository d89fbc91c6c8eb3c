import { sql } from 'kysely'
import { ok } from '#kernel/result.ts'
import { after, type Clock, type Milliseconds, seconds } from '#kernel/time.ts'
import {
  afterCommit,
  type Database,
  type Db,
  inTransaction,
  LATER,
  type Tx,
  tables,
} from '#platform/database/index.ts'
import { createBell } from './jobs/bell.ts'
import { backoff, createWorker } from './jobs/worker.ts'

/** Any number will do, so long as it is not the one of the migrations. */
const FAN_OUT_LOCK = 7_269_411
const MAX_ATTEMPTS = 12
/** Facts that one subscriber is given at once, in one transaction. */
const AT_ONCE = 100

const bell = createBell()

/**
 * Recorded with the change it announces; delivered after the commit. Facts of one `aggregate`
 * reach each subscriber in the order in which they were published.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a fact has fields of its own
export async function publish<E extends { type: string }>(
  tx: Tx,
  event: E,
  aggregate: string | null = null,
): Promise<void> {
  await sql`${sql.raw(LATER)}
    insert into platform.outbox (type, aggregate, payload)
    values (${event.type}, ${aggregate}, ${JSON.stringify(event)}::jsonb)`.execute(
    tables<object>(tx),
  )
  afterCommit(tx, bell.ring)
}

/** A fact as it comes back from JSON: its dates are ISO texts. */
export type Delivered<T> = T extends Date
  ? string
  : T extends object
    ? { [K in keyof T]: Delivered<T[K]> }
    : T

type Handler<E> = (event: Delivered<E>, tx: Tx) => Promise<void>
type HandlerOfMany<E> = (events: readonly Delivered<E>[], tx: Tx) => Promise<void>
type Subscribers = Map<string, { type: string; handler: HandlerOfMany<never> }>
type Delivery = { event_id: number; subscriber: string; attempts: number; payload: never }

type OutboxDeps = {
  database: Pick<Database, 'db'>
  clock: Clock
  onError: (error: unknown, delivery?: { subscriber: string; attempt: number }) => void
  poll?: Milliseconds
  /** How long facts may wait for others, to be delivered with them. */
  gather?: Milliseconds
  workers?: number
}

/** Brings each fact to each subscriber at least once, in any number of processes. */
export function createOutbox(deps: OutboxDeps) {
  const { database, clock, onError, poll = seconds(1), gather = seconds(0.1), workers = 1 } = deps
  const subscribers: Subscribers = new Map()

  async function deliverDue(): Promise<number> {
    await handOutFacts(database.db, [...subscribers.entries()], clock.now())
    return deliverNext(deps, subscribers, AT_ONCE)
  }

  const work = async (): Promise<boolean> => (await deliverDue()) > 0
  const worker = createWorker({ bell, poll, gather, loops: workers, work, onError })

  return {
    /**
     * `name` says who hears, once for all time: `notifications.order_placed`. A handler works in the
     * transaction it is given, and must bear to hear a fact twice for what it does outside of it.
     */
    subscribe<E extends { type: string }>(
      name: string,
      type: E['type'],
      handler: Handler<E>,
    ): void {
      this.subscribeMany<E>(name, type, async (events, tx) => {
        for (const event of events) await handler(event, tx)
      })
    },
    /** The same, for a handler that is given the facts that came together. */
    subscribeMany<E extends { type: string }>(
      name: string,
      type: E['type'],
      handler: HandlerOfMany<E>,
    ): void {
      if (subscribers.has(name)) throw new Error(`two subscribers are called ${name}`)
      subscribers.set(name, { type, handler })
    },
    start: worker.start,
    stop: worker.stop,
    /** Delivers everything that is due now, here; how many deliveries that were. For tests and tools. */
    async drain(): Promise<number> {
      let count = 0
      for (let done = await deliverDue(); done > 0; done = await deliverDue()) count += done
      return count
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/**
 * Delivers due facts to one subscriber, as many as `most`; its writes and the record of it stand or
 * fall together. When they fall they are delivered one by one, so that one fact holds back no other.
 */
async function deliverNext(
  deps: OutboxDeps,
  subscribers: Subscribers,
  most: number,
): Promise<number> {
  const { database, clock, onError } = deps
  let claimed: Delivery[] = []
  try {
    await inTransaction(database.db, async (tx) => {
      claimed = await claimDeliveries(tx, {
        names: [...subscribers.keys()],
        most,
        now: clock.now(),
      })
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
      for (let left = claimed.length; left > 0; left -= 1) await deliverNext(deps, subscribers, 1)
    } else {
      onError(error, { subscriber: first.subscriber, attempt: first.attempts + 1 })
      await saveFailure(database.db, first, after(clock.now(), backoff(first.attempts + 1)), error)
    }
  }
  return claimed.length
}

/** One delivery for each subscriber of each new fact. One process at a time, so that order is kept. */
export async function handOutFacts(
  handle: Db | Tx,
  subscribers: [string, { type: string }][],
  now: Date,
): Promise<void> {
  const names = subscribers.map(([name]) => name)
  const types = subscribers.map(([, { type }]) => type)
  await sql`
    with fresh as (
      select id, type, aggregate from platform.outbox
      where fanned_out_at is null and pg_try_advisory_xact_lock(${FAN_OUT_LOCK})
      order by id limit 500
    ), made as (
      insert into platform.deliveries (event_id, subscriber, aggregate, next_at)
      select f.id, s.name, f.aggregate, ${now}
      from fresh f join unnest(${names}::text[], ${types}::text[]) as s (name, type) on s.type = f.type
      on conflict do nothing
    )
    update platform.outbox o set fanned_out_at = ${now} from fresh where o.id = fresh.id`.execute(
    tables<object>(handle),
  )
}

/**
 * Locks due deliveries of one subscriber, in order: that of the one that has waited longest. None is
 * taken that an earlier one of its aggregate holds back.
 */
async function claimDeliveries(
  tx: Tx,
  { names, most, now }: { names: string[]; most: number; now: Date },
): Promise<Delivery[]> {
  const due = sql`
    d.state = 'pending' and d.next_at <= ${now} and not exists (
      select from platform.deliveries e
      where e.state = 'pending' and e.subscriber = d.subscriber
        and e.aggregate = d.aggregate and e.event_id < d.event_id)`
  const { rows } = await sql<Delivery>`
    with first as materialized (
      select d.subscriber from platform.deliveries d where ${due} and d.subscriber = any(${names})
      order by d.event_id limit 1 for update of d skip locked
    )
    select d.event_id, d.subscriber, d.attempts, o.payload
    from platform.deliveries d join platform.outbox o on o.id = d.event_id
    where ${due} and d.subscriber = (select subscriber from first)
    order by d.event_id limit ${most} for update of d skip locked`.execute(tables<object>(tx))
  return rows
}

/** They are deliveries of one subscriber. */
const saveDelivered = (tx: Tx, delivered: readonly Delivery[], now: Date) =>
  sql`update platform.deliveries
      set state = 'delivered', delivered_at = ${now}, attempts = attempts + 1
      where event_id = any(${delivered.map(({ event_id }) => event_id)}::bigint[])
        and subscriber = ${delivered[0]?.subscriber}`.execute(tables<object>(tx))

const saveFailure = (db: Db, { event_id, subscriber }: Delivery, nextAt: Date, error: unknown) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return sql`
    update platform.deliveries
    set attempts = attempts + 1, next_at = ${nextAt}, error = ${words.slice(0, 4000)},
        state = case when attempts + 1 >= ${MAX_ATTEMPTS} then 'dead' else 'pending' end
    where event_id = ${event_id} and subscriber = ${subscriber} and state = 'pending'`.execute(
    tables<object>(db),
  )
}

/** Has a delivery that was given up tried again, from its first try; false when it is not given up. */
export async function reviveDelivery(
  tx: Tx,
  { eventId, subscriber }: { eventId: number; subscriber: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update platform.deliveries set state = 'pending', attempts = 0, next_at = ${now}
    where event_id = ${eventId} and subscriber = ${subscriber} and state = 'dead'
    returning event_id`.execute(tables<object>(tx))
  return rows.length > 0
}

/** Forgets facts that everybody has heard, published before `cutoff`. Dead letters are kept. */
export async function forgetDelivered(db: Db, cutoff: Date): Promise<void> {
  await sql`
    delete from platform.outbox o
    where published_at < ${cutoff} and fanned_out_at is not null
      and not exists (select from platform.deliveries d where d.event_id = o.id and d.state <> 'delivered')`.execute(
    tables<object>(db),
  )
}
