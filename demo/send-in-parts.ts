import { cashMethods } from '#kernel/payment-methods.ts'
import type { Result } from '#kernel/result.ts'
import { type Database, inTransaction, type Tx } from '#platform/database/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { OrderId, ParcelId } from '#capabilities/orders/schema.ts'
import { DEMO_VENDOR_EMAIL } from './data/users.ts'

type Deps = {
  database: Pick<Database, 'db' | 'pool'>
  orders: Pick<
    Orders,
    | 'changeStatusInTx'
    | 'lockVendorOrder'
    | 'shipParcelInTx'
    | 'updateParcelStatusInTx'
    | 'cancelRemainderInTx'
  >
}
type Sendable = { orderId: OrderId; vendorId: string; ownerId: string; itemId: string }

/**
 * Three orders of several pieces are sent in parts, by the operations of a vendor: of the first, which is the demo
 * vendor's, the rest is still to be sent; the second is on its way in two parcels; the rest of the third is cancelled.
 */
export async function sendDemoInParts({ database, orders }: Deps): Promise<void> {
  const [first, second, third] = await listSendable(database.pool)
  if (!first || !second || !third)
    throw new Error('no three orders of the demo can be sent in parts')
  const run = async (work: (tx: Tx) => Promise<Result<unknown, { code: string }>>) => {
    const done = await inTransaction(database.db, work)
    if (!done.ok) throw new Error(`an order of the demo is not sent: ${done.error.code}`)
  }
  const byVendor = ({ orderId, vendorId, ownerId: id }: Sendable) => ({
    ...{ orderId, vendorId, actor: { role: 'vendor', id } as const },
  })
  const ship = (order: Sendable, { isWhole = false, tracking = '' } = {}) =>
    run(async (tx) => {
      const by = byVendor(order)
      await orders.changeStatusInTx(tx, { ...by, to: 'processing' })
      const locked = await orders.lockVendorOrder(tx, order.vendorId, order.orderId)
      if (!locked) throw new Error('the order was just listed')
      return orders.shipParcelInTx(tx, locked, {
        ...by,
        ...{ courier: tracking ? 'yalidine' : null, tracking: tracking || null },
        items: isWhole ? null : [{ itemId: order.itemId, quantity: 1 }],
      })
    })
  const deliver = async (order: Sendable) => {
    const { rows } = await database.pool.query<{ id: ParcelId }>(
      'select id from orders.parcels where order_id = $1',
      [order.orderId],
    )
    for (const { id: parcelId } of rows)
      await run((tx) =>
        orders.updateParcelStatusInTx(tx, {
          ...{ ...byVendor(order), parcelId, step: { state: 'delivered' } },
        }),
      )
  }

  await ship(first)
  await deliver(first)
  await ship(second, { tracking: 'YAL-3M81RT' })
  await ship(second, { tracking: 'YAL-3M81RV', isWhole: true })
  await ship(third)
  await deliver(third)
  await run(async (tx) => {
    const locked = await orders.lockVendorOrder(tx, third.vendorId, third.orderId)
    if (!locked) throw new Error('the order was just listed')
    return orders.cancelRemainderInTx(tx, locked, { ...byVendor(third), reason: 'out_of_stock' })
  })
}

/**
 * Of several pieces, paid in cash; the first is the demo vendor's. Of different vendors and confirmed where there are
 * enough: on a quiet morning only one vendor has such orders.
 */
async function listSendable(pool: Deps['database']['pool']): Promise<Sendable[]> {
  const { rows } = await pool.query<Sendable>(
    `select "orderId", "vendorId", "ownerId", "itemId" from (
       select o.id as "orderId", o.vendor_id as "vendorId", u.id as "ownerId", u.email,
         (select i.id from orders.order_items i where i.order_id = o.id order by i.position limit 1) as "itemId",
         o.status = 'pending' as is_pending,
         row_number() over (partition by o.vendor_id order by o.status = 'pending', o.placed_at, o.id) as nth
       from orders.orders o join orders.purchases p on p.id = o.purchase_id
       join vendors.vendors v on v.id = o.vendor_id join identity.users u on u.id = v.user_id
       where p.payment_method = any($2)
         and o.status in ('confirmed', 'processing', 'pending')
         and (select sum(i.quantity) from orders.order_items i where i.order_id = o.id) > 1) sendable
     order by email = $1 and nth = 1 desc, is_pending, nth, "orderId" limit 3`,
    [DEMO_VENDOR_EMAIL, cashMethods()],
  )
  return rows
}
