import { ok, refuse, type Result } from '#kernel/result.ts'
import { asOwner, inRetriedTransaction } from '#platform/database/index.ts'
import type { PurchaseAccessRefusal, PurchaseReader } from '#capabilities/orders/index.ts'
import { raiseReturnVersion } from '../queries/version.ts'
import { checkReturnTransition, type StepRefusal } from '../rules/return-transitions.ts'
import { cancelExchange } from './reserve-exchange.ts'
import { lockReturnAndOrder, type ReturnNotFound, type ReturnsDeps } from './return-command.ts'
import { changeReturnStatus } from './change-return-status.ts'
import { releaseReturnedQuantity } from '../queries/returnable-items.ts'

type Command = { reader: PurchaseReader; returnId: string }
export type WithdrawReturnRefusal = ReturnNotFound | PurchaseAccessRefusal | StepRefusal

/** Only before it is sent back. Returns the order id. */
export const withdrawReturn =
  (deps: ReturnsDeps) =>
  ({ reader, returnId }: Command): Promise<Result<string, WithdrawReturnRefusal>> =>
    asOwner(() =>
      inRetriedTransaction(deps.db, async (tx): Promise<Result<string, WithdrawReturnRefusal>> => {
        const held = await lockReturnAndOrder(deps, tx, { returnId, vendorId: null })
        if (!held) return refuse({ code: 'return_not_found' })
        const { orderId } = held.one
        const access = await deps.orders.checkAccess(tx, reader, { orderId }, 'change')
        if (!access.ok)
          return access.error.code === 'order_not_found'
            ? refuse({ code: 'return_not_found' })
            : access
        const allowed = checkReturnTransition(held.one.state, 'withdraw')
        if (!allowed.ok) return allowed
        await raiseReturnVersion(tx, held.one.id)
        await releaseReturnedQuantity(tx, held.one.items)
        await cancelExchange(deps, tx, held)
        const id = reader.person && access.value.isOwn ? reader.person.userId : null
        await changeReturnStatus(deps, tx, held, { to: 'withdrawn', by: { role: 'buyer', id } })
        return ok(held.one.orderId)
      }),
    )
export type WithdrawReturn = ReturnType<typeof withdrawReturn>
