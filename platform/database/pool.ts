import { CompiledQuery } from 'kysely'
import { Client, Pool } from 'pg'
import { type Db, openDb, type Tx, tables } from './handle.ts'
import { createListener, type Listener } from './listener.ts'
import { RAW, StatementNames, statement, types } from './statements.ts'

export type { Listener } from './listener.ts'

/** Where a server is and who asks. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly password: string
      readonly database: string
    }

export type DatabaseOptions = {
  /** Connections at most; one more is kept for `listen`. */
  max?: number
  applicationName?: string
  statementTimeoutMs?: number
  /** The role every statement runs as, when it is not to be the one that connects. */
  role?: string
  /** Told of a broken idle connection or a lost listener; they mend themselves. */
  onError?: (error: Error) => void
} & ({ url: string } | { embedded: Connection })

export type Database = Listener & {
  db: Db
  pool: Pool
  /** Waits for the running statements, then closes every connection. */
  close(): Promise<void>
}

/** Opens the pool that the whole process shares. Nothing is connected before the first use. */
export function openDatabase(options: DatabaseOptions): Database {
  const { max = 10, applicationName = 'yova', statementTimeoutMs = 30_000 } = options
  const onError = options.onError ?? (() => {})
  const connection: Connection =
    'url' in options ? { connectionString: options.url } : options.embedded
  const config = { ...connection, application_name: applicationName, keepAlive: true, types }

  const pool = new Pool({
    ...config,
    max,
    Client: namingClient(new StatementNames()),
    statement_timeout: statementTimeoutMs,
    ...(options.role && { options: `-c role=${options.role}` }),
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
  })
  pool.on('error', onError)
  const listener = createListener(
    { ...config, application_name: `${applicationName}:listen` },
    onError,
  )

  return {
    db: openDb(pool),
    pool,
    listen: listener.listen,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** A client that names what comes back. Cursors and `{ text }` objects pass as they are. */
function namingClient(names: StatementNames): typeof Client {
  return class NamingClient extends Client {
    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args
      const named =
        typeof text === 'string' && Array.isArray(values)
          ? statement(names, text, values)
          : undefined
      // pg declares a dozen overloads of `query`; the arguments are handed on in the shape they came.
      const send = super.query.bind(this) as (...sent: unknown[]) => never
      return named ? send(named, ...rest) : send(...args)
    }
  }
}

/**
 * The only column of the first row as the server wrote it, or null when there is no row:
 * JSON made by the database goes to the caller without being parsed. For queries.ts only.
 */
export async function rawText(
  handle: Db | Tx,
  sql: string,
  values: readonly unknown[] = [],
): Promise<string | null> {
  const query = CompiledQuery.raw(RAW + sql, values as unknown[])
  const { rows } = await tables<never>(handle).executeQuery<Record<string, string | null>>(query)
  const row = rows[0]
  if (!row) return null
  for (const column in row) return row[column] ?? null
  return null
}

const LONGEST_PAYLOAD = 7_999

/** Tells every listener of the channel once the transaction commits; never if it rolls back. */
export async function notify(handle: Db | Tx, channel: string, payload = ''): Promise<void> {
  if (Buffer.byteLength(payload) > LONGEST_PAYLOAD)
    throw new RangeError(`a notification carries ${LONGEST_PAYLOAD} bytes at most`)
  const query = CompiledQuery.raw('select pg_notify($1, $2)', [channel, payload])
  await tables<never>(handle).executeQuery(query)
}
