import { refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import { lockOrder } from '../queries/status.ts'
import type { OrderId, ParcelId } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import type { LossKind } from './save-parcel-status.ts'
import { type ParcelStatusRefusal, updateParcelStatusInTx } from './update-parcel-status.ts'

type Command = {
  orderId: OrderId
  parcelId: ParcelId
  kind: LossKind
  note: string | null
  version: number | undefined
  actor: Actor & { role: 'admin' }
  origin?: Origin
}

/** By an admin: the courier informed the operator, not the vendor. */
export const reportParcelLoss =
  (deps: OrdersDeps) =>
  ({ kind, note, ...command }: Command) =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, ParcelStatusRefusal>> => {
      const order = await lockOrder(tx, command.orderId)
      if (!order) return refuse({ code: 'order_not_found' })
      const step = { state: 'lost', reason: kind, note } as const
      return updateParcelStatusInTx(deps)(tx, { ...command, vendorId: order.vendorId, step })
    })
export type ReportParcelLoss = ReturnType<typeof reportParcelLoss>
