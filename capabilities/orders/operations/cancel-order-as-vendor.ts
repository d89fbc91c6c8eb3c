import { ok, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import {
  checkVendorCancellation,
  type VendorCancellationRefusal,
} from '../rules/vendor-transitions.ts'
import { type VendorOrderCommand, lockForAct } from './check-order-version.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'

export type VendorCancelRefusal = VendorCancellationRefusal | StatusRefusal | EditConflict

export const cancelOrderAsVendor =
  (deps: OrdersDeps) =>
  (act: VendorOrderCommand & { reason: string }): Promise<Result<null, VendorCancelRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, VendorCancelRefusal>> => {
      const locked = await lockForAct(tx, act)
      if (!locked.ok) return locked
      const allowed = checkVendorCancellation(locked.value.status)
      if (!allowed.ok) return allowed
      const changed = await changeStatusInTx(deps)(tx, { ...act, to: 'cancelled' })
      return changed.ok ? ok(null) : changed
    })
export type CancelOrderAsVendor = ReturnType<typeof cancelOrderAsVendor>
