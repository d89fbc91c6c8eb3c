import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { ok } from '#kernel/result.ts'
import { after, type Clock, type Milliseconds, seconds } from '#kernel/time.ts'
import {
  afterCommit,
  type Database,
  inTransaction,
  PIPELINED,
  type Tx,
  tables,
} from '#platform/database/index.ts'
import { createWakeSignal } from './jobs/wake-signal.ts'
import { backoff, createWorker } from './jobs/worker.ts'
import {
  MAX_BATCH,
  MAX_FAN_OUT,
  type OutboxDelivery,
  fanOutEvents,
  claimDeliveries,
  saveDelivered,
  saveFailure,
} from './outbox-queries.ts'
import type { PlatformTables } from '#platform/database/index.ts'

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
    tables<PlatformTables>(tx),
  )
  afterCommit(tx, wakeSignal.ring)
}

/** An event's payload after a round trip through JSON: dates are ISO strings. */
export type DeliveredEvent<T> = T extends Date
  ? string
  : T extends string | number
    ? T
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
  const worker = createWorker({ wakeSignal, poll, loops: workers, work, onError })

  function add(name: string, type: string, subscriber: Omit<Subscriber, 'type'>): void {
    if (subscribers.has(name)) throw new Error(`two subscribers are named ${name}`)
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
  let claimed: OutboxDelivery[] = []
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
