/** Headings and cells of the finance lists. */
export const MONEY_HEADINGS = {
  'vendor-balances': {
    fr: [
      ...[
        'Boutique',
        'Solde (DZD)',
        'Dû par la boutique (DZD)',
        'En paiement (DZD)',
        'Compte de paiement',
        'Suspendue',
      ],
      ...['Motif', 'Note', 'Jusqu’au'],
    ],
    en: [
      ...[
        'Shop',
        'Balance (DZD)',
        'Owed by the shop (DZD)',
        'In payment (DZD)',
        'Payout account',
        'On hold',
      ],
      ...['Reason', 'Note', 'Until'],
    ],
    ar: [
      ...['المتجر', 'الرصيد (DZD)', 'على المتجر (DZD)', 'قيد الدفع (DZD)', 'حساب الدفع', 'معلق'],
      ...['السبب', 'ملاحظة', 'إلى غاية'],
    ],
  },
  'payout-batches': {
    fr: [
      ...['Lot', 'Genre', 'État', 'Boutiques', 'Total (DZD)'],
      ...['Non payé ou revenu (DZD)', 'Payé net (DZD)', 'Préparé par', 'Préparé le'],
      ...['Approuvé par', 'Approuvé le', 'Envoyé le', 'Payé le', 'Annulé le', 'Motif'],
    ],
    en: [
      ...['Batch', 'Kind', 'State', 'Shops', 'Total (DZD)'],
      ...['Not paid or sent back (DZD)', 'Paid net (DZD)', 'Created by', 'Created on'],
      ...['Approved by', 'Approved on', 'Sent on', 'Settled on', 'Cancelled on', 'Reason'],
    ],
    ar: [
      ...['الدفعة', 'النوع', 'الحالة', 'المتاجر', 'المجموع (DZD)'],
      ...['غير مدفوع أو راجع (DZD)', 'المدفوع الصافي (DZD)', 'أعدّها', 'تاريخ الإعداد'],
      ...['وافق عليها', 'تاريخ الموافقة', 'تاريخ الإرسال', 'تاريخ الدفع', 'تاريخ الإلغاء', 'السبب'],
    ],
  },
  remittances: {
    fr: [
      ...['Transporteur', 'Référence', 'Fichier', 'État', 'Lignes', 'Comparées', 'Écarts à régler'],
      ...['Annoncé (DZD)', 'Reçu (DZD)', 'Reçu le', 'Importé par', 'Importé le'],
      ...['Comptabilisé par', 'Comptabilisé le'],
    ],
    en: [
      ...['Courier', 'Reference', 'File', 'State', 'Lines', 'Compared', 'Open differences'],
      ...['Announced (DZD)', 'Received (DZD)', 'Received on', 'Imported by', 'Imported on'],
      ...['Posted by', 'Posted on'],
    ],
    ar: [
      ...['شركة التوصيل', 'المرجع', 'الملف', 'الحالة', 'الأسطر', 'تمت مقارنتها', 'فوارق للتسوية'],
      ...['المعلن (DZD)', 'المستلم (DZD)', 'تاريخ الاستلام', 'استورده', 'تاريخ الاستيراد'],
      ...['رحّله', 'تاريخ الترحيل'],
    ],
  },
} as const

export const MONEY_CELL_TEXTS = {
  hold_dispute: { fr: 'Litige', en: 'Dispute', ar: 'نزاع' },
  hold_documents_missing: { fr: 'Documents manquants', en: 'Documents missing', ar: 'وثائق ناقصة' },
  hold_fraud_check: { fr: 'Contrôle de fraude', en: 'Fraud check', ar: 'تحقق من الاحتيال' },
  hold_return_open: { fr: 'Retour en cours', en: 'Return open', ar: 'إرجاع جارٍ' },
  hold_account_changed: { fr: 'Compte changé', en: 'Account changed', ar: 'حساب معدّل' },
  hold_other: { fr: 'Autre', en: 'Other', ar: 'سبب آخر' },
  batch_rib: { fr: 'Banque (RIB)', en: 'Bank (RIB)', ar: 'البنك (RIB)' },
  batch_ccp: { fr: 'Algérie Poste (CCP)', en: 'Algérie Poste (CCP)', ar: 'بريد الجزائر (CCP)' },
  batch_draft: { fr: 'Brouillon', en: 'Draft', ar: 'مسودة' },
  batch_submitted: { fr: 'À approuver', en: 'To approve', ar: 'للموافقة' },
  batch_approved: { fr: 'Approuvé', en: 'Approved', ar: 'موافق عليها' },
  batch_sent: { fr: 'Envoyé', en: 'Sent', ar: 'مُرسلة' },
  batch_settled: { fr: 'Payé', en: 'Settled', ar: 'مدفوعة' },
  batch_cancelled: { fr: 'Annulé', en: 'Cancelled', ar: 'ملغاة' },
  remittance_imported: { fr: 'En comparaison', en: 'Being compared', ar: 'قيد المقارنة' },
  remittance_matched: { fr: 'À comptabiliser', en: 'To post', ar: 'للتقييد' },
  remittance_posted: { fr: 'Comptabilisé', en: 'Posted', ar: 'مقيّد' },
  remittance_withdrawn: { fr: 'Retiré', en: 'Withdrawn', ar: 'مسحوب' },
} as const
