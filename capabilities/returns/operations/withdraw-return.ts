import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import type { OrderReader } from '#capabilities/orders/index.ts'
import { raiseReturnVersion } from '../queries/version.ts'
import { checkStep, type StepRefusal } from '../rules/steps.ts'
import { giveUpExchange } from './exchange.ts'
import { holdReturn, moveReturn, type NotFound, type ReturnsDeps } from './holding.ts'
import { releaseLines } from '../queries/order.ts'

type Command = { reader: OrderReader; returnId: string }
export type WithdrawRefusal = NotFound | StepRefusal

/** The buyer keeps what they wanted to send back, as long as it has not left; its order, for them to read. */
export const withdrawReturn =
  (deps: ReturnsDeps) =>
  ({ reader, returnId }: Command): Promise<Result<string, WithdrawRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<string, WithdrawRefusal>> => {
      const held = await holdReturn(deps, tx, { returnId, vendorId: null })
      if (!held || !(await deps.orders.isOpenTo(tx, reader, held.one.orderId)))
        return refuse({ code: 'return_not_found' })
      const allowed = checkStep(held.one.state, 'withdraw')
      if (!allowed.ok) return allowed
      await raiseReturnVersion(tx, held.one.id)
      await releaseLines(tx, held.one.items)
      await giveUpExchange(deps, tx, held)
      const id = 'person' in reader ? reader.person.userId : null
      await moveReturn(deps, tx, held, { to: 'withdrawn', by: { role: 'buyer', id } })
      return ok(held.one.orderId)
    })
export type WithdrawReturn = ReturnType<typeof withdrawReturn>
