import type { LocalizedMessage } from '#platform/http/index.ts'
import { ORDER_VENDOR_REFUSALS } from '#capabilities/orders/index.ts'
import type { RequestShipmentsRefusal } from './operations/request-shipments.ts'
import type { ShipmentRefusal } from './operations/retry-shipment.ts'

type Refusal = RequestShipmentsRefusal | ShipmentRefusal

export const DISPATCH_REFUSALS: Record<Refusal['code'], LocalizedMessage> = {
  order_not_found: ORDER_VENDOR_REFUSALS.order_not_found,
  order_not_confirmed: ORDER_VENDOR_REFUSALS.order_not_confirmed,
  order_already_delivered: ORDER_VENDOR_REFUSALS.order_already_delivered,
  order_already_cancelled: ORDER_VENDOR_REFUSALS.order_already_cancelled,
  nothing_to_ship: ORDER_VENDOR_REFUSALS.nothing_to_ship,
  quantity_exceeds_remaining: ORDER_VENDOR_REFUSALS.quantity_exceeds_remaining,
  version_conflict: ORDER_VENDOR_REFUSALS.version_conflict,
  shipment_exists: {
    fr: 'Cette commande attend déjà un transporteur.',
    en: 'This order is already waiting for a courier.',
    ar: 'هذا الطلب ينتظر شركة توصيل بالفعل.',
  },
  courier_not_connected: {
    fr: 'Reliez d’abord votre compte chez ce transporteur, dans Boutique › Livraison.',
    en: 'Connect your account with this courier first, in Shop › Delivery.',
    ar: 'اربط أولًا حسابك لدى شركة التوصيل هذه، في المتجر › التوصيل.',
  },
  shipment_not_found: {
    fr: 'Cet envoi ne se trouve pas dans votre boutique.',
    en: 'This shipment is not in your shop.',
    ar: 'هذه الإرسالية غير موجودة في متجرك.',
  },
  shipment_in_progress: {
    fr: 'L’envoi est en train d’être créé : attendez un instant.',
    en: 'The shipment is being created: wait a moment.',
    ar: 'الإرسالية قيد الإنشاء، انتظر لحظة.',
  },
  shipment_created: {
    fr: 'Le transporteur a déjà ce colis.',
    en: 'The courier already has this parcel.',
    ar: 'هذا الطرد لدى شركة التوصيل بالفعل.',
  },
  courier_unavailable: {
    fr: 'Le transporteur ne répond pas pour le moment. Réessayez dans quelques minutes.',
    en: 'The courier does not answer at the moment. Try again in a few minutes.',
    ar: 'شركة التوصيل لا تستجيب حاليًا. أعد المحاولة بعد بضع دقائق.',
  },
}

export const SHIPMENT_STATUSES = {
  shipment_not_found: 404,
  shipment_in_progress: 409,
  shipment_created: 409,
  courier_unavailable: 503,
} as const satisfies Record<ShipmentRefusal['code'], number>
