import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type { Brand } from '#kernel/brand.ts'
import type { Result } from '#kernel/result.ts'
import type { Milliseconds } from '#kernel/time.ts'
import { PIPELINED } from './prepared-statements.ts'

export type Db = Brand<Kysely<never>, 'Db'>
/** Proof that we are inside a transaction. Only a capability's own queries look inside. */
export type Tx = Brand<Kysely<never>, 'Tx'>

export const openDb = (pool: PostgresPool): Db =>
  new Kysely({ dialect: new PostgresDialect({ pool }) }) as unknown as Db

/** The one cast that gives a capability its own tables, and no one else's. */
export const tables = <Tables>(handle: Db | Tx): Kysely<Tables> =>
  handle as unknown as Kysely<Tables>

class Refused extends Error {
  readonly result: Result<unknown, unknown>
  constructor(result: Result<unknown, unknown>) {
    super('refused')
    this.result = result
  }
}

const waiting = new WeakMap<Tx, Set<() => void>>()

/** Calls `run` once the transaction that `inTransaction` opened has committed; never if it rolls back. */
export function afterCommit(tx: Tx, run: () => void): void {
  const calls = waiting.get(tx) ?? new Set()
  waiting.set(tx, calls.add(run))
}

/** deadlock_detected and serialization_failure: PostgreSQL rolled the transaction back for another one. */
const CONFLICTS = new Set(['40P01', '40001'])
const RETRY_PAUSE_MS = 50
const isConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICTS.has(String((error as { code?: unknown }).code))

/** Commits when `work` succeeds; rolls back when it refuses as well as when it throws. */
export async function inTransaction<R extends Result<unknown, unknown>>(
  db: Db,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  let calls: Set<() => void> | undefined
  try {
    const committed = await db.transaction().execute(async (trx) => {
      const tx = trx as unknown as Tx
      const result = await work(tx)
      if (!result.ok) throw new Refused(result)
      calls = waiting.get(tx)
      return result
    })
    for (const call of calls ?? []) call()
    return committed
  } catch (error) {
    // The class is private to this file: what it carries is the R that `work` returned.
    if (error instanceof Refused) return error.result as R
    throw error
  }
}

/**
 * The same, and once more when PostgreSQL chose this transaction to end a deadlock. Only for `work` that
 * does nothing but read and write the database: it may run twice, so it calls no gateway and sends no mail.
 */
export async function inRetriedTransaction<R extends Result<unknown, unknown>>(
  db: Db,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (!isConflict(error)) throw error
    // At once, it could take its first lock again before the other transaction wakes up: the same deadlock.
    await pause(RETRY_PAUSE_MS)
    return inTransaction(db, work)
  }
}

/** Each lock that this transaction waits for longer fails it as busy: 503 with Retry-After, nothing written. */
export async function limitLockWaits(tx: Tx, longest: Milliseconds): Promise<void> {
  await sql`${sql.raw(PIPELINED)}set local lock_timeout = ${sql.lit(longest)}`.execute(
    tables<object>(tx),
  )
}
