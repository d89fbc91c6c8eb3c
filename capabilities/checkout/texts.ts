import { PURCHASE_ACCESS_REFUSALS } from '#capabilities/orders/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ProblemTexts } from '#platform/http/problem-texts.ts'
import { CART_TEXTS } from '#capabilities/cart/index.ts'
import { PAYMENT_REFUSALS } from '#capabilities/payments/index.ts'
import type { PayPurchaseRefusal } from './operations/pay-purchase.ts'
import type { CheckoutRefusal } from './schema.ts'

/** The English wording of the first eight is law (specification); the others say the label's word. */
export const CHECKOUT_FIELD_TEXTS: ProblemTexts = {
  first_name_required: {
    fr: 'Le prénom est requis',
    en: 'First name is required',
    ar: 'الاسم مطلوب',
  },
  last_name_required: { fr: 'Le nom est requis', en: 'Last name is required', ar: 'اللقب مطلوب' },
  email_required: {
    fr: "L'e-mail est requis",
    en: 'Email is required',
    ar: 'البريد الإلكتروني مطلوب',
  },
  email_invalid: {
    fr: "Format d'e-mail invalide",
    en: 'Invalid email format',
    ar: 'صيغة البريد الإلكتروني غير صالحة',
  },
  phone_required: {
    fr: 'Le téléphone est requis',
    en: 'Phone is required',
    ar: 'رقم الهاتف مطلوب',
  },
  address_required: {
    fr: "L'adresse est requise",
    en: 'Address is required',
    ar: 'العنوان مطلوب',
  },
  city_required: { fr: 'La commune est requise', en: 'City is required', ar: 'البلدية مطلوبة' },
  wilaya_required: {
    fr: 'La wilaya est requise',
    en: 'Wilaya is required',
    ar: 'الولاية مطلوبة',
  },
  phone_invalid: {
    fr: 'Numéro de téléphone algérien invalide, par exemple 0550 12 34 56',
    en: 'Invalid Algerian phone number, for example 0550 12 34 56',
    ar: 'رقم هاتف جزائري غير صالح، مثال: ⁦0550 12 34 56⁩',
  },
  wilaya_unknown: {
    fr: "Cette wilaya n'existe pas",
    en: 'This wilaya does not exist',
    ar: 'هذه الولاية غير موجودة',
  },
  ...CART_TEXTS,
}

export const PAY_REFUSALS: Record<PayPurchaseRefusal['code'], LocalizedMessage> = {
  ...PAYMENT_REFUSALS,
  terms_not_accepted: {
    fr: 'Acceptez d’abord les conditions de vente.',
    en: 'Accept the conditions of sale first.',
    ar: 'وافق أولًا على شروط البيع.',
  },
  captcha_failed: {
    fr: 'Confirmez que vous n’êtes pas un robot, puis réessayez.',
    en: 'Confirm that you are not a robot, then try again.',
    ar: 'أكّد أنك لست روبوتًا ثم أعد المحاولة.',
  },
  ...PURCHASE_ACCESS_REFUSALS,
}

export const CHECKOUT_REFUSALS: Record<CheckoutRefusal['code'], LocalizedMessage> = {
  payment_method_unavailable: PAYMENT_REFUSALS.payment_method_unavailable,
  guest_checkout_off: {
    fr: 'Connectez-vous pour passer commande.',
    en: 'Sign in to place your order.',
    ar: 'سجل الدخول لإتمام الطلب.',
  },
  pickup_point_unavailable: {
    fr: 'Ce bureau n’est plus proposé pour votre commande. Choisissez-en un autre.',
    en: 'This office is not on offer for your order any more. Choose another one.',
    ar: 'هذا المكتب لم يعد متاحًا لطلبك. اختر مكتبًا آخر.',
  },
  too_many_unconfirmed_pieces: {
    fr: 'Une commande ne peut dépasser {maximum} articles non confirmés, dont {waiting} de vos commandes précédentes. Réduisez les quantités, ou attendez que ces commandes soient confirmées.',
    en: 'An order cannot go beyond {maximum} unconfirmed pieces, {waiting} of them from your earlier orders. Reduce the quantities, or wait until those orders are confirmed.',
    ar: 'لا يمكن أن يتجاوز الطلب {maximum} قطعة غير مؤكدة، منها {waiting} من طلباتك السابقة. قلّل الكميات أو انتظر تأكيد تلك الطلبات.',
  },
  quote_changed: {
    fr: 'Votre panier a changé. Vérifiez-le avant de confirmer.',
    en: 'Your cart has changed. Check it before you confirm.',
    ar: 'تغيرت سلتك. راجعها قبل التأكيد.',
  },
  out_of_stock: {
    fr: 'Certains articles ne sont plus disponibles dans la quantité voulue.',
    en: 'Some items are no longer available in the quantity you want.',
    ar: 'بعض المنتجات لم تعد متوفرة بالكمية المطلوبة.',
  },
  idempotency_key_reused: {
    fr: 'Cette clé a déjà servi pour une demande différente.',
    en: 'This key was already used for a different request.',
    ar: 'استُعمل هذا المفتاح من قبل في طلب مختلف.',
  },
}
