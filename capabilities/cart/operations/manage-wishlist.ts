import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { deleteWishlistItem, insertWishlistItems, listWishlistItems } from '../queries/wishlist.ts'
import type { WishlistItem } from '../schema.ts'

/** The same limit as in the browser. */
const MOST = 500

export const manageWishlist = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** In the order they were saved. */
  list: (userId: UserId): Promise<WishlistItem[]> => listWishlistItems(db, userId),

  /** Ignores products already saved, and those beyond the limit. */
  async add(userId: UserId, products: readonly WishlistItem[]): Promise<WishlistItem[]> {
    await inTransaction(db, async (tx) => {
      await insertWishlistItems(tx, { userId, products, most: MOST, now: clock.now() })
      return ok(null)
    })
    return listWishlistItems(db, userId)
  },

  async remove(userId: UserId, productId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      await deleteWishlistItem(tx, userId, productId)
      return ok(null)
    })
  },
})
export type ManageWishlist = ReturnType<typeof manageWishlist>
