import type { LocalizedMessage } from '#platform/http/index.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from '#capabilities/orders/index.ts'
import type { UploadReturnPhotoRefusal } from './operations/manage-return-photos.ts'
import type { RequestReturnRefusal } from './operations/request-return.ts'
import type { WithdrawReturnRefusal } from './operations/withdraw-return.ts'
import { RETURN_MOVED_ON, RETURN_NOT_FOUND, ACCOUNT_NUMBER_WRONG } from './texts/shared-refusals.ts'

export type ReturnBuyerRefusal = RequestReturnRefusal | WithdrawReturnRefusal

export const RETURN_BUYER_REFUSALS: Record<ReturnBuyerRefusal['code'], LocalizedMessage> = {
  ...PURCHASE_ACCESS_REFUSALS,
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
    ar: 'انتهت مهلة الإرجاع يوم {until}. يمكنك مع ذلك طلب مبادرة من المتجر.',
  },
  changed_mind_not_accepted: {
    fr: 'Cette boutique ne reprend pas un article qui ne plaît plus. Vous pouvez lui demander un geste.',
    en: 'This shop does not take back what is no longer wanted. You may ask it for a favour.',
    ar: 'لا يسترجع هذا المتجر ما لم يعد مرغوبًا فيه. يمكنك طلب مبادرة منه.',
  },
  exchange_needs_single_item: {
    fr: 'Un échange concerne un seul article : faites une demande par article.',
    en: 'An exchange is for one item: make a request for each item.',
    ar: 'الاستبدال يخص منتجًا واحدًا: قدّم طلبًا لكل منتج.',
  },
  variant_needed: {
    fr: 'Choisissez ce que vous voulez recevoir en échange.',
    en: 'Choose what you want to receive in exchange.',
    ar: 'اختر ما تريد استلامه بدلًا منه.',
  },
  variant_not_found: {
    fr: 'Cet article n’est plus proposé en échange.',
    en: 'This item is no longer offered in exchange.',
    ar: 'لم يعد هذا المنتج متاحًا للاستبدال.',
  },
  photo_not_found: {
    fr: 'Une photo n’est plus là. Ajoutez-la de nouveau.',
    en: 'A photo is no longer there. Add it again.',
    ar: 'إحدى الصور لم تعد موجودة. أضفها من جديد.',
  },
  account_number_wrong: ACCOUNT_NUMBER_WRONG,
  return_not_found: RETURN_NOT_FOUND,
  return_status_changed: RETURN_MOVED_ON,
}
export const RETURN_BUYER_STATUSES: Record<ReturnBuyerRefusal['code'], 403 | 404 | 409 | 422> = {
  ...PURCHASE_ACCESS_STATUSES,
  return_not_found: 404,
  order_not_delivered: 409,
  items_not_returnable: 409,
  return_too_late: 409,
  changed_mind_not_accepted: 409,
  return_status_changed: 409,
  exchange_needs_single_item: 422,
  variant_needed: 422,
  variant_not_found: 422,
  photo_not_found: 422,
  account_number_wrong: 422,
}

export const RETURN_PHOTO_REFUSALS: Record<UploadReturnPhotoRefusal, LocalizedMessage> = {
  file_too_large: {
    fr: 'Cette photo dépasse 5 Mo.',
    en: 'This photo is larger than 5 MB.',
    ar: 'حجم هذه الصورة أكبر من 5 ميغابايت.',
  },
  not_an_image: {
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
