import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ConnectRefusal } from './operations/connect-courier.ts'
import type { OperatorRateRefusal } from './operations/set-operator-rates.ts'
import type { ImportCourierFeesRefusal } from './operations/import-courier-fees.ts'

export const COURIER_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  api_id_required: {
    fr: 'Copiez l’identifiant API (API ID) de votre espace développeur.',
    en: 'Copy the API ID from your developer dashboard.',
    ar: 'انسخ معرّف API (API ID) من فضاء المطوّرين الخاص بك.',
  },
  api_token_required: {
    fr: 'Copiez le jeton API (API Token) de votre espace développeur.',
    en: 'Copy the API token from your developer dashboard.',
    ar: 'انسخ رمز API (API Token) من فضاء المطوّرين الخاص بك.',
  },
  delay_range_invalid: {
    fr: 'Le délai le plus long ne peut pas être plus court que le premier.',
    en: 'The longest delay cannot be shorter than the first one.',
    ar: 'لا يمكن أن تكون المدة القصوى أقصر من المدة الدنيا.',
  },
}

export type CourierRefusal = ConnectRefusal | ImportCourierFeesRefusal | { code: 'duplicate_rate' }

export const COURIER_REFUSALS: Record<CourierRefusal['code'], LocalizedMessage> = {
  courier_unknown: {
    fr: 'Ce transporteur n’est pas proposé.',
    en: 'This courier is not on offer.',
    ar: 'شركة التوصيل هذه غير متاحة.',
  },
  courier_is_manual: {
    fr: 'Ce transporteur ne se relie pas encore : notez ses numéros de suivi à la main.',
    en: 'This courier cannot be connected yet: write its tracking numbers down by hand.',
    ar: 'لا يمكن ربط شركة التوصيل هذه بعد، فسجّل أرقام التتبع يدويًا.',
  },
  credentials_refused: {
    fr: 'Le transporteur refuse ces identifiants. Copiez-les à nouveau depuis votre espace développeur.',
    en: 'The courier refuses these credentials. Copy them again from your developer dashboard.',
    ar: 'رفضت شركة التوصيل هذه المعرّفات. انسخها من جديد من فضاء المطوّرين.',
  },
  courier_unavailable: {
    fr: 'Le transporteur ne répond pas pour le moment. Réessayez dans quelques minutes.',
    en: 'The courier does not answer at the moment. Try again in a few minutes.',
    ar: 'شركة التوصيل لا تستجيب حاليًا. أعد المحاولة بعد بضع دقائق.',
  },
  courier_not_connected: {
    fr: 'Reliez d’abord votre compte chez ce transporteur.',
    en: 'Connect your account with this courier first.',
    ar: 'اربط أولًا حسابك لدى شركة التوصيل هذه.',
  },
  import_in_progress: {
    fr: 'La reprise des tarifs est déjà en cours.',
    en: 'The fees are already being imported.',
    ar: 'استيراد التعريفات جارٍ بالفعل.',
  },
  duplicate_rate: {
    fr: 'Une wilaya est nommée deux fois.',
    en: 'A wilaya is named twice.',
    ar: 'ذُكرت ولاية مرتين.',
  },
}

export const RATE_REFUSALS: Record<OperatorRateRefusal['code'], LocalizedMessage> = {
  duplicate_rate: COURIER_REFUSALS.duplicate_rate,
  rate_version_conflict: {
    fr: 'Quelqu’un d’autre vient de changer ces tarifs : relisez-les avant d’enregistrer.',
    en: 'Somebody else has just changed these prices: read them again before saving.',
    ar: 'غيّر شخص آخر هذه الأسعار للتو: راجعها قبل الحفظ.',
  },
}

export const COURIER_STATUSES = {
  courier_unknown: 404,
  courier_is_manual: 409,
  credentials_refused: 422,
  courier_unavailable: 503,
  courier_not_connected: 409,
  import_in_progress: 409,
  duplicate_rate: 422,
} as const satisfies Record<CourierRefusal['code'], number>
