export type SettlementColumn = 'payment' | 'date' | 'gross' | 'fee' | 'net'

/** Headings that do not depend on the gateway, in French, English and Arabic; normalized with `foldText`. */
export const SETTLEMENT_COLUMNS: Record<SettlementColumn, readonly string[]> = {
  payment: [
    'payment reference',
    'reference',
    'payment',
    'transaction',
    'reference paiement',
    'reference du paiement',
    'id',
    'المرجع',
  ],
  date: ['date', 'paid at', 'created at', 'date de paiement', 'date paiement', 'التاريخ'],
  gross: ['gross', 'amount', 'montant', 'montant brut', 'brut', 'المبلغ'],
  fee: ['fee', 'fees', 'frais', 'commission', 'الرسوم'],
  net: ['net', 'montant net', 'net amount', 'الصافي'],
}
