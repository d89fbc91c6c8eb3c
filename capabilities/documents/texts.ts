import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { CloseVatMonthRefusal, ReopenVatMonthRefusal } from './operations/close-vat-month.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { CreditNoteRefusal, FileRefusal } from './operations/issue-download-ticket.ts'
import type { VendorDocumentRefusal } from './kinds/printer.ts'
import type { CommissionRefusal } from './operations/issue-commission-invoices.ts'
import type { ScaleRefusal } from './operations/manage-stamp-duty.ts'

export const DOCUMENT_REFUSALS: Record<
  VendorDocumentRefusal['code'] | CreditNoteRefusal['code'] | FileRefusal['code'],
  LocalizedMessage
> = {
  label_unavailable: {
    fr: 'Le transporteur n’a pas encore d’étiquette pour cette commande.',
    en: 'The courier has no label for this order yet.',
    ar: 'ليس لدى شركة التوصيل ملصق لهذا الطلب بعد.',
  },
  courier_unavailable: {
    fr: 'Le transporteur ne donne pas son étiquette pour le moment. Réessayez dans quelques minutes.',
    en: 'The courier does not give its label at the moment. Try again in a few minutes.',
    ar: 'شركة التوصيل لا تُصدر الملصق حاليًا. أعد المحاولة بعد بضع دقائق.',
  },
  order_not_found: {
    fr: 'Cette commande ne se trouve pas ici.',
    en: 'This order is not here.',
    ar: 'هذا الطلب غير موجود هنا.',
  },
  order_not_confirmed: {
    fr: 'Cette commande attend encore sa confirmation : sa facture est émise à la livraison.',
    en: 'This order still waits for its confirmation: its invoice is issued on delivery.',
    ar: 'هذا الطلب لم يُؤكَّد بعد: تصدر فاتورته عند التسليم.',
  },
  order_already_cancelled: {
    fr: 'Une commande annulée n’a pas de facture.',
    en: 'A cancelled order has no invoice.',
    ar: 'لا فاتورة لطلب ملغى.',
  },
  legal_numbers_missing: {
    fr: 'La boutique doit d’abord compléter ses numéros légaux (RC ou carte, et NIF).',
    en: 'The shop has to complete its legal numbers first (trade register or card, and tax number).',
    ar: 'على المتجر أن يكمل أولًا أرقامه القانونية (السجل التجاري أو البطاقة، والرقم الجبائي).',
  },
  invoice_not_ready: {
    fr: 'La facture est émise quand la commande est livrée.',
    en: 'The invoice is issued when the order is delivered.',
    ar: 'تصدر الفاتورة عند تسليم الطلب.',
  },
  return_not_refunded: {
    fr: 'L’avoir sera prêt quand le remboursement sera payé.',
    en: 'The credit note will be ready when the refund is paid.',
    ar: 'سيكون إشعار الدائن جاهزًا عند دفع المبلغ المسترد.',
  },
  file_link_expired: {
    fr: 'Ce lien a expiré : il ouvre le document pendant cinq minutes. Retournez à vos commandes et ouvrez-le à nouveau.',
    en: 'This link has expired: it opens the document for five minutes. Go back to your orders and open it again.',
    ar: 'انتهت صلاحية هذا الرابط، فهو يفتح المستند لمدة خمس دقائق. عُد إلى طلباتك وافتحه من جديد.',
  },
  file_link_invalid: {
    fr: 'Ce lien n’ouvre pas de document. Retournez à vos commandes et ouvrez le document de là.',
    en: 'This link opens no document. Go back to your orders and open the document from there.',
    ar: 'هذا الرابط لا يفتح أي مستند. عُد إلى طلباتك وافتح المستند من هناك.',
  },
  document_gone: {
    fr: 'Ce document n’est plus disponible. Retournez à vos commandes et ouvrez-le à nouveau.',
    en: 'This document is no longer available. Go back to your orders and open it again.',
    ar: 'لم يعد هذا المستند متاحًا. عُد إلى طلباتك وافتحه من جديد.',
  },
}

export const SCALE_REFUSALS: Record<ScaleRefusal['code'], LocalizedMessage> = {
  scale_in_past: {
    fr: 'Un barème prend effet demain au plus tôt : les factures d’un jour en ont un seul.',
    en: 'A scale takes effect tomorrow at the earliest: invoices of one day have one.',
    ar: 'يسري السلّم ابتداءً من الغد على الأقل: لفواتير اليوم الواحد سلّم واحد.',
  },
  duplicate_scale_start: {
    fr: 'Un autre barème commence déjà ce jour-là.',
    en: 'Another scale begins on that day already.',
    ar: 'يوجد سلّم آخر يبدأ في ذلك اليوم.',
  },
  scale_not_found: {
    fr: 'Ce barème n’existe pas.',
    en: 'This scale does not exist.',
    ar: 'هذا السلّم غير موجود.',
  },
  tiers_out_of_order: {
    fr: 'Les tranches doivent se suivre par montants croissants.',
    en: 'The tiers have to follow each other by growing amounts.',
    ar: 'يجب أن تتوالى الشرائح بمبالغ متزايدة.',
  },
}

export const COMMISSION_REFUSALS: Record<CommissionRefusal['code'], LocalizedMessage> = {
  month_not_over: {
    fr: "Ce mois n'est pas terminé : ses commissions peuvent encore changer.",
    en: 'This month is not over: its commission can still change.',
    ar: 'لم ينتهِ هذا الشهر بعد، وقد تتغير عمولاته.',
  },
}

export const VAT_MONTH_REFUSALS: Record<
  (CloseVatMonthRefusal | ReopenVatMonthRefusal)['code'],
  LocalizedMessage
> = {
  ...APPROVER_TEXTS,
  month_not_over: {
    fr: "Ce mois n'est pas terminé : on ne peut pas encore le clôturer.",
    en: 'This month is not over: it cannot be closed yet.',
    ar: 'لم ينتهِ هذا الشهر بعد، فلا يمكن إقفاله.',
  },
  month_closed: {
    fr: 'Ce mois est déjà clôturé. Rechargez la page.',
    en: 'This month is closed already. Reload the page.',
    ar: 'هذا الشهر مقفل من قبل. أعد تحميل الصفحة.',
  },
  month_open: {
    fr: "Ce mois n'est pas clôturé. Rechargez la page.",
    en: 'This month is not closed. Reload the page.',
    ar: 'هذا الشهر غير مقفل. أعد تحميل الصفحة.',
  },
  earlier_month_open: {
    fr: "Clôturez d'abord {open} : les mois se clôturent dans l'ordre.",
    en: 'Close {open} first: months are closed in order.',
    ar: 'أقفل أولًا {open}: تُقفل الأشهر بالترتيب.',
  },
  later_month_closed: {
    fr: "Rouvrez d'abord {closed} : un mois ne se rouvre qu'après ceux qui le suivent.",
    en: 'Open {closed} again first: a month is opened again after those that follow it.',
    ar: 'افتح أولًا {closed}: لا يُعاد فتح شهر قبل الأشهر التي تليه.',
  },
}
