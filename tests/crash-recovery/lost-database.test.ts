import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { stressLevel } from '#tests/support/stress-level.ts'
import { launchSite, type Site } from '#tests/support/launch-site.ts'
import { type OwnPostgres, ownPostgres, standbyOf } from '#tests/support/own-postgres.ts'
import { type Buyers, buyersOf } from '#tests/support/simulated-buyers.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { type TcpProxy, tcpProxyTo } from '#tests/support/tcp-proxy.ts'

const LONGEST_MS = stressLevel(60_000, 1_200_000)
/** From the moment the database accepts sessions to the first successful response. */
const BACK_WITHIN_MS = 1_000

/** Megabytes: the demo's database, its WAL and what these tests write. */
const disk = smallDisk(768)
let postgres: OwnPostgres
let network: TcpProxy
let site: Site
let database: string
/** Closed in reverse order, also when a later one failed to open. */
const opened: (() => Promise<void>)[] = []
const ask = <Row extends object>(text: string, values: unknown[] = []) =>
  postgres.ask<Row>(database, text, values)

beforeAll(async () => {
  if ('path' in disk) opened.push(async () => disk.remove())
  postgres = await ownPostgres({
    ...('path' in disk && { within: disk.path }),
    settings: { max_wal_size: '64MB', min_wal_size: '32MB' },
  })
  opened.push(postgres.remove)
  network = await tcpProxyTo({ path: postgres.socket })
  opened.push(network.close)
  const { user, password } = postgres.connection
  const url = `postgres://${user}:${password}@127.0.0.1:${network.port}/postgres`
  site = await launchSite({ url, run: 1 }, { TRUST_PROXY: 'loopback' })
  opened.push(site.stop)
  database = new URL(site.databaseUrl).pathname.slice(1)
  // So that crash recovery replays what these tests write, not the loading of the demo.
  await ask('checkpoint')
}, 180_000)
afterEach(() => network.mend())
afterAll(async () => {
  for (const close of opened.toReversed()) await close()
}, 60_000)

/** Simulated buyers stay active around `work`; every order they began is finished and counted. */
async function harmed(work: (buyers: Buyers) => Promise<void>): Promise<void> {
  const buyers = await buyersOf(site.url, ask)
  await buyers.during(async () => {
    await sleep(300)
    await work(buyers)
    await sleep(500)
  })
  expect(buyers.placed()).toBeGreaterThan(0)
  await buyers.expectEverythingRight()
}

test(
  'sessions ended one after the other, within transactions too, end no process',
  async () => {
    await harmed(async (buyers) => {
      const enough = stressLevel(10, 200)
      for (let round = 0; buyers.placed() < enough && !buyers.isGone(); round += 1) {
        await ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'yova%' and pid <> pg_backend_pid()
        order by (state like '%in transaction%') desc, random() limit 1`)
        await sleep(60 + ((round * 7) % 23))
      }
    })
  },
  LONGEST_MS,
)

test(
  'a database process that is killed takes all sessions with it, and no order',
  async () => {
    for (let round = 0; round < stressLevel(1, 5); round += 1)
      await harmed(async (buyers) => {
        const [session] = await ask<{ pid: number }>(
          `select pid from pg_stat_activity where application_name = 'yova' order by random() limit 1`,
        )
        process.kill(session!.pid, 'SIGKILL')
        await sleep(20)
        while (!(await postgres.accepts())) await sleep(5)
        const accepted = performance.now()
        await sleep(BACK_WITHIN_MS)
        expect(buyers.backAfter(accepted)).toBeLessThan(BACK_WITHIN_MS)
      })
  },
  LONGEST_MS,
)

test(
  'a database that stops at once and starts again is used within a second',
  async () => {
    for (let round = 0; round < stressLevel(1, 10); round += 1)
      await harmed(async (buyers) => {
        await postgres.stop('SIGQUIT')
        await sleep(stressLevel(800, 3_000))
        await postgres.start()
        const accepted = performance.now()
        await sleep(BACK_WITHIN_MS)
        expect(buyers.backAfter(accepted)).toBeLessThan(BACK_WITHIN_MS)
      })
  },
  LONGEST_MS,
)

test(
  'a network that says nothing for a while loses nothing',
  async () => {
    await harmed(async (buyers) => {
      network.freeze()
      await sleep(stressLevel(2_000, 60_000))
      network.mend()
      const corrected = performance.now()
      await sleep(BACK_WITHIN_MS)
      expect(buyers.backAfter(corrected)).toBeLessThan(BACK_WITHIN_MS)
    })
  },
  LONGEST_MS,
)

/** The responses of every module that needs the database. */
async function responsesOfEveryPage({
  token,
  userId,
}: {
  token: string
  userId: string
}): Promise<[string, Response][]> {
  const json = { 'content-type': 'application/json' }
  const bearer = { authorization: `Bearer ${token}` }
  const credentials = JSON.stringify({ email: 'client@yova.example', password: 'another' })
  const upload = { method: 'POST', headers: { ...bearer, 'content-type': 'image/png' }, body: 'x' }
  const post = (body: string, headers = {}) => ({
    method: 'POST',
    headers: { ...json, ...headers },
    body,
  })
  const pages: [string, RequestInit][] = [
    [`/product/${crypto.randomUUID()}`, { headers: { accept: 'text/html' } }],
    [`/api/v1/products/${crypto.randomUUID()}`, {}],
    ['/api/v1/account/profile', { headers: bearer }],
    ['/auth/v1/token?grant_type=password', post(credentials)],
    ['/rest/v1/rpc/has_role', post(JSON.stringify({ _user_id: userId, _role: 'admin' }), bearer)],
    ['/functions/v1/admin-create-user', post('{}', bearer)],
    ['/storage/v1/object/product-images/a.png', upload],
  ]
  return Promise.all(
    pages.map(async ([path, init]) => [path, await fetch(`${site.url}${path}`, init)] as const),
  ) as never
}

const signIn = async () => {
  const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'vendeur@yova.example', password: 'demo-yova-2026' }),
  })
  const session = (await response.json()) as { access_token: string; user: { id: string } }
  return { token: session.access_token, userId: session.user.id }
}

test('without a database every door says when to come back, in its own words', async () => {
  const session = await signIn()
  // A cached session state would answer without the database.
  await ask(`select pg_notify('identity_session_state', $1)`, [session.userId])
  await sleep(100)
  const before = site.log().length
  network.cut()
  const answers = await responsesOfEveryPage(session)
  await sleep(1_500)
  network.mend()

  for (const [path, { status, headers }] of answers)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '2'])
  const [page, , , auth] = await Promise.all(answers.map(([, answer]) => answer.text()))
  expect(page).toContain('<html')
  expect(JSON.parse(auth!)).toMatchObject({ code: 503, error_code: 'unexpected_failure' })
  // The log is throttled: two loops, a listener and seven requests failed.
  const lines = site.log().slice(before).trim().split('\n')
  expect(lines.length).toBeLessThanOrEqual(2)
  expect(lines[0]).toContain('the database is unavailable')
})

test('what changed while no session could be opened shows as soon as there is one', async () => {
  const [product] = await ask<{ id: string }>(
    'select product_id as id from search.listings order by product_id limit 1',
  )
  const page = async () =>
    (await fetch(`${site.url}/product/${product!.id}`, { headers: { accept: 'text/html' } })).text()
  const publicSettings = async () => (await fetch(`${site.url}/api/v1/settings/public`)).text()
  await page()

  network.cut()
  await ask(
    `update catalog.products set name = name || '{"fr": "Renamed meanwhile"}' where id = $1`,
    [product!.id],
  )
  await ask(`insert into settings.values (name, value, changed_at)
    values ('siteName', '"Souk meanwhile"', now())`)
  expect((await page()).includes('Renamed meanwhile')).toBe(false) // from the page cache
  await sleep(1_000)
  network.mend()

  // The listener reconnects within 5 seconds at most.
  await vi.waitFor(async () => {
    expect((await page()).includes('Renamed meanwhile')).toBe(true)
    expect(await publicSettings()).toContain('Souk meanwhile')
  }, 10_000)
})

test(
  'a full disk refuses purchases until there is room again, and loses none',
  async ({ skip }) => {
    if (!('path' in disk)) return skip(disk.unavailable)
    for (let round = 0; round < stressLevel(1, 3); round += 1)
      await harmed(async (buyers) => {
        disk.fill()
        while (buyers.refusedPurchases() === 0 && !buyers.isGone()) await sleep(5)
        await sleep(stressLevel(500, 5_000))
        disk.free()
        // PostgreSQL stops when it cannot write its WAL; an operator restarts it after making room.
        while (!(await postgres.accepts())) {
          if (!postgres.isRunning()) await postgres.start()
          await sleep(5)
        }
        const accepted = performance.now()
        await sleep(BACK_WITHIN_MS)
        expect(buyers.buysAfter(accepted)).toBeLessThan(BACK_WITHIN_MS)
      })
  },
  LONGEST_MS,
)

test(
  'a standby that takes over has every order that was acknowledged',
  async () => {
    const primary = postgres
    const standby = await standbyOf(primary)
    opened.unshift(standby.remove)
    await harmed(async (buyers) => {
      await primary.stop('SIGQUIT')
      postgres = standby
      // The address may point to the standby before its promotion: it is read-only then.
      network.leadTo({ path: standby.socket })
      await sleep(stressLevel(500, 5_000))
      await standby.ask('postgres', 'select pg_promote()')
      const promoted = performance.now()
      await sleep(BACK_WITHIN_MS)
      expect(buyers.refusedPurchases()).toBeGreaterThan(0)
      expect(buyers.buysAfter(promoted)).toBeLessThan(BACK_WITHIN_MS)
    })
  },
  LONGEST_MS,
)
