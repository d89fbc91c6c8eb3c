import type { GatewayColumn } from '../rules/gateway-file.ts'

/** Of Chargily's and SATIM's exports, in French and English; normalized with `foldText`. */
export const GATEWAY_HEADINGS: Record<GatewayColumn, readonly string[]> = {
  payment: [
    'payment reference',
    'reference',
    'payment',
    'checkout',
    'checkout id',
    'order id',
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
