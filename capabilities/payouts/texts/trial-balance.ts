import type { LocalizedMessage } from '#platform/http/index.ts'
import type { PeriodRefusal } from '../rules/trial-balance.ts'

export const PERIOD_REFUSALS: Record<PeriodRefusal['code'], LocalizedMessage> = {
  until_before_from: {
    fr: 'La fin de la période précède son début.',
    en: 'The period ends before it begins.',
    ar: 'نهاية الفترة قبل بدايتها.',
  },
}

export const BALANCE_COLUMNS = [
  ...(['opening_debit', 'opening_credit', 'debit', 'credit'] as const),
  ...(['closing_debit', 'closing_credit'] as const),
] as const

/** Columns of the exported balances. */
export const BALANCE_TEXTS = {
  scf: { fr: 'Compte SCF', en: 'SCF account', ar: 'حساب المخطط المحاسبي' },
  scf_name: { fr: 'Intitulé SCF', en: 'SCF name', ar: 'اسم الحساب' },
  account: { fr: 'Compte', en: 'Account', ar: 'الحساب' },
  auxiliary: { fr: 'Compte auxiliaire', en: 'Auxiliary account', ar: 'الحساب المساعد' },
  name: { fr: 'Nom', en: 'Name', ar: 'الاسم' },
  opening_debit: {
    fr: 'Solde d’ouverture débiteur (DA)',
    en: 'Opening debit (DZD)',
    ar: 'رصيد افتتاحي مدين (دج)',
  },
  opening_credit: {
    fr: 'Solde d’ouverture créditeur (DA)',
    en: 'Opening credit (DZD)',
    ar: 'رصيد افتتاحي دائن (دج)',
  },
  debit: { fr: 'Mouvements débit (DA)', en: 'Debits (DZD)', ar: 'حركات مدينة (دج)' },
  credit: { fr: 'Mouvements crédit (DA)', en: 'Credits (DZD)', ar: 'حركات دائنة (دج)' },
  closing_debit: {
    fr: 'Solde de clôture débiteur (DA)',
    en: 'Closing debit (DZD)',
    ar: 'رصيد ختامي مدين (دج)',
  },
  closing_credit: {
    fr: 'Solde de clôture créditeur (DA)',
    en: 'Closing credit (DZD)',
    ar: 'رصيد ختامي دائن (دج)',
  },
  total: { fr: 'Total', en: 'Total', ar: 'المجموع' },
} as const satisfies Record<string, LocalizedMessage>
