import type { Sentence } from '#platform/http/index.ts'
import type { ContactTopic } from './contract.ts'

/** The subject of a thread that the contact form opened, as the operator reads it. */
export const TOPIC_TEXTS: Record<ContactTopic, Sentence> = {
  order: { fr: 'Une commande', en: 'An order', ar: 'طلبية' },
  return: { fr: 'Un retour', en: 'A return', ar: 'إرجاع' },
  account: { fr: 'Mon compte', en: 'My account', ar: 'حسابي' },
  selling: {
    fr: 'Vendre sur la place de marché',
    en: 'Selling on the marketplace',
    ar: 'البيع في السوق',
  },
  other: { fr: 'Autre', en: 'Other', ar: 'موضوع آخر' },
}
