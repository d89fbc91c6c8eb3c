import type { StaffRole } from '#kernel/staff-roles.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'

/** Used within a sentence. */
export const STAFF_ROLE_DESCRIPTIONS: Record<StaffRole, LocalizedMessage> = {
  manager: {
    fr: 'gérer la boutique : produits, commandes, paiements et livraison',
    en: 'run the shop: products, orders, payments and delivery',
    ar: 'تسيير المتجر: المنتجات والطلبات والمدفوعات والتوصيل',
  },
  catalogue: {
    fr: 'tenir le catalogue : produits, imports et réponses aux avis',
    en: 'keep the catalogue: products, imports and answers to reviews',
    ar: 'العناية بالكتالوج: المنتجات والاستيراد والرد على التقييمات',
  },
  orders: {
    fr: 'préparer et expédier les commandes, et répondre aux messages',
    en: 'prepare and send the orders, and answer messages',
    ar: 'تحضير الطلبات وشحنها والرد على الرسائل',
  },
  calls: {
    fr: 'appeler les clients pour confirmer leurs commandes',
    en: 'call customers to confirm their orders',
    ar: 'الاتصال بالزبائن لتأكيد طلباتهم',
  },
}

export const STAFF_EMAIL_TEXTS = {
  subject: {
    fr: '{shop} vous invite dans son équipe',
    en: '{shop} invites you to its team',
    ar: '{shop} يدعوك إلى فريقه',
  },
  hello: { fr: 'Bonjour,', en: 'Hello,', ar: 'مرحبًا،' },
  intro: {
    fr: '{owner} vous invite à travailler dans la boutique {shop} sur {site}.',
    en: '{owner} invites you to work in the shop {shop} on {site}.',
    ar: '{owner} يدعوك للعمل في متجر {shop} على {site}.',
  },
  work: { fr: 'Vous pourrez : {work}.', en: 'You will: {work}.', ar: 'ستتولى: {work}.' },
  link: { fr: 'Voir l’invitation', en: 'See the invitation', ar: 'عرض الدعوة' },
  until: {
    fr: 'Ce lien est valable jusqu’au {until}, pour le compte de {email} seulement. Si vous n’avez pas de compte, créez-le avec cette adresse.',
    en: 'This link is valid until {until}, for the account of {email} only. If you have no account, create one with this address.',
    ar: 'هذا الرابط صالح إلى غاية {until}، لحساب {email} فقط. إن لم يكن لك حساب، فأنشئه بهذا العنوان.',
  },
  ignore: {
    fr: 'Vous ne connaissez pas cette boutique ? Ignorez ce message : rien ne se passe sans votre accord.',
    en: 'You do not know this shop? Ignore this message: nothing happens unless you agree.',
    ar: 'لا تعرف هذا المتجر؟ تجاهل هذه الرسالة: لن يحدث شيء دون موافقتك.',
  },
  removed_subject: {
    fr: 'Vous ne faites plus partie de l’équipe de {shop}',
    en: 'You are no longer on the team of {shop}',
    ar: 'لم تعد ضمن فريق {shop}',
  },
  removed: {
    fr: 'La boutique {shop} vous a retiré de son équipe : son espace ne vous est plus ouvert. Pour toute question, adressez-vous à elle.',
    en: 'The shop {shop} has taken you off its team: its space is no longer open to you. If you have any question, ask the shop.',
    ar: 'أخرجك متجر {shop} من فريقه: لم يعد فضاؤه مفتوحًا لك. لأي سؤال، توجه إليه.',
  },
  removed_account: {
    fr: 'Votre compte sur {site} reste le vôtre, avec vos achats.',
    en: 'Your account on {site} stays yours, with what you bought.',
    ar: 'يبقى حسابك على {site} لك، مع مشترياتك.',
  },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>
