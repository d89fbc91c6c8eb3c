import { expect } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { OrderId, ParcelId } from '#capabilities/orders/index.ts'
import { OrderReturnsView } from '#capabilities/returns/contract.ts'
import { type Database, inTransaction } from '#platform/database/index.ts'
import { empty } from './database.ts'
import { checkoutWith, type TestMarket } from './marketplace-fixture.ts'

type RequestOptions = {
  body?: object
  key?: string
  method?: string
  as?: ReturnsActor | 'admin' | 'second' | null
}

/** `clerk` packs Amel's orders; `manager` runs her shop. */
export type ReturnsActor = 'amel' | 'brahim' | 'clerk' | 'manager'

export async function returnsFixture(database: Database, market: TestMarket) {
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = async (text: string, ...values: unknown[]) =>
    (await database.pool.query(text, values)).rows as Record<string, unknown>[]
  const amelAccount = await market.account('amel@example.dz', 'vendor')
  const brahimAccount = await market.account('brahim@example.dz', 'vendor')
  const admin = await market.account('chief@example.dz', 'admin')
  const second = await market.account('second-of-finance@example.dz', 'admin')
  const clerk = await market.account('karim@example.dz')
  const manager = await market.account('nadia@example.dz')
  const tokens = {
    amel: await market.tokenOf(amelAccount.email),
    brahim: await market.tokenOf(brahimAccount.email),
    admin: await market.tokenOf(admin.email),
    second: await market.tokenOf(second.email),
    clerk: await market.tokenOf(clerk.email),
    manager: await market.tokenOf(manager.email),
  }
  let amel = ''
  let robe = { id: '', variants: [] as string[] }

  async function call(path: string, request: RequestOptions = {}) {
    const { body, key, method = body ? 'POST' : 'GET', as = null } = request
    const answer = await market.app.request(`/api/v1/${path}`, {
      method,
      headers: {
        'accept-language': 'fr',
        ...(as && { authorization: `Bearer ${tokens[as]}` }),
        ...(key !== undefined && { 'purchase-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as never }
  }
  const act = (id: string, what: string, body: object = {}, as: ReturnsActor = 'amel') =>
    call(`vendor/returns/${id}/${what}`, { body, as })
  /** As the operator's courier reports it. */
  async function deliverParcel(orderId: string, parcelId: string) {
    const [order] = await sql('select vendor_id from orders.orders where id = $1', orderId)
    const done = await inTransaction(database.db, (tx) =>
      market.orders.updateParcelStatusInTx(tx, {
        ...{ vendorId: order?.['vendor_id'] as string, orderId: orderId as OrderId },
        ...{ parcelId: parcelId as ParcelId, step: { state: 'delivered' } },
        ...{ actor: { role: 'system', id: null }, isByCourier: true },
      }),
    )
    return { status: done.ok ? 200 : 409 }
  }
  async function deliverParcels(orderId: string) {
    for (const { id } of await sql('select id from orders.parcels where order_id = $1', orderId))
      await deliverParcel(orderId, String(id))
  }
  async function delivered(quantity = 2, how: Parameters<typeof buy>[1] = {}, paid?: Paid) {
    const line = { product_id: robe.id, variant_id: robe.variants[0], quantity }
    const placed = (await buy([line], how)).body as PlacedView
    await paid?.(placed.number, placed.key ?? '')
    const order = placed.orders[0]!
    const path = `vendor/orders/${order.id}`
    await call(`${path}/parcels`, { body: { courier: 'yalidine', tracking: null }, as: 'amel' })
    await deliverParcels(order.id)
    const key = placed.key ?? ''
    const [item] = await sql('select id from orders.order_items where order_id = $1', order.id)
    return {
      orderId: order.id,
      number: placed.number,
      key,
      itemId: item?.['id'] as string,
      total: order.total_amount,
    }
  }
  type Paid = (number: string, key: string) => Promise<void>
  type Bought = Awaited<ReturnType<typeof delivered>>
  const ask = ({ orderId, itemId, key }: Bought, changes: object = {}, heldKey = key) =>
    call('track/returns', {
      key: heldKey,
      body: {
        order_id: orderId,
        items: [{ item_id: itemId, quantity: 1 }],
        reason: 'defective',
        requested_resolution: 'refund',
        ...changes,
      },
    })

  const setOrderStatus = (orderId: string, status: string) =>
    call(`admin/orders/${orderId}/status-changes`, {
      body: { status, reason: 'test' },
      as: 'admin',
    })
  /** Another admin than the one who cancelled approves what is due of a cancelled order. */
  async function approveRest(orderId: string) {
    const due = await sql(
      `select id from returns.refunds where order_id = $1 and return_id is null and state = 'due'`,
      orderId,
    )
    for (const { id } of due)
      expect(
        await call(`admin/refunds/${String(id)}/approval`, { body: {}, as: 'second' }),
      ).toMatchObject({ status: 200 })
  }

  return {
    sql,
    call,
    act,
    deliverParcel,
    delivered,
    ask,
    shop: () => amel,
    robe: () => robe,
    returns: market.returns,
    setOrderStatus,
    async requested(bought: Bought, changes: object = {}): Promise<string> {
      const { status, body } = await ask(bought, changes)
      expect(status).toBe(201)
      return OrderReturnsView.parse(body).returns[0]!.id
    },
    /** Its delivered parcel, after the order was cancelled. */
    async comesBack(orderId: string) {
      const [parcel] = await sql(
        `select id from orders.parcels where order_id = $1 and purpose = 'sale'`,
        orderId,
      )
      return call(`vendor/orders/${orderId}/parcels/${String(parcel?.['id'])}/steps`, {
        body: { state: 'returned', condition: 'resellable' },
        as: 'amel',
      })
    },
    receive: (id: string, itemId: string, quantity = 1, condition = 'resellable') =>
      act(id, 'receipt', { items: [{ item_id: itemId, quantity, condition }] }),
    firstRefund: async () => (await sql('select id from returns.refunds'))[0]?.['id'] as string,
    /** Another admin pays than the one who approves. */
    refunds: (id: string, what: string, body: object = {}) =>
      call(`admin/refunds/${id}/${what}`, { body, as: what === 'payment' ? 'second' : 'admin' }),
    approveRest,
    /** As a refund of an order that was sent waits for it. */
    async cancelAndApprove(orderId: string) {
      await setOrderStatus(orderId, 'cancelled')
      await market.outbox.drain()
      await approveRest(orderId)
    },
    stock: async () =>
      (await sql('select on_hand from catalog.variants order by position')).map(
        ({ on_hand }) => on_hand,
      ),
    total: async (account: string, orderId: string) =>
      (
        await sql(
          `select coalesce(sum(e.amount_centimes), 0)::int as n from ledger.entries e
           join ledger.accounts a on a.id = e.account_id join ledger.journals j on j.id = e.journal_id
           where a.kind = $1 and j.order_id = $2`,
          account,
          orderId,
        )
      )[0]?.['n'],
    async clear() {
      await market.shop.clear()
      await empty(database.pool, 'orders.purchases, platform.outbox, platform.rate_limits')
      amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
      const brahim = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
      await market.give(amel, amelAccount.userId)
      await market.give(brahim, brahimAccount.userId)
      await sql(
        `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
         values ($1, $2, 'orders', now(), now() - interval '30 days'),
           ($1, $3, 'manager', now(), now() - interval '30 days')`,
        amel,
        clerk.userId,
        manager.userId,
      )
      robe = await market.shop.product(amel, {
        name: 'Robe',
        price: 4000,
        variants: [
          { size: 'M', stock: 5 },
          { size: 'L', stock: 1, price: 4500 },
        ],
      })
    },
  }
}
