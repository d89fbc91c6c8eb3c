import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { CorrectAddressRefusal } from '../operations/correct-address.ts'
import type { AdvanceRefusal } from '../operations/advance-order.ts'
import type { CancelRemainderRefusal } from '../operations/cancel-remainder.ts'
import type { VendorCancelRefusal } from '../operations/cancel-order-as-vendor.ts'
import type { ParcelStatusRefusal } from '../operations/update-parcel-status.ts'
import type { ParcelTrackingRefusal } from '../operations/set-parcel-tracking.ts'
import type { ShipParcelRefusal } from '../operations/ship-parcel.ts'
import type { DeliveryClaimRefusal } from '../operations/claim-delivery.ts'
import { DELIVERY_CLAIM_REFUSALS } from './delivery-claims.ts'
import { ORDER_REFUSALS, PARCEL_COURIER_REFUSALS, REMAINDER_REFUSALS } from '../texts.ts'

export type OrderVendorRefusal =
  | AdvanceRefusal
  | VendorCancelRefusal
  | ShipParcelRefusal
  | ParcelStatusRefusal
  | ParcelTrackingRefusal
  | CorrectAddressRefusal
  | CancelRemainderRefusal
  | DeliveryClaimRefusal

export const ORDER_VENDOR_REFUSALS: Record<OrderVendorRefusal['code'], LocalizedMessage> = {
  order_not_found: {
    fr: 'Cette commande ne se trouve pas dans votre boutique.',
    en: 'This order is not in your shop.',
    ar: 'هذا الطلب غير موجود في متجرك.',
  },
  address_shared: {
    fr: 'L’adresse vaut aussi pour une autre boutique : le client la change lui-même, par le lien de son e-mail.',
    en: 'The address is that of another shop’s parcel too: the customer changes it, by the link of the email.',
    ar: 'هذا العنوان خاص أيضًا بطرد متجر آخر: يغيّره الزبون بنفسه عبر رابط بريده الإلكتروني.',
  },
  stock_short: ORDER_REFUSALS.stock_short,
  version_conflict: EDIT_CONFLICT,
  backward: {
    fr: 'Une commande ne revient pas en arrière : elle a déjà passé cette étape.',
    en: 'An order does not go back: it is past this step already.',
    ar: 'لا يعود الطلب إلى الوراء، فقد تجاوز هذه المرحلة.',
  },
  order_not_confirmed: {
    fr: 'Confirmez d’abord cette commande.',
    en: 'Confirm this order first.',
    ar: 'أكّد هذا الطلب أولًا.',
  },
  payment_awaited: {
    fr: 'Le client n’a pas encore payé en ligne : la commande se confirme d’elle-même dès qu’elle est payée.',
    en: 'The customer has not paid online yet: the order confirms itself as soon as it is paid.',
    ar: 'لم يدفع الزبون إلكترونيًا بعد، ويتأكد الطلب تلقائيًا فور دفعه.',
  },
  order_not_shipped: {
    fr: 'Cette commande n’est pas encore expédiée.',
    en: 'This order has not been shipped yet.',
    ar: 'لم يُشحن هذا الطلب بعد.',
  },
  order_already_shipped: {
    fr: 'Le colis est déjà parti : s’il revient, indiquez son retour.',
    en: 'The parcel has already left: if it comes back, record its return.',
    ar: 'لقد أُرسل الطرد بالفعل، فإن عاد فسجّل رجوعه.',
  },
  order_already_delivered: REMAINDER_REFUSALS.order_already_delivered,
  order_already_cancelled: REMAINDER_REFUSALS.order_already_cancelled,
  nothing_to_ship: REMAINDER_REFUSALS.nothing_to_ship,
  quantity_exceeds_remaining: {
    fr: 'Ces articles ne restent pas à envoyer dans cette quantité.',
    en: 'These items are not left to send in that quantity.',
    ar: 'لم تعد هذه المنتجات متبقية للإرسال بهذه الكمية.',
  },
  no_parcel_sent: REMAINDER_REFUSALS.no_parcel_sent,
  items_not_shipped: {
    fr: 'Des articles de cette commande ne sont pas encore partis.',
    en: 'Some items of this order have not left yet.',
    ar: 'لم تُرسل بعد بعض منتجات هذا الطلب.',
  },
  ...PARCEL_COURIER_REFUSALS,
  parcel_not_found: {
    fr: 'Ce colis ne se trouve pas dans cette commande.',
    en: 'This parcel is not in this order.',
    ar: 'هذا الطرد غير موجود في هذا الطلب.',
  },
  ...DELIVERY_CLAIM_REFUSALS,
  parcel_already_delivered: {
    fr: 'Ce colis est déjà livré.',
    en: 'This parcel is already delivered.',
    ar: 'سُلّم هذا الطرد بالفعل.',
  },
  parcel_already_returned: {
    fr: 'Ce colis est déjà revenu à la boutique.',
    en: 'This parcel has already come back to the shop.',
    ar: 'عاد هذا الطرد إلى المتجر بالفعل.',
  },
  parcel_lost: {
    fr: 'Ce colis est déclaré perdu : s’il est retrouvé, indiquez sa livraison ou son retour.',
    en: 'This parcel is recorded as lost: if it is found, record its delivery or its return.',
    ar: 'هذا الطرد مسجّل كمفقود: إن عُثر عليه فسجّل تسليمه أو رجوعه.',
  },
  parcel_returning: {
    fr: 'Ce colis est en train de revenir à la boutique.',
    en: 'This parcel is on its way back to the shop.',
    ar: 'هذا الطرد في طريق العودة إلى المتجر.',
  },
}

export const ORDER_VENDOR_STATUSES: Record<OrderVendorRefusal['code'], 404 | 409 | 422> = {
  order_not_found: 404,
  parcel_not_found: 404,
  courier_unknown: 422,
  version_conflict: 409,
  quantity_exceeds_remaining: 409,
  stock_short: 409,
  address_shared: 409,
  backward: 409,
  order_not_confirmed: 409,
  payment_awaited: 409,
  order_not_shipped: 409,
  order_already_shipped: 409,
  order_already_delivered: 409,
  order_already_cancelled: 409,
  nothing_to_ship: 409,
  no_parcel_sent: 409,
  items_not_shipped: 409,
  tracking_taken: 409,
  no_delivery_claim: 409,
  parcel_already_delivered: 409,
  parcel_already_returned: 409,
  parcel_lost: 409,
  parcel_returning: 409,
}
