import type { Clock } from '#kernel/time.ts'
import { usePromoCode } from './operations/use-promo-code.ts'
import {
  findBulkSteps,
  findBulkStepsOfMany,
  findPromoCode,
  lockPromoCode,
  saveBulkSteps,
  saveBulkStepsOfMany,
} from './queries.ts'
import { bulkPrice } from './rules/bulk-price.ts'
import { evaluatePromo, normalisePromoCode } from './rules/promo-code.ts'
import { hearFacts } from './subscriptions.ts'
import type { Outbox } from '#platform/outbox.ts'

type Deps = { clock: Clock; outbox?: Pick<Outbox, 'subscribe'> }

/** The door of promotions: what quantities and codes take off, and the counting of uses. */
export function createPromotions({ clock, outbox }: Deps) {
  if (outbox) hearFacts({ outbox, clock })
  return {
    findBulkSteps,
    findPromoCode,
    saveBulkSteps,
    findBulkStepsOfMany,
    saveBulkStepsOfMany,
    lockPromoCode,
    usePromoCode: usePromoCode({ clock }),
    bulkPrice,
    evaluatePromo,
    normalisePromoCode,
  }
}
export type Promotions = ReturnType<typeof createPromotions>
export type {
  BulkStep,
  ParcelDiscount,
  PromoCode,
  PromoCodeId,
  PromoDiscount,
  PromoParcel,
  PromoRefusal,
} from './schema.ts'
export { PROMO_REFUSALS } from './texts.ts'
