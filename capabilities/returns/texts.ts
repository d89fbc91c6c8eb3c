import type { LocalizedMessage } from '#platform/http/index.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import { ACCESS_REFUSALS, ACCESS_STATUSES } from '#capabilities/orders/index.ts'
import type { AcceptRefusal } from './operations/answer-return.ts'
import type { CancelledRefusal, ShopActRefusal } from './operations/return-command.ts'
import type { UploadRefusal } from './operations/manage-return-photos.ts'
import type {
  RetryRefundRefusal,
  ApproveRefusal,
  PayRefundRefusal,
} from './operations/change-refund-status.ts'
import type { ReceiveRefusal, ReturnShippingRefusal } from './operations/receive-return.ts'
import type { RequestReturnRefusal } from './operations/request-return.ts'
import type { ExchangeOutcomeRefusal, SendRefusal } from './operations/ship-exchange.ts'
import type { CloseRefusal, DecideRefusal } from './operations/settle-return.ts'
import type { WithdrawRefusal } from './operations/withdraw-return.ts'

export type ReturnBuyerRefusal = RequestReturnRefusal | WithdrawRefusal
export type ReturnVendorRefusal =
  | AcceptRefusal
  | ReturnShippingRefusal
  | ReceiveRefusal
  | DecideRefusal
  | SendRefusal
  | ExchangeOutcomeRefusal
  | CloseRefusal
  | ShopActRefusal
  | CancelledRefusal
export type ReturnRefundRefusal = ApproveRefusal | PayRefundRefusal | RetryRefundRefusal

const MOVED_ON: LocalizedMessage = {
  fr: 'Ce retour a déjà avancé. Rechargez la page.',
  en: 'This return has already moved on. Reload the page.',
  ar: 'تقدّم هذا الإرجاع من قبل. أعد تحميل الصفحة.',
}
const NOT_FOUND: LocalizedMessage = {
  fr: 'Ce retour n’existe pas.',
  en: 'This return does not exist.',
  ar: 'هذا الإرجاع غير موجود.',
}
const ACCOUNT_WRONG: LocalizedMessage = {
  fr: 'Ce numéro de compte n’est pas juste : vérifiez les chiffres et la clé.',
  en: 'This account number is not right: check its digits and its key.',
  ar: 'رقم الحساب غير صحيح: تحقق من الأرقام والمفتاح.',
}
const BEING_SETTLED: LocalizedMessage = {
  fr: 'Un remboursement ou un échange est déjà en cours pour ce retour.',
  en: 'A refund or an exchange is already under way for this return.',
  ar: 'هناك استرداد أو استبدال جارٍ بالفعل لهذا الإرجاع.',
}
const NOT_PAID: LocalizedMessage = {
  fr: 'Cette commande n’est pas encore entièrement payée.',
  en: 'This order has not been paid in full yet.',
  ar: 'لم يُدفع ثمن هذا الطلب كاملًا بعد.',
}
const TOO_HIGH: LocalizedMessage = {
  fr: 'C’est plus que ce que le client a payé pour ces articles.',
  en: 'That is more than the customer paid for these items.',
  ar: 'هذا أكثر مما دفعه الزبون مقابل هذه المنتجات.',
}

const CANCELLED: LocalizedMessage = {
  fr: 'Cette commande est annulée : son stock et son paiement ont été réglés avec elle.',
  en: 'This order is cancelled: its stock and its payment were settled with it.',
  ar: 'هذا الطلب ملغى: سُوّي مخزونه ودفعه معه.',
}

export const RETURN_BUYER_REFUSALS: Record<ReturnBuyerRefusal['code'], LocalizedMessage> = {
  ...ACCESS_REFUSALS,
  order_not_delivered: {
    fr: 'Un retour se demande une fois la commande livrée.',
    en: 'A return can be asked for once the order is delivered.',
    ar: 'يمكن طلب الإرجاع بعد تسليم الطلب.',
  },
  items_not_returnable: {
    fr: 'Ces articles ne peuvent plus être retournés dans cette quantité.',
    en: 'These items can no longer be returned in that quantity.',
    ar: 'لم يعد بالإمكان إرجاع هذه المنتجات بهذه الكمية.',
  },
  return_too_late: {
    fr: 'Le délai de retour courait jusqu’au {until}. Vous pouvez encore demander un geste à la boutique.',
    en: 'The time to return ran until {until}. You may still ask the shop for a favour.',
    ar: 'انتهت مهلة الإرجاع يوم {until}. يمكنكم مع ذلك طلب مبادرة من المتجر.',
  },
  changed_mind_not_accepted: {
    fr: 'Cette boutique ne reprend pas un article qui ne plaît plus. Vous pouvez lui demander un geste.',
    en: 'This shop does not take back what is no longer wanted. You may ask it for a favour.',
    ar: 'لا يسترجع هذا المتجر ما لم يعد مرغوبًا فيه. يمكنكم طلب مبادرة منه.',
  },
  one_line_at_a_time: {
    fr: 'Un échange concerne un seul article : faites une demande par article.',
    en: 'An exchange is for one item: make a request for each item.',
    ar: 'الاستبدال يخص منتجًا واحدًا: قدّموا طلبًا لكل منتج.',
  },
  variant_needed: {
    fr: 'Choisissez ce que vous voulez recevoir en échange.',
    en: 'Choose what you want to receive in exchange.',
    ar: 'اختاروا ما تريدون استلامه بدلًا منه.',
  },
  variant_not_found: {
    fr: 'Cet article n’est plus proposé en échange.',
    en: 'This item is no longer offered in exchange.',
    ar: 'لم يعد هذا المنتج متاحًا للاستبدال.',
  },
  photo_not_found: {
    fr: 'Une photo n’est plus là. Ajoutez-la de nouveau.',
    en: 'A photo is no longer there. Add it again.',
    ar: 'إحدى الصور لم تعد موجودة. أضيفوها من جديد.',
  },
  account_number_wrong: ACCOUNT_WRONG,
  return_not_found: NOT_FOUND,
  return_moved_on: MOVED_ON,
}
export const RETURN_BUYER_STATUSES: Record<ReturnBuyerRefusal['code'], 403 | 404 | 409 | 422> = {
  ...ACCESS_STATUSES,
  return_not_found: 404,
  order_not_delivered: 409,
  items_not_returnable: 409,
  return_too_late: 409,
  changed_mind_not_accepted: 409,
  return_moved_on: 409,
  one_line_at_a_time: 422,
  variant_needed: 422,
  variant_not_found: 422,
  photo_not_found: 422,
  account_number_wrong: 422,
}

export const RETURN_VENDOR_REFUSALS: Record<ReturnVendorRefusal['code'], LocalizedMessage> = {
  changed_meanwhile: EDIT_CONFLICT,
  return_not_found: NOT_FOUND,
  return_moved_on: MOVED_ON,
  stock_short: {
    fr: 'Le stock ne suffit pas pour réserver l’article d’échange.',
    en: 'There is not enough stock to set the exchange aside.',
    ar: 'المخزون لا يكفي لحجز المنتج البديل.',
  },
  variant_gone: {
    fr: 'L’article d’échange n’est plus dans votre catalogue : remboursez le client.',
    en: 'The item to exchange for is no longer in your catalogue: refund the customer.',
    ar: 'المنتج البديل لم يعد في كتالوجكم: ردّوا المبلغ للزبون.',
  },
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
  items_differ: {
    fr: 'Indiquez pour chaque article ce qui est revenu, sans dépasser ce qui a été annoncé.',
    en: 'Say for each item what came back, no more than was announced.',
    ar: 'حدّدوا لكل منتج ما عاد منه دون تجاوز المعلن.',
  },
  nothing_received: {
    fr: 'Rien n’est revenu : attendez le colis.',
    en: 'Nothing came back: wait for the parcel.',
    ar: 'لم يعد أي شيء: انتظروا الطرد.',
  },
  already_being_settled: BEING_SETTLED,
  already_restocked: {
    fr: 'Un article de ce retour est déjà remis en vente : remboursez ou échangez.',
    en: 'An item of this return is already back on sale: refund or exchange.',
    ar: 'أُعيد منتج من هذا الإرجاع إلى البيع: ردّوا المبلغ أو استبدلوا.',
  },
  refund_empty: {
    fr: 'Indiquez un montant à rembourser.',
    en: 'Say how much to give back.',
    ar: 'حدّدوا المبلغ الواجب ردّه.',
  },
  refund_too_high: TOO_HIGH,
  order_not_paid: NOT_PAID,
  order_already_cancelled: CANCELLED,
  no_exchange_planned: {
    fr: 'Aucun échange n’est réservé pour ce retour.',
    en: 'No exchange is set aside for this return.',
    ar: 'لا يوجد استبدال محجوز لهذا الإرجاع.',
  },
  exchange_not_sent: {
    fr: 'L’échange n’est pas en route.',
    en: 'The exchange is not on its way.',
    ar: 'المنتج البديل ليس في الطريق.',
  },
}
export const RETURN_VENDOR_STATUSES: Record<ReturnVendorRefusal['code'], 404 | 409 | 422> = {
  changed_meanwhile: 409,
  return_not_found: 404,
  courier_unknown: 422,
  items_differ: 422,
  nothing_received: 422,
  refund_empty: 422,
  return_moved_on: 409,
  stock_short: 409,
  variant_gone: 409,
  tracking_taken: 409,
  already_being_settled: 409,
  already_restocked: 409,
  refund_too_high: 409,
  order_not_paid: 409,
  order_already_cancelled: 409,
  no_exchange_planned: 409,
  exchange_not_sent: 409,
}

export const REFUND_REFUSALS: Record<ReturnRefundRefusal['code'], LocalizedMessage> = {
  changed_meanwhile: EDIT_CONFLICT,
  refund_not_found: {
    fr: 'Ce remboursement n’existe pas.',
    en: 'This refund does not exist.',
    ar: 'هذا الاسترداد غير موجود.',
  },
  refund_moved_on: {
    fr: 'Ce remboursement a déjà avancé. Rechargez la page.',
    en: 'This refund has already moved on. Reload the page.',
    ar: 'تقدّم هذا الاسترداد من قبل. أعد تحميل الصفحة.',
  },
  refund_needs_second_person: {
    fr: 'Un remboursement est approuvé par une autre personne que celle qui l’a décidé.',
    en: 'A refund is approved by somebody else than who decided it.',
    ar: 'يوافق على الاسترداد شخص آخر غير الذي قرّره.',
  },
  refund_method_not_ready: {
    fr: 'La carte est créditée par sa passerelle de paiement, pas ici.',
    en: 'A card is paid back by its payment gateway, not here.',
    ar: 'يُعاد المبلغ إلى البطاقة عبر بوابة الدفع، لا من هنا.',
  },
  not_paid_online: {
    fr: 'Aucun paiement par carte n’a été trouvé pour cette commande.',
    en: 'No payment by card was found for this order.',
    ar: 'لم يُعثر على دفع بالبطاقة لهذا الطلب.',
  },
  refund_exceeds_payment: {
    fr: 'C’est plus que ce qui reste du paiement par carte.',
    en: 'That is more than what is left of the payment by card.',
    ar: 'هذا أكثر مما تبقى من الدفع بالبطاقة.',
  },
  order_not_found: {
    fr: 'Cette commande n’a pas d’écriture de vente.',
    en: 'This order has no sale in the books.',
    ar: 'لا توجد عملية بيع مسجلة لهذا الطلب.',
  },
  order_not_paid: NOT_PAID,
  order_already_cancelled: CANCELLED,
  refund_too_high: TOO_HIGH,
  account_number_wrong: ACCOUNT_WRONG,
  already_being_settled: BEING_SETTLED,
}
export const REFUND_STATUSES: Record<ReturnRefundRefusal['code'], 404 | 409 | 422> = {
  changed_meanwhile: 409,
  refund_not_found: 404,
  order_not_found: 404,
  account_number_wrong: 422,
  refund_moved_on: 409,
  refund_needs_second_person: 409,
  refund_method_not_ready: 409,
  not_paid_online: 409,
  refund_exceeds_payment: 409,
  order_not_paid: 409,
  order_already_cancelled: 409,
  refund_too_high: 409,
  already_being_settled: 409,
}

export const UPLOAD_REFUSALS: Record<UploadRefusal, LocalizedMessage> = {
  file_too_large: {
    fr: 'Cette photo dépasse 5 Mo.',
    en: 'This photo is larger than 5 MB.',
    ar: 'حجم هذه الصورة أكبر من 5 ميغابايت.',
  },
  not_a_picture: {
    fr: 'Ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF.',
    en: 'This file is not a JPEG, PNG, WebP or AVIF photo.',
    ar: 'هذا الملف ليس صورة من نوع JPEG أو PNG أو WebP أو AVIF.',
  },
  too_many_photos: {
    fr: 'Trop de photos en peu de temps. Réessayez dans une heure.',
    en: 'Too many photos in a short time. Try again in an hour.',
    ar: 'صور كثيرة في وقت قصير. أعد المحاولة بعد ساعة.',
  },
}
