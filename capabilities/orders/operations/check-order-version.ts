import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { checkVersion, type EditConflict } from '#platform/edit-conflict.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import { lockVendorOrder } from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import { findLastChange, raiseVersion } from '../queries/version.ts'
import type { OrderId } from '../schema.ts'
import { nameState } from '../texts/status-names.ts'
import type { OrdersDeps } from './cancel-order.ts'

/** Who of a shop acts on which of its orders. */
export type VendorActor = {
  vendorId: string
  orderId: OrderId
  /** The shop itself, or its courier on its behalf. */
  actor: Actor & { role: 'vendor' | 'system' }
  isByCourier?: boolean
  /** The version of the order that the person has seen. */
  version?: number | undefined
  origin?: Origin
}

/** Refuses an act on a version of a locked order that somebody has changed since it was shown. */
export const checkOrderVersion = (
  tx: Tx,
  { id, version, status }: Pick<LockedOrder, 'id' | 'version' | 'status'>,
  { seen, viewer }: { seen: number | undefined; viewer: 'admin' | 'vendor' },
): Promise<Result<null, EditConflict>> =>
  checkVersion({ seen, version, viewer, current: status }, async () => {
    const last = await findLastChange(tx, id)
    return { ...last, currentName: nameState(status, last) }
  })

/**
 * Locks the order of this vendor, and raises its version for the person who acts. A courier's event and
 * a job are no person: they neither raise a version nor are refused by one.
 */
export async function lockForAct(
  tx: Tx,
  { vendorId, orderId, actor, isByCourier, version: seen }: VendorActor,
): Promise<Result<LockedOrder, { code: 'order_not_found' } | EditConflict>> {
  const order = await lockVendorOrder(tx, vendorId, orderId)
  if (!order) return refuse({ code: 'order_not_found' })
  if (isByCourier || actor.role === 'system') return ok(order)
  const fresh = await checkOrderVersion(tx, order, { seen, viewer: 'vendor' })
  if (!fresh.ok) return fresh
  await raiseVersion(tx, orderId)
  return ok(order)
}

/** Locks the order of this vendor for the person who gives it to a courier, and writes down that they did. */
export const lockToGive =
  ({ audit }: Pick<OrdersDeps, 'audit'>) =>
  async (
    tx: Tx,
    { courier, ...act }: VendorActor & { courier: string },
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
