import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job } from '#platform/jobs/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import type {
  OrderId,
  Orders,
  ShipParcelRefusal,
  VendorOrderCommand,
} from '#capabilities/orders/index.ts'
import type { Shipping } from '#capabilities/shipping/index.ts'
import { insertShipment } from '../queries/shipments.ts'

export const createJob = job<{ id: string }>('fulfillment.create_shipment')

export type DispatchDeps = {
  db: Db
  clock: Clock
  orders: Pick<
    Orders,
    | 'lockVendorOrder'
    | 'lockForShipment'
    | 'planParcelInTx'
    | 'shipParcelInTx'
    | 'updateParcelStatusInTx'
  >
  shipping: Pick<
    Shipping,
    | 'openCourierClient'
    | 'matchCourierPlace'
    | 'recordEvents'
    | 'saveCourierError'
    | 'findPickupPoint'
    | 'connectedCouriers'
  >
}
export type RequestShipmentsRefusal =
  | Extract<
      ShipParcelRefusal,
      {
        code:
          | 'order_not_found'
          | 'order_not_confirmed'
          | 'order_already_delivered'
          | 'order_already_cancelled'
          | 'nothing_to_ship'
          | 'quantity_exceeds_remaining'
      }
    >
  | { code: 'shipment_exists' }
  | { code: 'courier_not_connected' }
  | EditConflict
type Command = {
  vendorId: string
  userId: string
  courier: string
  origin: NonNullable<VendorOrderCommand['origin']>
  /** Seen version per order id. */
  versions?: Readonly<Record<string, number>> | undefined
}

export const requestShipments =
  ({ db, clock, orders, shipping }: DispatchDeps) =>
  async (
    { vendorId, userId, courier, origin, versions }: Command,
    ids: readonly OrderId[],
  ): Promise<{
    requested: string[]
    refused: { id: string; error: RequestShipmentsRefusal }[]
  }> => {
    const isConnected = (await shipping.openCourierClient(vendorId, courier)) !== null
    const run = (id: OrderId) =>
      inTransaction(db, async (tx): Promise<Result<null, RequestShipmentsRefusal>> => {
        const order = await orders.lockForShipment(tx, {
          ...{ vendorId, courier, origin },
          orderId: id,
          actor: { role: 'vendor', id: userId },
          version: versions?.[id],
        })
        if (!order.ok) return order
        const planned = await orders.planParcelInTx(tx, order.value, null)
        if (!planned.ok) return planned
        const shipment = { id: newId(clock.now()), vendorId, orderId: id, courier, by: userId }
        if (!(await insertShipment(tx, shipment, clock.now())))
          return refuse({ code: 'shipment_exists' })
        await createJob.enqueue(tx, { id: shipment.id }, { key: shipment.id })
        return ok(null)
      })
    const requested: string[] = []
    const refused: { id: string; error: RequestShipmentsRefusal }[] = []
    for (const id of new Set(ids)) {
      const result = isConnected
        ? await run(id)
        : refuse({ code: 'courier_not_connected' } as const)
      if (result.ok) requested.push(id)
      else refused.push({ id, error: result.error })
    }
    return { requested, refused }
  }
export type RequestShipments = ReturnType<typeof requestShipments>
