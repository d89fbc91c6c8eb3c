import { refuse, type Result } from '#kernel/result.ts'
import { asOwner, inRetriedTransaction } from '#platform/database/index.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import { lockOrder } from '../queries/status.ts'
import { raiseVersion } from '../queries/version.ts'
import type { PurchaseRef } from '../queries/purchase-access.ts'
import { type CancelRefusal, checkBuyerCancellation } from '../rules/buyer-cancellation.ts'
import type { RemainderRefusal } from '../rules/parcels.ts'
import type { PurchaseAccessRefusal } from '../rules/purchase-access.ts'
import type { OrderStatusChange } from '../rules/status-transition.ts'
import type { OrderId } from '../schema.ts'
import { cancelRemainderInTx } from './cancel-remainder.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { buyerActor, type PurchaseReader, type ReadPurchases } from './get-purchases.ts'

type CancelOrderCommand = {
  /** Of the purchase that the reader opens: an order of another one is not found. */
  purchase: PurchaseRef
  orderId: OrderId
  reader: PurchaseReader
  reason: string
  /** Without it the whole order. */
  only?: 'remainder' | undefined
  origin?: Origin
}
export type BuyerCancelRefusal =
  | CancelRefusal
  | RemainderRefusal
  | StatusRefusal
  | PurchaseAccessRefusal

export const cancelOrderAsBuyer =
  (deps: OrdersDeps & Pick<ReadPurchases, 'checkAccess'>) =>
  ({ purchase, orderId, reader, reason, only, origin }: CancelOrderCommand) =>
    asOwner(() =>
      inRetriedTransaction(
        deps.db,
        async (tx): Promise<Result<OrderStatusChange | null, BuyerCancelRefusal>> => {
          const opened = await deps.checkAccess(tx, reader, purchase, 'change')
          if (!opened.ok) return opened
          const order = await lockOrder(tx, orderId)
          if (order?.purchaseId !== opened.value.id) return refuse({ code: 'order_not_found' })

          const command = { orderId, actor: buyerActor(reader), reason, ...(origin && { origin }) }
          await raiseVersion(tx, orderId)
          if (only === 'remainder') return cancelRemainderInTx(deps)(tx, order, command)

          const allowed = checkBuyerCancellation(order.status)
          if (!allowed.ok) return allowed
          return changeStatusInTx(deps)(tx, { ...command, to: 'cancelled' })
        },
      ),
    )
export type CancelOrderAsBuyer = ReturnType<typeof cancelOrderAsBuyer>
