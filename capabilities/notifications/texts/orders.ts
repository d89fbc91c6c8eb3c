import type { Sentence } from '#platform/http/index.ts'

/** What the mails about orders say. */
export const ORDER_MAIL = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  signature: {
    fr: "L'équipe {site}",
    en: 'The {site} team',
    ar: 'فريق {site}',
  },
  placed_subject: {
    fr: 'Commande {number} enregistrée',
    en: 'Order {number} received',
    ar: 'تم تسجيل طلبك {number}',
  },
  placed_intro: {
    fr: 'Merci pour votre commande. Gardez ce message : il vaut confirmation.',
    en: 'Thank you for your order. Keep this message: it is your confirmation.',
    ar: 'شكرًا على طلبك. احتفظ بهذه الرسالة فهي تأكيد لطلبك.',
  },
  number: { fr: 'Numéro de commande', en: 'Order number', ar: 'رقم الطلب' },
  sold_by: { fr: 'Vendu par {vendor}', en: 'Sold by {vendor}', ar: 'يبيعه {vendor}' },
  arrives: {
    fr: 'Livraison prévue du {from} au {until}',
    en: 'Delivery expected from {from} to {until}',
    ar: 'التوصيل المتوقع من {from} إلى {until}',
  },
  home: { fr: 'à domicile', en: 'to your door', ar: 'إلى المنزل' },
  stop_desk: { fr: 'au bureau du livreur', en: "at the courier's desk", ar: 'في مكتب التوصيل' },
  vendor_calls: {
    fr: 'La boutique vous appellera pour confirmer cette commande.',
    en: 'The shop will call you to confirm this order.',
    ar: 'سيتصل بك المتجر لتأكيد هذا الطلب.',
  },
  subtotal: { fr: 'Sous-total', en: 'Subtotal', ar: 'المجموع الفرعي' },
  shipping: { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' },
  discount: { fr: 'Réduction', en: 'Discount', ar: 'التخفيض' },
  rounding: { fr: 'Arrondi', en: 'Rounding', ar: 'التقريب' },
  total: { fr: 'Total TTC', en: 'Total, all taxes included', ar: 'المجموع بكل الرسوم' },
  to_pay: { fr: 'À payer', en: 'To pay', ar: 'المبلغ المستحق' },
  address: { fr: 'Adresse de livraison', en: 'Delivery address', ar: 'عنوان التوصيل' },
  payment: { fr: 'Paiement', en: 'Payment', ar: 'الدفع' },
  cash_on_delivery: {
    fr: 'en espèces, à la livraison',
    en: 'in cash, on delivery',
    ar: 'نقدًا عند التسليم',
  },
  card_on_delivery: {
    fr: 'par carte, à la livraison',
    en: 'by card, on delivery',
    ar: 'بالبطاقة عند التسليم',
  },
  edahabia: { fr: 'carte Edahabia', en: 'Edahabia card', ar: 'بطاقة الذهبية' },
  cib: { fr: 'carte CIB', en: 'CIB card', ar: 'بطاقة CIB' },
  follow: { fr: 'Suivre ma commande', en: 'Follow my order', ar: 'متابعة طلبي' },
  returns: {
    fr: 'Un article abîmé ou différent de ce que vous avez commandé peut être renvoyé dans les 4 jours ouvrables qui suivent la livraison, aux frais de la boutique.',
    en: 'An item that is damaged or not what you ordered can be sent back within 4 working days of delivery, at the expense of the shop.',
    ar: 'يمكن إرجاع أي منتج معيب أو مخالف لطلبك خلال 4 أيام عمل من التسليم على نفقة المتجر.',
  },
  vendor_subject: {
    fr: 'Nouvelle commande {number}',
    en: 'New order {number}',
    ar: 'طلب جديد {number}',
  },
  vendor_intro: {
    fr: 'Vous avez une nouvelle commande à préparer.',
    en: 'You have a new order to prepare.',
    ar: 'لديك طلب جديد للتحضير.',
  },
  vendor_intro_call: {
    fr: 'Vous avez une nouvelle commande à confirmer par téléphone.',
    en: 'You have a new order to confirm by phone.',
    ar: 'لديك طلب جديد يلزم تأكيده هاتفيًا.',
  },
  open_orders: { fr: 'Voir mes commandes', en: 'See my orders', ar: 'عرض طلباتي' },
  customer: { fr: 'Client', en: 'Customer', ar: 'الزبون' },
  confirmed_subject: {
    fr: 'Votre commande {number} est confirmée',
    en: 'Your order {number} is confirmed',
    ar: 'تم تأكيد طلبك {number}',
  },
  confirmed_intro: {
    fr: '{vendor} a confirmé votre commande et la prépare.',
    en: '{vendor} has confirmed your order and is preparing it.',
    ar: 'أكد {vendor} طلبك وهو الآن قيد التحضير.',
  },
  shipped_subject: {
    fr: 'Votre commande {number} est expédiée',
    en: 'Your order {number} is on its way',
    ar: 'تم شحن طلبك {number}',
  },
  shipped_intro: {
    fr: '{vendor} a remis votre colis au livreur.',
    en: '{vendor} has handed your parcel to the courier.',
    ar: 'سلّم {vendor} طردك إلى شركة التوصيل.',
  },
  delivered_subject: {
    fr: 'Votre commande {number} est livrée',
    en: 'Your order {number} is delivered',
    ar: 'تم تسليم طلبك {number}',
  },
  delivered_intro: {
    fr: 'Votre colis de {vendor} est arrivé. Merci de votre confiance.',
    en: 'Your parcel from {vendor} has arrived. Thank you for your trust.',
    ar: 'وصل طردك من {vendor}. شكرًا على ثقتك.',
  },
  cancelled_subject: {
    fr: 'Votre commande {number} est annulée',
    en: 'Your order {number} is cancelled',
    ar: 'تم إلغاء طلبك {number}',
  },
  cancelled_intro: {
    fr: 'Votre commande chez {vendor} est annulée. Rien ne vous sera demandé pour elle.',
    en: 'Your order from {vendor} is cancelled. Nothing will be asked of you for it.',
    ar: 'أُلغي طلبك لدى {vendor}. لن يُطلب منك أي مبلغ مقابله.',
  },
  vendor_cancelled_subject: {
    fr: 'Commande {number} annulée par le client',
    en: 'Order {number} cancelled by the customer',
    ar: 'ألغى الزبون الطلب {number}',
  },
  vendor_cancelled_intro: {
    fr: 'Le client a annulé la commande {number} avant son envoi. Ne la préparez plus : ses articles sont de nouveau en stock.',
    en: 'The customer cancelled order {number} before it was sent. Do not prepare it: its items are back in stock.',
    ar: 'ألغى الزبون الطلب {number} قبل شحنه. لا تحضّره، فقد عادت منتجاته إلى المخزون.',
  },
  reason: { fr: 'Motif', en: 'Reason', ar: 'السبب' },
  reason_changed_mind: { fr: 'A changé d’avis', en: 'Changed their mind', ar: 'غيّر رأيه' },
  reason_ordered_twice: { fr: 'Commandé en double', en: 'Ordered twice', ar: 'طلب مكرر' },
  reason_wrong_details: {
    fr: 'Erreur d’article ou d’adresse',
    en: 'Wrong item or address',
    ar: 'خطأ في المنتج أو العنوان',
  },
  reason_too_slow: { fr: 'Livraison trop lente', en: 'Delivery too slow', ar: 'التوصيل بطيء جدًا' },
  reason_found_elsewhere: { fr: 'Trouvé ailleurs', en: 'Found elsewhere', ar: 'وجده في مكان آخر' },
} as const satisfies Record<string, Sentence>
