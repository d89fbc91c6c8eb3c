import type { LocalizedMessage } from '#platform/http/index.ts'

export const MESSAGE_EMAIL_TEXTS = {
  subject: {
    fr: 'Nouveau message {of_author}',
    en: 'New message from {author}',
    ar: 'رسالة جديدة من {author}',
  },
  a_buyer: { fr: 'un client', en: 'a buyer', ar: 'أحد المشترين' },
  intro: { fr: '{author} vous écrit :', en: '{author} writes to you:', ar: 'كتب لك {author}:' },
  open: { fr: 'Répondre', en: 'Answer', ar: 'الرد' },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>
