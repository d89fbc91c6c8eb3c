import type { LocalizedMessage } from '#platform/http/index.ts'

type Reason = 'stock_short' | 'sold_out' | 'gone' | 'not_delivered' | 'total_changed'

export const CHANGE_TEXTS: Record<Reason, LocalizedMessage> = {
  stock_short: {
    fr: 'Il ne reste que {available} de cet article.',
    en: 'Only {available} of this item left.',
    ar: 'لم يتبق من هذا المنتج سوى {available}.',
  },
  sold_out: {
    fr: 'Cet article est épuisé.',
    en: 'This item is sold out.',
    ar: 'نفدت كمية هذا المنتج.',
  },
  gone: {
    fr: "Cet article n'est plus en vente.",
    en: 'This item is no longer for sale.',
    ar: 'لم يعد هذا المنتج معروضًا للبيع.',
  },
  not_delivered: {
    fr: 'La boutique ne livre pas cet article dans cette wilaya.',
    en: 'The shop does not deliver this item to this wilaya.',
    ar: 'لا يوصل المتجر هذا المنتج إلى هذه الولاية.',
  },
  total_changed: {
    fr: 'Le total de votre commande est maintenant de {total}.',
    en: 'The total of your order is now {total}.',
    ar: 'أصبح مجموع طلبك {total}.',
  },
}

export const CART_TEXTS = {
  cart_empty: {
    fr: 'Votre panier est vide',
    en: 'Your cart is empty',
    ar: 'سلتك فارغة',
  },
} as const satisfies Record<string, LocalizedMessage>

export const ABANDONED_CART_TEXTS = {
  contact_missing: {
    fr: 'Un téléphone ou un email est requis',
    en: 'A phone or an email is required',
    ar: 'الهاتف أو البريد الإلكتروني مطلوب',
  },
  phone_invalid: {
    fr: 'Numéro de téléphone algérien invalide, par exemple 0550 12 34 56',
    en: 'Invalid Algerian phone number, for example 0550 12 34 56',
    ar: 'رقم هاتف جزائري غير صالح، مثال: ⁦0550 12 34 56⁩',
  },
} as const satisfies Record<string, LocalizedMessage>

export const RESTORE_REFUSALS: Record<'restore_link_expired', LocalizedMessage> = {
  restore_link_expired: {
    fr: "Ce lien n'est plus valable.",
    en: 'This link is no longer valid.',
    ar: 'لم يعد هذا الرابط صالحًا.',
  },
}
