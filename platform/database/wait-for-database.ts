import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Milliseconds, minutes } from '#kernel/time.ts'
import { isAway } from './retryable-errors.ts'
import type { Connection } from './pool.ts'
import { errorCode, toError } from '#platform/errors.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

export class DatabaseUnreachable extends Error {}

type Options = {
  patience?: Milliseconds
  onWait?: (reason: string) => void
}

/** Retries while the database is away. Throws `DatabaseUnreachable` for a wrong login or name. */
export async function onceReachable<T>(
  connection: Connection,
  work: () => Promise<T>,
  { patience = minutes(1), onWait = () => {} }: Options = {},
): Promise<T> {
  const deadline = performance.now() + patience
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      const cause = toError(error).cause ?? error
      if (!isAway(cause) && !REFUSED.test(errorCode(cause))) throw error
      const reason = `${placeOf(connection)}: ${toError(cause).message}`
      if (!isAway(cause) || performance.now() + wait > deadline)
        throw new DatabaseUnreachable(reason, { cause: error })
      if (wait === FIRST_WAIT_MS) onWait(reason)
      await sleep(wait)
    }
  }
}

/** SQLSTATEs of a wrong user or password and of a missing database. */
const REFUSED = /^(28...|3D000)$/

function placeOf(connection: Connection): string {
  const { host, port, database } = new Client(connection)
  return `the database ${database} at ${host}:${port} cannot be used`
}
