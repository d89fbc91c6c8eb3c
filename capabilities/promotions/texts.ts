import type { Sentence } from '#platform/http/index.ts'
import type { PromoRefusal } from './schema.ts'

/** Why a promo code takes nothing off. */
export const PROMO_REFUSALS: Record<PromoRefusal['code'], Sentence> = {
  promo_unknown: {
    fr: "Ce code promo n'existe pas.",
    en: 'This promo code does not exist.',
    ar: 'رمز التخفيض هذا غير موجود.',
  },
  promo_not_started: {
    fr: 'Ce code promo sera valable à partir du {startsAt}.',
    en: 'This promo code is valid from {startsAt}.',
    ar: 'رمز التخفيض هذا صالح ابتداءً من {startsAt}.',
  },
  promo_ended: {
    fr: "Ce code promo n'est plus valable.",
    en: 'This promo code has ended.',
    ar: 'انتهت صلاحية رمز التخفيض هذا.',
  },
  promo_used_up: {
    fr: 'Ce code promo a été utilisé autant de fois que prévu.',
    en: 'This promo code has been used as often as it may be.',
    ar: 'استُنفدت مرات استعمال رمز التخفيض هذا.',
  },
  promo_used_by_buyer: {
    fr: 'Vous avez déjà utilisé ce code promo.',
    en: 'You have already used this promo code.',
    ar: 'لقد استعملت رمز التخفيض هذا من قبل.',
  },
  promo_not_for_these: {
    fr: 'Ce code promo ne concerne aucun article de votre panier.',
    en: 'This promo code is for none of the items in your cart.',
    ar: 'رمز التخفيض هذا لا يخص أي منتج في سلتك.',
  },
  promo_below_minimum: {
    fr: "Ce code promo s'applique à partir de {minimum} d'achats.",
    en: 'This promo code applies from {minimum} of purchases.',
    ar: 'يُطبَّق رمز التخفيض هذا ابتداءً من {minimum} من المشتريات.',
  },
}
