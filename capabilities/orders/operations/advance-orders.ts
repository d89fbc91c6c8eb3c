import type { Result } from '#kernel/result.ts'
import type { ForwardStatus } from '../rules/vendor-transitions.ts'
import type { OrderId } from '../schema.ts'
import type { AdvanceOrder, AdvanceRefusal } from './advance-order.ts'
import type { VendorActor } from './check-order-version.ts'

type Command = Omit<VendorActor, 'orderId' | 'version'> & {
  ids: readonly string[]
  to: ForwardStatus
  /** By order, the version that the person has seen. */
  versions?: Readonly<Record<string, number>> | undefined
}
export type AdvanceResult = { changed: string[]; refused: { id: string; error: AdvanceRefusal }[] }

/** Takes many orders forward, each on its own: one that may not keeps none of the others back. */
export const advanceOrders =
  (advance: AdvanceOrder) =>
  async ({ ids, versions, ...act }: Command): Promise<AdvanceResult> => {
    const done: AdvanceResult = { changed: [], refused: [] }
    for (const id of new Set(ids)) {
      // One after the other: each holds its purchase, and two of them may be of the same one.
      const result: Result<null, AdvanceRefusal> = await advance({
        ...act,
        orderId: id as OrderId,
        version: versions?.[id],
      })
      if (result.ok) done.changed.push(id)
      else done.refused.push({ id, error: result.error })
    }
    return done
  }
export type AdvanceOrders = ReturnType<typeof advanceOrders>
