import type { LocalizedMessage } from '#platform/http/index.ts'
import {
  PURCHASE_ACCESS_REFUSALS,
  type PurchaseAccessRefusal,
  type StatusRefusal,
} from '#capabilities/orders/index.ts'
import type { OutcomeRefusal } from '../rules/call-outcome.ts'

export type CallRefusal =
  | OutcomeRefusal
  | StatusRefusal
  | { code: 'call_not_found' }
  | { code: 'buyer_being_called'; until: Date }
  | { code: 'not_a_duplicate' }

export const CALL_STATUSES_BY_REFUSAL: Record<CallRefusal['code'], 404 | 409 | 422> = {
  call_not_found: 404,
  order_not_found: 404,
  buyer_being_called: 409,
  call_already_decided: 409,
  stock_short: 409,
  callback_in_the_past: 422,
  callback_outside_hours: 422,
  callback_too_late: 422,
  not_a_duplicate: 422,
}

export const CALL_REFUSALS: Record<CallRefusal['code'], LocalizedMessage> = {
  call_not_found: {
    fr: 'Cet appel ne se trouve pas dans votre boutique.',
    en: 'This call is not in your shop.',
    ar: 'هذه المكالمة غير موجودة في متجرك.',
  },
  order_not_found: {
    fr: 'Cette commande ne se trouve pas dans votre boutique.',
    en: 'This order is not in your shop.',
    ar: 'هذا الطلب غير موجود في متجرك.',
  },
  buyer_being_called: {
    fr: 'Quelqu’un d’autre appelle ce client en ce moment. Réessayez dans quelques minutes.',
    en: 'Somebody else is calling this customer right now. Try again in a few minutes.',
    ar: 'هناك من يتصل بهذا الزبون الآن. أعد المحاولة بعد بضع دقائق.',
  },
  call_already_decided: {
    fr: 'Cette commande a déjà sa réponse : elle n’attend plus d’appel.',
    en: 'This order has its answer already: it no longer waits for a call.',
    ar: 'حُسم أمر هذا الطلب ولم يعد ينتظر مكالمة.',
  },
  stock_short: {
    fr: 'Le stock ne suffit plus pour cette commande.',
    en: 'There is no longer enough stock for this order.',
    ar: 'لم يعد المخزون كافيًا لهذا الطلب.',
  },
  callback_in_the_past: {
    fr: 'Choisissez une heure à venir pour rappeler.',
    en: 'Choose a time still to come for the call back.',
    ar: 'اختر موعدًا قادمًا لمعاودة الاتصال.',
  },
  callback_outside_hours: {
    fr: 'On appelle vos clients entre {from} et {until}.',
    en: 'Your customers are called between {from} and {until}.',
    ar: 'يُتصل بزبائنك بين {from} و{until}.',
  },
  callback_too_late: {
    fr: 'Trop tard : sans réponse, cette commande est annulée le {expiresAt}.',
    en: 'Too late: without an answer this order is cancelled on {expiresAt}.',
    ar: 'الموعد متأخر: يُلغى هذا الطلب إن لم يُؤكَّد قبل {expiresAt}.',
  },
  not_a_duplicate: {
    fr: 'Choisissez l’autre commande de ce client, dans votre boutique.',
    en: 'Choose the other order of this customer, in your shop.',
    ar: 'اختر الطلب الآخر لهذا الزبون في متجرك.',
  },
}

/** For field error codes of the contract. */
export const CALL_FIELD_TEXTS = {
  hours_in_order: {
    fr: 'La fin doit venir après le début.',
    en: 'The end has to come after the beginning.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
} as const satisfies Record<string, LocalizedMessage>

export const LINK_REFUSALS: Record<
  'link_unknown' | 'call_not_found' | PurchaseAccessRefusal['code'],
  LocalizedMessage
> = {
  ...PURCHASE_ACCESS_REFUSALS,
  link_unknown: {
    fr: 'Ce lien n’est pas valable.',
    en: 'This link is not valid.',
    ar: 'هذا الرابط غير صالح.',
  },
  call_not_found: {
    fr: 'Cette commande n’attend plus de confirmation.',
    en: 'This order no longer waits for a confirmation.',
    ar: 'لم يعد هذا الطلب ينتظر التأكيد.',
  },
}
