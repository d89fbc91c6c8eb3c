import type { LocalizedMessage } from '#platform/http/index.ts'

export const REVIEW_EMAIL_TEXTS = {
  subject: {
    fr: 'Nouvel avis {rating}/5 : {product}',
    en: 'New {rating}/5 review: {product}',
    ar: 'تقييم جديد {rating}/5: {product}',
  },
  intro: {
    fr: '{author} a reçu « {product} » et donne son avis.',
    en: '{author} received “{product}” and reviewed it.',
    ar: 'استلم {author} المنتج «{product}» وقيّمه.',
  },
  rating: { fr: 'Note', en: 'Rating', ar: 'التقييم' },
  open: { fr: 'Voir l’avis', en: 'See the review', ar: 'عرض التقييم' },
  'answered-subject': {
    fr: '{shop} a répondu à votre avis',
    en: '{shop} answered your review',
    ar: 'ردّ متجر {shop} على تقييمك',
  },
  answered: {
    fr: '{shop} a répondu à votre avis sur « {product} » :',
    en: '{shop} answered your review of “{product}”:',
    ar: 'ردّ متجر {shop} على تقييمك للمنتج «{product}»:',
  },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>
