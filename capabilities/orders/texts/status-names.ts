import type { LocalizedMessage } from '#platform/http/index.ts'
import type { OrderStatus } from '../schema.ts'

export const ORDER_STATUS_NAMES: Record<OrderStatus, LocalizedMessage> = {
  pending: { fr: 'En attente', en: 'Pending', ar: 'قيد الانتظار' },
  confirmed: { fr: 'Confirmée', en: 'Confirmed', ar: 'مؤكدة' },
  processing: { fr: 'En préparation', en: 'Processing', ar: 'قيد التحضير' },
  shipped: { fr: 'Expédiée', en: 'Shipped', ar: 'تم الشحن' },
  delivered: { fr: 'Livrée', en: 'Delivered', ar: 'تم التسليم' },
  cancelled: { fr: 'Annulée', en: 'Cancelled', ar: 'ملغاة' },
}

const PARCEL_ACTS: Record<string, LocalizedMessage | undefined> = {
  'orders.address_changed': {
    fr: 'adresse changée par l’acheteur',
    en: 'address changed by the buyer',
    ar: 'غيّر المشتري العنوان',
  },
  'orders.delivery_claimed': {
    fr: 'livraison signalée par la boutique',
    en: 'delivery reported by the shop',
    ar: 'أبلغ المتجر بالتسليم',
  },
  'orders.delivery_claim_withdrawn': {
    fr: 'signalement de livraison retiré',
    en: 'delivery report withdrawn',
    ar: 'سُحب الإبلاغ بالتسليم',
  },
  'orders.delivery_claim_rejected': {
    fr: 'livraison signalée non retenue',
    en: 'delivery report rejected',
    ar: 'رُفض الإبلاغ بالتسليم',
  },
  'orders.delivery_denied': {
    fr: 'livraison contestée par l’acheteur',
    en: 'delivery denied by the buyer',
    ar: 'نفى المشتري التسليم',
  },
  'orders.given_to_courier': {
    fr: 'remise à un transporteur',
    en: 'given to a courier',
    ar: 'أُسند إلى شركة توصيل',
  },
  'orders.remainder_cancelled': {
    fr: 'reste annulé',
    en: 'remainder cancelled',
    ar: 'أُلغي الباقي',
  },
  'orders.parcel_shipped': { fr: 'colis envoyé', en: 'parcel sent', ar: 'أُرسل طرد' },
  'orders.parcel_tracking_set': {
    fr: 'transporteur ou numéro de suivi modifié',
    en: 'courier or tracking number changed',
    ar: 'تغيّرت شركة التوصيل أو رقم التتبع',
  },
}
const PARCEL_STATES: Record<string, LocalizedMessage | undefined> = {
  in_transit: { fr: 'colis en route', en: 'parcel on its way', ar: 'الطرد في الطريق' },
  attempt_failed: { fr: 'livraison échouée', en: 'delivery failed', ar: 'فشل التسليم' },
  delivered: { fr: 'colis livré', en: 'parcel delivered', ar: 'سُلّم الطرد' },
  returning: { fr: 'colis en retour', en: 'parcel coming back', ar: 'الطرد في طريق العودة' },
  returned: { fr: 'colis revenu', en: 'parcel back', ar: 'عاد الطرد' },
}

export function nameState(
  status: OrderStatus,
  { action, parcelState }: { action: string; parcelState: string | null },
): LocalizedMessage {
  const now = ORDER_STATUS_NAMES[status]
  const parcel =
    action === 'orders.parcel_status_changed'
      ? PARCEL_STATES[parcelState ?? '']
      : PARCEL_ACTS[action]
  if (!parcel) return now
  const { fr, en, ar } = now
  return { fr: `${fr}, ${parcel.fr}`, en: `${en}, ${parcel.en}`, ar: `${ar}، ${parcel.ar}` }
}
