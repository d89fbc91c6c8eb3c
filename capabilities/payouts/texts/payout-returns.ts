import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type {
  ConfirmPayoutReturnRefusal,
  RecordPayoutReturnRefusal,
} from '../operations/return-payout.ts'

export type PayoutReturnRefusal = RecordPayoutReturnRefusal | ConfirmPayoutReturnRefusal

export const PAYOUT_RETURN_REFUSALS: Record<PayoutReturnRefusal['code'], LocalizedMessage> = {
  ...APPROVER_TEXTS,
  payout_not_found: {
    fr: 'Ce versement n’existe pas.',
    en: 'This payout does not exist.',
    ar: 'هذا التحويل غير موجود.',
  },
  payout_not_sent: {
    fr: 'Ce versement n’est pas parti à la banque.',
    en: 'This payout was not sent to the bank.',
    ar: 'لم يُرسل هذا التحويل إلى البنك.',
  },
  payout_returned: {
    fr: 'Le retour de ce versement est déjà enregistré.',
    en: 'The return of this payout is recorded already.',
    ar: 'سبق تسجيل رجوع هذا التحويل.',
  },
  returned_in_future: {
    fr: 'La date du retour est dans le futur.',
    en: 'The day of the return is in the future.',
    ar: 'تاريخ الرجوع في المستقبل.',
  },
  returned_before_paid: {
    fr: 'Le retour est daté d’avant l’envoi ou le paiement.',
    en: 'The return is dated before the sending or the payment.',
    ar: 'تاريخ الرجوع قبل تاريخ الإرسال أو الدفع.',
  },
  payout_return_not_found: {
    fr: 'Ce retour n’existe pas.',
    en: 'This return does not exist.',
    ar: 'هذا الرجوع غير موجود.',
  },
  payout_return_decided: {
    fr: 'Ce retour a déjà été traité. Rechargez la page.',
    en: 'This return has already been decided. Reload the page.',
    ar: 'سبق البت في هذا الرجوع. أعد تحميل الصفحة.',
  },
}
