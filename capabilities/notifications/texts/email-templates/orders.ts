import type { LocalizedMessage } from '#platform/http/index.ts'

export const ORDER_TEMPLATE_DESCRIPTIONS = {
  'orders.purchase_placed': {
    fr: 'Une commande vient d’être passée',
    en: 'An order has just been placed',
    ar: 'تسجيل طلب جديد',
  },
  'orders.purchase_to_pay': {
    fr: 'Une commande attend son paiement en ligne',
    en: 'An order waits for its online payment',
    ar: 'طلب ينتظر الدفع الإلكتروني',
  },
  'payments.receipt': {
    fr: 'Le paiement en ligne est reçu',
    en: 'The online payment is received',
    ar: 'وصول الدفع الإلكتروني',
  },
  'payments.returned': {
    fr: 'Un paiement reçu trop tard est rendu',
    en: 'A payment that came too late is given back',
    ar: 'إرجاع دفع وصل متأخرًا',
  },
  'phone_confirmation.call_required': {
    fr: 'La boutique va appeler pour confirmer',
    en: 'The shop is going to call to confirm',
    ar: 'المتجر سيتصل للتأكيد',
  },
  'orders.confirmed': {
    fr: 'La boutique confirme la commande',
    en: 'The shop confirms the order',
    ar: 'تأكيد الطلب من المتجر',
  },
  'orders.confirmed_yourself': {
    fr: 'L’acheteur confirme lui-même',
    en: 'The buyer confirms it themselves',
    ar: 'تأكيد الطلب من الزبون نفسه',
  },
  'orders.shipped': { fr: 'Le colis est expédié', en: 'The parcel is sent', ar: 'شحن الطرد' },
  'orders.parcel_shipped': {
    fr: 'Un autre colis de la commande est expédié',
    en: 'Another parcel of the order is sent',
    ar: 'شحن طرد آخر من الطلب',
  },
  'orders.delivery_failed': {
    fr: 'Le colis n’a pas pu être remis',
    en: 'The parcel could not be handed over',
    ar: 'تعذّر تسليم الطرد',
  },
  'orders.remainder_cancelled': {
    fr: 'Le reste de la commande est annulé',
    en: 'The rest of the order is cancelled',
    ar: 'إلغاء بقية الطلب',
  },
  'orders.parcel_lost': {
    fr: 'Un colis est perdu, volé ou abîmé',
    en: 'A parcel is lost, stolen or damaged',
    ar: 'فقدان طرد أو سرقته أو تلفه',
  },
  'orders.delivered': {
    fr: 'Le colis est livré',
    en: 'The parcel is delivered',
    ar: 'تسليم الطرد',
  },
  'orders.cancelled': {
    fr: 'La commande est annulée',
    en: 'The order is cancelled',
    ar: 'إلغاء الطلب',
  },
  'orders.cancelled_unreached': {
    fr: 'L’acheteur n’a pas pu être joint',
    en: 'The buyer could not be reached',
    ar: 'تعذّر الاتصال بالزبون',
  },
  'orders.cancelled_unpaid': {
    fr: 'La commande n’a pas été payée à temps',
    en: 'The order was not paid in time',
    ar: 'عدم دفع الطلب في الوقت المحدد',
  },
  'orders.order_placed': {
    fr: 'Une commande est à préparer',
    en: 'An order is to be prepared',
    ar: 'طلب جديد للتحضير',
  },
  'orders.order_to_confirm': {
    fr: 'Une commande est à confirmer par téléphone',
    en: 'An order is to be confirmed by phone',
    ar: 'طلب جديد يلزم تأكيده هاتفيًا',
  },
  'payments.order_paid': {
    fr: 'Une commande payée par carte est à préparer',
    en: 'An order paid by card is to be prepared',
    ar: 'طلب مدفوع بالبطاقة للتحضير',
  },
  'payments.order_paid_on_delivery': {
    fr: 'Une commande sera payée à la livraison',
    en: 'An order will be paid at the door',
    ar: 'طلب سيُدفع عند الاستلام',
  },
  'orders.confirmed_by_buyer': {
    fr: 'L’acheteur a confirmé sans appel',
    en: 'The buyer confirmed without a call',
    ar: 'تأكيد الزبون دون اتصال',
  },
  'orders.address_changed': {
    fr: 'L’acheteur a changé l’adresse',
    en: 'The buyer changed the address',
    ar: 'تغيير العنوان من الزبون',
  },
  'orders.address_changed_by_buyer': {
    fr: 'L’adresse d’une commande a changé',
    en: 'The address of an order has changed',
    ar: 'تغيّر عنوان طلب',
  },
  'orders.cancelled_by_buyer': {
    fr: 'L’acheteur a annulé avant l’envoi',
    en: 'The buyer cancelled before sending',
    ar: 'إلغاء الزبون قبل الشحن',
  },
} as const satisfies Record<string, LocalizedMessage>
