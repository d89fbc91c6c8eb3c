import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { AskRefusal } from './operations/ask-question.ts'
import type { UploadReviewPhotoRefusal } from './operations/manage-review-photos.ts'
import type { DecideReportRefusal, ModerateRefusal } from './operations/moderate-reviews.ts'
import type { ReportRefusal } from './operations/report-content.ts'
import type { PhotoRefusal } from './operations/write-review.ts'
import type { EditRefusal, WriteRefusal } from './rules/review-eligibility.ts'

export const WRITE_REFUSALS: Record<(WriteRefusal | PhotoRefusal)['code'], LocalizedMessage> = {
  product_not_bought: {
    fr: 'Seuls les acheteurs de ce produit peuvent donner leur avis.',
    en: 'Only buyers of this product can review it.',
    ar: 'يمكن لمن اشترى هذا المنتج فقط أن يقيّمه.',
  },
  order_not_delivered: {
    fr: 'Vous pourrez donner votre avis dès que votre commande sera livrée.',
    en: 'You can write your review as soon as your order is delivered.',
    ar: 'يمكنك كتابة تقييمك فور تسليم طلبك.',
  },
  already_reviewed: {
    fr: 'Vous avez déjà donné votre avis sur ce produit. Vous pouvez le modifier.',
    en: 'You have already reviewed this product. You can edit your review.',
    ar: 'لقد قيّمت هذا المنتج من قبل. يمكنك تعديل تقييمك.',
  },
  photo_not_found: {
    fr: 'Une des photos n’est plus disponible. Ajoutez-la de nouveau.',
    en: 'One of the photos is no longer available. Add it again.',
    ar: 'إحدى الصور لم تعد متاحة. أضفها من جديد.',
  },
}

export const EDIT_REFUSALS: Record<(EditRefusal | PhotoRefusal)['code'], LocalizedMessage> = {
  review_not_found: {
    fr: 'Cet avis ne se trouve pas dans votre compte.',
    en: 'This review is not in your account.',
    ar: 'هذا التقييم غير موجود في حسابك.',
  },
  review_hidden: {
    fr: 'Cet avis n’est plus affiché et ne peut plus être modifié.',
    en: 'This review is no longer shown and can no longer be edited.',
    ar: 'هذا التقييم لم يعد معروضًا ولا يمكن تعديله.',
  },
  photo_not_found: WRITE_REFUSALS.photo_not_found,
}

export const REVIEW_PHOTO_REFUSALS: Record<UploadReviewPhotoRefusal, LocalizedMessage> = {
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

export const ANSWER_REFUSALS: Record<'review_not_found' | 'version_conflict', LocalizedMessage> = {
  version_conflict: EDIT_CONFLICT,
  review_not_found: {
    fr: 'Cet avis n’existe pas ou n’est plus affiché.',
    en: 'This review does not exist or is no longer shown.',
    ar: 'هذا التقييم غير موجود أو لم يعد معروضًا.',
  },
}

export const QUESTION_REFUSALS: Record<
  'question_not_found' | 'version_conflict',
  LocalizedMessage
> = {
  version_conflict: EDIT_CONFLICT,
  question_not_found: {
    fr: 'Cette question n’existe pas ou n’est plus affichée.',
    en: 'This question does not exist or is no longer shown.',
    ar: 'هذا السؤال غير موجود أو لم يعد معروضًا.',
  },
}

export const ASK_REFUSALS: Record<AskRefusal['code'], LocalizedMessage> = {
  product_not_on_sale: {
    fr: 'Ce produit n’est plus en vente.',
    en: 'This product is no longer on sale.',
    ar: 'لم يعد هذا المنتج معروضًا للبيع.',
  },
  too_many_questions: {
    fr: 'Trop de questions en peu de temps. Réessayez plus tard.',
    en: 'Too many questions in a short time. Try again later.',
    ar: 'أسئلة كثيرة في وقت قصير. أعد المحاولة لاحقًا.',
  },
}

export const REPORT_REFUSALS: Record<ReportRefusal['code'], LocalizedMessage> = {
  content_not_found: {
    fr: 'Ce que vous signalez n’est plus affiché.',
    en: 'What you report is no longer shown.',
    ar: 'ما تبلّغ عنه لم يعد معروضًا.',
  },
  too_many_reports: {
    fr: 'Trop de signalements en peu de temps. Réessayez plus tard.',
    en: 'Too many reports in a short time. Try again later.',
    ar: 'بلاغات كثيرة في وقت قصير. أعد المحاولة لاحقًا.',
  },
}

export const MODERATION_REFUSALS: Record<
  (ModerateRefusal | DecideReportRefusal)['code'],
  LocalizedMessage
> = {
  version_conflict: EDIT_CONFLICT,
  content_not_found: {
    fr: 'Ce texte n’existe plus, ou son auteur l’a retiré.',
    en: 'This text no longer exists, or its author took it back.',
    ar: 'هذا النص لم يعد موجودًا أو سحبه صاحبه.',
  },
  report_not_found: {
    fr: 'Ce signalement n’existe plus.',
    en: 'This report no longer exists.',
    ar: 'هذا البلاغ لم يعد موجودًا.',
  },
  status_unchanged: {
    fr: 'C’est déjà fait : quelqu’un d’autre l’a traité entre-temps.',
    en: 'It is done already: somebody else dealt with it meanwhile.',
    ar: 'تم ذلك من قبل: عالجه شخص آخر في هذه الأثناء.',
  },
}
