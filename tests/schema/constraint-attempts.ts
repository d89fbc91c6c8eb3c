import type pg from 'pg'
import type { Row } from './row-factory.ts'

/** PostgreSQL error codes; `taken` when nothing was refused. */
const ANSWERS: Record<string, string> = {
  '23001': 'kept',
  '23502': 'missing',
  '23503': 'unknown',
  '23505': 'twice',
  '23514': 'check',
  '23P01': 'claimed',
}

type Statement = readonly [sql: string, ...values: unknown[]]

/** Runs statements including deferred checks, returns the outcome, and rolls back. */
export function constraintAttempts(pool: pg.Pool) {
  async function attempt(statements: readonly Statement[]): Promise<string> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const [sql, ...values] of statements) await client.query(sql, values)
      await client.query('set constraints all immediate')
      return 'taken'
    } catch (error) {
      const { code = '' } = error as { code?: string }
      const answer = ANSWERS[code]
      // Any other error is a mistake of the test, not a refusal of the database.
      if (!answer) throw error
      return answer
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  return attempt
}

export function inserting(table: string, row: Row): Statement {
  const columns = Object.keys(row)
  return [
    `insert into ${table} (${columns.join(', ')})
     values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    ...Object.values(row),
  ]
}
