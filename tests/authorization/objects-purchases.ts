import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { GUESTS, type ObjectsTools, type BuyerName, SIGNED_IN_BUYERS } from './objects-fixture.ts'
import type { ObjectsShop } from './objects-shops.ts'

type Purchase = { number: string; key: string; orders: string[] }

/** Each buyer buys from both shops three times: one purchase is new, one shipped, one delivered. */
export async function insertPurchases(tools: ObjectsTools, shops: readonly ObjectsShop[]) {
  for (const [index, name] of [...SIGNED_IN_BUYERS, ...GUESTS].entries()) {
    const buyer = buyerOf(tools, name, index)
    const fresh = await buyer.buy(shops)
    const shipped = await buyer.buy(shops)
    const delivered = await buyer.buy(shops)
    for (const [place, shop] of shops.entries()) {
      const token = tools.tokenOf(`owner of ${shop.name}`)
      const send = (id: string) =>
        tools.done(`/api/v1/vendor/orders/${id}/parcels`, token, { body: {} })
      await send(shipped.orders[place]!)
      await send(delivered.orders[place]!)
      const path = `/api/v1/vendor/orders/${delivered.orders[place]!}/status-changes`
      await tools.done(path, token, { body: { status: 'delivered' } })
      await buyer.requestReturn(delivered, delivered.orders[place]!)
    }
    await buyer.write(fresh)
    Object.assign(tools.rowsOf(name), await buyer.rows(fresh, delivered))
    if (name === 'buyer')
      for (const [place, shop] of shops.entries())
        Object.assign(tools.rowsOf(shop.name), {
          order: fresh.orders[place]!,
          shippedOrder: shipped.orders[place]!,
          deliveredOrder: delivered.orders[place]!,
        })
    if (name === 'other buyer')
      for (const [place, shop] of shops.entries())
        Object.assign(tools.rowsOf(shop.name), {
          uncalledOrder: fresh.orders[place]!,
          duplicateOrder: shipped.orders[place]!,
        })
  }
}

function buyerOf(tools: ObjectsTools, name: BuyerName, index: number) {
  const isGuest = name === 'guest' || name === 'other guest'
  const token = isGuest ? null : tools.tokenOf(name)
  const shipping = {
    first_name: 'Meriem',
    last_name: 'Benali',
    email: `${name.replaceAll(' ', '.')}@mail.example`,
    phone: `055012340${index}`,
  }
  return {
    async buy(shops: readonly ObjectsShop[]): Promise<Purchase> {
      await tools.sql('truncate platform.rate_limits')
      const lines = shops.map(({ productId }) => ({ product_id: productId, quantity: 2 }))
      const placed = await tools.buy(lines, { shipping, ...(token && { token }) })
      if (placed.status !== 201) throw new Error(JSON.stringify(placed))
      const { number, key } = placed.body as PlacedView
      const orders: string[] = []
      for (const { id } of shops)
        orders.push(
          await tools.pick(
            `select o.id from orders.orders o join orders.purchases p on p.id = o.purchase_id
             where p.number = $1 and o.vendor_id = $2`,
            number,
            id,
          ),
        )
      return { number, key: key ?? '', orders }
    },
    async requestReturn({ key }: Purchase, order: string) {
      const item = await tools.pick('select id from orders.order_items where order_id = $1', order)
      const body = {
        items: [{ item_id: item, quantity: 1 }],
        reason: 'defective',
        requested_resolution: 'refund',
      }
      if (isGuest)
        await tools.done('/api/v1/track/returns', null, { key, body: { ...body, order_id: order } })
      else await tools.done(`/api/v1/account/orders/${order}/returns`, token, { body })
    },
    async write({ key, orders }: Purchase) {
      for (const order of orders) {
        const body = { order_id: order, text: 'Bonjour' }
        if (isGuest) await tools.done('/api/v1/track/messages', null, { key, body })
        else await tools.done('/api/v1/account/messages', token, { body })
      }
    },
    /** Of the first shop's order. */
    async rows(fresh: Purchase, delivered: Purchase) {
      const [order = ''] = fresh.orders
      const [deliveredOrder = ''] = delivered.orders
      return {
        order,
        number: fresh.number,
        key: fresh.key,
        deliveredOrder,
        deliveredNumber: delivered.number,
        deliveredParcel: await tools.pick(
          'select id from orders.parcels where order_id = $1',
          delivered.orders[0]!,
        ),
        deliveredKey: delivered.key,
        item: await tools.pick(
          'select id from orders.order_items where order_id = $1',
          deliveredOrder,
        ),
        return: await tools.pick(
          'select id from returns.returns where order_id = $1',
          deliveredOrder,
        ),
        thread: await tools.pick('select id from messaging.threads where order_id = $1', order),
        contact: shipping.email,
      }
    },
  }
}
