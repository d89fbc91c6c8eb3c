import type { LocalizedMessage } from '#platform/http/index.ts'

export const QUESTION_EMAIL_TEXTS = {
  subject: {
    fr: 'Nouvelle question : {product}',
    en: 'New question: {product}',
    ar: 'سؤال جديد: {product}',
  },
  intro: {
    fr: '{author} pose une question sur « {product} » :',
    en: '{author} asks about “{product}”:',
    ar: 'طرح {author} سؤالًا حول «{product}»:',
  },
  answer: { fr: 'Répondre', en: 'Answer', ar: 'الرد على السؤال' },
  'answered-subject': {
    fr: '{shop} a répondu à votre question',
    en: '{shop} answered your question',
    ar: 'ردّ متجر {shop} على سؤالك',
  },
  answered: {
    fr: 'Vous avez demandé au sujet de « {product} » :',
    en: 'You asked about “{product}”:',
    ar: 'سألت حول «{product}»:',
  },
  'answered-by': { fr: '{shop} répond :', en: '{shop} answers:', ar: 'ردّ متجر {shop}:' },
  open: { fr: 'Voir le produit', en: 'See the product', ar: 'عرض المنتج' },
  'contact-subject': {
    fr: 'Notre réponse : {subject}',
    en: 'Our answer: {subject}',
    ar: 'ردّنا: {subject}',
  },
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  'you-wrote': { fr: 'Vous nous avez écrit :', en: 'You wrote to us:', ar: 'كتبت إلينا:' },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>
