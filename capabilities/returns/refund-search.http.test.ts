import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { AdminReturnsPage } from './admin-returns.contract.ts'
import { AdminRefundsPage } from './refunds.contract.ts'

/** Above `GATHERED`, all buyers with the same name. */
const MANY = 5_100

const database = await testDatabase()
const fixture = await returnsFixture(database, await marketplaceFixture(database))
const { sql, call, act, delivered, requested, receive, refunds } = fixture

let numbers: string[] = []

async function refunded(): Promise<string> {
  const bought = await delivered(1)
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  expect((await act(id, 'refund', { goods: 100 })).status).toBe(200)
  const [row] = await sql('select number from returns.returns where id = $1', id)
  return row?.['number'] as string
}

beforeAll(async () => {
  await fixture.clear()
  await sql('update catalog.variants set on_hand = 9')
  numbers = [await refunded(), await refunded(), await refunded()]
  await sql(
    `update orders.purchases set first_name = 'Zineb', last_name = 'Haddad'
     where number = left($1, 10)`,
    numbers[0],
  )
  const [due] = await sql(
    `select f.id from returns.refunds f join returns.returns r on r.id = f.return_id where r.number = $1`,
    numbers[1],
  )
  await refunds(due?.['id'] as string, 'approval')
}, 120_000)

const list = async (query: string) =>
  AdminRefundsPage.parse((await call(`admin/refunds?${query}`, { as: 'admin' })).body)
const found = async (query: string) => (await list(query)).items.map(({ number }) => number)

async function everything(): Promise<void> {
  const [first, second, third] = numbers as [string, string, string]
  expect(await found('search=benali')).toEqual([third, second])
  expect(await found('search=MERIEM ben')).toEqual([third, second])
  expect(await found('search=haddad')).toEqual([first])
  expect(await found(`search=${second}`)).toEqual([second])
  expect(await found(`search=${second.slice(2, 10).toLowerCase()}`)).toEqual([second])
  expect(await found(`search=${third.slice(-7)}`)).toContain(third)
  expect(await found('search=poterie')).toEqual([third, second, first])
  expect(await found('search=po')).toEqual([third, second, first])
  expect(await found('search=benali&status=approved')).toEqual([second])
  expect(await found('search=haddad&status=approved')).toEqual([])
  expect(await list('search=zzzzzz')).toMatchObject({ items: [], total: 0 })
  expect(await found('status=due')).toEqual([third, first])
  const page = await list('search=benali&limit=1')
  expect(page).toMatchObject({ total: 2, total_is_estimate: false, counts: { all: 3, due: 2 } })
  expect(await found(`search=benali&limit=1&cursor=${page.next}`)).toEqual([second])
}

test('refunds are found by number, shop and buyer, in each state, page after page', everything)

test('the team finds every return: by number, order, buyer, shop and customer', async () => {
  const [first, second, third] = numbers as [string, string, string]
  const list = async (query: string) =>
    AdminReturnsPage.parse((await call(`admin/returns?${query}`, { as: 'admin' })).body)
  const found = async (query: string) => (await list(query)).items.map(({ number }) => number)
  expect(await found('')).toEqual([third, second, first])
  expect(await found(`search=${second}`)).toEqual([second])
  expect(await found(`search=${first.replace(/-R\d$/, '')}`)).toEqual([first])
  expect(await found('search=haddad')).toEqual([first])
  expect(await found('search=poterie')).toEqual([third, second, first])
  expect(await found('search=zzzzzz')).toEqual([])
  expect(await found('status=requested')).toEqual([])
  const { items, counts } = await list('')
  expect(counts).toMatchObject({ all: 3, requested: 0, checked: 3 })
  const phone = encodeURIComponent(items[0]?.customer.phone ?? '')
  expect(await found(`customer=${phone}`)).toContain(third)
  const page = await list('limit=2')
  expect(await found(`limit=2&cursor=${page.next}`)).toEqual([first])
})

test('and by a name that very many buyers bear, without gathering them', async () => {
  await sql(
    `insert into orders.purchases
     select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
       'number', 'Y-' || lpad(n::text, 8, '0')))).*
     from orders.purchases p, generate_series(1, $2::integer) n where p.number = left($1, 10)`,
    numbers[1],
    MANY,
  )
  await everything()
})
