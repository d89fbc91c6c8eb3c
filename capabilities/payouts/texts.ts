import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { TransactionKind, PartKind } from './rules/transaction-kinds.ts'
import type { ExportBatchFileRefusal } from './operations/export-batch-file.ts'
import type { MoveBatchRefusal } from './operations/change-batch-status.ts'

type Codes = ExportBatchFileRefusal | MoveBatchRefusal

export const MONEY_REFUSALS: Record<Codes['code'] | 'nothing_due', LocalizedMessage> = {
  ...APPROVER_TEXTS,
  version_conflict: EDIT_CONFLICT,
  nothing_due: {
    fr: 'Rien à verser : aucune boutique n’atteint son minimum avec des commandes échues.',
    en: 'Nothing to pay: no shop reaches its minimum with orders that are due.',
    ar: 'لا شيء للدفع: لم يبلغ أي متجر الحد الأدنى بطلبات مستحقة.',
  },
  batch_not_found: {
    fr: "Ce lot de versements n'existe pas.",
    en: 'This batch of payouts does not exist.',
    ar: 'دفعة التحويلات هذه غير موجودة.',
  },
  batch_status_changed: {
    fr: 'Ce lot a déjà changé d’état. Rechargez la page.',
    en: 'This batch has already moved on. Reload the page.',
    ar: 'تغيّرت حالة هذه الدفعة من قبل. أعد تحميل الصفحة.',
  },
  settled_in_future: {
    fr: 'Cette date est dans le futur.',
    en: 'This day is in the future.',
    ar: 'هذا التاريخ في المستقبل.',
  },
  settled_in_closed_month: {
    fr: 'Ce mois, ou son année, est clos : choisissez une date d’un mois ouvert.',
    en: 'This month, or its year, is closed: choose a day of an open month.',
    ar: 'هذا الشهر أو سنته مقفل: اختر تاريخاً في شهر مفتوح.',
  },
  settled_before_sending: {
    fr: 'À cette date, le lot n’était pas encore envoyé à la banque.',
    en: 'On this day the batch was not sent to the bank yet.',
    ar: 'في هذا التاريخ لم تكن الدفعة قد أُرسلت إلى البنك بعد.',
  },
  batch_not_sent: {
    fr: 'Le fichier n’est disponible qu’une fois sorti : dès lors le lot compte comme envoyé.',
    en: 'The file is available once it is released: from then on the batch counts as sent.',
    ar: 'لا يتوفر الملف إلا بعد إصداره: عندئذ تُعد الدفعة مُرسلة.',
  },
}

export const LINE_TEXTS: Record<TransactionKind, LocalizedMessage> = {
  sale: { fr: 'Vente', en: 'Sale', ar: 'بيع' },
  sale_cancelled: { fr: 'Vente annulée', en: 'Sale cancelled', ar: 'بيع ملغى' },
  sale_reinstated: { fr: 'Vente rétablie', en: 'Sale restored', ar: 'بيع مستعاد' },
  vendor_cash_collected: {
    fr: 'Espèces encaissées par la boutique',
    en: 'Cash taken by the shop',
    ar: 'نقد قبضه المتجر',
  },
  vendor_cash_reversed: {
    fr: 'Encaissement corrigé',
    en: 'Cash taken, corrected',
    ar: 'تصحيح القبض',
  },
  refund: { fr: 'Remboursement', en: 'Refund', ar: 'رد مبلغ' },
  refund_reversed: { fr: 'Remboursement annulé', en: 'Refund cancelled', ar: 'إلغاء رد مبلغ' },
  payout: { fr: 'Versement', en: 'Payout', ar: 'تحويل' },
  compensation: {
    fr: 'Indemnité pour un colis perdu',
    en: 'Compensation for a lost parcel',
    ar: 'تعويض عن طرد مفقود',
  },
  stamp_duty: {
    fr: 'Droit de timbre à reverser à l’État',
    en: 'Stamp duty owed to the State',
    ar: 'حق الطابع المستحق للدولة',
  },
  settlement: {
    fr: 'Règlement de la boutique',
    en: 'Paid by the shop',
    ar: 'تسديد من المتجر',
  },
  charge: { fr: 'Frais à votre charge', en: 'Charge', ar: 'مبلغ محمّل عليك' },
  exchange: {
    fr: 'Échange : supplément payé',
    en: 'Exchange: difference paid',
    ar: 'استبدال: الفرق المدفوع',
  },
  payout_returned: {
    fr: 'Versement revenu de la banque',
    en: 'Payout sent back by the bank',
    ar: 'تحويل أعاده البنك',
  },
  exchange_reversed: {
    fr: 'Échange : supplément annulé',
    en: 'Exchange: difference cancelled',
    ar: 'استبدال: إلغاء الفرق',
  },
  adjustment: { fr: 'Ajustement', en: 'Adjustment', ar: 'تسوية' },
}

type Column = PartKind | 'date' | 'kind' | 'order' | 'rate' | 'amount' | 'before' | 'after'
export const STATEMENT_TEXTS: Record<Column, LocalizedMessage> = {
  date: { fr: 'Date', en: 'Date', ar: 'التاريخ' },
  kind: { fr: 'Opération', en: 'Operation', ar: 'العملية' },
  order: { fr: 'Référence', en: 'Reference', ar: 'المرجع' },
  goods: { fr: 'Articles (DA)', en: 'Goods (DZD)', ar: 'السلع (دج)' },
  discount: {
    fr: 'Remise de la boutique (DA)',
    en: 'Shop discount (DZD)',
    ar: 'تخفيض المتجر (دج)',
  },
  delivery: { fr: 'Livraison (DA)', en: 'Delivery (DZD)', ar: 'التوصيل (دج)' },
  commission: { fr: 'Commission (DA)', en: 'Commission (DZD)', ar: 'العمولة (دج)' },
  commission_vat: {
    fr: 'TVA sur commission (DA)',
    en: 'VAT on commission (DZD)',
    ar: 'ض.ق.م على العمولة (دج)',
  },
  rate: { fr: 'Taux', en: 'Rate', ar: 'النسبة' },
  amount: {
    fr: 'Net pour la boutique (DA)',
    en: 'Net for the shop (DZD)',
    ar: 'الصافي للمتجر (دج)',
  },
  before: { fr: 'Solde au début', en: 'Opening balance', ar: 'الرصيد في البداية' },
  after: { fr: 'Solde à la fin', en: 'Closing balance', ar: 'الرصيد في النهاية' },
}

export const STATEMENT_PART_TEXTS: Record<PartKind, LocalizedMessage> = {
  goods: { fr: 'Articles', en: 'Goods', ar: 'السلع' },
  discount: { fr: 'Remise de la boutique', en: 'Shop discount', ar: 'تخفيض المتجر' },
  delivery: { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' },
  commission: { fr: 'Commission', en: 'Commission', ar: 'العمولة' },
  commission_vat: { fr: 'TVA sur commission', en: 'VAT on commission', ar: 'ض.ق.م على العمولة' },
}
