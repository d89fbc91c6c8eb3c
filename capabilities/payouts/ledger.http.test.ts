import { beforeAll, beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { StampDuty } from '../documents/contract.ts'
import { CommissionRules } from '../ledger/contract.ts'
import { JournalsPage, MoneyOverview, VendorBalancesPage } from './ledger.contract.ts'
import { hasPoppler, readText } from '#tests/support/poppler.ts'

const database = await testDatabase({ max: 8 })
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const admin = await market.account('chief@yova.example', 'admin')
const amel = await market.account('amel@example.dz', 'vendor')
let tokens: { admin: string; vendor: string }
let shop: string
let tajine: { id: string }
beforeAll(async () => {
  tokens = { admin: await market.tokenOf(admin.email), vendor: await market.tokenOf(amel.email) }
})
beforeEach(async () => {
  await database.pool.query(
    `set session_replication_role = 'replica';
     truncate payouts.courier_cash, payouts.open_orders, payouts.holds, ledger.journals, ledger.accounts,
       ledger.commission_rules, orders.purchases, platform.outbox, platform.rate_limits, platform.counters,
       platform.counter_deltas cascade;
     set session_replication_role = 'origin'`,
  )
  await market.shop.clear()
  shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await market.give(shop, amel.userId)
  tajine = await market.shop.product(shop, { name: 'Tajine', price: 10_000, stock: 500 })
})

async function ask(path: string, method = 'GET', body?: object, who: 'admin' | 'vendor' = 'admin') {
  const answer = await market.app.request(`/api/v1/${who}/money${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      'accept-language': 'fr',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isJson = answer.headers.get('content-type')?.includes('json')
  return {
    status: answer.status,
    bytes,
    body: (isJson ? JSON.parse(bytes.toString()) : null) as never,
  }
}
async function bought() {
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }])
  return (body as PlacedView).orders[0]!
}
/** By the operator's courier. */
async function delivered() {
  const order = await bought()
  const sent = await market.app.request(`/api/v1/vendor/orders/${order.id}/parcels`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.vendor}`, 'content-type': 'application/json' },
    body: JSON.stringify({ courier: 'yalidine', tracking: null }),
  })
  expect(sent.status).toBe(200)
  const query = {
    orderId: order.id as OrderId,
    to: 'delivered',
    actor: { role: 'system' },
  } as const
  expect((await market.orders.changeStatus(query)).ok).toBe(true)
  await market.outbox.drain()
  return order
}
const journals = async (query = '') => JournalsPage.parse((await ask(`/journals${query}`)).body)
const NET = 9405
// The day in Algiers, which after 23:00 UTC is not the day in UTC.
const tomorrow = () => localDate(after(market.clock.now(), days(1)))

test('[AREP-3] the overview says where all money stands, to the centime, before and after it is settled', async () => {
  await delivered()
  await bought()
  const before = MoneyOverview.parse((await ask('/overview')).body)
  const subject = (kind: string) => before.accounts.find((account) => account.kind === kind)?.amount
  expect(subject('cash_at_courier')).toBe(10_300)
  expect(subject('buyer_receivable')).toBe(10_300)
  expect(subject('platform_commission')).toBe(-1000)
  expect(before).toMatchObject({
    shops_owed: 2 * NET,
    shops_owing: 0,
    couriers: [{ code: 'yalidine', amount: 10_300 }],
  })
  expect(before.accounts.reduce((all, { amount }) => all + Math.round(amount * 100), 0)).toBe(0)

  await sql('select platform.flush_counters()')
  expect((await ask('/overview')).body).toEqual(before)
  expect(
    await sql(`select sum(amount_centimes)::int from ledger.entries e join ledger.accounts a
    on a.id = e.account_id where a.kind = 'cash_at_courier'`),
  ).toEqual([{ sum: 1_030_000 }])
})

test('[AREP-3] the books are found by order, kind, account, shop and day, page by page', async () => {
  const first = await delivered()
  for (let i = 0; i < 4; i += 1) await bought()
  expect((await journals()).total).toBe(7)
  const found = await journals(`?search=%23${first.order_number.toLowerCase()}`)
  expect(found.items.map(({ kind }) => kind).toSorted()).toEqual([
    ...['cash_collected', 'delivery_vat', 'sale'],
  ])
  expect(found.items.find(({ kind }) => kind === 'sale')).toMatchObject({
    ...{ order_id: first.id, business_name: 'Poterie Amel' },
  })
  expect((await journals('?kind=cash_collected')).items).toHaveLength(1)
  expect((await journals('?account=cash_at_courier')).items).toMatchObject([
    {
      kind: 'cash_collected',
      entries: [{ account: 'cash_at_courier', amount: 10_300 }, { amount: -10_300 }],
    },
  ])
  expect((await journals(`?vendor=${shop}&account=platform_commission`)).total).toBe(5)
  expect((await journals('?until=2020-01-01')).total).toBe(0)
  expect((await journals('?search=Y-NOTHING')).total).toBe(0)
  for (const [query, count] of [
    ['', 7],
    ['&account=buyer_receivable', 6],
  ] as const) {
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await journals(`?limit=2&cursor=${cursor}${query}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? ''
    } while (cursor !== '')
    expect(new Set(seen).size).toBe(count)
    expect(seen).toHaveLength(count)
  }
  const file = (await ask('/journals-file?account=cash_at_courier')).bytes.toString()
  expect(file.trim().split('\r\n')).toHaveLength(3)
  expect(file).toMatch(/;4672;[^;]+;;Espèces chez les livreurs;10300;/)
})

test('[AREP-3] a file of the books is whole, however many journals there are, each once', async () => {
  await delivered()
  await sql(`
    with made as (
      insert into ledger.journals (id, kind, memo, posted_at, at_courier_centimes)
      select gen_random_uuid(), 'adjustment', 'n° ' || n, now() - n % 700 * interval '1 minute', 100
      from generate_series(1, 4500) n returning id)
    insert into ledger.entries (journal_id, position, account_id, amount_centimes)
    select made.id, at, (select id from ledger.accounts where kind = account), amount
    from made, (values (1, 'cash_at_courier', 100), (2, 'platform_commission', -100)) e (at, account, amount)`)
  for (const query of ['kind=adjustment', 'account=cash_at_courier']) {
    const lines = (await ask(`/journals-file?${query}`)).bytes.toString().trim().split('\r\n')
    const made = lines.filter((line) => line.includes('n° '))
    expect([made.length, new Set(made).size]).toEqual([9000, 9000])
    expect(lines.slice(1).filter((line) => line.startsWith('\uFEFF'))).toEqual([])
  }
})

test('[AREP-3] shops are listed by what they are owed, and one that is held is not paid', async () => {
  const other = await market.shop.vendor({ name: 'Atelier Brahim', wilaya: '16' })
  await delivered()
  const shops = async (query = '') => VendorBalancesPage.parse((await ask(`/vendors${query}`)).body)
  expect((await shops()).items.map(({ business_name: name, balance }) => [name, balance])).toEqual([
    ['Poterie Amel', NET],
    ['Atelier Brahim', 0],
  ])
  expect((await shops('?show=owed')).total).toBe(1)
  expect((await shops('?show=owing')).total).toBe(0)
  expect((await shops('?search=brahim')).items).toMatchObject([{ id: other }])
  const hold = { reason: 'dispute', note: 'Litige sur trois commandes' }
  const placed = await Promise.all([1, 2, 3].map(() => ask(`/vendors/${shop}/hold`, 'POST', hold)))
  expect(placed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
  expect((await shops('?show=held')).items).toMatchObject([
    { id: shop, hold: { reason: 'dispute' } },
  ])
  expect((await ask('', 'GET', undefined, 'vendor')).body).toMatchObject({ is_on_hold: true })
  expect((await ask(`/vendors/${shop}/hold`, 'DELETE')).status).toBe(204)
  expect((await ask(`/vendors/${shop}/hold`, 'DELETE')).status).toBe(409)

  // One whose day is over holds nothing, and does not stand in the way of the next.
  expect((await ask(`/vendors/${shop}/hold`, 'POST', hold)).status).toBe(204)
  await sql(`update payouts.holds set until_on = current_date - 400 where released_at is null`)
  expect((await ask(`/vendors/${shop}/hold`, 'DELETE')).status).toBe(409)
  expect((await ask(`/vendors/${shop}/hold`, 'POST', hold)).status).toBe(204)
  expect((await ask(`/vendors/${shop}/hold`, 'DELETE')).status).toBe(204)
  expect((await shops('?show=held')).total).toBe(0)
})

test('[AREP-3] a commission rule holds from its day on, ends the one before, and a sale keeps its own', async () => {
  const rules = (answer: { body: never }) => CommissionRules.parse(answer.body)
  const today = localDate(market.clock.now())
  const rule = { scope: 'vendor', vendor_id: shop, rate_bp: 800, fixed: 50, valid_from: today }
  await bought()
  const made = await ask('/commission-rules', 'POST', rule)
  expect(made.status).toBe(201)
  expect(rules(made)).toMatchObject({
    default_rate_bp: 500,
    items: [{ scope: 'vendor', state: 'current', fixed: 50 }],
  })
  const second = await bought()
  expect((await journals(`?search=${second.order_number}`)).items[0]!.entries).toContainEqual({
    account: 'platform_commission',
    amount: -850,
  })
  expect(
    await sql(
      `select commission_reason as why, commission_centimes::int as taken from orders.orders order by placed_at, id`,
    ),
  ).toEqual([
    { why: 'settings', taken: 50_000 },
    { why: 'vendor', taken: 85_000 },
  ])
  expect(
    (await ask('/commission-rules', 'POST', { ...rule, valid_from: '2020-01-01' })).status,
  ).toBe(422)
  const next = await ask('/commission-rules', 'POST', {
    ...rule,
    rate_bp: 900,
    valid_from: tomorrow(),
  })
  expect(rules(next).items.map(({ state, rate_bp: rate }) => [state, rate])).toEqual([
    ['coming', 900],
    ['current', 800],
  ])
  expect(rules(next).items[1]!.valid_until).toBe(rules(next).items[0]!.valid_from)
  expect((await ask('/commission-rules', 'POST', { ...rule, valid_from: tomorrow() })).status).toBe(
    409,
  )
  const [coming, current] = [rules(next).items[0]!, rules(next).items[1]!]
  expect((await ask(`/commission-rules/${current.id}`, 'DELETE')).status).toBe(409)
  expect((await ask(`/commission-rules/${coming.id}`, 'DELETE')).status).toBe(204)
  // The rule that it would have ended applies on.
  expect(rules(await ask('/commission-rules')).items).toMatchObject([
    { id: current.id, rate_bp: 800, valid_until: null },
  ])
  const audited = await sql(
    `select action from audit.entries where action like 'ledger.%' order by created_at, id`,
  )
  expect(audited.map(({ action }) => action)).toEqual([
    'ledger.commission_rule_added',
    'ledger.commission_rule_added',
    'ledger.commission_rule_removed',
  ])
})

test('[AREP-3] the stamp duty has dated scales, and a switch', async () => {
  const scale = (from: string, tiers: object[]) => ({
    valid_from: from,
    source: 'LF 2027, art. 12',
    tiers,
  })
  const tiers = [
    { from: 300.01, rate_bp: 100, minimum: 5 },
    { from: 30_000.01, rate_bp: 150, minimum: 5 },
  ]
  const before = StampDuty.parse((await ask('/stamp-duty')).body)
  expect(before).toMatchObject({
    is_applied: false,
    items: [{ state: 'current', tiers: [{ rate_bp: 100 }, {}, {}] }],
  })
  expect((await ask('/stamp-duty/switch', 'PUT', { is_applied: true })).body).toMatchObject({
    is_applied: true,
  })
  expect((await ask('/stamp-duty/scales', 'POST', scale('2020-01-01', tiers))).status).toBe(422)
  expect(
    (await ask('/stamp-duty/scales', 'POST', scale(tomorrow(), tiers.toReversed()))).status,
  ).toBe(422)
  const added = StampDuty.parse(
    (await ask('/stamp-duty/scales', 'POST', scale(tomorrow(), tiers))).body,
  )
  expect(added.items.map(({ state, valid_until: until }) => [state, until])).toEqual([
    ['coming', null],
    ['current', tomorrow()],
  ])
  expect((await ask('/stamp-duty/scales', 'POST', scale(tomorrow(), tiers))).status).toBe(409)
  const removed = await ask(`/stamp-duty/scales/${tomorrow()}`, 'DELETE')
  expect(StampDuty.parse(removed.body)).toEqual({ ...before, is_applied: true })
})

test('[VSPACE-5] the month of a shop is a paper in French and in Arabic', async () => {
  await delivered()
  const month = new Date(market.clock.now()).toISOString().slice(0, 7)
  const statement = await ask(`/statement?month=${month}&format=pdf`, 'GET', undefined, 'vendor')
  expect(statement.status).toBe(200)
  expect(statement.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(statement.bytes.length).toBeGreaterThan(5000)
  if (!hasPoppler) return
  // A balance that is not due yet is named as such.
  const text = readText(new Uint8Array(statement.bytes)).replaceAll(/\s+/g, ' ')
  expect(text).toContain('délai de retour en cours')
  expect(text).toMatch(/Du 1er \p{L}+ 20\d\d au/u)
})
