import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { routes } from '#platform/http/index.ts'
import { createGuards } from '#server/guards.ts'
import { serve } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { createVendorDashboard } from './index.ts'

const database = await testDatabase()
const { db } = database
const market = await marketplaceFixture(database)
const { app, vendorDashboard, outbox, payouts, clock, identity, vendors } = market
const buy = checkoutWith((path, init) => app.request(path, init))
const sql = (text: string, ...values: unknown[]) => database.pool.query(text, values)

/** Delivers no events: it is notified by the database alone. */
const other = createVendorDashboard({
  ...{ db, clock, payouts, listen: database.listen, heartbeat: seconds(0.05) },
  outbox: { subscribeMany: () => undefined },
})
const guards = createGuards({
  sessionStates: identity.sessionStates,
  findStaffMembership: vendors.findStaffMembership,
})
app.route(
  '/other/vendor',
  routes()
    .use('*', guards.vendor as never)
    .route('/', other.vendorRoutes as never) as never,
)
const { url } = await serve(app)

beforeAll(async () => {
  await vendorDashboard.start()
  await other.start()
})
afterAll(async () => {
  await vendorDashboard.stop()
  await other.stop()
})

type Event = { name: string; data: Record<string, unknown> }
const opened: ReadableStreamDefaultReader<Uint8Array>[] = []
async function line(token: string, time = '/api/v1/vendor/live-updates') {
  const answer = await app.request(time, { headers: { authorization: `Bearer ${token}` } })
  const received: Event[] = []
  const state = { status: answer.status, headers: answer.headers, heard: received, isOver: false }
  if (!answer.ok) return { ...state, answer, closeStreams: async () => undefined }
  const reader = answer.body!.getReader()
  opened.push(reader)
  const read = async () => {
    for (let text = ''; ;) {
      const { done, value } = await reader.read()
      if (done) break
      text += new TextDecoder().decode(value)
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const name = /^event: (.+)$/m.exec(part)?.[1]
        const data = /^data: (.+)$/m.exec(part)?.[1] ?? '{}'
        if (name) received.push({ name, data: JSON.parse(data) as Event['data'] })
      }
    }
    state.isOver = true
  }
  void read()
  return Object.assign(state, { answer, closeStreams: () => reader.cancel() })
}
type StreamLine = Awaited<ReturnType<typeof line>>
const news = ({ heard: received }: StreamLine) =>
  received.filter(({ name }) => name === 'news').map(({ data }) => data)
const farewell = ({ heard: received }: StreamLine) =>
  received.find(({ name }) => name === 'bye')?.data['why'] ?? null

let round = 0
let shop: string
let amel: Awaited<ReturnType<typeof person>>
async function person(name: string) {
  const account = await market.account(`${name}-${round}@mail.example`)
  return { ...account, token: await market.tokenOf(account.email) }
}
async function clerk(role: string) {
  const made = await person(role)
  await sql(
    `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
     values ($1, $2, $3, now(), now())`,
    shop,
    made.userId,
    role,
  )
  return made
}
async function shopOf(userId: string, phone = false) {
  const id = await market.shop.vendor({ name: 'Poterie', wilaya: '15', phone })
  await market.give(id, userId)
  return id
}
const order = async (id = shop) => {
  const product = await market.shop.product(id, { name: 'Tajine', price: 4800, stock: 9 })
  await buy([{ product_id: product.id, quantity: 1 }])
}
beforeEach(async () => {
  round += 1
  for (const reader of opened.splice(0)) await reader.cancel()
  await sql('truncate platform.rate_limits')
  amel = await person('amel')
  shop = await shopOf(amel.userId)
})

test('an order is heard in every process, by its own shop, after its delivery and not before', async () => {
  const brahim = await person('brahim')
  await shopOf(brahim.userId)
  const lines = await Promise.all([
    line(amel.token),
    line(amel.token, '/other/vendor/live-updates'),
    line(brahim.token),
  ])
  const [here, existing, otherUser] = lines
  for (const { status, headers, heard: received } of lines) {
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(headers.get('cache-control')).toContain('no-store')
    await expect.poll(() => received[0]?.name).toBe('hello')
  }
  await order()
  await sleep(100)
  expect(news(here)).toEqual([]) // the order does not wait for any stream
  await outbox.drain()
  const messages = [{ about: ['orders'], placed: 1 }]
  await expect.poll(() => news(here)).toEqual(messages)
  await expect.poll(() => news(existing)).toEqual(messages)
  expect(news(otherUser)).toEqual([])
})

test('whoever works in the shop hears of their own work', async () => {
  await sql('update vendors.vendors set requires_phone_confirmation = true where id = $1', shop)
  const [caller, keeper, sender] = [
    await clerk('calls'),
    await clerk('catalogue'),
    await clerk('orders'),
  ]
  const lines = [await line(caller.token), await line(keeper.token), await line(sender.token)]
  await order()
  await outbox.drain()
  const about = (index: number) => [
    ...new Set(news(lines[index]!).flatMap((news) => news['about'])),
  ]
  await expect.poll(() => about(0)).toEqual(['calls'])
  await expect.poll(() => about(2)).toEqual(['orders', 'calls'])
  expect(about(1)).toEqual([])
})

test('a line ends with the right to it: let go, signed out', async () => {
  const karim = await clerk('orders')
  const [own, theirs] = [await line(amel.token), await line(karim.token)]
  const quiet = await line(karim.token, '/other/vendor/live-updates')
  await sql('update vendors.staff set removed_at = now() where user_id = $1', karim.userId)
  // The stream's own periodic check ends it.
  await expect.poll(() => farewell(quiet)).toBe('ended')
  await order()
  await outbox.drain()
  await expect.poll(() => farewell(theirs)).toBe('ended')
  expect(news(theirs)).toEqual([])
  await expect.poll(() => news(own)).toHaveLength(1)
  expect((await line(karim.token)).status).toBe(403)

  const watched = await line(amel.token, '/other/vendor/live-updates')
  await app.request('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { authorization: `Bearer ${amel.token}` },
  })
  await expect.poll(() => farewell(watched)).toBe('ended')
  expect((await line(amel.token)).status).toBe(401)
})

test('of too many windows of one person the oldest gives way; another person keeps theirs', async () => {
  const karim = await clerk('orders')
  const theirs = await line(karim.token)
  const own: StreamLine[] = []
  for (let count = 0; count < 7; count += 1) own.push(await line(amel.token))
  await expect.poll(() => own.map(farewell)).toEqual(['elsewhere', ...Array(6).fill(null)])
  expect(farewell(theirs)).toBeNull()
  const before = vendorDashboard.countLines()
  await own[6]!.closeStreams()
  expect(vendorDashboard.countLines()).toBe(before - 1)
})

test('over the network the first word comes at once, uncompressed, and a closed window is let go', async () => {
  const before = vendorDashboard.countLines()
  const leaving = new AbortController()
  const answer = await fetch(`${url}/api/v1/vendor/live-updates`, {
    headers: { authorization: `Bearer ${amel.token}`, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  const { value } = await answer.body!.getReader().read()
  expect(new TextDecoder().decode(value)).toContain('event: hello')
  expect(vendorDashboard.countLines()).toBe(before + 1)
  leaving.abort()
  await expect.poll(() => vendorDashboard.countLines()).toBe(before)
})

test('a process that closes says so, and opens no line any more', async () => {
  const last = await line(amel.token, '/other/vendor/live-updates')
  other.closeStreams()
  await expect.poll(() => last.isOver).toBe(true)
  expect(farewell(last)).toBe('closing')
  const refused = await line(amel.token, '/other/vendor/live-updates')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(await refused.answer.json()).toMatchObject({ code: 'too_many_streams' })
})
