import { ok, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { mayShopCancel, type ShopCancelRefusal } from '../rules/vendor-transitions.ts'
import type { ShopAct } from './advance-order.ts'
import { lockForAct } from './check-order-version.ts'
import { changeStatusWithin, type OrdersDeps, type StatusRefusal } from './change-status.ts'

export type CancelShopRefusal = ShopCancelRefusal | StatusRefusal | EditConflict

/** A shop cancels an order that has not left: the stock goes back and the buyer is told why. */
export const cancelShopOrder =
  (deps: OrdersDeps) =>
  (act: ShopAct & { reason: string }): Promise<Result<null, CancelShopRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, CancelShopRefusal>> => {
      const locked = await lockForAct(tx, act)
      if (!locked.ok) return locked
      const allowed = mayShopCancel(locked.value.status)
      if (!allowed.ok) return allowed
      const changed = await changeStatusWithin(deps)(tx, { ...act, to: 'cancelled' })
      return changed.ok ? ok(null) : changed
    })
export type CancelShopOrder = ReturnType<typeof cancelShopOrder>
