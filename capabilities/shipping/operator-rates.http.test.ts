import { beforeEach, expect, test } from 'vitest'
import { collectCacheTags } from '#platform/http/cache-tags.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { OperatorRateHistoryView, OperatorRatesView } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const admin = await market.account('chief@yova.example', 'admin')
const token = await market.tokenOf(admin.email)

async function ask<Body>(path = '', body?: object, language = 'fr') {
  const answer = await market.app.request(`/api/v1/admin/shipping-rates${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const read = async () => (await ask<OperatorRatesView>()).body.items
const subject = async (code: string) => (await read()).find(({ wilaya }) => wilaya === code)!
const history = async (query = '') => (await ask<OperatorRateHistoryView>(`/history${query}`)).body
const homeFee = async (wilaya: string, vendor?: string) =>
  (await market.shipping.optionsOf(wilaya, vendor)).find(({ method }) => method === 'home')?.fee

const USUAL = { fee: 650, free_above: null, min_days: 2, max_days: 4, is_offered: true }

beforeEach(async () => {
  await database.pool.query(
    'delete from shipping.shipping_rates; delete from shipping.rate_changes',
  )
  await market.shipping.loadDefaultRates()
})

test('[ASET-1] the marketplace sets what it asks, many at once, in force at once where a shop asks nothing of its own', async () => {
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  expect(await read()).toHaveLength(69)
  const before = (await subject('16')).home!.fee
  const stored = await collectCacheTags(() => market.shipping.optionsOf('16', amel))
  expect([...stored.reads.tags]).toContain('tariffs')

  const dropped: string[][] = []
  const stop = await database.listen('cache', (payload) => void dropped.push([payload]))
  const changes = ['16', '31'].map((wilaya) => ({ wilaya, method: 'home', rate: USUAL }))
  expect((await ask('', { changes })).status).toBe(200)
  expect([await homeFee('16', amel), await homeFee('31'), await homeFee('16')]).toEqual([
    65_000, 65_000, 65_000,
  ])
  // A notification arrives on a connection of its own, some time after the answer.
  await expect.poll(() => dropped.join(' ')).toContain('tariffs')
  await stop()

  const { items } = await history()
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ changed_by: admin.userId, changes: { length: 2 } })
  expect(items[0]!.changes[0]).toMatchObject({ before: { fee: before }, after: { fee: 650 } })
  const { rows } = await database.pool.query(
    `select action, actor_id, before, after from audit.entries where action like 'shipping%' order by id limit 1`,
  )
  expect(rows).toMatchObject([
    {
      action: 'shipping.operator_rates_set',
      actor_id: admin.userId,
      after: { wilayas: '16, 31', method: 'home', fee_centimes: 65_000 },
    },
  ])
})

test('[ASET-2] a change is taken back, and never over a later one', async () => {
  const was = (await subject('16')).home!
  await ask('', { changes: [{ wilaya: '16', method: 'home', rate: USUAL, known: was }] })
  const later = { ...USUAL, fee: 700 }
  await ask('', { changes: [{ wilaya: '16', method: 'home', rate: later, known: USUAL }] })
  const takeBack = { changes: [{ wilaya: '16', method: 'home', rate: was, known: USUAL }] }
  expect(await ask('', takeBack, 'en')).toMatchObject({
    status: 409,
    body: {
      code: 'rate_version_conflict',
      detail: 'Somebody else has just changed these prices: read them again before saving.',
    },
  })
  expect((await subject('16')).home).toEqual(later)
  const [last] = (await history()).items
  const changes = last!.changes.map(({ wilaya, method, before, after }) => ({
    ...{ wilaya, method, rate: before, known: after },
  }))
  expect((await ask('', { changes })).status).toBe(200)
  expect((await subject('16')).home).toEqual(USUAL)
  const page = await history('?limit=2')
  expect(page.items).toHaveLength(2)
  expect((await history(`?limit=2&cursor=${page.next}`)).items).toHaveLength(1)
})

test('a tariff that is taken away gives the usual fee of the settings; the same again is no change', async () => {
  const changes = [{ wilaya: '16', method: 'home', rate: null }]
  expect((await ask('', { changes })).status).toBe(200)
  expect(await homeFee('16')).toBe(30_000)
  expect((await ask('', { changes })).status).toBe(200)
  expect((await history()).items).toHaveLength(1)
})

test.each([
  ['a fee below nothing', { rate: { ...USUAL, fee: -1 } }, 'changes[0].rate.fee'],
  ['days that run backward', { rate: { ...USUAL, max_days: 1 } }, 'changes[0].rate.max_days'],
  ['a wilaya that is none', { wilaya: '70' }, 'changes[0].wilaya'],
  ['a method that is none', { method: 'drone' }, 'changes[0].method'],
])('%s is refused with its field, and nothing of the others is written', async (_, wrong, path) => {
  const changes = [
    { wilaya: '16', method: 'home', rate: USUAL, ...wrong },
    { wilaya: '31', method: 'home', rate: USUAL },
  ]
  const was = await subject('31')
  expect(await ask('', { changes })).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  expect(await subject('31')).toEqual(was)
})

test('a place that is named twice is refused', async () => {
  const item = { wilaya: '16', method: 'home', rate: USUAL }
  expect(await ask('', { changes: [item, { ...item, rate: null }] })).toMatchObject({
    status: 422,
    body: { code: 'duplicate_rate', detail: 'Une wilaya est nommée deux fois.' },
  })
})

test('of two who change the same at once, having read the same, one is told', async () => {
  const was = (await subject('16')).home
  const change = (fee: number) =>
    ask('', { changes: [{ wilaya: '16', method: 'home', rate: { ...USUAL, fee }, known: was }] })
  const both = await Promise.all([change(710), change(720)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
