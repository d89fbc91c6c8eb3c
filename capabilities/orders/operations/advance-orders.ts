import type { Result } from '#kernel/result.ts'
import type { ForwardStatus } from '../rules/vendor-transitions.ts'
import type { OrderId } from '../schema.ts'
import type { AdvanceOrder, AdvanceRefusal } from './advance-order.ts'
import type { VendorOrderCommand } from './check-order-version.ts'

type Command = Omit<VendorOrderCommand, 'orderId' | 'version'> & {
  ids: readonly OrderId[]
  to: ForwardStatus
  /** Seen version per order id. */
  versions?: Readonly<Record<string, number>> | undefined
}
export type AdvanceResult = { changed: string[]; refused: { id: string; error: AdvanceRefusal }[] }

/** One transaction per order: a refused order does not block the others. */
export const advanceOrders =
  (advance: AdvanceOrder) =>
  async ({ ids, versions, ...act }: Command): Promise<AdvanceResult> => {
    const done: AdvanceResult = { changed: [], refused: [] }
    for (const id of new Set(ids)) {
      // Sequential: each locks its purchase, and two orders may share one.
      const result: Result<null, AdvanceRefusal> = await advance({
        ...act,
        orderId: id,
        version: versions?.[id],
      })
      if (result.ok) done.changed.push(id)
      else done.refused.push({ id, error: result.error })
    }
    return done
  }
export type AdvanceOrders = ReturnType<typeof advanceOrders>
