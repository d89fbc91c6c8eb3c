import type { PaymentMethod } from '#kernel/payment-methods.ts'
import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { EventRefusal } from './gateways/gateway.ts'
import type {
  DecideRefundSettlementRefusal,
  RecordRefundSettlementRefusal,
} from './operations/settle-refunds-manually.ts'
import type { StartRefusal } from './operations/start-payment.ts'

export const PAYMENT_REFUSALS: Record<StartRefusal['code'], LocalizedMessage> = {
  payment_method_unavailable: {
    fr: "Le paiement en ligne n'est pas encore disponible. Choisissez le paiement à la livraison.",
    en: 'Online payment is not available yet. Choose payment on delivery.',
    ar: 'الدفع الإلكتروني غير متاح بعد. اختر الدفع عند الاستلام.',
  },
  payment_not_awaited: {
    fr: "Cette commande n'attend plus de paiement en ligne.",
    en: 'This order no longer waits for an online payment.',
    ar: 'لم يعد هذا الطلب في انتظار دفع إلكتروني.',
  },
  too_many_payment_attempts: {
    fr: 'Trop de tentatives pour cette commande. Choisissez le paiement à la livraison.',
    en: 'Too many attempts for this order. Choose payment on delivery.',
    ar: 'محاولات كثيرة لهذا الطلب. اختر الدفع عند الاستلام.',
  },
  gateway_unreachable: {
    fr: 'Le service de paiement ne répond pas. Rien ne vous a été débité : réessayez dans un instant, ou payez à la livraison.',
    en: 'The payment service does not answer. You were not charged: try again in a moment, or pay on delivery.',
    ar: 'خدمة الدفع لا تستجيب. لم يُخصم منك أي مبلغ: أعد المحاولة بعد لحظات أو ادفع عند الاستلام.',
  },
}

export const EVENT_REFUSALS: Record<EventRefusal['code'], LocalizedMessage> = {
  signature_missing: {
    fr: 'La signature manque.',
    en: 'The signature is missing.',
    ar: 'التوقيع غير موجود.',
  },
  signature_invalid: {
    fr: 'La signature ne correspond pas.',
    en: 'The signature does not match.',
    ar: 'التوقيع غير مطابق.',
  },
  event_malformed: {
    fr: 'Ce message n’a pas la forme attendue.',
    en: 'This message does not have the expected form.',
    ar: 'هذه الرسالة ليست بالصيغة المتوقعة.',
  },
  mode_mismatch: {
    fr: 'Ce message vient de l’autre mode (test ou réel).',
    en: 'This message is of the other mode (test or live).',
    ar: 'هذه الرسالة من الوضع الآخر (تجريبي أو حقيقي).',
  },
}

type SettleCodes = (RecordRefundSettlementRefusal | DecideRefundSettlementRefusal)['code']
export const SETTLE_REFUND_REFUSALS: Record<SettleCodes, LocalizedMessage> = {
  ...APPROVER_TEXTS,
  refund_not_found: {
    fr: "Ce remboursement n'existe pas.",
    en: 'This refund does not exist.',
    ar: 'هذا الاسترداد غير موجود.',
  },
  refund_not_open: {
    fr: "Ce remboursement n'attend personne : il est fait ou en route.",
    en: 'This refund waits for nobody: it is done or on its way.',
    ar: 'هذا الاسترداد لا ينتظر أحدًا: لقد تم أو هو في الطريق.',
  },
  refund_waits_for_second: {
    fr: 'Ce remboursement est déjà enregistré comme payé : une autre personne le confirme.',
    en: 'This refund is already recorded as paid: another person confirms it.',
    ar: 'سُجّل هذا الاسترداد على أنه مدفوع: يؤكده شخص آخر.',
  },
  paid_in_future: {
    fr: 'Cette date est dans le futur.',
    en: 'This day is in the future.',
    ar: 'هذا التاريخ في المستقبل.',
  },
  paid_before_due: {
    fr: "À cette date, rien n'était encore à rembourser.",
    en: 'On this day nothing was to be refunded yet.',
    ar: 'في هذا التاريخ لم يكن هناك ما يُسترد بعد.',
  },
  till_short: {
    fr: 'La caisse ne contient que {left} DA.',
    en: 'The till holds only {left} DZD.',
    ar: 'لا يوجد في الصندوق إلا {left} دج.',
  },
  refund_settlement_not_found: {
    fr: "Ce paiement n'est pas enregistré.",
    en: 'This payment is not recorded.',
    ar: 'هذا الدفع غير مسجل.',
  },
  refund_settlement_decided: {
    fr: 'Ce paiement a déjà été traité. Rechargez la page.',
    en: 'This payment has already been decided. Reload the page.',
    ar: 'سبق البت في هذا الدفع. أعد تحميل الصفحة.',
  },
  not_the_recorder: {
    fr: "Seule la personne qui l'a enregistré le retire. Vous pouvez le rejeter.",
    en: 'Only who recorded it withdraws it. You may reject it.',
    ar: 'لا يسحبه إلا من سجّله. يمكنك رفضه.',
  },
}
export const REFUND_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  reference_required: {
    fr: 'Indiquez la référence du remboursement',
    en: 'Give the reference of the refund',
    ar: 'أدخل مرجع الاسترداد',
  },
}

export const METHOD_NAMES: Record<PaymentMethod, LocalizedMessage> = {
  cash_on_delivery: {
    fr: 'Paiement à la livraison, en espèces',
    en: 'Cash on delivery',
    ar: 'الدفع نقدًا عند الاستلام',
  },
  card_on_delivery: {
    fr: 'Paiement à la livraison, par carte',
    en: 'Card on delivery',
    ar: 'الدفع بالبطاقة عند الاستلام',
  },
  edahabia: { fr: 'Carte Edahabia', en: 'Edahabia card', ar: 'بطاقة الذهبية' },
  cib: { fr: 'Carte CIB', en: 'CIB card', ar: 'بطاقة CIB' },
}
