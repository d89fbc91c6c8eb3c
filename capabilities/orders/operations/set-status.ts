import { refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction } from '#platform/database/index.ts'
import { lockOrder } from '../queries/status.ts'
import type { StatusChange } from '../rules/status.ts'
import type { OrderStatus } from '../schema.ts'
import { changeStatusWithin, type OrdersDeps, type StatusRefusal } from './change-status.ts'

type Command = Parameters<ReturnType<typeof changeStatusWithin>>[1] & {
  /** What the order is thought to be: who takes a step back must not undo somebody else's. */
  from: OrderStatus | null
}
export type SetRefusal = StatusRefusal | { code: 'moved_meanwhile' }

/** The team sets a status; where the order has moved on from what was seen, nothing is changed. */
export const setStatus =
  (deps: OrdersDeps) =>
  ({ from, ...command }: Command) =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<StatusChange | null, SetRefusal>> => {
      const order = from === null ? null : await lockOrder(tx, command.orderId)
      if (order && order.status !== from) return refuse({ code: 'moved_meanwhile' })
      return changeStatusWithin(deps)(tx, command)
    })
export type SetStatus = ReturnType<typeof setStatus>
