import { foldText } from '#kernel/fold.ts'
import type { BankColumn } from '../rules/bank-file.ts'
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

/** Of Algerian banks and CCP exports; normalized with `foldText`. */
export const BANK_HEADINGS: Record<BankColumn, readonly string[]> = {
  date: [
    'date',
    'date operation',
    'date d operation',
    'date de l operation',
    'date comptable',
    'date valeur',
    'booking date',
    'value date',
    'التاريخ',
    'تاريخ العملية',
    'تاريخ',
  ].map(foldText),
  label: [
    'libelle',
    'description',
    'label',
    'details',
    'nature de l operation',
    'operation',
    'designation',
    'motif',
    'البيان',
    'الوصف',
    'العملية',
  ].map(foldText),
  reference: ['reference', 'ref', 'numero', 'n operation', 'المرجع', 'رقم العملية'].map(foldText),
  debit: [
    'debit',
    'montant debit',
    'debit amount',
    'retrait',
    'withdrawal',
    'المدين',
    'مدين',
    'سحب',
  ].map(foldText),
  credit: [
    'credit',
    'montant credit',
    'credit amount',
    'versement',
    'deposit',
    'الدائن',
    'دائن',
    'إيداع',
  ].map(foldText),
  amount: ['montant', 'amount', 'المبلغ'].map(foldText),
  balance: ['solde', 'balance', 'الرصيد'].map(foldText),
}
