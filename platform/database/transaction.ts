import { setTimeout as pause } from 'node:timers/promises'
import {
  type ColumnType,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  type PostgresPool,
  type Selectable,
  sql,
} from 'kysely'
import type { Brand } from '#kernel/brand.ts'
import type { Result } from '#kernel/result.ts'
import type { Milliseconds } from '#kernel/time.ts'
import { PIPELINED } from './prepared-statements.ts'
import type { PlatformTables } from './tables.ts'
import { errorCode } from '#platform/errors.ts'

export type Db = Brand<Kysely<never>, 'Db'>
/** Proof of an open transaction. Only a capability's own queries look inside. */
export type Tx = Brand<Kysely<never>, 'Tx'>

export const openDb = (pool: PostgresPool, plugins: KyselyPlugin[] = []): Db =>
  new Kysely<never>({ dialect: new PostgresDialect({ pool }), plugins }) as Db // the brand hides every table

declare const readOnly: unique symbol
type NotWritten = { [readOnly]: never }

/** Tables of other capabilities: inserting into them and updating them does not compile. */
export type Readable<Tables> = {
  [Name in keyof Tables]: {
    [Column in keyof Selectable<Tables[Name]>]: ColumnType<
      Selectable<Tables[Name]>[Column],
      NotWritten,
      NotWritten
    >
  }
}

/** The one cast that gives a capability its own tables, and no others. */
export const tables = <Tables>(handle: Db | Tx): Kysely<Tables> =>
  handle as unknown as Kysely<Tables>

class Refused extends Error {}

const waiting = new WeakMap<Tx, Set<() => void>>()

/** Calls `run` after the commit of `inTransaction`; never if it rolls back. */
export function afterCommit(tx: Tx, run: () => void): void {
  const calls = waiting.get(tx) ?? new Set()
  waiting.set(tx, calls.add(run))
}

/** deadlock_detected, serialization_failure: rolled back in favor of another transaction. */
const CONFLICTS = new Set(['40P01', '40001'])
const RETRY_PAUSE_MS = 50
const isConflict = (error: unknown): boolean => CONFLICTS.has(errorCode(error))

/** Commits when `work` returns ok; rolls back when it refuses or throws. */
export async function inTransaction<R extends Result<unknown, unknown>>(
  db: Db,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  let calls: Set<() => void> | undefined
  let refused: R | undefined
  try {
    const committed = await db.transaction().execute(async (trx) => {
      const handle: Kysely<never> = trx
      const tx = handle as Tx // the only place that opens one
      const result = await work(tx)
      if (!result.ok) {
        refused = result
        throw new Refused()
      }
      calls = waiting.get(tx)
      return result
    })
    for (const call of calls ?? []) call()
    return committed
  } catch (error) {
    if (error instanceof Refused && refused) return refused
    throw error
  }
}

/** One retry after a deadlock. `work` may run twice: no gateway calls, no emails. */
export async function inRetriedTransaction<R extends Result<unknown, unknown>>(
  db: Db,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (!isConflict(error)) throw error
    // An immediate retry could run into the same deadlock, before the other transaction wakes up.
    await pause(RETRY_PAUSE_MS)
    return inTransaction(db, work)
  }
}

/** Waiting longer for a lock fails the transaction as busy: 503 with Retry-After. */
export async function limitLockWaits(tx: Tx, longest: Milliseconds): Promise<void> {
  await sql`${sql.raw(PIPELINED)}set local lock_timeout = ${sql.lit(longest)}`.execute(
    tables<PlatformTables>(tx),
  )
}
