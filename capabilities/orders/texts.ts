import type { CancelRemainderRefusal } from './operations/cancel-remainder.ts'
import type { RemainderRefusal } from './rules/parcels.ts'
import type { SetOrderStatusRefusal } from './operations/set-order-status.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ParcelCourierRefusal } from './operations/ship-parcel.ts'
import type { StatusRefusal } from './operations/change-status.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './texts/access-code.ts'
import type { BuyerCancelRefusal } from './operations/cancel-order-as-buyer.ts'

export const PARCEL_COURIER_REFUSALS: Record<ParcelCourierRefusal['code'], LocalizedMessage> = {
  courier_unknown: {
    fr: 'Ce transporteur n’est pas proposé.',
    en: 'This courier is not on offer.',
    ar: 'شركة التوصيل هذه غير متاحة.',
  },
  tracking_taken: {
    fr: 'Ce numéro de suivi est déjà celui d’un autre colis.',
    en: 'Another parcel already has this tracking number.',
    ar: 'رقم التتبع هذا لطرد آخر.',
  },
}

export const ORDER_REFUSALS: Record<StatusRefusal['code'], LocalizedMessage> = {
  order_not_found: {
    fr: 'Aucune commande ne correspond à ce numéro et à ce contact.',
    en: 'No order matches this number and this contact.',
    ar: 'لا يوجد طلب يطابق هذا الرقم ووسيلة الاتصال هذه.',
  },
  stock_short: {
    fr: 'Le stock ne suffit plus pour remettre cette commande en cours.',
    en: 'There is no longer enough stock to bring this order back.',
    ar: 'لم يعد المخزون كافيًا لإعادة هذا الطلب.',
  },
}

export const REMAINDER_REFUSALS: Record<RemainderRefusal['code'], LocalizedMessage> = {
  no_parcel_sent: {
    fr: 'Aucun colis n’est encore parti : annulez la commande entière.',
    en: 'No parcel has left yet: cancel the whole order.',
    ar: 'لم يُرسل أي طرد بعد: ألغِ الطلب كاملًا.',
  },
  nothing_to_ship: {
    fr: 'Tous les articles de cette commande sont déjà partis.',
    en: 'All items of this order have already left.',
    ar: 'أُرسلت جميع منتجات هذا الطلب بالفعل.',
  },
  order_already_delivered: {
    fr: 'Cette commande est déjà livrée.',
    en: 'This order is already delivered.',
    ar: 'سُلّم هذا الطلب بالفعل.',
  },
  order_already_cancelled: {
    fr: 'Cette commande est déjà annulée.',
    en: 'This order is already cancelled.',
    ar: 'هذا الطلب ملغى بالفعل.',
  },
}

export const ORDER_BUYER_REFUSALS: Record<BuyerCancelRefusal['code'], LocalizedMessage> = {
  order_not_found: {
    fr: 'Cette commande ne se trouve pas dans votre compte.',
    en: 'This order is not in your account.',
    ar: 'هذا الطلب غير موجود في حسابك.',
  },
  order_already_shipped: {
    fr: 'Le colis est déjà parti : la commande ne peut plus être annulée.',
    en: 'The parcel has already left: the order can no longer be cancelled.',
    ar: 'لقد أُرسل الطرد بالفعل، ولم يعد بالإمكان إلغاء الطلب.',
  },
  ...REMAINDER_REFUSALS,
  stock_short: ORDER_REFUSALS.stock_short,
  sign_in_needed: PURCHASE_ACCESS_REFUSALS.sign_in_needed,
}
export const BUYER_CANCEL_STATUSES = {
  ...PURCHASE_ACCESS_STATUSES,
  order_already_shipped: 409,
  order_already_cancelled: 409,
  order_already_delivered: 409,
  no_parcel_sent: 409,
  nothing_to_ship: 409,
  stock_short: 409,
} as const satisfies Record<BuyerCancelRefusal['code'], number>

export const ORDER_ADMIN_REFUSALS: Record<
  (SetOrderStatusRefusal | CancelRemainderRefusal)['code'],
  LocalizedMessage
> = {
  ...REMAINDER_REFUSALS,
  ...ORDER_REFUSALS,
  version_conflict: EDIT_CONFLICT,
  ...PARCEL_COURIER_REFUSALS,
  status_changed: {
    fr: 'Cette commande a changé de statut entre-temps. Rien n’a été modifié.',
    en: 'This order has moved on meanwhile. Nothing was changed.',
    ar: 'تغيرت حالة هذا الطلب في هذه الأثناء. لم يُعدَّل شيء.',
  },
}
