import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Milliseconds, seconds } from '#kernel/time.ts'

/**
 * Whether the database answers within a time that whoever watches the process can wait for. On a frozen
 * network opening a session takes ten seconds to fail, and a statement on an open one longer still.
 */
export async function databaseAnswers(
  pool: Pool,
  within: Milliseconds = seconds(2),
): Promise<boolean> {
  const answered = new AbortController()
  const { signal } = answered
  try {
    return await Promise.race([
      // `query_timeout` ends the session that is silent: the next probe opens another one.
      pool.query({ text: 'select 1', query_timeout: within } as QueryWithTimeout).then(
        () => true,
        () => false,
      ),
      sleep(within, false, { ref: false, signal }),
    ])
  } finally {
    answered.abort()
  }
}

/** pg reads the timeout of a single statement, which its types do not know. */
type QueryWithTimeout = { text: string; query_timeout: number }
