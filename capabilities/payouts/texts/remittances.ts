import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ImportRemittanceRefusal } from '../operations/import-remittance.ts'
import type { PostRefusal } from '../operations/post-remittance.ts'
import type { ResolveRefusal } from '../operations/resolve-differences.ts'
import type { CorrectLineRefusal } from '../operations/correct-remittance-line.ts'

type Codes = (ImportRemittanceRefusal | ResolveRefusal | PostRefusal | CorrectLineRefusal)['code']

export const REMITTANCE_REFUSALS: Record<Codes, LocalizedMessage> = {
  ...APPROVER_TEXTS,
  courier_not_found: {
    fr: 'Ce livreur n’existe pas.',
    en: 'This courier does not exist.',
    ar: 'شركة التوصيل هذه غير موجودة.',
  },
  remittance_already_imported: {
    fr: 'Ce relevé, ou un autre de même référence, a déjà été importé pour ce livreur.',
    en: 'This statement, or another with the same reference, was already imported for this courier.',
    ar: 'سبق استيراد هذا الكشف أو كشف بنفس المرجع لشركة التوصيل هذه.',
  },
  statement_empty: {
    fr: 'Le fichier ne contient aucune ligne de relevé.',
    en: 'The file has no line of a statement.',
    ar: 'لا يحتوي الملف على أي سطر من الكشف.',
  },
  statement_too_long: {
    fr: 'Le fichier dépasse {most} lignes : partagez-le.',
    en: 'The file has more than {most} lines: split it.',
    ar: 'يتجاوز الملف {most} سطر: قسّمه.',
  },
  statement_columns_missing: {
    fr: 'Indiquez la colonne du montant encaissé, et celle du suivi ou de la commande.',
    en: 'Say which column holds the amount collected, and which the tracking or order number.',
    ar: 'حدّد عمود المبلغ المحصّل، وعمود رقم التتبع أو رقم الطلب.',
  },
  statement_unreadable: {
    fr: 'La ligne {line} ne peut pas être lue : « {value} » n’est pas une valeur valable.',
    en: 'Line {line} cannot be read: “{value}” is not a valid value.',
    ar: 'تعذرت قراءة السطر {line}: «{value}» ليست قيمة صالحة.',
  },
  statement_cells_unreadable: {
    fr: 'Aucune ligne ne peut être lue ({count} valeurs, la première à la ligne {line}) : vérifiez les colonnes choisies.',
    en: 'No line can be read ({count} values, the first in line {line}): check the chosen columns.',
    ar: 'تعذرت قراءة أي سطر ({count} من القيم، أولها في السطر {line}): تحقق من الأعمدة المختارة.',
  },
  remittance_line_not_found: {
    fr: 'Cette ligne n’est pas à corriger, ou l’est déjà.',
    en: 'This line is not to be corrected, or is already.',
    ar: 'هذا السطر لا يحتاج إلى تصحيح أو سبق تصحيحه.',
  },
  remittance_not_found: {
    fr: 'Ce relevé n’existe pas.',
    en: 'This statement does not exist.',
    ar: 'هذا الكشف غير موجود.',
  },
  remittance_status_changed: {
    fr: 'Ce relevé n’est plus, ou pas encore, à régler. Rechargez la page.',
    en: 'This statement is no longer, or not yet, to be settled. Reload the page.',
    ar: 'لم يعد هذا الكشف قيد التسوية أو لم يصبح كذلك بعد. أعد تحميل الصفحة.',
  },
  resolution_not_allowed: {
    fr: 'Cette réponse ne convient pas à cet écart, ou il est déjà réglé.',
    en: 'This answer does not fit this difference, or it is settled already.',
    ar: 'هذا القرار لا يناسب هذا الفرق، أو أن الفرق قد سُوّي.',
  },
  differences_open: {
    fr: 'Il reste des écarts sans décision ({count}).',
    en: 'Some differences are still without a decision ({count}).',
    ar: 'بقيت فروق دون قرار ({count}).',
  },
  remittance_lines_changed: {
    fr: 'Des colis ont changé depuis la comparaison ({count}) : les écarts ont été recalculés, revoyez-les.',
    en: 'Some parcels have moved since the comparison ({count}): the differences were counted anew, look at them again.',
    ar: 'تغيّرت حالة بعض الطرود منذ المقارنة ({count}): أُعيد حساب الفروق، راجعها من جديد.',
  },
  remittance_empty: {
    fr: 'Ce relevé ne porte aucun montant : retirez-le.',
    en: 'This statement carries no amount: withdraw it.',
    ar: 'لا يتضمن هذا الكشف أي مبلغ: اسحبه.',
  },
  received_in_future: {
    fr: 'La date de réception est dans le futur.',
    en: 'The day of receipt is in the future.',
    ar: 'تاريخ الاستلام في المستقبل.',
  },
  received_needs_note: {
    fr: 'La somme reçue n’est pas celle du relevé ou des colis : dites pourquoi.',
    en: 'The sum received is not that of the statement or of the parcels: say why.',
    ar: 'المبلغ المستلم ليس مبلغ الكشف أو الطرود: اذكر السبب.',
  },
}

export const REMITTANCE_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  tracking_required: {
    fr: 'Écrivez le numéro de suivi ou celui de la commande.',
    en: 'Write the tracking number or the order number.',
    ar: 'اكتب رقم التتبع أو رقم الطلب.',
  },
}
