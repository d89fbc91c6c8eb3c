import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Milliseconds, seconds } from '#kernel/time.ts'

/** A probe with a limit: on a frozen network a query takes more than ten seconds to fail. */
export async function databaseAnswers(
  pool: Pool,
  within: Milliseconds = seconds(2),
): Promise<boolean> {
  const answered = new AbortController()
  const ping: QueryWithTimeout = { text: 'select 1', query_timeout: within }
  const { signal } = answered
  try {
    return await Promise.race([
      // `query_timeout` ends the silent session: the next probe opens another one.
      pool.query(ping).then(
        () => true,
        () => false,
      ),
      sleep(within, false, { ref: false, signal }),
    ])
  } finally {
    answered.abort()
  }
}

/** pg reads a statement's timeout, which its types do not declare. */
type QueryWithTimeout = { text: string; query_timeout: number }
