import type { Language } from '#kernel/locale.ts'

export const INBOX_TEXTS: Record<
  Language,
  { title: string; explained: string; empty: string; messages: string; noMessage: string }
> = {
  fr: {
    title: 'Boîte de réception de démonstration',
    explained: 'Les e-mails que la place de marché aurait envoyés, du plus récent au plus ancien.',
    empty: 'Aucun e-mail pour l’instant.',
    messages: 'SMS',
    noMessage: 'Aucun SMS pour l’instant.',
  },
  en: {
    title: 'Demo inbox',
    explained: 'The e-mails that the marketplace would have sent, newest first.',
    empty: 'No e-mail yet.',
    messages: 'Text messages',
    noMessage: 'No message yet.',
  },
  ar: {
    title: 'صندوق الوارد التجريبي',
    explained: 'الرسائل التي كانت المنصة سترسلها، من الأحدث إلى الأقدم.',
    empty: 'لا توجد رسائل بعد.',
    messages: 'الرسائل القصيرة',
    noMessage: 'لا توجد رسائل قصيرة بعد.',
  },
}

export const API_TEXTS: Record<Language, { explained: string }> = {
  fr: {
    explained:
      'Chaque appel, ses paramètres et ses réponses. Le document complet, avec les schémas :',
  },
  en: {
    explained: 'Each call, its parameters and its answers. The whole document, with the schemas:',
  },
  ar: { explained: 'كل نداء مع معاملاته وأجوبته. الوثيقة الكاملة مع المخططات:' },
}
