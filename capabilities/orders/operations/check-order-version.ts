import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { checkVersion, type EditConflict } from '#platform/edit-conflict.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import { lockVendorOrder } from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import { findLastOrderChange, raiseVersion } from '../queries/version.ts'
import type { OrderId } from '../schema.ts'
import { nameState } from './name-order-state.ts'
import type { OrdersDeps } from './cancel-order.ts'

export type VendorOrderCommand = {
  vendorId: string
  orderId: OrderId
  /** `system` is the vendor's courier, `anyone` a guest with the purchase key. */
  actor: Actor & { role: 'admin' | 'vendor' | 'system' | 'customer' | 'anyone' }
  isByCourier?: boolean
  version?: number | undefined
  origin?: Origin
}

/** Optimistic lock: refuses when the seen version is outdated. The order must be locked. */
export const checkOrderVersion = (
  tx: Tx,
  { id, version, status }: Pick<LockedOrder, 'id' | 'version' | 'status'>,
  { seen, viewer }: { seen: number | undefined; viewer: 'admin' | 'vendor' },
): Promise<Result<null, EditConflict>> =>
  checkVersion({ seen, version, viewer, current: status }, async () => {
    const last = await findLastOrderChange(tx, id)
    return { ...last, currentName: nameState(status, last) }
  })

/** Checks and raises the version, except for courier events and jobs. */
export async function lockForAct(
  tx: Tx,
  { vendorId, orderId, actor, isByCourier, version: seen }: VendorOrderCommand,
): Promise<Result<LockedOrder, { code: 'order_not_found' } | EditConflict>> {
  const order = await lockVendorOrder(tx, vendorId, orderId)
  if (!order) return refuse({ code: 'order_not_found' })
  if (isByCourier || actor.role === 'system') return ok(order)
  const fresh = await checkOrderVersion(tx, order, { seen, viewer: 'vendor' })
  if (!fresh.ok) return fresh
  await raiseVersion(tx, orderId)
  return ok(order)
}

/** `lockForAct` for handing an order to a courier, with its audit record. */
export const lockToGive =
  ({ audit }: Pick<OrdersDeps, 'audit'>) =>
  async (
    tx: Tx,
    { courier, ...act }: VendorOrderCommand & { courier: string },
  ): Promise<Result<LockedOrder, { code: 'order_not_found' } | EditConflict>> => {
    const order = await lockForAct(tx, act)
    if (!order.ok) return order
    await audit.record(tx, {
      ...act.origin,
      actor: act.actor,
      action: 'orders.given_to_courier',
      subject: { type: 'order', id: act.orderId },
      after: { courier },
    })
    return order
  }
