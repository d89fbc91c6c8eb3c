import type { Clock } from '#kernel/time.ts'
import { createCode } from './operations/create-promo-code.ts'
import { editCode } from './operations/edit-promo-code.ts'
import type { ManagingDeps } from './operations/promo-code-command.ts'
import { readCodes } from './operations/read-promo-codes.ts'
import { stopCode } from './operations/deactivate-promo-code.ts'
import { usePromoCode } from './operations/redeem-promo-code.ts'
import {
  findBulkSteps,
  findBulkStepsOfMany,
  findPromoCode,
  lockPromoCode,
  saveBulkSteps,
  saveBulkStepsOfMany,
} from './queries/redemptions.ts'
import { bulkPrice } from './rules/bulk-price.ts'
import { evaluatePromo, normalisePromoCode } from './rules/promo-code.ts'
import { adminRoutes, vendorRoutes } from './routes.promo-codes.ts'
import { hearFacts } from './subscriptions.ts'
import type { Outbox } from '#platform/outbox.ts'

type Deps = { clock: Clock; outbox?: Pick<Outbox, 'subscribeMany'> }

/** The desk where shops and the operator give out codes, follow them and stop them. */
export function createCodeDesk(deps: ManagingDeps) {
  const acts = {
    read: readCodes(deps),
    create: createCode(deps),
    edit: editCode(deps),
    stop: stopCode(deps),
  }
  return {
    vendorRoutes: vendorRoutes(acts),
    adminRoutes: adminRoutes(acts),
    /** Codes as the team lists them, a page at a time. */
    listForTeam: acts.read.listForTeam,
  }
}

export type CodeDesk = ReturnType<typeof createCodeDesk>

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
