import type { LocalizedMessage } from '#platform/http/index.ts'

export const RETURN_TEMPLATE_DESCRIPTIONS = {
  'returns.requested': {
    fr: 'Une demande de retour est reçue',
    en: 'A return request is received',
    ar: 'استلام طلب إرجاع',
  },
  'returns.accepted': {
    fr: 'Le retour est accepté',
    en: 'The return is accepted',
    ar: 'قبول الإرجاع',
  },
  'returns.refused': { fr: 'Le retour est refusé', en: 'The return is refused', ar: 'رفض الإرجاع' },
  'returns.expired': {
    fr: 'Le retour accepté n’a pas été renvoyé à temps',
    en: 'The accepted return was not sent back in time',
    ar: 'لم يُرسل الإرجاع المقبول في أجله',
  },
  'returns.checked': {
    fr: 'Le retour est arrivé et vérifié',
    en: 'The return has arrived and was checked',
    ar: 'وصول الإرجاع وفحصه',
  },
  'returns.settled_replaced': {
    fr: 'L’article est remplacé',
    en: 'The item is replaced',
    ar: 'استبدال المنتج بمثله',
  },
  'returns.settled_repaired': {
    fr: 'L’article est réparé',
    en: 'The item is repaired',
    ar: 'إصلاح المنتج',
  },
  'returns.settled_exchanged': {
    fr: 'L’échange est livré',
    en: 'The exchange is delivered',
    ar: 'تسليم البديل',
  },
  'returns.settled_sent_back': {
    fr: 'L’article est renvoyé tel quel',
    en: 'The item is sent back as it came',
    ar: 'إعادة المنتج كما هو',
  },
  'returns.exchange': {
    fr: 'L’échange est parti',
    en: 'The exchange has left',
    ar: 'إرسال البديل',
  },
  'returns.due': {
    fr: 'Un remboursement est décidé',
    en: 'A refund is decided',
    ar: 'تقرير ردّ المبلغ',
  },
  'returns.paid': {
    fr: 'Le remboursement est parti',
    en: 'The refund is on its way',
    ar: 'إرسال المبلغ المسترد',
  },
  'returns.failed': {
    fr: 'Le remboursement n’a pas abouti',
    en: 'The refund did not go through',
    ar: 'تعذّر ردّ المبلغ',
  },
  'returns.shop_requested': {
    fr: 'Un acheteur demande un retour',
    en: 'A buyer asks for a return',
    ar: 'طلب إرجاع من زبون',
  },
  'returns.shop_withdrawn': {
    fr: 'Un acheteur retire sa demande de retour',
    en: 'A buyer withdraws a return',
    ar: 'سحب طلب إرجاع',
  },
} as const satisfies Record<string, LocalizedMessage>
