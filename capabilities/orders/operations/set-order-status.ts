import { refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { lockOrder } from '../queries/status.ts'
import { raiseVersion } from '../queries/version.ts'
import type { OrderStatusChange } from '../rules/status-transition.ts'
import type { OrderStatus } from '../schema.ts'
import { checkOrderVersion } from './check-order-version.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'

type Command = Parameters<ReturnType<typeof changeStatusInTx>>[1] & {
  /** Expected current status, so that an undo does not overwrite a later change. */
  from: OrderStatus | null
  version?: number | undefined
}
export type SetOrderStatusRefusal = StatusRefusal | { code: 'status_changed' } | EditConflict

export const setOrderStatus =
  (deps: OrdersDeps) =>
  ({ from, version: seen, ...command }: Command) =>
    inRetriedTransaction(
      deps.db,
      async (tx): Promise<Result<OrderStatusChange | null, SetOrderStatusRefusal>> => {
        const order = await lockOrder(tx, command.orderId)
        if (!order) return refuse({ code: 'order_not_found' })
        const fresh = await checkOrderVersion(tx, order, { seen, viewer: 'admin' })
        if (!fresh.ok) return fresh
        if (from !== null && order.status !== from) return refuse({ code: 'status_changed' })
        const changed = await changeStatusInTx(deps)(tx, command)
        if (changed.ok && changed.value !== null) await raiseVersion(tx, order.id)
        return changed
      },
    )
export type SetOrderStatus = ReturnType<typeof setOrderStatus>
