import type { LocalizedMessage } from '#platform/http/index.ts'

export const PRINTABLE_TEXTS = {
  title: {
    fr: 'Vos données personnelles',
    en: 'Your personal data',
    ar: 'معطياتك الشخصية',
  },
  made: { fr: 'Fait le {date}.', en: 'Made on {date}.', ar: 'حُرّر في {date}.' },
  nothing: { fr: 'Rien n’est gardé ici.', en: 'Nothing is kept here.', ar: 'لا شيء محفوظ هنا.' },
} as const satisfies Record<string, LocalizedMessage>

export const SECTION_TEXTS = {
  identity: { fr: 'Compte', en: 'Account', ar: 'الحساب' },
  orders: { fr: 'Achats et paiements', en: 'Purchases and payments', ar: 'المشتريات والمدفوعات' },
  privacy: {
    fr: 'Consentements et demandes',
    en: 'Consents and requests',
    ar: 'الموافقات والطلبات',
  },
  vendors: { fr: 'Boutique', en: 'Shop', ar: 'المتجر' },
  cart: { fr: 'Favoris et paniers', en: 'Favourites and carts', ar: 'المفضلة والسلال' },
  confirmation: { fr: 'Appels', en: 'Calls', ar: 'المكالمات' },
  returns: { fr: 'Retours', en: 'Returns', ar: 'المرتجعات' },
  fulfillment: { fr: 'Livraisons', en: 'Deliveries', ar: 'التوصيلات' },
  vendor_dashboard: { fr: 'Vues enregistrées', en: 'Saved views', ar: 'طرق العرض المحفوظة' },
  documents: { fr: 'Factures', en: 'Invoices', ar: 'الفواتير' },
  reviews: { fr: 'Avis et questions', en: 'Reviews and questions', ar: 'الآراء والأسئلة' },
  messaging: { fr: 'Messages', en: 'Messages', ar: 'الرسائل' },
  notifications: { fr: 'Mails et alertes', en: 'Mails and alerts', ar: 'الرسائل والتنبيهات' },
  analytics: { fr: 'Mesure d’audience', en: 'Audience', ar: 'قياس الجمهور' },
} as const satisfies Record<string, LocalizedMessage>
