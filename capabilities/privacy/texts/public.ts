import { REAUTHENTICATION_REFUSALS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ErasureRefusal } from '../operations/personal-data.ts'

export const DATA_REQUEST_FIELD_TEXTS: Record<'correction_required', LocalizedMessage> = {
  correction_required: {
    fr: 'Dites quelle donnée est fausse et ce qu’elle devrait être.',
    en: 'Say which data is wrong and what it should be.',
    ar: 'اذكر البيانات الخاطئة وما يجب أن تكون عليه.',
  },
}

export const CONSENT_REFUSALS: Record<'consent_text_unknown', LocalizedMessage> = {
  consent_text_unknown: {
    fr: 'Cette version du texte sur les cookies n’existe pas. Rechargez la page.',
    en: 'This version of the text about cookies does not exist. Reload the page.',
    ar: 'هذه النسخة من نص ملفات تعريف الارتباط غير موجودة. أعد تحميل الصفحة.',
  },
}

export const ERASURE_REFUSALS: Record<ErasureRefusal['code'], LocalizedMessage> = {
  ...REAUTHENTICATION_REFUSALS,
  user_not_found: {
    fr: 'Ce compte n’existe plus.',
    en: 'This account no longer exists.',
    ar: 'هذا الحساب لم يعد موجودًا.',
  },
  role_in_use: {
    fr: 'Ce compte dirige une boutique ou la place de marché. Écrivez-nous pour le fermer.',
    en: 'This account runs a shop or the marketplace. Write to us to close it.',
    ar: 'هذا الحساب يدير متجرًا أو السوق. راسلنا لإغلاقه.',
  },
  orders_in_progress: {
    fr: 'Une commande est encore en route. Le compte peut être supprimé une fois qu’elle est livrée ou annulée.',
    en: 'An order is still on its way. The account can be deleted once it is delivered or cancelled.',
    ar: 'ما زال لديك طلب في الطريق. يمكن حذف الحساب بعد تسليمه أو إلغائه.',
  },
  vendor_still_open: {
    fr: 'Une boutique est attachée à ce compte. Écrivez-nous pour la fermer d’abord.',
    en: 'A shop belongs to this account. Write to us to close it first.',
    ar: 'هناك متجر مرتبط بهذا الحساب. راسلنا لإغلاقه أولًا.',
  },
}
