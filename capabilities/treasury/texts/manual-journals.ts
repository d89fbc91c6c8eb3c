import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import { TILL_SHORT } from './till.ts'
import type { PostManualRefusal, WithdrawManualRefusal } from '../operations/post-manual-journal.ts'
import type {
  ChargeVendorRefusal,
  ResolveDisputeRefusal,
  ReverseManualRefusal,
} from '../operations/record-manual-journal.ts'

export type ManualJournalRefusal =
  | PostManualRefusal
  | WithdrawManualRefusal
  | ChargeVendorRefusal
  | ResolveDisputeRefusal
  | ReverseManualRefusal

export const MANUAL_JOURNAL_REFUSALS: Record<ManualJournalRefusal['code'], LocalizedMessage> = {
  ...APPROVER_TEXTS,
  lines_unbalanced: {
    fr: 'Le débit et le crédit ne sont pas égaux.',
    en: 'Debit and credit are not equal.',
    ar: 'المدين والدائن غير متساويين.',
  },
  account_documented: {
    fr: 'La somme de ce compte est sur des factures : elle change par une commande, des frais à une boutique ou un avoir.',
    en: 'The sum of this account is on invoices: it changes by an order, a charge to a shop or a credit note.',
    ar: 'مبلغ هذا الحساب وارد في فواتير: يتغير بطلب أو بمبلغ محمّل على متجر أو بإشعار دائن.',
  },
  line_needs_vendor: {
    fr: 'Ce compte appartient à une boutique : indiquez laquelle.',
    en: 'This account belongs to a shop: say which one.',
    ar: 'هذا الحساب يخص متجراً: حدّده.',
  },
  line_needs_order: {
    fr: 'Ce compte se tient par commande : indiquez laquelle.',
    en: 'This account is kept by order: say which one.',
    ar: 'يُمسك هذا الحساب حسب الطلب: حدّد الطلب.',
  },
  order_not_found: {
    fr: 'Cette commande n’existe pas.',
    en: 'This order does not exist.',
    ar: 'هذا الطلب غير موجود.',
  },
  order_of_another_vendor: {
    fr: 'Cette commande est celle d’une autre boutique.',
    en: 'This order is of another shop.',
    ar: 'هذا الطلب يخص متجراً آخر.',
  },
  vendor_not_found: {
    fr: 'Cette boutique n’existe pas.',
    en: 'This shop does not exist.',
    ar: 'هذا المتجر غير موجود.',
  },
  dated_in_future: {
    fr: 'La date est dans le futur.',
    en: 'The day is in the future.',
    ar: 'التاريخ في المستقبل.',
  },
  dated_in_closed_month: {
    fr: 'Ce mois, ou son année, est clos : choisissez une date d’un mois ouvert.',
    en: 'This month, or its year, is closed: choose a day of an open month.',
    ar: 'هذا الشهر أو سنته مقفل: اختر تاريخاً في شهر مفتوح.',
  },
  service_dated_earlier: {
    fr: 'Des frais avec TVA se datent du mois où ils sont passés : choisissez une date de ce mois.',
    en: 'A charge with VAT is dated in the month of its posting: choose a day of this month.',
    ar: 'يؤرَّخ المبلغ الخاضع للرسم في شهر ترحيله: اختر تاريخاً في هذا الشهر.',
  },
  service_month_over: {
    fr: 'Le mois de sa date est passé, et la TVA compte dans celui-ci. Retirez l’écriture et saisissez-la à nouveau.',
    en: 'The month of its day is over, and VAT counts in the present one. Withdraw the journal and record it anew.',
    ar: 'انقضى شهر تاريخه، والرسم يُحتسب في الشهر الحالي. اسحب القيد وسجّله من جديد.',
  },
  month_closed_since: {
    fr: 'Le mois de sa date comptable est clos depuis. Retirez l’écriture et saisissez-la à une autre date.',
    en: 'The month of its accounting date was closed since. Withdraw the journal and record it on another day.',
    ar: 'أُقفل شهر تاريخها المحاسبي منذ ذلك الحين. اسحب القيد وسجّله بتاريخ آخر.',
  },
  difference_not_found: {
    fr: 'Cet écart n’est plus ouvert. Rechargez la page.',
    en: 'This difference is no longer open. Reload the page.',
    ar: 'لم يعد هذا الفرق مفتوحاً. أعد تحميل الصفحة.',
  },
  bearer_not_allowed: {
    fr: 'Une boutique ne peut porter que ce qui manque à sa propre commande.',
    en: 'A shop can only bear what is missing of its own order.',
    ar: 'لا يتحمل المتجر إلا ما ينقص من طلبه.',
  },
  till_short: TILL_SHORT,
  difference_changed: {
    fr: 'Un relevé a réglé cet écart entre-temps. Retirez l’écriture.',
    en: 'A statement settled this difference meanwhile. Withdraw the journal.',
    ar: 'سُوّي هذا الفرق بكشف آخر في هذه الأثناء. اسحب القيد.',
  },
  remittance_not_posted: {
    fr: 'Ce relevé de livreur n’existe pas ou n’est pas comptabilisé.',
    en: 'This remittance does not exist or is not posted.',
    ar: 'كشف شركة التوصيل هذا غير موجود أو لم يُرحّل.',
  },
  manual_journal_not_found: {
    fr: 'Cette écriture n’existe pas.',
    en: 'This journal does not exist.',
    ar: 'هذا القيد غير موجود.',
  },
  manual_journal_decided: {
    fr: 'Cette écriture a déjà été traitée. Rechargez la page.',
    en: 'This journal has already been decided. Reload the page.',
    ar: 'سبق البت في هذا القيد. أعد تحميل الصفحة.',
  },
  manual_journal_not_posted: {
    fr: 'Seule une écriture passée peut être extournée.',
    en: 'Only a posted journal can be reversed.',
    ar: 'لا يُعكس إلا قيد مرحّل.',
  },
  manual_journal_reversed: {
    fr: 'Cette écriture est déjà extournée, ou est elle-même une extourne.',
    en: 'This journal is reversed already, or reverses another one.',
    ar: 'سبق عكس هذا القيد، أو هو نفسه قيد عكسي.',
  },
}
