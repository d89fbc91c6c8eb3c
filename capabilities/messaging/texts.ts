import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ContactTopic } from './contract.ts'
import type { ContactRefusal } from './operations/manage-contact-threads.ts'
import type { ConversationRefusal } from './operations/conversations.ts'

export const TOPIC_TEXTS: Record<ContactTopic, LocalizedMessage> = {
  order: { fr: 'Une commande', en: 'An order', ar: 'طلب' },
  return: { fr: 'Un retour', en: 'A return', ar: 'إرجاع' },
  account: { fr: 'Mon compte', en: 'My account', ar: 'حسابي' },
  selling: {
    fr: 'Vendre sur la place de marché',
    en: 'Selling on the marketplace',
    ar: 'البيع في السوق',
  },
  other: { fr: 'Autre', en: 'Other', ar: 'موضوع آخر' },
}

export const CONVERSATION_REFUSALS: Record<ConversationRefusal['code'], LocalizedMessage> = {
  thread_not_found: {
    fr: "Cette conversation n'existe pas.",
    en: 'This conversation does not exist.',
    ar: 'هذه المحادثة غير موجودة.',
  },
  too_many_messages: {
    fr: 'Trop de messages en peu de temps. Réessayez plus tard.',
    en: 'Too many messages in a short time. Try again later.',
    ar: 'رسائل كثيرة في وقت قصير. أعد المحاولة لاحقًا.',
  },
}

export const CONTACT_REFUSALS: Record<ContactRefusal['code'], LocalizedMessage> = {
  thread_not_found: CONVERSATION_REFUSALS.thread_not_found,
  no_address: {
    fr: "Cette personne a fait effacer ses données : il n'y a plus d'adresse où répondre.",
    en: 'This person had their data erased: there is no address left to answer to.',
    ar: 'طلب هذا الشخص محو بياناته: لم يعد هناك عنوان للرد عليه.',
  },
  status_unchanged: {
    fr: "C'est déjà fait : quelqu'un d'autre l'a traité entre-temps.",
    en: 'It is done already: somebody else dealt with it meanwhile.',
    ar: 'تم ذلك من قبل: عالجه شخص آخر في هذه الأثناء.',
  },
}
