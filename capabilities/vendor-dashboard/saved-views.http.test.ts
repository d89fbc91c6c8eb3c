import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { SavedView, SavedViews } from './contract.ts'
import { exportPersonalData, erasePersonalData } from './queries/saved-views.ts'
import { inTransaction } from '#platform/database/index.ts'
import { ok } from '#kernel/result.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)

const owner = await market.account('amel@example.dz', 'vendor')
const helper = await market.account('lina@example.dz', 'customer')
const otherUser = await market.account('brahim@example.dz', 'vendor')
let tokens: Record<'owner' | 'helper' | 'stranger', string>
beforeAll(async () => {
  tokens = {
    owner: await market.tokenOf(owner.email),
    helper: await market.tokenOf(helper.email),
    stranger: await market.tokenOf(otherUser.email),
  }
})
beforeEach(async () => {
  await database.pool.query('truncate vendor_dashboard.saved_views')
  await market.shop.clear()
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15', phone: true })
  const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16' })
  await market.give(amel, owner.userId)
  await market.give(brahim, otherUser.userId)
  await database.pool.query(
    `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
     values ($1, $2, 'catalogue', now(), now())`,
    [amel, helper.userId],
  )
})

type SavedViewsActor = keyof typeof tokens
const call = async (who: SavedViewsActor, method: string, path: string, body?: object) =>
  market.app.request(`/api/v1/vendor/views/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const LOW = { name: 'Stock bas', query: { state: 'low', search: 'thé' } }
const added = async (who: SavedViewsActor, body: object, list = 'products') => {
  const answer = await call(who, 'POST', list, body)
  expect(answer.status).toBe(201)
  return SavedView.parse(await answer.json())
}
const seen = async (who: SavedViewsActor, list = 'products') =>
  SavedViews.parse(await (await call(who, 'GET', list)).json()).items
const code = async (answer: Promise<Response> | Response) =>
  ((await (await answer).json()) as { code: string }).code

test('[VSPACE-2] what a list is narrowed to is kept under a name, and follows its person', async () => {
  const made = await added('owner', { ...LOW, query: { ...LOW.query, category: '' } })
  expect(made).toMatchObject({ ...LOW, is_shared: false, is_own: true })
  expect(await seen('owner')).toEqual([made])
  expect(await seen('owner', 'orders')).toEqual([])
  expect(await seen('helper')).toEqual([])
})

test('[VSPACE-2] a shared view is seen by the shop, and changed by who made it alone', async () => {
  const made = await added('owner', { ...LOW, is_shared: true })
  expect(await seen('helper')).toEqual([{ ...made, is_own: false }])
  expect(await seen('stranger')).toEqual([])
  const other = { name: 'À moi', is_shared: false }
  for (const who of ['helper', 'stranger'] as const) {
    expect((await call(who, 'PUT', `products/${made.id}`, other)).status).toBe(404)
    expect((await call(who, 'DELETE', `products/${made.id}`)).status).toBe(404)
  }
  const changed = await call('owner', 'PUT', `products/${made.id}`, other)
  expect(await changed.json()).toMatchObject({ ...other, query: LOW.query })
  expect(await seen('helper')).toEqual([])
  expect((await call('owner', 'DELETE', `products/${made.id}`)).status).toBe(204)
  expect(await seen('owner')).toEqual([])
})

test('[VSPACE-2] a view holds what its list can be narrowed by and nothing else', async () => {
  for (const query of [{ cursor: 'x' }, { state: 'gone' }, { status: 'pending' }, { limit: '5' }])
    expect((await call('owner', 'POST', 'products', { name: 'x', query })).status).toBe(422)
  await added('owner', { name: 'Oran', query: { status: 'pending', wilaya: '31' } }, 'orders')
  expect(
    await code(call('owner', 'POST', 'products', { name: 'x', query: { state: 'all' } })),
  ).toBe('saved_view_without_filters')
  const nameless = await call('owner', 'POST', 'products', { ...LOW, name: '  ' })
  expect(await nameless.json()).toMatchObject({
    errors: [{ path: 'name', message: 'Donnez un nom à cette vue' }],
  })
})

test('[VSPACE-2] one name once, and twelve views at most, also when they come together', async () => {
  await added('owner', LOW)
  expect(await code(call('owner', 'POST', 'products', { ...LOW, name: 'STOCK BAS' }))).toBe(
    'saved_view_name_taken',
  )
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      call('owner', 'POST', 'products', { ...LOW, name: `${index}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(11)
  expect(await code(answers.find(({ status }) => status === 409)!)).toBe('too_many_saved_views')
  await added('helper', LOW)
})

test("who only keeps products does not see the orders' views", async () => {
  expect((await call('helper', 'GET', 'orders')).status).toBe(403)
})

test('views are taken along by their person, and gone when they are forgotten', async () => {
  await added('owner', { ...LOW, is_shared: true })
  await added('helper', LOW)
  const person = { userId: owner.userId, email: null }
  expect(await exportPersonalData(database.db, person)).toMatchObject({
    saved_views: [{ name: 'Stock bas', list: 'products' }],
  })
  await inTransaction(database.db, async (tx) => ok(await erasePersonalData(tx, person)))
  expect(await seen('helper')).toHaveLength(1)
})
