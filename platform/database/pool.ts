import { CompiledQuery } from 'kysely'
import { Client, Pool } from 'pg'
import { type Db, openDb, type Tx, tables } from './handle.ts'
import { createListener, type Listener } from './listener.ts'
import { isLater, RAW, StatementNames, statement, types } from './statements.ts'

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

/** The pool behind a handle that is in no transaction. */
const pools = new WeakMap<Db | Tx, Pool>()

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

  const db = openDb(pool)
  pools.set(db, pool)
  return {
    db,
    pool,
    listen: listener.listen,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

const NOTHING_YET = { command: '', rowCount: 0, rows: [] }

/**
 * A client that names what comes back, and waits for no answer that nobody looks at: `begin` and
 * what is marked LATER are sent, and what follows goes out behind them. Their failure is the failure
 * of the next statement that is waited for, at the latest of the commit. Cursors and `{ text }`
 * objects pass as they are.
 */
function namingClient(names: StatementNames): typeof Client {
  return class NamingClient extends Client {
    /** Only from `begin` to the end of the transaction: a COPY cannot go with others. */
    override pipeline = false
    #failure: unknown

    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args
      // pg declares a dozen overloads of `query`; the arguments are handed on in the shape they came.
      const send = super.query.bind(this) as (...sent: unknown[]) => Promise<unknown>
      if (typeof text !== 'string' || !Array.isArray(values)) return send(...args) as never
      const named = statement(names, text, values)
      if (rest.length > 0) return send(...(named ? [named, ...rest] : args)) as never
      if (text === 'begin') this.pipeline = true
      const sent = named ? send(named) : send(...args)
      return (isLater(text) ? this.#behind(sent) : this.#settled(sent, text)) as never
    }

    async #behind(sent: Promise<unknown>): Promise<unknown> {
      sent.catch((error: unknown) => (this.#failure ??= error))
      return NOTHING_YET
    }

    async #settled(sent: Promise<unknown>, text: string): Promise<unknown> {
      // What follows a failure only says that the transaction is aborted.
      const outcome = await sent.catch((error: unknown) => (this.#failure ??= error))
      if (text === 'commit' || text === 'rollback') this.pipeline = false
      const failure = this.#failure
      this.#failure = undefined
      if (failure !== undefined && text !== 'rollback') throw failure
      return outcome
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
  const pool = pools.get(handle)
  // Where there is nothing to build and no transaction to keep to, the way through Kysely is only longer.
  const { rows } = pool
    ? await pool.query<Record<string, string | null>>(RAW + sql, values as unknown[])
    : await tables<never>(handle).executeQuery<Record<string, string | null>>(
        CompiledQuery.raw(RAW + sql, values as unknown[]),
      )
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
