import { refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import { lockBuyerOrder } from '../queries/buyer-orders.ts'
import { lockOrder } from '../queries/status.ts'
import { raiseVersion } from '../queries/version.ts'
import { type CancelRefusal, checkBuyerCancellation } from '../rules/buyer-cancellation.ts'
import type { OrderStatusChange } from '../rules/status-transition.ts'
import type { OrderId } from '../schema.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'

type Command = { orderId: OrderId; person: Person; reason: string; origin?: Origin }
export type BuyerCancelRefusal = CancelRefusal | StatusRefusal

export const cancelOrderAsBuyer =
  (deps: OrdersDeps) =>
  ({ orderId, person, reason, origin }: Command) =>
    inRetriedTransaction(
      deps.db,
      async (tx): Promise<Result<OrderStatusChange | null, BuyerCancelRefusal>> => {
        if (!(await lockBuyerOrder(tx, person, orderId))) return refuse({ code: 'order_not_found' })
        const order = await lockOrder(tx, orderId)
        if (!order) return refuse({ code: 'order_not_found' })

        const allowed = checkBuyerCancellation(order.status)
        if (!allowed.ok) return allowed

        await raiseVersion(tx, orderId)
        return changeStatusInTx(deps)(tx, {
          orderId,
          to: 'cancelled',
          actor: { role: 'customer', id: person.userId },
          reason,
          ...(origin && { origin }),
        })
      },
    )
export type CancelOrderAsBuyer = ReturnType<typeof cancelOrderAsBuyer>
