import type { LocalizedMessage } from '#platform/http/index.ts'

export const DATA_REQUEST_EMAIL_TEXTS = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  subject: {
    fr: 'Nous avons reçu votre demande {number}',
    en: 'We have received your request {number}',
    ar: 'استلمنا طلبك {number}',
  },
  received: {
    fr: 'Votre demande sur vos données personnelles est enregistrée sous le numéro {number}. Vous aurez une réponse au plus tard le {date}.',
    en: 'Your request about your personal data is filed as {number}. You will have an answer by {date} at the latest.',
    ar: 'سُجّل طلبك بشأن معطياتك الشخصية تحت الرقم {number}. ستصلك الإجابة في أجل أقصاه {date}.',
  },
  next: {
    fr: 'Nous pouvons vous demander un code envoyé à cette adresse, pour être sûrs que la demande vient de vous.',
    en: 'We may ask you for a code sent to this address, to be sure that the request comes from you.',
    ar: 'قد نطلب منك رمزًا نرسله إلى هذا العنوان للتأكد من أن الطلب صادر عنك.',
  },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>
