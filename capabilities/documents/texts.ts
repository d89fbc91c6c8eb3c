import type { LocalizedMessage } from '#platform/http/index.ts'
import type {
  CreditNoteRefusal,
  FileRefusal,
  BuyerInvoiceRefusal,
  VendorDocumentRefusal,
} from './operations/issue-download-ticket.ts'
import type { ScaleRefusal } from './operations/manage-stamp-duty.ts'

/** What is said when a paper is not given. */
export const DOCUMENT_REFUSALS: Record<
  | BuyerInvoiceRefusal['code']
  | VendorDocumentRefusal['code']
  | CreditNoteRefusal['code']
  | FileRefusal['code'],
  LocalizedMessage
> = {
  label_not_there: {
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
    fr: 'La facture existe dès que la commande est confirmée.',
    en: 'The invoice exists once the order is confirmed.',
    ar: 'تصدر الفاتورة بمجرد تأكيد الطلب.',
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
  invoice_not_yet: {
    fr: 'La facture sera prête quand la commande sera livrée.',
    en: 'The invoice will be ready when the order is delivered.',
    ar: 'ستكون الفاتورة جاهزة عند تسليم الطلب.',
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
  paper_gone: {
    fr: 'Ce document n’est plus disponible. Retournez à vos commandes et ouvrez-le à nouveau.',
    en: 'This document is no longer available. Go back to your orders and open it again.',
    ar: 'لم يعد هذا المستند متاحًا. عُد إلى طلباتك وافتحه من جديد.',
  },
}

/** What is said when the stamp duty does not change. */
export const SCALE_REFUSALS: Record<ScaleRefusal['code'], LocalizedMessage> = {
  scale_in_past: {
    fr: 'Un barème prend effet demain au plus tôt : les factures d’un jour en ont un seul.',
    en: 'A scale takes effect tomorrow at the earliest: invoices of one day have one.',
    ar: 'يسري السلّم ابتداءً من الغد على الأقل: لفواتير اليوم الواحد سلّم واحد.',
  },
  scale_begins_twice: {
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

/** What the papers say. */
export const DOCUMENT_TEXTS = {
  invoice: { fr: 'Facture', en: 'Invoice', ar: 'فاتورة' },
  credit_note: { fr: 'Avoir', en: 'Credit note', ar: 'إشعار دائن' },
  corrects: {
    fr: 'Sur la facture {reference} du {date}',
    en: 'For invoice {reference} of {date}',
    ar: 'عن الفاتورة {reference} بتاريخ {date}',
  },
  returned: { fr: 'Retour {number}', en: 'Return {number}', ar: 'الإرجاع {number}' },
  number: { fr: 'N°', en: 'No.', ar: 'رقم' },
  date: { fr: 'Date', en: 'Date', ar: 'التاريخ' },
  order: { fr: 'Commande', en: 'Order', ar: 'الطلب' },
  seller: { fr: 'Vendeur', en: 'Seller', ar: 'البائع' },
  buyer: { fr: 'Client', en: 'Customer', ar: 'الزبون' },
  capital: { fr: 'Capital', en: 'Capital', ar: 'رأس المال' },
  phone: { fr: 'Tél.', en: 'Phone', ar: 'الهاتف' },
  rc: { fr: 'RC', en: 'Trade register', ar: 'السجل التجاري' },
  card: { fr: 'Carte', en: 'Card', ar: 'البطاقة' },
  nif: { fr: 'NIF', en: 'Tax number (NIF)', ar: 'الرقم الجبائي' },
  nis: { fr: 'NIS', en: 'Statistical number (NIS)', ar: 'الرقم الإحصائي' },
  ai: { fr: 'AI', en: 'Tax item (AI)', ar: 'رقم المادة' },
  designation: { fr: 'Désignation', en: 'Description', ar: 'التعيين' },
  quantity: { fr: 'Qté', en: 'Qty', ar: 'الكمية' },
  unit_price: { fr: 'P.U. HT', en: 'Unit price excl. VAT', ar: 'السعر دون رسم' },
  discount: { fr: 'Remise', en: 'Discount', ar: 'التخفيض' },
  vat: { fr: 'TVA', en: 'VAT', ar: 'الرسم' },
  line_total: { fr: 'Total HT', en: 'Total excl. VAT', ar: 'المجموع دون رسم' },
  subtotal: { fr: 'Total HT', en: 'Total excl. VAT', ar: 'المجموع دون رسم' },
  vat_of: {
    fr: 'TVA {rate} sur {base}',
    en: 'VAT {rate} on {base}',
    ar: 'ر.ق.م {rate} على {base}',
  },
  no_vat: {
    fr: 'TVA non applicable',
    en: 'VAT not applicable',
    ar: 'غير خاضع للرسم على القيمة المضافة',
  },
  stamp_duty: { fr: 'Droit de timbre', en: 'Stamp duty', ar: 'حق الطابع' },
  rounding: { fr: 'Arrondi', en: 'Rounding', ar: 'التقريب' },
  total: { fr: 'Total TTC', en: 'Total incl. VAT', ar: 'المجموع بكل الرسوم' },
  in_words: {
    fr: 'Arrêtée la présente facture à la somme de :',
    en: 'This invoice is closed at the sum of:',
    ar: 'أُوقفت هذه الفاتورة على مبلغ:',
  },
  credit_in_words: {
    fr: 'Arrêté le présent avoir à la somme de :',
    en: 'This credit note is closed at the sum of:',
    ar: 'أُوقف إشعار الدائن هذا على مبلغ:',
  },
  translated_from_ar: {
    fr: 'Traduction. L’original est en arabe.',
    en: 'Translation. The original is in Arabic.',
    ar: 'الأصل بالعربية.',
  },
  translated_from_fr: {
    fr: 'L’original est en français.',
    en: 'Translation. The original is in French.',
    ar: 'ترجمة. الأصل بالفرنسية.',
  },
  payment: { fr: 'Paiement', en: 'Payment', ar: 'الدفع' },
  paid_back: { fr: 'Remboursement', en: 'Refund', ar: 'الاسترداد' },
  back_cash: { fr: 'En espèces', en: 'In cash', ar: 'نقدًا' },
  back_ccp: { fr: 'Sur un compte CCP', en: 'To a CCP account', ar: 'على حساب بريدي جارٍ' },
  back_bank_transfer: { fr: 'Par virement', en: 'By bank transfer', ar: 'بتحويل بنكي' },
  back_card: { fr: 'Sur la carte', en: 'To the card', ar: 'على البطاقة' },
  back_store_credit: { fr: 'En avoir', en: 'As store credit', ar: 'رصيد لدى المتجر' },
  no_duty_back: {
    fr: 'Le droit de timbre acquitté à l’encaissement n’est pas restitué.',
    en: 'The stamp duty paid on collection is not given back.',
    ar: 'لا يُرد حق الطابع المدفوع عند القبض.',
  },
  cash_on_delivery: {
    fr: 'Espèces, à la livraison',
    en: 'Cash, on delivery',
    ar: 'نقدًا عند التسليم',
  },
  card_on_delivery: {
    fr: 'Carte, à la livraison',
    en: 'Card, on delivery',
    ar: 'بالبطاقة عند التسليم',
  },
  edahabia: { fr: 'Carte Edahabia', en: 'Edahabia card', ar: 'بطاقة الذهبية' },
  cib: { fr: 'Carte CIB', en: 'CIB card', ar: 'بطاقة CIB' },
  set_off: { fr: 'Compensation', en: 'Set-off', ar: 'مقاصة' },
  page: {
    fr: 'Page {page} sur {pages}',
    en: 'Page {page} of {pages}',
    ar: 'صفحة {page} من {pages}',
  },
  erased: { fr: 'Données effacées', en: 'Erased data', ar: 'بيانات محذوفة' },
  delivery: { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' },
  slip: { fr: 'Bon de préparation', en: 'Packing slip', ar: 'وصل التحضير' },
  article: { fr: 'Article', en: 'Item', ar: 'المنتج' },
  articles: { fr: '{count} à emballer', en: '{count} to pack', ar: '{count} للتغليف' },
  pick_list: { fr: 'Liste de prélèvement', en: 'Pick list', ar: 'قائمة التجميع' },
  pieces: {
    fr: 'Articles à prendre : {count}',
    en: 'Items to take: {count}',
    ar: 'عدد القطع المطلوبة: {count}',
  },
  orders_count: { fr: 'Commandes : {count}', en: 'Orders: {count}', ar: 'الطلبات: {count}' },
  sender: { fr: 'Expéditeur', en: 'Sender', ar: 'المرسل' },
  recipient: { fr: 'Destinataire', en: 'Recipient', ar: 'المرسل إليه' },
  home: { fr: 'À domicile', en: 'Home delivery', ar: 'إلى المنزل' },
  stop_desk: { fr: 'Au bureau du livreur', en: 'At the courier’s office', ar: 'في مكتب التوصيل' },
  to_collect: { fr: 'À encaisser', en: 'To collect', ar: 'المبلغ المطلوب تحصيله' },
  paid: { fr: 'Déjà payé', en: 'Already paid', ar: 'مدفوع' },
  parcel: {
    fr: 'Colis {number} sur {count}',
    en: 'Parcel {number} of {count}',
    ar: 'طرد {number} من {count}',
  },
  tracking: { fr: 'Suivi', en: 'Tracking', ar: 'التتبع' },
  statement: { fr: 'Relevé de compte', en: 'Account statement', ar: 'كشف حساب' },
  shop: { fr: 'Boutique', en: 'Shop', ar: 'المتجر' },
  operator: { fr: 'Place de marché', en: 'Marketplace', ar: 'المنصة' },
  account: { fr: 'Compte de versement', en: 'Payout account', ar: 'حساب التحويل' },
  no_account: { fr: 'Aucun compte enregistré', en: 'No account on file', ar: 'لا حساب مسجلًا' },
  operation: { fr: 'Opération', en: 'Operation', ar: 'العملية' },
  detail: { fr: 'Détail', en: 'Detail', ar: 'التفصيل' },
  amount: { fr: 'Montant', en: 'Amount', ar: 'المبلغ' },
  balance: { fr: 'Solde', en: 'Balance', ar: 'الرصيد' },
  brought_forward: {
    fr: 'Solde reporté au {date}',
    en: 'Balance brought forward on {date}',
    ar: 'الرصيد المرحّل في {date}',
  },
  carried_forward: { fr: 'Solde au {date}', en: 'Balance on {date}', ar: 'الرصيد في {date}' },
  no_lines: {
    fr: 'Aucune opération ce mois-ci.',
    en: 'No operation this month.',
    ar: 'لا عمليات هذا الشهر.',
  },
  totals: { fr: 'Totaux du mois', en: 'Totals of the month', ar: 'مجاميع الشهر' },
  in_your_favour: {
    fr: 'Un solde positif est en faveur de la boutique.',
    en: 'A positive balance is in the shop’s favour.',
    ar: 'الرصيد الموجب لصالح المتجر.',
  },
} as const
