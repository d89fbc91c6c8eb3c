import type { LocalizedMessage } from '#platform/http/index.ts'
import type { StatementDayRefusal } from '../operations/draw-reconciliation-statement.ts'
import type { ImportBankRefusal } from '../operations/import-bank-statement.ts'
import type { LinkBankRefusal } from '../operations/link-bank-lines.ts'
import type { StateOpeningRefusal } from '../operations/state-bank-opening.ts'
import type { WithdrawBankRefusal } from '../operations/withdraw-bank-statement.ts'

export type BankRefusal =
  | ImportBankRefusal
  | LinkBankRefusal
  | WithdrawBankRefusal
  | StateOpeningRefusal
  | StatementDayRefusal

export const BANK_REFUSALS: Record<BankRefusal['code'], LocalizedMessage> = {
  file_unreadable: {
    fr: 'Ce fichier n’est pas un CSV lisible, ou il est trop long.',
    en: 'This file is no readable CSV, or is too long.',
    ar: 'هذا الملف ليس CSV مقروءاً أو هو طويل جداً.',
  },
  bank_file_empty: {
    fr: 'Ce fichier n’a aucune ligne de mouvement.',
    en: 'This file has no line of a movement.',
    ar: 'لا يحتوي هذا الملف على أي سطر حركة.',
  },
  bank_columns_missing: {
    fr: 'Il faut les colonnes : date, libellé ou référence, et montant, ou débit et crédit.',
    en: 'The columns date, label or reference, and amount, or debit and credit, are needed.',
    ar: 'يلزم وجود أعمدة: التاريخ، والبيان أو المرجع، والمبلغ أو المدين والدائن.',
  },
  bank_cells_unreadable: {
    fr: 'Valeurs illisibles : {count}, la première à la ligne {line}.',
    en: 'Unreadable values: {count}, the first in line {line}.',
    ar: 'قيم غير مقروءة: {count}، أولها في السطر {line}.',
  },
  bank_file_imported: {
    fr: 'Ce fichier, ou toutes ses lignes, sont déjà importés.',
    en: 'This file, or all of its lines, are imported already.',
    ar: 'سبق استيراد هذا الملف أو جميع أسطره.',
  },
  bank_statement_not_found: {
    fr: 'Ce relevé n’existe pas ou a été retiré. Rechargez la page.',
    en: 'This statement does not exist, or was withdrawn. Reload the page.',
    ar: 'كشف البنك هذا غير موجود أو سُحب. أعد تحميل الصفحة.',
  },
  bank_line_not_found: {
    fr: 'Cette ligne de la banque n’existe pas.',
    en: 'This line of the bank does not exist.',
    ar: 'سطر البنك هذا غير موجود.',
  },
  bank_line_linked: {
    fr: 'Cette ligne est déjà rapprochée. Rechargez la page.',
    en: 'This line is linked already. Reload the page.',
    ar: 'سبقت مطابقة هذا السطر. أعد تحميل الصفحة.',
  },
  bank_line_not_linked: {
    fr: 'Cette ligne n’est pas rapprochée. Rechargez la page.',
    en: 'This line is not linked. Reload the page.',
    ar: 'هذا السطر غير مطابَق. أعد تحميل الصفحة.',
  },
  bank_record_not_found: {
    fr: 'L’un de ces éléments n’est pas dans les comptes.',
    en: 'One of these records is not in the books.',
    ar: 'أحد هذه العناصر غير موجود في الحسابات.',
  },
  bank_record_linked: {
    fr: '{reference} est déjà rapproché d’une autre ligne.',
    en: '{reference} is linked to another line already.',
    ar: 'سبقت مطابقة {reference} مع سطر آخر.',
  },
  bank_opened_in_future: {
    fr: 'Cette date est dans le futur.',
    en: 'This day is in the future.',
    ar: 'هذا التاريخ في المستقبل.',
  },
  bank_day_unknown: {
    fr: 'La banque n’a de solde connu que du {from} au {until}.',
    en: 'The balance of the bank is known from {from} to {until} only.',
    ar: 'رصيد البنك معروف من {from} إلى {until} فقط.',
  },
  bank_opened_after_line: {
    fr: 'La banque a déjà une ligne du {on} : le compte était ouvert ce jour-là.',
    en: 'The bank has a line of {on} already: the account was open on that day.',
    ar: 'للبنك سطر بتاريخ {on}: كان الحساب مفتوحاً في ذلك اليوم.',
  },
  bank_sum_differs: {
    fr: 'La somme choisie est de {sum} DA, la ligne de {amount} DA.',
    en: 'What is chosen adds up to {sum} DA, the line is of {amount} DA.',
    ar: 'مجموع ما اخترته {sum} دج، ومبلغ السطر {amount} دج.',
  },
}
