import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { Client, Pool } from 'pg'
import { type Db, openDb, type Tx, tables } from './transaction.ts'
import { createListener, type Listener } from './listener.ts'
import { endsSession, markDatabaseError } from './retryable-errors.ts'
import {
  isPipelined,
  refuseNumerics,
  UNPREPARED,
  StatementNames,
  statement,
  types,
} from './prepared-statements.ts'
import type { PlatformTables } from './tables.ts'
import { currentTenant, poolByTenant } from './tenants.ts'

export type { Listener } from './listener.ts'

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
  /** Maximum connections; `listen` uses one more. */
  max?: number
  applicationName?: string
  statementTimeoutMs?: number
  /** The client waits longer than the server: a frozen network loses its cancellation. */
  readGraceMs?: number
  role?: string
  /** See each statement and its rows. */
  plugins?: KyselyPlugin[]
  /** Called for a broken idle connection or a lost listener; both are replaced. */
  onError?: (error: Error) => void
} & ({ url: string } | { embedded: Connection })

export type Database = Listener & {
  db: Db
  /**
   * For reads that any visitor can cause: they end after three seconds, and have connections of their
   * own, so that slow ones hold up no order.
   */
  publicReads: Db
  pool: Pool
  close(): Promise<void>
}

/** The slowest public read of a catalog of 100,000 products takes a tenth of it. */
const PUBLIC_READ_TIMEOUT_MS = 3_000

const pools = new WeakMap<Db | Tx, Pool>()

/** The pool that the whole process shares. It connects at the first use. */
export function openDatabase(options: DatabaseOptions): Database {
  const { max = 10, applicationName = 'yova' } = options
  const { statementTimeoutMs = 30_000, readGraceMs = 5_000 } = options
  const onError = (error: Error) => options.onError?.(markDatabaseError(error))
  const connection: Connection =
    'url' in options ? { connectionString: options.url } : options.embedded
  const config = {
    ...connection,
    application_name: applicationName,
    keepAlive: true,
    // With ten probes a second apart a session to a vanished host ends within 20 seconds.
    keepAliveInitialDelayMillis: 10_000,
    types,
  }

  const poolOf = (connections: number, timeoutMs: number) => {
    const opened = new Pool({
      ...config,
      max: connections,
      Client: namingClient(new StatementNames(), timeoutMs + readGraceMs),
      statement_timeout: timeoutMs,
      ...(options.role && { options: `-c role=${options.role}` }),
      idle_in_transaction_session_timeout: 2 * timeoutMs,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    })
    opened.on('error', onError)
    return opened
  }
  const pool = poolOf(max, statementTimeoutMs)
  const readers = poolOf(Math.ceil(max / 2), Math.min(PUBLIC_READ_TIMEOUT_MS, statementTimeoutMs))
  const tenants = {
    vendors: poolOf(Math.ceil(max / 2), statementTimeoutMs),
    accounts: poolOf(Math.ceil(max / 2), statementTimeoutMs),
  }
  const listener = createListener(
    { ...config, application_name: `${applicationName}:listen` },
    onError,
  )

  const db = openDb(poolByTenant(pool, tenants), options.plugins)
  const publicReads = openDb(poolByTenant(readers, tenants), options.plugins)
  pools.set(db, pool)
  pools.set(publicReads, readers)
  return {
    db,
    publicReads,
    pool,
    listen: listener.listen,
    async close() {
      await listener.close()
      const { vendors, accounts } = tenants
      await Promise.all([pool, readers, vendors, accounts].map((opened) => opened.end()))
    },
  }
}

const SETS_TIMEOUT = /^\s*set (local )?statement_timeout\b/

const NOTHING_YET = { command: '', rowCount: 0, rows: [] }

/**
 * Prepares repeated statements and pipelines: `begin` and `PIPELINED` statements are not awaited;
 * their failure is thrown by the next awaited one, at the latest by the commit.
 */
function namingClient(names: StatementNames, readTimeoutMs: number): typeof Client {
  return class NamingClient extends Client {
    /** Only from `begin` to the end of the transaction: a COPY cannot be pipelined. */
    override pipeline = false
    #failure: unknown
    #lost: unknown
    /** A caller that sets its own statement timeout waits as long as the server. */
    #unbounded: 'transaction' | 'session' | undefined

    constructor(...config: ConstructorParameters<typeof Client>) {
      super(...config)
      // The pool listens to idle sessions only, and an unhandled 'error' event ends the process.
      this.on('error', (error) => (this.#lost ??= markDatabaseError(error)))
    }

    override connect(): Promise<Client>
    override connect(connected: (error: Error) => void): void
    override connect(connected?: (error: Error) => void): Promise<Client> | void {
      if (!connected) return super.connect()
      return super.connect((error: Error) => connected(error && markDatabaseError(error)))
    }

    override query(...args: unknown[]): never {
      return this.#answer(args) as never // what the overload that was called promises
    }

    #answer(args: readonly unknown[]): unknown {
      const [text, values, ...rest] = args
      // pg declares a dozen overloads of `query`: arguments are passed on unchanged.
      const send = super.query.bind(this) as (...sent: unknown[]) => Promise<unknown>
      if (typeof text !== 'string' || (values !== undefined && !Array.isArray(values)))
        return send(...args)
      const setting = SETS_TIMEOUT.exec(text)
      if (setting) this.#unbounded = setting[1] ? 'transaction' : 'session'
      const named = values && statement(names, text, values)
      const timed = this.#unbounded ? {} : { query_timeout: readTimeoutMs }
      const query = { ...(named ?? { text, values }), ...timed }
      if (rest.length > 0) return send(query, ...rest)
      if (!values) return this.#settled(send(query), text)
      if (text === 'begin') this.pipeline = true
      return isPipelined(text) ? this.#behind(send(query)) : this.#settled(send(query), text)
    }

    async #behind(sent: Promise<unknown>): Promise<unknown> {
      sent.catch((error: unknown) => this.#fail(error))
      return NOTHING_YET
    }

    async #settled(sent: Promise<unknown>, text: string): Promise<unknown> {
      // Statements after the first failure only report that the transaction is aborted.
      const outcome = await sent.catch((error: unknown) => this.#fail(error))
      if (text === 'commit' || text === 'rollback') {
        this.pipeline = false
        if (this.#unbounded === 'transaction') this.#unbounded = undefined
      }
      const failure = this.#failure
      this.#failure = undefined
      if (failure !== undefined && text !== 'rollback') throw failure
      refuseNumerics(outcome, text)
      return outcome
    }

    #fail(error: unknown): unknown {
      if (endsSession(error) && this.#lost === undefined) {
        this.#lost = error
        // The pool then discards it; on a frozen network only destroying the socket closes it.
        void this.end()
        this.connection.stream.destroy()
      }
      return (this.#failure ??= this.#lost ?? error)
    }
  }
}

/** Unparsed JSON of the only column, null without a row. For queries.ts only. */
export async function rawText(
  handle: Db | Tx,
  sql: string,
  values: readonly unknown[] = [],
): Promise<string | null> {
  const pool = currentTenant() ? undefined : pools.get(handle)
  // Outside a transaction the detour through Kysely only costs time.
  const { rows } = pool
    ? await pool.query<Record<string, string | null>>(UNPREPARED + sql, [...values])
    : await tables<PlatformTables>(handle).executeQuery<Record<string, string | null>>(
        CompiledQuery.raw(UNPREPARED + sql, [...values]),
      )
  const row = rows[0]
  if (!row) return null
  for (const column in row) return row[column] ?? null
  return null
}

const LONGEST_PAYLOAD = 7_999

/** Sends NOTIFY at commit. Throws a RangeError above 7,999 bytes. */
export async function notify(handle: Db | Tx, channel: string, payload = ''): Promise<void> {
  if (Buffer.byteLength(payload) > LONGEST_PAYLOAD)
    throw new RangeError(`a notification carries ${LONGEST_PAYLOAD} bytes at most`)
  const query = CompiledQuery.raw('select pg_notify($1, $2)', [channel, payload])
  await tables<PlatformTables>(handle).executeQuery(query)
}
