import { beforeAll, describe, expect, test } from 'vitest'
import { CART_SORTS } from '#capabilities/cart/contract.ts'
import { PRODUCT_SORTS } from '#capabilities/catalog/contract.ts'
import { createProductManagement } from '#capabilities/catalog/index.ts'
import { USER_SORTS } from '#capabilities/identity/contract.ts'
import { ORDER_SORTS } from '#capabilities/orders/contract.ts'
import { VENDOR_SORTS } from '#capabilities/vendors/admin.contract.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const database = await testDatabase({ max: 4 })
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const products = createProductManagement({ ...market, database })

type Row = Record<string, unknown>
type Page = { items: Row[]; total: number; next: string | null }
type RequestedItem = {
  sort?: string
  limit: number
  cursor?: string
  search?: string
  state?: string
}
type List = {
  read: (query: never) => Promise<unknown>
  sorts: readonly string[]
  id: string
  keys: Record<string, (row: Row) => string | number>
  searches: readonly string[]
}

const word = (text: unknown) =>
  String(text)
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
const moment = (field: string) => (row: Row) => Date.parse(String(row[field]))
const number = (field: string) => (row: Row) => Number(row[field])

const LISTS: Record<string, List> = {
  users: {
    read: market.identity.listForAdmins as never,
    sorts: USER_SORTS,
    id: 'user_id',
    keys: {
      newest: moment('created_at'),
      name: (row) => word([row.first_name, row.last_name].filter(Boolean).join(' ') || row.email),
      email: (row) => String(row.email).toLowerCase(),
    },
    searches: ['amel'],
  },
  vendors: {
    read: market.vendors.listForAdmins as never,
    sorts: VENDOR_SORTS,
    id: 'id',
    keys: { newest: moment('created_at'), name: (row) => word(row.business_name) },
    searches: ['poterie'],
  },
  products: {
    read: ((query: never) => products.listForAdmins(query, 'fr')) as never,
    sorts: PRODUCT_SORTS,
    id: 'id',
    keys: {
      newest: moment('created_at'),
      name: (row) => word(row.name),
      price: number('price'),
    },
    searches: ['tajine', 'poterie'],
  },
  orders: {
    read: market.orders.list as never,
    sorts: ORDER_SORTS,
    id: 'id',
    keys: { newest: moment('created_at'), total: number('total_amount') },
    searches: ['poterie', 'AAAA'],
  },
  carts: {
    read: market.cart.listForAdmins as never,
    sorts: CART_SORTS,
    id: 'id',
    keys: { newest: moment('last_updated'), total: number('subtotal') },
    searches: [],
  },
}

const PRICES = [1500, 900, 1500, 4800, 900, 1500]
const NAMES = ['Tajine', 'Éclair', 'eclair', 'Tajine vert', 'Zellige', 'tajine']

beforeAll(async () => {
  await market.shop.clear()
  const shops: string[] = []
  for (const name of ['Poterie Amel', 'Écorce', 'écorce', 'Poterie', 'Poterie', 'Zahra'])
    shops.push(await market.shop.vendor({ name, wilaya: '15' }))
  for (const [index, name] of NAMES.entries()) {
    const sold = {
      name,
      price: PRICES[index] ?? 0,
      stock: name.startsWith('T') || name.startsWith('t') ? 50 : 4,
      daysOld: index % 3,
    }
    const { id } = await market.shop.product(shops[index % 2]!, sold)
    const { status } = await buy([{ product_id: id, quantity: 1 + (index % 2) }])
    if (status !== 201) throw new Error(`the purchase was refused: ${status}`)
  }
  await database.pool.query(
    `update orders.orders o set order_number = 'Y-AAAA000' || n.at
     from (select id, row_number() over (order by id) as at from orders.orders) n where n.id = o.id`,
  )
  for (const [index, first] of ['Amel', 'Émile', 'emile', 'Zohra', 'amel', 'Amel'].entries()) {
    await market.account(`p${index}@mail.example`)
    await database.pool.query(`update identity.profiles set first_name = $2 where email = $1`, [
      `p${index}@mail.example`,
      first,
    ])
  }
  await database.pool.query(
    `insert into cart.abandoned_carts (id, session_id, customer_email, language, cart_items,
       subtotal_centimes, shipping_address, last_updated)
     select gen_random_uuid(), gen_random_uuid(), n || '@mail.example', 'fr', '[]', (n % 3) * 1000, '{}',
       now() - interval '1 year' - (n % 4) * interval '1 day' from generate_series(1, 9) n`,
  )
})

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
const keyOf = ({ keys }: List, sort: string) =>
  keys[sort === 'oldest' ? 'newest' : sort.replace(/_(asc|desc)$/, '')]!
const isRising = (sort: string) => sort === 'oldest' || sort.endsWith('_asc')

async function walk({ read }: List, query: Omit<RequestedItem, 'limit'>): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null | undefined
  do {
    const page = (await read({ ...query, limit: 2, ...(cursor && { cursor }) } as never)) as Page
    rows.push(...page.items)
    cursor = page.next
  } while (cursor)
  return rows
}

describe.each(Object.entries(LISTS))('%s', (_, list) => {
  const requests = ['', ...list.searches].flatMap((search) =>
    list.sorts.map((sort) => [sort, search] as const),
  )
  test.each(requests)(
    '[ADMIN-1] in order %s, searched for "%s": each row once',
    async (sort, search) => {
      const rows = await walk(list, { sort, ...(search && { search }) })
      expect(rows.length).toBeGreaterThan(2)
      expect(new Set(rows.map((row) => row[list.id])).size).toBe(rows.length)
      const whole = (await list.read({ limit: 100, ...(search && { search }) } as never)) as Page
      expect(rows.length).toBe(whole.items.length)
      expect(whole.total).toBe(rows.length)
      const keys = rows.map(keyOf(list, sort))
      const sorted = keys.toSorted(compare)
      expect(keys).toEqual(isRising(sort) ? sorted : sorted.toReversed())
    },
  )

  test('[ADMIN-1] a place of another order, or none at all, begins the list', async () => {
    const first = (await list.read({ sort: 'oldest', limit: 2 } as never)) as Page
    const forged = ['x', '_', `${'9'.repeat(30)}_x`, "';--_1"]
    for (const sort of list.sorts)
      for (const cursor of [...forged, ...(sort.includes('est') ? [] : [String(first.next)])]) {
        const page = (await list.read({ sort, limit: 2, cursor } as never)) as Page
        expect(page.items.length).toBeGreaterThan(0)
      }
  })
})

test.each(PRODUCT_SORTS)('[APROD-1] in order %s, the products that run out', async (sort) => {
  const list = LISTS['products']!
  const rows = await walk(list, { sort, state: 'low' })
  expect(rows.map(({ name }) => String(name)).toSorted(compare)).toEqual([
    'Zellige',
    'eclair',
    'Éclair',
  ])
  const keys = rows.map(keyOf(list, sort))
  expect(keys).toEqual(
    isRising(sort) ? keys.toSorted(compare) : keys.toSorted(compare).toReversed(),
  )
})
