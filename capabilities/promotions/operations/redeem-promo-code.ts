import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertRedemption } from '../queries/redemptions.ts'
import type { PromoCodeId, PromoRefusal } from '../schema.ts'

type Command = {
  promoCodeId: PromoCodeId
  purchaseId: string
  /** Who buys, by the phone given: it is what a parcel needs, and what changes least. */
  buyer: string
  /** What the code counted, and what it took off. */
  revenue: Centimes
  discount: Centimes
}

/** Counts a use of a code that `lockPromoCode` holds; refused when this buyer has had theirs. */
export const redeemPromoCode =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, command: Command): Promise<Result<null, PromoRefusal>> => {
    const now = clock.now()
    const used = await insertRedemption(tx, { ...command, id: newId(now), now })
    return used ? ok(null) : refuse({ code: 'promo_used_by_buyer' })
  }
