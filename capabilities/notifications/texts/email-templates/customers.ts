import type { LocalizedMessage } from '#platform/http/index.ts'

export const CUSTOMER_TEMPLATE_DESCRIPTIONS = {
  'messaging.to_buyer': {
    fr: 'Une boutique écrit à un acheteur',
    en: 'A shop writes to a buyer',
    ar: 'رسالة من متجر إلى زبون',
  },
  'messaging.to_shop': {
    fr: 'Un acheteur écrit à une boutique',
    en: 'A buyer writes to a shop',
    ar: 'رسالة من زبون إلى متجر',
  },
  'reviews.review_published': {
    fr: 'Un avis est publié',
    en: 'A review is published',
    ar: 'نشر تقييم',
  },
  'reviews.review_answered': {
    fr: 'La boutique répond à un avis',
    en: 'The shop answers a review',
    ar: 'ردّ المتجر على تقييم',
  },
  'cart.abandoned': {
    fr: 'Un panier attend, et le rappel a été demandé',
    en: 'A cart waits, and the reminder was asked for',
    ar: 'سلة في الانتظار طُلب التذكير بها',
  },
  'reviews.question_asked': {
    fr: 'Un visiteur pose une question sur un produit',
    en: 'A visitor asks about a product',
    ar: 'سؤال من زائر عن منتج',
  },
  'reviews.question_answered': {
    fr: 'La boutique répond à une question',
    en: 'The shop answers a question',
    ar: 'ردّ المتجر على سؤال',
  },
  'messaging.contact_answered': {
    fr: 'L’équipe répond au formulaire de contact',
    en: 'The team answers the contact form',
    ar: 'ردّ الفريق على نموذج الاتصال',
  },
  'privacy.data_request_received': {
    fr: 'Une demande sur des données personnelles est reçue',
    en: 'A request about personal data is received',
    ar: 'استلام طلب بشأن المعطيات الشخصية',
  },
} as const satisfies Record<string, LocalizedMessage>
