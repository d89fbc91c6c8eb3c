import type { LocalizedMessage } from '#platform/http/index.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { DeliveryReceiptRefusal } from '../operations/answer-delivery-claim.ts'
import { ORDER_BUYER_REFUSALS, REMAINDER_REFUSALS } from '../texts.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './access-code.ts'

export const DELIVERY_CLAIM_REFUSALS: Record<'no_delivery_claim', LocalizedMessage> = {
  no_delivery_claim: {
    fr: 'La livraison de ce colis n’est plus à confirmer.',
    en: 'The delivery of this parcel is no longer to be confirmed.',
    ar: 'لم يعد تسليم هذا الطرد بحاجة إلى تأكيد.',
  },
}

const PARCEL_MOVED: LocalizedMessage = {
  fr: 'Ce colis a changé d’étape entre-temps. Rechargez la page.',
  en: 'This parcel has moved on meanwhile. Reload the page.',
  ar: 'تغيرت مرحلة هذا الطرد في هذه الأثناء. أعد تحميل الصفحة.',
}

/** For its buyer. */
export const DELIVERY_REFUSALS: Record<DeliveryReceiptRefusal['code'], LocalizedMessage> = {
  ...DELIVERY_CLAIM_REFUSALS,
  order_not_found: ORDER_BUYER_REFUSALS.order_not_found,
  sign_in_needed: PURCHASE_ACCESS_REFUSALS.sign_in_needed,
  stock_short: ORDER_BUYER_REFUSALS.stock_short,
  order_already_delivered: REMAINDER_REFUSALS.order_already_delivered,
  version_conflict: EDIT_CONFLICT,
  parcel_not_found: PARCEL_MOVED,
  parcel_already_delivered: PARCEL_MOVED,
  parcel_already_returned: PARCEL_MOVED,
  parcel_returning: PARCEL_MOVED,
  parcel_lost: PARCEL_MOVED,
}
export const DELIVERY_ANSWER_STATUSES = {
  ...PURCHASE_ACCESS_STATUSES,
  parcel_not_found: 404,
  no_delivery_claim: 409,
  stock_short: 409,
  order_already_delivered: 409,
  version_conflict: 409,
  parcel_already_delivered: 409,
  parcel_already_returned: 409,
  parcel_returning: 409,
  parcel_lost: 409,
} as const satisfies Record<DeliveryReceiptRefusal['code'], number>
