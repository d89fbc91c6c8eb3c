import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { ok, refuse } from '#kernel/result.ts'
import { testDatabase } from '#tests/support/database.ts'
import { socketOf, tcpProxyTo } from '#tests/support/tcp-proxy.ts'
import { isRetryableError } from './retryable-errors.ts'
import {
  inTransaction,
  PIPELINED,
  notify,
  openDatabase,
  rawText,
  type Tx,
  tables,
} from './index.ts'
import type { PlatformTables } from './tables.ts'

// One connection, so that its prepared statements can be queried.
const { db, database, url, listen } = await testDatabase({ capabilities: [], max: 1 })

const prepared = async (text: string) =>
  (await database.query('select name from pg_prepared_statements where statement = $1', [text]))
    .rowCount

test('a statement that comes back is prepared once and keeps its answers', async () => {
  const text = 'select $1::int + 1 as next'

  const answers = []
  for (const n of [1, 2, 3]) answers.push((await database.query(text, [n])).rows[0])

  expect(answers).toEqual([{ next: 2 }, { next: 3 }, { next: 4 }])
  expect(await prepared(text)).toBe(1)
})

test('what is asked through Kysely is prepared as well', async () => {
  const ask = (id: number) =>
    tables<{ pg_class: { oid: number } }>(db)
      .selectFrom('pg_class')
      .select('oid')
      .where('oid', '=', id)
      .execute()

  await ask(1)
  await ask(2)

  expect(await prepared('select "oid" from "pg_class" where "oid" = $1')).toBe(1)
})

test('a numeric column that is not cast is refused, as it would be read as text', async () => {
  const ask = (column: RawBuilder<unknown>) =>
    sql`select ${column} as total from (values (1::bigint), (2)) sold (amount)`.execute(
      tables<PlatformTables>(db),
    )

  await expect(ask(sql`sum(amount)`)).rejects.toThrow('cast them (total)')
  await expect(ask(sql`avg(amount)`)).rejects.toThrow('cast them (total)')

  expect((await ask(sql`sum(amount)::bigint`)).rows).toEqual([{ total: 3 }])
  expect((await ask(sql`avg(amount)::float8`)).rows).toEqual([{ total: 1.5 }])
})

test('a text that varies takes no place on the server', async () => {
  for (let n = 1; n <= 40; n += 1) {
    const list = Array.from({ length: n }, (_, index) => `$${index + 1}::int`).join(', ')
    await database.query(
      `select 'varies' where 1 in (${list})`,
      Array.from({ length: n }, () => 1),
    )
  }

  const { rows } = await database.query(
    `select count(*) from pg_prepared_statements where statement like '%varies%' and name <> ''`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('a connection never holds more than 500 prepared statements', async () => {
  const other = openDatabase({ url, max: 1 })
  for (let round = 0; round < 2; round += 1)
    for (let n = 0; n < 600; n += 1) await other.pool.query(`select $1::int as column_${n}`, [n])

  const { rows } = await other.pool.query('select count(*) from pg_prepared_statements')
  await other.close()

  expect(rows).toEqual([{ count: 500 }])
})

test('several statements in one text pass when they take no values', async () => {
  await database.query('create temporary table a (id int); create temporary table b (id int)')
  expect((await database.query('select * from a, b')).rows).toEqual([])
})

test('a bigint is a number, and one that a number cannot hold is an error', async () => {
  const { rows } = await database.query(
    `select 9007199254740991::bigint as most, array[1, null, 3]::bigint[] as several,
      1.50::numeric as rate, date '2026-11-21' as day`,
  )

  expect(rows).toEqual([
    { most: 9_007_199_254_740_991, several: [1, null, 3], rate: '1.50', day: '2026-11-21' },
  ])
  await expect(database.query('select 9007199254740992::bigint')).rejects.toThrow(
    'not a safe integer: 9007199254740992',
  )
})

test('raw text is the text of the server, not ours', async () => {
  const text = `{"price" : 12.50,  "name": "Huile d'olive"}`

  for (let round = 0; round < 3; round += 1)
    expect(await rawText(db, 'select $1::json', [text])).toBe(text)

  expect(await rawText(db, 'select 1::bigint where false')).toBeNull()
  expect(await rawText(db, 'select null')).toBeNull()
})

test('raw text is read inside the transaction', async () => {
  const result = await inTransaction(db, async (tx) => {
    await sql`create table public.seen (id int)`.execute(tables<PlatformTables>(tx))
    await sql`insert into public.seen values (7)`.execute(tables<PlatformTables>(tx))
    return ok(await rawText(tx, 'select json_agg(id) from public.seen'))
  })
  expect(result).toEqual(ok('[7]'))
})

test('a statement that takes too long is stopped', async () => {
  const hasty = openDatabase({ url, max: 1, statementTimeoutMs: 50 })
  await expect(hasty.pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
  await hasty.close()
})

test('a session lost inside a transaction fails it with the reason, and is not used again', async () => {
  const lone = openDatabase({ url, max: 1 })
  const end = (pid: number) => database.query('select pg_terminate_backend($1)', [pid])
  const pidOf = async (handle: typeof lone.db | Tx) =>
    Number(await rawText(handle, 'select pg_backend_pid()'))
  const inLost = (work: (tx: Tx) => Promise<unknown>) =>
    inTransaction(lone.db, async (tx) => {
      await end(await pidOf(tx))
      await sleep(50) // its end is reported while no statement runs
      return ok(await work(tx))
    })

  const statement = inLost((tx) => rawText(tx, 'select 1'))
  await expect(statement).rejects.toThrow('terminating connection due to administrator command')
  const sentAhead = inLost((tx) =>
    sql`${sql.raw(PIPELINED)} select 1`.execute(tables<PlatformTables>(tx)),
  )
  await expect(sentAhead).rejects.toSatisfy(isRetryableError)

  const first = await pidOf(lone.db)
  await end(first)
  expect(await pidOf(lone.db).catch(() => pidOf(lone.db))).not.toBe(first)
  const committed = await inTransaction(lone.db, async (tx) => ok(await rawText(tx, 'select 2')))
  expect(committed).toEqual(ok('2'))
  await lone.close()
})

test('a network that goes silent fails the statement, the transaction and no later one', async () => {
  const server = new Client({ connectionString: url })
  const network = await tcpProxyTo(socketOf(server))
  const through = openDatabase({
    embedded: {
      host: '127.0.0.1',
      port: network.port,
      user: server.user ?? '',
      password: server.password ?? '',
      database: server.database ?? '',
    },
    max: 2,
    statementTimeoutMs: 300,
    readGraceMs: 200,
  })
  await rawText(through.db, 'select 1')
  const frozen = inTransaction(through.db, async (tx) => {
    await rawText(tx, 'select 1')
    network.freeze()
    await sql`${sql.raw(PIPELINED)} select 1`.execute(tables<PlatformTables>(tx))
    return ok(await rawText(tx, 'select 2'))
  })
  await expect(frozen).rejects.toSatisfy(isRetryableError)
  network.mend()

  expect(through.pool.totalCount - through.pool.idleCount).toBe(0)
  for (let turn = 0; turn < 4; turn += 1) expect(await rawText(through.db, 'select 3')).toBe('3')
  const patient = await inTransaction(through.db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tables<PlatformTables>(tx))
    return ok(await rawText(tx, 'select 4 from pg_sleep(0.8)'))
  })
  expect(patient).toEqual(ok('4'))
  await through.close()
  await network.close()
})

test('listeners hear what is committed, and nothing of what is not', async () => {
  const received: string[] = []
  const stop = await listen('products', (payload) => received.push(payload))

  await inTransaction(db, async (tx) => {
    await notify(tx, 'products', 'rolled back')
    return refuse({ code: 'no' })
  })
  await inTransaction(db, async (tx) => {
    await notify(tx, 'products', 'committed')
    return ok(null)
  })
  await vi.waitFor(() => expect(received).toEqual(['committed']))

  await stop()
  await notify(db, 'products', 'nobody listens')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(received).toEqual(['committed'])
})

test('a lost listener comes back, says so, and hears again', async () => {
  const received: string[] = []
  let returns = 0
  const stop = await listen('Vendors and "shops"', (payload) => received.push(payload), {
    onReconnect: () => (returns += 1),
  })

  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like '%:listen'`,
  )
  await vi.waitFor(() => expect(returns).toBe(1), 5_000)
  await notify(db, 'Vendors and "shops"', 'after the gap')

  await vi.waitFor(() => expect(received).toEqual(['after the gap']))
  await stop()
})

test('a pool closes at once while its listener is looking for the server', async () => {
  const { host, port } = new Client({ connectionString: url })
  const behind = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const lines = new Set<net.Socket>()
  const proxy = net.createServer((near) => {
    const far = net.connect(behind)
    near.pipe(far).pipe(near)
    for (const line of [near, far]) lines.add(line.on('error', () => {}))
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const through = new Client({ connectionString: url })
  const errors: Error[] = []
  const other = openDatabase({
    embedded: {
      host: '127.0.0.1',
      port: (proxy.address() as net.AddressInfo).port,
      user: through.user ?? '',
      password: through.password ?? '',
      database: through.database ?? '',
    },
    onError: (error) => errors.push(error),
  })
  await other.listen('anything', () => {})
  proxy.close()
  for (const line of lines) line.destroy()
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(4), 5_000)

  const start = performance.now()
  await other.close()

  expect(performance.now() - start).toBeLessThan(200)
})

test('statements run as the role that was asked for', async () => {
  const reader = openDatabase({ url, max: 1, role: 'pg_monitor' })
  const { rows } = await reader.pool.query('select current_user as role')
  await reader.close()
  expect(rows).toEqual([{ role: 'pg_monitor' }])
})

test('a public read ends after three seconds, and waits for no connection of an order', async () => {
  const other = openDatabase({ url, max: 2 })
  const orders = await Promise.all([other.pool.connect(), other.pool.connect()])
  const answer = await sql`select 1 as one`.execute(tables<PlatformTables>(other.publicReads))
  expect(answer.rows).toEqual([{ one: 1 }])

  const start = performance.now()
  const slow = sql`select pg_sleep(20)`.execute(tables<PlatformTables>(other.publicReads))
  const error = await slow.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(isRetryableError(error)).toBe(true) // 503 with Retry-After: platform/http/edge.ts
  expect(performance.now() - start).toBeGreaterThan(2_900)
  expect(performance.now() - start).toBeLessThan(8_000)
  for (const client of orders) client.release()
  await other.close()
})
