import { beforeAll, beforeEach, expect } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { inboxEmail } from '#platform/email/index.ts'
import { type ApiRequest, callApi } from '#tests/support/api-client.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { marketActors } from '#tests/support/market-actors.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { VendorOrder } from '#capabilities/orders/vendor.contract.ts'

export type PurchaseRequest = Pick<ApiRequest, 'body' | 'token' | 'method'> & {
  key?: string
  /** Address of the caller. */
  from?: string
}

/** Purchases of two vendors: `clerk` works for the first, `owner` has the second. */
export async function purchaseAccessFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const call = (path: string, { key, from, ...request }: PurchaseRequest = {}) =>
    callApi(market.app, `/api/v1/${path}`, {
      ...request,
      language: 'en',
      headers: {
        ...(key && { 'purchase-key': key }),
        ...(from && { 'x-forwarded-for': from }),
      },
    })
  const sql = async (text: string, ...values: unknown[]) =>
    (await database.pool.query(text, values)).rows as Record<string, string>[]
  createNotifications({
    ...{ db: database.db, clock: market.clock, outbox: market.outbox, jobs: market.jobs },
    ...{ settings: market.settings, sendMail: inboxEmail(database.db, market.clock) },
    listPurchaseKeys: market.orders.listKeys,
    deriveLinkKey: market.deriveLinkKey,
  })
  const { users, tokens } = await marketActors(market, { amel: 'vendor', brahim: 'vendor' })
  const { amel: clerk, brahim: owner } = tokens

  let products: { id: string }[] = []
  const lines = () => products.map(({ id }) => ({ product_id: id, quantity: 1 }))
  beforeAll(async () => {
    const first = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    const second = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
    await market.give(first, users.amel)
    await market.give(second, users.brahim)
    await sql('update vendors.vendors set requires_phone_confirmation = true where id = $1', second)
    products = [
      await market.shop.product(first, { name: 'Tajine', price: 4800, stock: 50 }),
      await market.shop.product(second, { name: 'Casque', price: 12_500, stock: 50 }),
    ]
  })
  beforeEach(() => sql('truncate platform.rate_limits'))

  /** Runs all pending events and jobs. */
  const settle = async () => {
    for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
  }

  return {
    market,
    sql,
    call,
    clerk,
    owner,
    settle,
    buyBoth: async (how: Parameters<typeof buy>[1] = {}) =>
      (await buy(lines(), how)).body as PlacedView,
    async bought(token?: string) {
      const placed = (await buy(lines(), token ? { token } : {})).body as PlacedView
      await settle()
      const [first, second] = placed.orders
      const { body } = await call(`vendor/orders/${first!.id}`, { token: clerk })
      const seen = VendorOrder.parse(body)
      return {
        placed,
        key: placed.key ?? '',
        others: second!,
        number: seen.order_number,
        phone: seen.customer.phone,
      }
    },
    async delivered(id: string) {
      const path = `vendor/orders/${id}`
      await call(`${path}/status-changes`, { token: owner, body: { status: 'confirmed' } })
      await call(`${path}/parcels`, { token: owner, body: {} })
      const body = { status: 'delivered' }
      const done = await call(`${path}/status-changes`, { token: owner, body })
      expect(done.status).toBe(200)
    },
    statusOf: async (id: string) =>
      (await sql('select status from orders.orders where id = $1', id))[0]!['status'],
  }
}
