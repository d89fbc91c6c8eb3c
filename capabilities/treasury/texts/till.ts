import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ConfirmDepositRefusal, RecordDepositRefusal } from '../operations/deposit-till.ts'

export type TillRefusal = RecordDepositRefusal | ConfirmDepositRefusal

export const TILL_SHORT: LocalizedMessage = {
  fr: 'Il n’y a que {left} DA en caisse, hors versements à confirmer.',
  en: 'There are only {left} DZD in the till, without deposits to confirm.',
  ar: 'لا يوجد في الصندوق سوى {left} دج، دون الإيداعات المنتظرة.',
}
export const TILL_REFUSALS: Record<TillRefusal['code'], LocalizedMessage> = {
  ...APPROVER_TEXTS,
  till_short: TILL_SHORT,
  slip_taken: {
    fr: 'Ce bordereau est déjà enregistré.',
    en: 'This slip is recorded already.',
    ar: 'سبق تسجيل هذا الوصل.',
  },
  deposited_in_future: {
    fr: 'La date du versement est dans le futur.',
    en: 'The day of the deposit is in the future.',
    ar: 'تاريخ الإيداع في المستقبل.',
  },
  till_deposit_not_found: {
    fr: 'Ce versement n’existe pas.',
    en: 'This deposit does not exist.',
    ar: 'هذا الإيداع غير موجود.',
  },
  till_deposit_decided: {
    fr: 'Ce versement a déjà été traité. Rechargez la page.',
    en: 'This deposit has already been decided. Reload the page.',
    ar: 'سبق البت في هذا الإيداع. أعد تحميل الصفحة.',
  },
}
