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

export const MAINTENANCE_TEXTS: Record<
  Language,
  { title: string; text: string; orders: string; write: string }
> = {
  fr: {
    title: 'Nous revenons très vite',
    text: 'Le site est en maintenance pour quelques instants.',
    orders: 'Vos commandes suivent leur cours, et votre panier vous attend.',
    write: 'Une question ? Écrivez-nous :',
  },
  en: {
    title: 'We are back very soon',
    text: 'The site is under maintenance for a moment.',
    orders: 'Your orders are on their way, and your cart is waiting for you.',
    write: 'A question? Write to us:',
  },
  ar: {
    title: 'سنعود قريبًا جدًا',
    text: 'الموقع قيد الصيانة لبضع لحظات.',
    orders: 'طلباتكم تواصل مسارها، وسلّتكم في انتظاركم.',
    write: 'لديكم سؤال؟ راسلونا:',
  },
}
