import type { Sentence } from '#platform/http/index.ts'

type Reason = 'stock_short' | 'sold_out' | 'gone' | 'not_delivered' | 'total_changed'

/** How a line differs from what the buyer asked for. */
export const CHANGE_TEXTS: Record<Reason, Sentence> = {
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
} as const satisfies Record<string, Sentence>
