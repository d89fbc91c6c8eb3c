import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { ApproveRefundRefusal, PayRefundRefusal } from '../operations/change-refund-status.ts'
import type { RetryRefundRefusal } from '../operations/retry-refund.ts'
import {
  ACCOUNT_NUMBER_WRONG,
  ALREADY_BEING_SETTLED,
  ORDER_NOT_PAID,
  REFUND_TOO_HIGH,
  ORDER_ALREADY_CANCELLED,
} from './shared-refusals.ts'

export type ReturnRefundRefusal = ApproveRefundRefusal | PayRefundRefusal | RetryRefundRefusal

export const RETURN_REFUND_REFUSALS: Record<ReturnRefundRefusal['code'], LocalizedMessage> = {
  ...APPROVER_TEXTS,
  version_conflict: EDIT_CONFLICT,
  refund_not_found: {
    fr: 'Ce remboursement n’existe pas.',
    en: 'This refund does not exist.',
    ar: 'هذا الاسترداد غير موجود.',
  },
  refund_status_changed: {
    fr: 'Ce remboursement a déjà avancé. Rechargez la page.',
    en: 'This refund has already moved on. Reload the page.',
    ar: 'تقدّم هذا الاسترداد من قبل. أعد تحميل الصفحة.',
  },
  payment_by_approver: {
    fr: 'Vous avez approuvé ce remboursement : une autre personne le paie.',
    en: 'You approved this refund: another person pays it.',
    ar: 'أنت من وافق على هذا الاسترداد: يدفعه شخص آخر.',
  },
  till_short: {
    fr: 'Il n’y a que {left} DA en caisse, hors versements à confirmer. Payez par virement, ou passez d’abord une écriture qui approvisionne la caisse.',
    en: 'There are only {left} DZD in the till, without deposits to confirm. Pay by a transfer, or post a journal that supplies the till first.',
    ar: 'لا يوجد في الصندوق سوى {left} دج، دون الإيداعات المنتظرة. ادفع بتحويل، أو رحّل أولاً قيداً يموّل الصندوق.',
  },
  refund_not_in_cash: {
    fr: 'Ce remboursement a été approuvé pour un compte. Pour le payer en espèces, notez-le non abouti, puis reprenez-le en espèces : il sera approuvé à nouveau.',
    en: 'This refund was approved for an account. To pay it in cash, mark it as failed, then retry it in cash: it is approved again.',
    ar: 'تمت الموافقة على هذا الاسترداد إلى حساب. لدفعه نقدًا، سجّله كغير مكتمل ثم أعده نقدًا: ستتم الموافقة عليه من جديد.',
  },
  refund_method_not_ready: {
    fr: 'La carte est créditée par sa passerelle de paiement, pas ici.',
    en: 'A card is paid back by its payment gateway, not here.',
    ar: 'يُعاد المبلغ إلى البطاقة عبر بوابة الدفع، لا من هنا.',
  },
  not_paid_online: {
    fr: 'Aucun paiement par carte n’a été trouvé pour cette commande.',
    en: 'No payment by card was found for this order.',
    ar: 'لم يُعثر على دفع بالبطاقة لهذا الطلب.',
  },
  refund_exceeds_payment: {
    fr: 'C’est plus que ce qui reste du paiement par carte.',
    en: 'That is more than what is left of the payment by card.',
    ar: 'هذا أكثر مما تبقى من الدفع بالبطاقة.',
  },
  order_not_found: {
    fr: 'Cette commande n’a pas d’écriture de vente.',
    en: 'This order has no sale in the books.',
    ar: 'لا توجد عملية بيع مسجلة لهذا الطلب.',
  },
  order_not_paid: ORDER_NOT_PAID,
  order_already_cancelled: ORDER_ALREADY_CANCELLED,
  refund_too_high: REFUND_TOO_HIGH,
  account_number_wrong: ACCOUNT_NUMBER_WRONG,
  settlement_in_progress: ALREADY_BEING_SETTLED,
}
export const REFUND_STATUSES: Record<ReturnRefundRefusal['code'], 404 | 409 | 422> = {
  version_conflict: 409,
  refund_not_found: 404,
  order_not_found: 404,
  account_number_wrong: 422,
  refund_status_changed: 409,
  ...APPROVER_STATUSES,
  payment_by_approver: 409,
  till_short: 409,
  refund_not_in_cash: 409,
  refund_method_not_ready: 409,
  not_paid_online: 409,
  refund_exceeds_payment: 409,
  order_not_paid: 409,
  order_already_cancelled: 409,
  refund_too_high: 409,
  settlement_in_progress: 409,
}
