import type { Language } from '#kernel/locale.ts'

export const DEV_INBOX_TEXTS: Record<
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
    orders: 'طلباتك تواصل مسارها، وسلّتك في انتظارك.',
    write: 'لديك سؤال؟ راسلنا:',
  },
}

export const ERROR_PAGE_TEXTS: Record<
  Language,
  Record<'linkTitle' | 'link' | 'signIn' | 'orders' | 'track' | 'data', string>
> = {
  fr: {
    linkTitle: 'Ce lien ne fonctionne pas',
    link: 'Il est incomplet, ou ce moyen de connexion n’est pas disponible. Demandez un nouveau lien ou connectez-vous autrement.',
    signIn: 'Aller à la connexion',
    orders: 'Retour aux commandes',
    track: 'Suivre ma commande',
    data: 'Demander mes données',
  },
  en: {
    linkTitle: 'This link does not work',
    link: 'It is incomplete, or this way of logging in is not available. Ask for a new link or log in another way.',
    signIn: 'Go to log in',
    orders: 'Back to the orders',
    track: 'Track my order',
    data: 'Ask for my data',
  },
  ar: {
    linkTitle: 'هذا الرابط لا يعمل',
    link: 'الرابط غير كامل، أو أن طريقة الدخول هذه غير متاحة. اطلب رابطًا جديدًا أو سجّل الدخول بطريقة أخرى.',
    signIn: 'الذهاب إلى تسجيل الدخول',
    orders: 'العودة إلى الطلبات',
    track: 'تتبع طلبي',
    data: 'طلب بياناتي',
  },
}
