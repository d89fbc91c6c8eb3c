import type { LocalizedMessage } from '#platform/http/index.ts'

export const ABANDONED_CART_EMAIL_TEXTS = {
  subject: {
    fr: 'Votre panier vous attend sur {site}',
    en: 'Your cart is waiting on {site}',
    ar: 'سلتك في انتظارك على {site}',
  },
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  hello_visitor: { fr: 'Bonjour,', en: 'Hello,', ar: 'مرحبًا،' },
  intro: {
    fr: "Votre commande n'est pas terminée. Voici ce que vous aviez choisi.",
    en: 'Your order is not finished. Here is what you had chosen.',
    ar: 'لم تكتمل طلبيتك. إليك ما اخترته.',
  },
  subtotal: { fr: 'Sous-total', en: 'Subtotal', ar: 'المجموع الفرعي' },
  open: { fr: 'Retrouver mon panier', en: 'Open my cart again', ar: 'العودة إلى سلتي' },
  prices: {
    fr: 'Les prix et le stock sont ceux du moment où vous ouvrez le panier. Le lien est valable 30 jours.',
    en: 'Prices and stock are those of the moment you open the cart. The link is valid for 30 days.',
    ar: 'الأسعار والمخزون هي المعمول بها عند فتح السلة. الرابط صالح لمدة 30 يومًا.',
  },
  once: {
    fr: 'Vous recevez ce rappel parce que vous l’avez demandé au moment de commander. Il n’y en aura pas d’autre.',
    en: 'You receive this reminder because you asked for it at checkout. There will be no other.',
    ar: 'تصلك هذه الرسالة لأنك طلبتها عند إتمام الطلب، ولن تصلك رسالة أخرى.',
  },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>
