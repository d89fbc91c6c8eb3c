import type { LocalizedMessage } from '#platform/http/index.ts'
import type { PickupPointRefusal } from '../operations/manage-pickup-points.ts'

export const PICKUP_POINT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  courier_required: {
    fr: 'Choisissez le transporteur.',
    en: 'Choose the courier.',
    ar: 'اختر شركة التوصيل.',
  },
  pickup_point_name_required: {
    fr: 'Donnez un nom au bureau.',
    en: 'Give the office a name.',
    ar: 'أعطِ المكتب اسمًا.',
  },
  pickup_point_address_required: {
    fr: 'Écrivez l’adresse du bureau.',
    en: 'Write the address of the office.',
    ar: 'اكتب عنوان المكتب.',
  },
}

export const PICKUP_POINT_REFUSALS: Record<PickupPointRefusal['code'], LocalizedMessage> = {
  courier_not_offered: {
    fr: 'Ce transporteur n’est pas proposé.',
    en: 'This courier is not on offer.',
    ar: 'شركة التوصيل هذه غير متاحة.',
  },
  commune_elsewhere: {
    fr: 'Cette commune n’est pas dans cette wilaya.',
    en: 'This commune is not in this wilaya.',
    ar: 'هذه البلدية ليست في هذه الولاية.',
  },
  pickup_point_not_found: {
    fr: 'Ce bureau n’existe plus.',
    en: 'This office does not exist any more.',
    ar: 'هذا المكتب لم يعد موجودًا.',
  },
  pickup_point_changed: {
    fr: 'Quelqu’un d’autre vient de modifier ce bureau : relisez-le avant d’enregistrer.',
    en: 'Somebody else has just changed this office: read it again before saving.',
    ar: 'عدّل شخص آخر هذا المكتب للتو: راجعه قبل الحفظ.',
  },
  no_courier_connected: {
    fr: 'Aucun compte de transporteur n’est relié : reliez-en un pour reprendre sa liste.',
    en: 'No courier account is connected: connect one to read its list.',
    ar: 'لا يوجد حساب شركة توصيل مربوط: اربط حسابًا لاستيراد قائمتها.',
  },
}
