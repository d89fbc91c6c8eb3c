import { bulkPrice } from '#kernel/bulk-price.ts'
import type { Clock } from '#kernel/time.ts'
import { texts } from './texts.generated.ts'
import { createPromoCode } from './operations/create-promo-code.ts'
import { editPromoCode } from './operations/edit-promo-code.ts'
import type { PromoCodeDeps } from './operations/promo-code-command.ts'
import { readPromoCodes } from './operations/read-promo-codes.ts'
import { deactivatePromoCode } from './operations/deactivate-promo-code.ts'
import { redeemPromoCode } from './operations/redeem-promo-code.ts'
import { findPromoCode, lockPromoCode } from './queries/redemptions.ts'
import {
  listBulkDiscounts,
  listBulkDiscountsOfMany,
  saveBulkDiscounts,
  saveBulkDiscountsOfMany,
} from './queries/bulk-discounts.ts'
import { listQuantityPrices } from './queries/quantity-prices.ts'
import { evaluatePromo, normalisePromoCode } from './rules/promo-code.ts'
import { adminRoutes, vendorRoutes } from './routes.promo-codes.ts'
import { subscribeToEvents } from './subscriptions.ts'
import type { Outbox } from '#platform/outbox.ts'

export const PROMO_REFUSALS = texts.below('promo-refusals')

type Deps = { clock: Clock; outbox?: Pick<Outbox, 'subscribeMany'> }

export function createPromoCodeManagement(deps: PromoCodeDeps) {
  const acts = {
    read: readPromoCodes(deps),
    create: createPromoCode(deps),
    edit: editPromoCode(deps),
    deactivate: deactivatePromoCode(deps),
  }
  return {
    vendorRoutes: vendorRoutes(acts),
    adminRoutes: adminRoutes(acts),
    listForAdmins: acts.read.listForAdmins,
  }
}

export type PromoCodeManagement = ReturnType<typeof createPromoCodeManagement>

export function createPromotions({ clock, outbox }: Deps) {
  if (outbox) subscribeToEvents({ outbox, clock })
  return {
    listBulkDiscounts,
    listQuantityPrices,
    findPromoCode,
    saveBulkDiscounts,
    listBulkDiscountsOfMany,
    saveBulkDiscountsOfMany,
    lockPromoCode,
    redeemPromoCode: redeemPromoCode({ clock }),
    bulkPrice,
    evaluatePromo,
    normalisePromoCode,
  }
}
export type Promotions = ReturnType<typeof createPromotions>
export type {
  ParcelDiscount,
  PromoCode,
  PromoCodeId,
  PromoDiscount,
  PromoParcel,
  PromoRefusal,
} from './schema.ts'
export { quantityPrices, quantityPricesView } from './queries/quantity-prices.ts'
