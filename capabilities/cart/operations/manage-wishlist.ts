import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { deleteKept, insertKept, listKept } from '../queries/wishlist.ts'
import type { KeptProduct } from '../schema.ts'

/** As many as a browser keeps. */
const MOST = 500

/** The wishlist of an account: the same wherever its owner is signed in. */
export const keepWishlist = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** In the order in which they were saved. */
  list: (userId: UserId): Promise<KeptProduct[]> => listKept(db, userId),

  /** Adds what is not there yet, with the price it was seen at; a full list takes no more. */
  async add(userId: UserId, products: readonly KeptProduct[]): Promise<KeptProduct[]> {
    await inTransaction(db, async (tx) => {
      await insertKept(tx, { userId, products, most: MOST, now: clock.now() })
      return ok(null)
    })
    return listKept(db, userId)
  },

  async remove(userId: UserId, productId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      await deleteKept(tx, userId, productId)
      return ok(null)
    })
  },
})
export type KeepWishlist = ReturnType<typeof keepWishlist>
