import { beforeAll, beforeEach } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import { DownloadTicket } from '#capabilities/documents/contract.ts'

const ROLES = {
  amel: 'vendor',
  brahim: 'vendor',
  admin: 'admin',
  meriem: 'customer',
  nawel: 'customer',
} as const
type DocumentsActor = keyof typeof ROLES

/** Two vendors and two buyers; before each test the vendors are new. */
export async function documentsFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const { app } = market
  const sql = queryRows(database)
  const { tokens, users } = await marketActors(market, ROLES)
  const buy = checkoutWith((path, init) => app.request(path, init))

  beforeAll(() => sql('truncate documents.series, documents.invoices cascade'))

  let amel = ''
  let tajine = { id: '' }
  beforeEach(async () => {
    // Not truncated: an issued invoice prevents the deletion of its vendor and order.
    amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    const brahim = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
    await release(users.amel, amel)
    await release(users.brahim, brahim)
    await sql(
      `insert into vendors.legal_identities (vendor_id, legal_name, legal_form, rc, nif, nis, ai, updated_at)
       values ($1, 'SARL Poterie Amel', 'SARL', '22B1204921/15', '001215012345678', '099915012345678', '15012345678', now())`,
      amel,
    )
    tajine = await market.shop.product(amel, { name: 'Tajine peint', price: 4800, stock: 50 })
  })

  /** A user owns one vendor: that of the test before goes to a user who never signs in. */
  async function release(userId: string, vendorId: string) {
    const [row] = await sql(
      `insert into identity.users (id, email, created_at, updated_at)
       values (gen_random_uuid(), gen_random_uuid() || '@nobody.example', now(), now()) returning id`,
    )
    await sql('update vendors.vendors set user_id = $2 where user_id = $1', userId, row!['id'])
    await market.give(vendorId, userId)
  }

  async function post(path: string, as: DocumentsActor, body?: object, language = 'fr') {
    const request = { method: 'POST', body, token: tokens[as], language }
    const answer = await callApi(app, `/api/v1/${path}`, request)
    return { status: answer.status, body: answer.body as Record<string, unknown> }
  }
  const ticket = (kind: string, ids: string[], as: DocumentsActor = 'amel', language = 'fr') =>
    post('vendor/documents/tickets', as, { kind, order_ids: ids }, language)
  const opened = async (url: string) => {
    const answer = await app.request(url)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, type: answer.headers.get('content-type'), bytes, answer }
  }

  const placed = async (how: Parameters<typeof buy>[1] = {}, quantity = 2) =>
    (await buy([{ product_id: tajine.id, quantity }], how)).body as PlacedView
  const bought = async (how: Parameters<typeof buy>[1] = {}, quantity = 2) =>
    (await placed(how, quantity)).orders[0]!
  const changeStatus = (id: string, to: 'delivered' | 'cancelled') =>
    market.orders.changeStatus({ orderId: id as never, to, actor: { role: 'system' } })

  return {
    market,
    sql,
    tokens,
    users,
    amel: () => amel,
    release,
    post,
    ticket,
    opened,
    async documentOf(kind: string, ids: string[], language = 'fr') {
      const { url } = DownloadTicket.parse((await ticket(kind, ids, 'amel', language)).body)
      return opened(url)
    },
    placed,
    bought,
    /** An invoice is issued on delivery. */
    delivered: async (how: Parameters<typeof buy>[1] = {}) => {
      const order = await bought(how)
      await changeStatus(order.id, 'delivered')
      return order
    },
    changeStatus,
  }
}
