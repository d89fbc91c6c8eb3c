import type { Result } from '#kernel/result.ts'
import type { Forward } from '../rules/vendor-transitions.ts'
import type { OrderId } from '../schema.ts'
import type { AdvanceOrder, AdvanceRefusal, ShopAct } from './advance-order.ts'

type Command = Omit<ShopAct, 'orderId' | 'version'> & {
  ids: readonly string[]
  to: Forward
  /** By order, the version that the person has seen. */
  versions?: Readonly<Record<string, number>> | undefined
}
export type Advanced = { changed: string[]; refused: { id: string; error: AdvanceRefusal }[] }

/** Takes many orders forward, each on its own: one that may not keeps none of the others back. */
export const advanceOrders =
  (advance: AdvanceOrder) =>
  async ({ ids, versions, ...act }: Command): Promise<Advanced> => {
    const done: Advanced = { changed: [], refused: [] }
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
