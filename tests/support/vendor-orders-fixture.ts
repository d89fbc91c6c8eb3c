import { beforeEach } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import { VendorOrder, VendorOrdersPage } from '#capabilities/orders/vendor.contract.ts'

const ROLES = { amel: 'vendor', brahim: 'vendor', admin: 'admin' } as const
type VendorOrdersActor = keyof typeof ROLES
type RequestOptions = {
  body?: object
  method?: string
  as?: VendorOrdersActor
  language?: string
}

/** Amel sells two products; Brahim must see nothing of her orders. */
export async function vendorOrdersFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = queryRows(database)
  const { users, tokens } = await marketActors(market, ROLES)

  let tajine = { id: '', variants: [] as string[] }
  let lampe = { id: '' }
  beforeEach(async () => {
    await market.shop.clear()
    await sql('truncate orders.purchases, platform.outbox, platform.rate_limits cascade')
    const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    const brahim = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
    await market.give(amel, users.amel)
    await market.give(brahim, users.brahim)
    tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 9 })
    lampe = await market.shop.product(amel, { name: 'Lampe', price: 6200, stock: 9 })
  })

  const call = (path: string, { as = 'amel', ...request }: RequestOptions = {}) =>
    callApi(market.app, `/api/v1/${path}`, { ...request, token: tokens[as] })
  const orders = (path = '', request: RequestOptions = {}) => call(`vendor/orders${path}`, request)
  const buyOf = async (lines: object[], how: Parameters<typeof buy>[1]) => {
    const { number, key, orders: placed } = (await buy(lines, how)).body as PlacedView
    return { ...placed[0]!, purchase: number, key }
  }

  return {
    market,
    sql,
    users,
    call,
    orders,
    list: async (query = '') => VendorOrdersPage.parse((await orders(query)).body),
    read: async (id: string) => VendorOrder.parse((await orders(`/${id}`)).body),
    advance: (id: string, status: string) => orders(`/${id}/status-changes`, { body: { status } }),
    send: (id: string, body: object = {}) => orders(`/${id}/parcels`, { body }),
    advanceParcel: (id: string, parcelId: string, body: object) =>
      orders(`/${id}/parcels/${parcelId}/steps`, { body }),
    /** By the operator's courier, which an admin confirms. */
    deliver: (id: string, parcelId: string) =>
      call(`admin/orders/${id}/parcels/${parcelId}/delivery`, {
        body: { outcome: 'delivered' },
        as: 'admin',
      }),
    bought: (quantity = 1, how: Parameters<typeof buy>[1] = {}) =>
      buyOf([{ product_id: tajine.id, quantity }], how),
    /** Two tajines and a lamp. */
    boughtBoth: () =>
      buyOf(
        [
          { product_id: tajine.id, quantity: 2 },
          { product_id: lampe.id, quantity: 1 },
        ],
        {},
      ),
    stock: async () =>
      (await sql('select on_hand from catalog.variants where id = $1', tajine.variants[0]))[0]![
        'on_hand'
      ],
    events: async () =>
      (
        await sql(
          `select payload from platform.outbox where type = 'orders.order_status_changed' order by id`,
        )
      ).map(({ payload }) => payload as OrderStatusChanged),
  }
}
