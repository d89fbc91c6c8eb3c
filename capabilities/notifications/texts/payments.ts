import type { LocalizedMessage } from '#platform/http/index.ts'
import { ORDER_EMAIL_TEXTS } from './orders.ts'

export const PAYMENT_EMAIL_TEXTS = {
  hello: ORDER_EMAIL_TEXTS.hello,
  signature: ORDER_EMAIL_TEXTS.signature,
  number: ORDER_EMAIL_TEXTS.number,
  edahabia: ORDER_EMAIL_TEXTS.edahabia,
  cib: ORDER_EMAIL_TEXTS.cib,
  open_orders: ORDER_EMAIL_TEXTS.open_orders,
  vendor_subject: ORDER_EMAIL_TEXTS.vendor_subject,
  receipt_subject: {
    fr: 'Reçu du paiement de votre commande {number}',
    en: 'Receipt for your order {number}',
    ar: 'وصل دفع طلبك {number}',
  },
  receipt_intro: {
    fr: 'Votre paiement est accepté et votre commande est confirmée. Gardez ce reçu.',
    en: 'Your payment is accepted and your order is confirmed. Keep this receipt.',
    ar: 'قُبل دفعك وتأكد طلبك. احتفظ بهذا الوصل.',
  },
  amount: { fr: 'Montant', en: 'Amount', ar: 'المبلغ' },
  method: { fr: 'Moyen de paiement', en: 'Paid with', ar: 'وسيلة الدفع' },
  date: { fr: 'Date', en: 'Date', ar: 'التاريخ' },
  gateway_order: { fr: 'N° de transaction', en: 'Transaction number', ar: 'رقم المعاملة' },
  approval: { fr: 'N° d’autorisation', en: 'Approval code', ar: 'رقم الترخيص' },
  card: { fr: 'Carte', en: 'Card', ar: 'البطاقة' },
  help: {
    fr: 'Un problème avec votre carte ? Appelez le 3020, numéro vert de la SATIM.',
    en: 'A problem with your card? Call 3020, the toll-free number of SATIM.',
    ar: 'مشكلة في بطاقتك؟ اتصل بالرقم الأخضر 3020 التابع لساتيم.',
  },
  follow: { fr: 'Voir ma commande', en: 'See my order', ar: 'عرض طلبي' },
  returned_subject: {
    fr: 'Votre paiement pour la commande {number} vous est rendu',
    en: 'Your payment for order {number} is being returned',
    ar: 'نعيد إليك ما دفعته للطلب {number}',
  },
  returned_intro: {
    fr: 'Votre paiement est arrivé alors que rien n’était plus à payer. {amount} reviennent sur votre carte.',
    en: 'Your payment arrived when there was nothing left to pay. {amount} is going back to your card.',
    ar: 'وصل دفعك ولم يعد هناك ما يُدفع. يعود مبلغ {amount} إلى بطاقتك.',
  },
  other_sum_intro: {
    fr: 'Le paiement en ligne a pris {taken} au lieu de {requested}. {amount} reviennent sur votre carte.',
    en: 'The payment page took {taken} instead of {requested}. {amount} is going back to your card.',
    ar: 'اقتطعت صفحة الدفع {taken} بدلاً من {requested}. يعود مبلغ {amount} إلى بطاقتك.',
  },
  vendor_paid: {
    fr: 'Vous avez une nouvelle commande, déjà payée par carte. Préparez-la : rien n’est à encaisser.',
    en: 'You have a new order, already paid by card. Prepare it: there is nothing to collect.',
    ar: 'لديك طلب جديد مدفوع بالبطاقة. حضّره، ولا شيء للتحصيل.',
  },
  vendor_door: {
    fr: 'Vous avez une nouvelle commande, à payer à la livraison.',
    en: 'You have a new order, to be paid on delivery.',
    ar: 'لديك طلب جديد يُدفع عند الاستلام.',
  },
} as const satisfies Record<string, LocalizedMessage>
