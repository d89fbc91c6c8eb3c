import { refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import { lockOwn } from '../queries/buyer-orders.ts'
import { lockOrder } from '../queries/status.ts'
import { raiseVersion } from '../queries/version.ts'
import { type CancelRefusal, mayCancel } from '../rules/buyer-cancellation.ts'
import type { StatusChange } from '../rules/status-transition.ts'
import type { OrderId } from '../schema.ts'
import { changeStatusWithin, type OrdersDeps, type StatusRefusal } from './change-status.ts'

type Command = { orderId: OrderId; person: Person; reason: string; origin?: Origin }
export type CancelOwnRefusal = CancelRefusal | StatusRefusal

/** A buyer cancels their own order before it leaves: the stock goes back and the shop hears of it. */
export const cancelOwnOrder =
  (deps: OrdersDeps) =>
  ({ orderId, person, reason, origin }: Command) =>
    inRetriedTransaction(
      deps.db,
      async (tx): Promise<Result<StatusChange | null, CancelOwnRefusal>> => {
        if (!(await lockOwn(tx, person, orderId))) return refuse({ code: 'order_not_found' })
        const order = await lockOrder(tx, orderId)
        if (!order) return refuse({ code: 'order_not_found' })

        const allowed = mayCancel(order.status)
        if (!allowed.ok) return allowed

        await raiseVersion(tx, orderId)
        return changeStatusWithin(deps)(tx, {
          orderId,
          to: 'cancelled',
          actor: { role: 'customer', id: person.userId },
          reason,
          ...(origin && { origin }),
        })
      },
    )
export type CancelOwnOrder = ReturnType<typeof cancelOwnOrder>
