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
  /** Identified by phone: required for delivery, and rarely changed. */
  buyer: string
  /** In centimes: sales the code applied to, and the discount. */
  revenue: Centimes
  discount: Centimes
}

/** The code must be locked by `lockPromoCode`. Refused at the limit per buyer. */
export const redeemPromoCode =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, command: Command): Promise<Result<null, PromoRefusal>> => {
    const now = clock.now()
    const used = await insertRedemption(tx, { ...command, id: newId(now), now })
    return used ? ok(null) : refuse({ code: 'promo_used_by_buyer' })
  }
