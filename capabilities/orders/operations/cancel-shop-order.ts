import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import { lockShopOrder } from '../queries/parcels.ts'
import { mayShopCancel, type ShopCancelRefusal } from '../rules/progress.ts'
import type { ShopAct } from './advance-order.ts'
import { changeStatusWithin, type OrdersDeps, type StatusRefusal } from './change-status.ts'

export type CancelShopRefusal = ShopCancelRefusal | StatusRefusal

/** A shop cancels an order that has not left: the stock goes back and the buyer is told why. */
export const cancelShopOrder =
  (deps: OrdersDeps) =>
  (act: ShopAct & { reason: string }): Promise<Result<null, CancelShopRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, CancelShopRefusal>> => {
      const order = await lockShopOrder(tx, act.vendorId, act.orderId)
      if (!order) return refuse({ code: 'order_not_found' })
      const allowed = mayShopCancel(order.status)
      if (!allowed.ok) return allowed
      const changed = await changeStatusWithin(deps)(tx, { ...act, to: 'cancelled' })
      return changed.ok ? ok(null) : changed
    })
export type CancelShopOrder = ReturnType<typeof cancelShopOrder>
