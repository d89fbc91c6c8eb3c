import { beforeEach } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { minutes } from '#kernel/time.ts'
import { yalidine, YALIDINE_ACCOUNT } from '#tests/fakes/yalidine-fixture.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import {
  type ShipmentView,
  Shipments,
  ShipmentsRequested,
} from '#capabilities/fulfillment/contract.ts'
import { VendorOrder } from '#capabilities/orders/vendor.contract.ts'

type FulfillmentActor = 'amel' | 'brahim'
type RequestOptions = { method?: string; body?: object; as?: FulfillmentActor }

/** Two vendors, of which Amel ships with a fake Yalidine. */
export async function fulfillmentFixture(database: TestDatabase) {
  const partner = await yalidine({ quotas: { second: 500, minute: 5000 } })
  const market = await marketplaceFixture(database, { partners: { YALIDINE_URL: partner.url } })
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = queryRows(database)
  const { users, tokens, signIn } = await marketActors(market, { amel: 'vendor', brahim: 'vendor' })

  let amel = ''
  let tajine = { id: '' }
  beforeEach(async () => {
    partner.forget()
    await sql(`truncate fulfillment.shipments, shipping.courier_accounts, shipping.courier_communes,
      shipping.courier_places, shipping.courier_events, shipping.shipping_rates, platform.jobs`)
    await sql('truncate orders.purchases, platform.outbox, platform.rate_limits cascade')
    await market.shop.clear()
    amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    await market.give(amel, users.amel)
    const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16' })
    await market.give(brahim, users.brahim)
    tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
    // The clock advances by hours in these tests, which expires access tokens.
    await signIn()
    const account = { api_id: YALIDINE_ACCOUNT.id, api_token: YALIDINE_ACCOUNT.token }
    await call('couriers/yalidine/account', { method: 'PUT', body: account })
    await market.jobs.drain()
  })

  const call = (path: string, { as = 'amel', ...request }: RequestOptions = {}) =>
    callApi(market.app, `/api/v1/vendor/${path}`, { ...request, token: tokens[as] })
  const bought = async (how: Record<string, unknown> = {}) => {
    const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], how)
    return (body as PlacedView).orders[0]!.id
  }
  const createShipment = async (ids: readonly string[], as: FulfillmentActor = 'amel') =>
    ShipmentsRequested.parse(
      (await call('shipments', { as, body: { order_ids: ids, courier: 'yalidine' } })).body,
    )
  const shipmentOf = async (order: string): Promise<ShipmentView> => {
    const { items } = Shipments.parse((await call(`shipments?order=${order}`)).body)
    return items[0]!
  }

  return {
    partner,
    market,
    sql,
    amel: () => amel,
    call,
    bought,
    createShipment,
    shipmentOf,
    orderNow: async (id: string) => VendorOrder.parse((await call(`orders/${id}`)).body),
    /** Runs the jobs of the next minutes, then follows the parcels. */
    async later(turns = 3) {
      for (let turn = 0; turn < turns; turn += 1) {
        await market.jobs.drain()
        market.clock.advance(minutes(6))
      }
      await market.fulfillment.follow()
      await market.jobs.drain()
    },
    async sentWith() {
      const order = await bought()
      await createShipment([order])
      await market.jobs.drain()
      return { order, tracking: (await shipmentOf(order)).tracking ?? '' }
    },
  }
}
