import { sql } from 'kysely'
import { ok } from '#kernel/result.ts'
import { after, type Clock, type Milliseconds, seconds } from '#kernel/time.ts'
import { type Database, type Db, inTransaction, type Tx, tables } from '#platform/database/index.ts'
import { backoff, createWorker } from './jobs/worker.ts'

/** Any number will do, so long as it is not the one of the migrations. */
const FAN_OUT_LOCK = 7_269_411
const MAX_ATTEMPTS = 12

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
  await sql`
    with put as (
      insert into platform.outbox (type, aggregate, payload)
      values (${event.type}, ${aggregate}, ${JSON.stringify(event)}::jsonb) returning 1
    ) select pg_notify('outbox', '') from put`.execute(tables<object>(tx))
}

/** A fact as it comes back from JSON: its dates are ISO texts. */
export type Delivered<T> = T extends Date
  ? string
  : T extends object
    ? { [K in keyof T]: Delivered<T[K]> }
    : T

type Handler<E> = (event: Delivered<E>, tx: Tx) => Promise<void>
type Subscribers = Map<string, { type: string; handler: Handler<never> }>
type Delivery = { event_id: number; subscriber: string; attempts: number; payload: never }

type OutboxDeps = {
  database: Pick<Database, 'db' | 'listen'>
  clock: Clock
  onError: (error: unknown, delivery?: { subscriber: string; attempt: number }) => void
  poll?: Milliseconds
  workers?: number
}

/** Brings each fact to each subscriber at least once, in any number of processes. */
export function createOutbox({
  database,
  clock,
  onError,
  poll = seconds(1),
  workers = 1,
}: OutboxDeps) {
  const { db } = database
  const subscribers: Subscribers = new Map()

  const deliverOne = () => deliverNext({ database, clock, onError }, subscribers)

  const fanOut = (): Promise<unknown> => {
    const entries = [...subscribers.entries()]
    return inTransaction(db, async (tx) => ok(await handOutFacts(tx, entries, clock.now())))
  }

  const worker = createWorker({
    listener: database,
    channel: 'outbox',
    poll,
    loops: workers,
    work: async () => {
      await fanOut()
      return deliverOne()
    },
    onError,
  })

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
      if (subscribers.has(name)) throw new Error(`two subscribers are called ${name}`)
      subscribers.set(name, { type, handler })
    },
    start: worker.start,
    stop: worker.stop,
    /** Delivers everything that is due now, here; how many deliveries that were. For tests and tools. */
    async drain(): Promise<number> {
      let count = 0
      await fanOut()
      while (await deliverOne()) {
        count += 1
        await fanOut()
      }
      return count
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** Delivers one due fact to one subscriber; its writes and the record of it stand or fall together. */
async function deliverNext(
  { database: { db }, clock, onError }: Pick<OutboxDeps, 'database' | 'clock' | 'onError'>,
  subscribers: Subscribers,
): Promise<boolean> {
  const names = [...subscribers.keys()]
  let claimed: Delivery | undefined
  try {
    await inTransaction(db, async (tx) => {
      claimed = await claimDelivery(tx, names, clock.now())
      if (!claimed) return ok(null)
      await subscribers.get(claimed.subscriber)!.handler(claimed.payload, tx) // claimed by name
      await saveDelivered(tx, claimed, clock.now())
      return ok(null)
    })
  } catch (error) {
    if (!claimed) throw error
    onError(error, { subscriber: claimed.subscriber, attempt: claimed.attempts + 1 })
    await saveFailure(db, claimed, after(clock.now(), backoff(claimed.attempts + 1)), error)
  }
  return claimed !== undefined
}

/** One delivery for each subscriber of each new fact. One process at a time, so that order is kept. */
export async function handOutFacts(
  tx: Tx,
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
    tables<object>(tx),
  )
}

/** Locks one due delivery that no earlier one of its aggregate holds back. */
async function claimDelivery(tx: Tx, names: string[], now: Date): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    select d.event_id, d.subscriber, d.attempts, o.payload
    from platform.deliveries d join platform.outbox o on o.id = d.event_id
    where d.state = 'pending' and d.next_at <= ${now} and d.subscriber = any(${names})
      and not exists (
        select from platform.deliveries e
        where e.state = 'pending' and e.subscriber = d.subscriber
          and e.aggregate = d.aggregate and e.event_id < d.event_id)
    order by d.event_id limit 1 for update of d skip locked`.execute(tables<object>(tx))
  return rows[0]
}

const saveDelivered = (tx: Tx, { event_id, subscriber }: Delivery, now: Date) =>
  sql`update platform.deliveries
      set state = 'delivered', delivered_at = ${now}, attempts = attempts + 1
      where event_id = ${event_id} and subscriber = ${subscriber}`.execute(tables<object>(tx))

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

/** Forgets facts that everybody has heard, published before `cutoff`. Dead letters are kept. */
export async function forgetDelivered(db: Db, cutoff: Date): Promise<void> {
  await sql`
    delete from platform.outbox o
    where published_at < ${cutoff} and fanned_out_at is not null
      and not exists (select from platform.deliveries d where d.event_id = o.id and d.state <> 'delivered')`.execute(
    tables<object>(db),
  )
}
