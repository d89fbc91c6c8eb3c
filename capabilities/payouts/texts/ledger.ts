import type { LocalizedMessage } from '#platform/http/index.ts'
import type { AccountKind, JournalKind } from '#capabilities/ledger/index.ts'
import type { PayoutHoldRefusal } from '../operations/hold-payouts.ts'

export const PAYOUT_HOLD_REFUSALS: Record<PayoutHoldRefusal['code'], LocalizedMessage> = {
  vendor_not_found: {
    fr: 'Cette boutique n’existe pas.',
    en: 'This shop does not exist.',
    ar: 'هذا المتجر غير موجود.',
  },
  vendor_on_hold: {
    fr: 'Les versements de cette boutique sont déjà suspendus.',
    en: 'Payouts to this shop are on hold already.',
    ar: 'تحويلات هذا المتجر معلقة من قبل.',
  },
  vendor_not_on_hold: {
    fr: 'Les versements de cette boutique ne sont pas suspendus.',
    en: 'Payouts to this shop are not on hold.',
    ar: 'تحويلات هذا المتجر غير معلقة.',
  },
}

export const LEDGER_TEXTS = {
  number: { fr: 'Numéro d’écriture', en: 'Journal number', ar: 'رقم القيد' },
  /** In place of the number. */
  provisional: { fr: 'Brouillard', en: 'Provisional', ar: 'مؤقت' },
  accounted_on: { fr: 'Date comptable', en: 'Accounting date', ar: 'التاريخ المحاسبي' },
  date: { fr: 'Passée le', en: 'Posted at', ar: 'رُحّل في' },
  kind: { fr: 'Écriture', en: 'Journal', ar: 'القيد' },
  order: { fr: 'Commande', en: 'Order', ar: 'الطلب' },
  shop: { fr: 'Boutique', en: 'Shop', ar: 'المتجر' },
  memo: { fr: 'Libellé', en: 'Memo', ar: 'البيان' },
  scf: { fr: 'Compte SCF', en: 'SCF account', ar: 'حساب المخطط المحاسبي' },
  scf_name: { fr: 'Intitulé SCF', en: 'SCF name', ar: 'اسم الحساب' },
  auxiliary: { fr: 'Compte auxiliaire', en: 'Auxiliary account', ar: 'الحساب المساعد' },
  account: { fr: 'Compte', en: 'Account', ar: 'الحساب' },
  debit: { fr: 'Débit (DA)', en: 'Debit (DZD)', ar: 'مدين (دج)' },
  journal: { fr: 'Identifiant', en: 'Identifier', ar: 'المعرّف' },
  credit: { fr: 'Crédit (DA)', en: 'Credit (DZD)', ar: 'دائن (دج)' },
} as const satisfies Record<string, LocalizedMessage>

export const JOURNAL_TEXTS: Record<JournalKind, LocalizedMessage> = {
  sale: { fr: 'Vente', en: 'Sale', ar: 'بيع' },
  sale_reversal: { fr: 'Contrepassation de vente', en: 'Sale reversed', ar: 'عكس قيد بيع' },
  delivery: { fr: 'Livraison', en: 'Delivery', ar: 'توصيل' },
  cash_collected: {
    fr: 'Encaissé à la livraison',
    en: 'Collected at the door',
    ar: 'قبض عند الاستلام',
  },
  collection_reversal: { fr: 'Encaissement annulé', en: 'Collection undone', ar: 'إلغاء قبض' },
  cash_received: {
    fr: 'Remis par le livreur',
    en: 'Handed over by the courier',
    ar: 'سلّمه الموصّل',
  },
  refund: { fr: 'Remboursement décidé', en: 'Refund decided', ar: 'تقرير رد مبلغ' },
  refund_reversal: { fr: 'Remboursement annulé', en: 'Refund undone', ar: 'إلغاء رد مبلغ' },
  refund_paid: { fr: 'Remboursement payé', en: 'Refund paid', ar: 'دفع مبلغ مردود' },
  payout: { fr: 'Versement à la boutique', en: 'Payout to the shop', ar: 'تحويل إلى المتجر' },
  remittance: { fr: 'Relevé de livreur', en: 'Courier statement', ar: 'كشف شركة التوصيل' },
  remittance_difference: { fr: 'Écart de relevé', en: 'Statement difference', ar: 'فرق في الكشف' },
  adjustment: { fr: 'Ajustement', en: 'Adjustment', ar: 'تسوية' },
  settlement: { fr: 'Règlement d’une boutique', en: 'Payment by a shop', ar: 'تسديد من متجر' },
  manual: { fr: 'Écriture manuelle', en: 'Manual journal', ar: 'قيد يدوي' },
  vendor_charge: {
    fr: 'Frais facturés à une boutique',
    en: 'Charge to a shop',
    ar: 'مبلغ محمّل على متجر',
  },
  delivery_vat: {
    fr: 'TVA de la livraison',
    en: 'VAT of the delivery',
    ar: 'ض.ق.م للتوصيل',
  },
  vendor_delivery: {
    fr: 'Livraison à la charge d’une boutique',
    en: 'Delivery paid by a shop',
    ar: 'توصيل على حساب متجر',
  },
  compensation: {
    fr: 'Indemnité d’un transporteur',
    en: 'Compensation by a courier',
    ar: 'تعويض من شركة توصيل',
  },
  stamp_duty: {
    fr: 'Droit de timbre (espèces)',
    en: 'Stamp duty (cash)',
    ar: 'حق الطابع (نقدًا)',
  },
  till_deposit: { fr: 'Versement de la caisse', en: 'Deposit of the till', ar: 'إيداع من الصندوق' },
  cut_off: {
    fr: 'Régularisation de fin de mois',
    en: 'Cut-off of the month',
    ar: 'تسوية نهاية الشهر',
  },
  gateway_settlement: {
    fr: 'Virement du paiement en ligne',
    en: 'Transfer of the gateway',
    ar: 'تحويل من بوابة الدفع',
  },
}

export const ACCOUNT_TEXTS: Record<AccountKind, LocalizedMessage> = {
  buyer_receivable: { fr: 'Dû par les acheteurs', en: 'Owed by buyers', ar: 'مستحق على المشترين' },
  vendor_payable: { fr: 'Comptes des boutiques', en: 'Accounts of shops', ar: 'حسابات المتاجر' },
  platform_commission: { fr: 'Commission', en: 'Commission', ar: 'العمولة' },
  vat_on_commission: { fr: 'TVA sur commission', en: 'VAT on commission', ar: 'ض.ق.م على العمولة' },
  delivery_income: { fr: 'Livraison facturée', en: 'Delivery income', ar: 'إيرادات التوصيل' },
  vat_on_delivery: { fr: 'TVA sur livraison', en: 'VAT on delivery', ar: 'ض.ق.م على التوصيل' },
  platform_discounts: {
    fr: 'Remises de la place de marché',
    en: 'Discounts of the marketplace',
    ar: 'تخفيضات المنصة',
  },
  cash_at_courier: {
    fr: 'Espèces chez les livreurs',
    en: 'Cash at couriers',
    ar: 'نقد لدى شركات التوصيل',
  },
  cash_received: { fr: 'Compte bancaire', en: 'Bank account', ar: 'الحساب البنكي' },
  till: { fr: 'Caisse', en: 'Till', ar: 'الصندوق' },
  rounding: { fr: 'Arrondis', en: 'Rounding', ar: 'التقريب' },
  online_clearing: { fr: 'Paiements en ligne', en: 'Online payments', ar: 'الدفع الإلكتروني' },
  refunds_due: { fr: 'Compte des remboursements', en: 'Refunds account', ar: 'حساب الاستردادات' },
  courier_clearing: {
    fr: 'Écarts en attente avec les livreurs',
    en: 'Open differences with couriers',
    ar: 'فروق معلقة مع شركات التوصيل',
  },
  courier_fees: { fr: 'Frais des livreurs', en: 'Courier fees', ar: 'رسوم شركات التوصيل' },
  courier_differences: {
    fr: 'Écarts de livreurs soldés',
    en: 'Settled courier differences',
    ar: 'فروق شركات التوصيل المسوّاة',
  },
  gateway_fees: {
    fr: 'Frais du paiement en ligne',
    en: 'Gateway fees',
    ar: 'رسوم الدفع الإلكتروني',
  },
  vendor_services: {
    fr: 'Services facturés aux boutiques',
    en: 'Services to shops',
    ar: 'خدمات مفوترة للمتاجر',
  },
  vat_on_services: {
    fr: 'TVA sur services aux boutiques',
    en: 'VAT on services to shops',
    ar: 'ض.ق.م على خدمات المتاجر',
  },
  vendor_charges: {
    fr: 'Dédommagements dus par les boutiques',
    en: 'Compensations by shops',
    ar: 'تعويضات على المتاجر',
  },
  internal_transfers: {
    fr: 'Virements internes',
    en: 'Internal transfers',
    ar: 'تحويلات داخلية',
  },
  deferred_income: {
    fr: 'Produits constatés d’avance',
    en: 'Deferred income',
    ar: 'نواتج مقيدة سلفًا',
  },
  undelivered_goods: {
    fr: 'Boutiques : ventes non livrées',
    en: 'Shops: sales not delivered',
    ar: 'المتاجر: مبيعات لم تُسلَّم',
  },
  buyer_advances: {
    fr: 'Avances des acheteurs',
    en: 'Advances of buyers',
    ar: 'تسبيقات المشترين',
  },
}
