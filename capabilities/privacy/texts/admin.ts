import type { LocalizedMessage } from '#platform/http/index.ts'
import type { BreachRefusal } from '../rules/breach.ts'
import type { ErasureStepRefusal } from '../rules/erasure.ts'
import type { CodeRefusal, RequestTransitionRefusal } from '../rules/request-transitions.ts'

type Code =
  | RequestTransitionRefusal['code']
  | CodeRefusal['code']
  | ErasureStepRefusal['code']
  | BreachRefusal['code']
  | 'person_not_found'
  | 'erasure_planned_already'
  | 'erasure_blocked'
  | 'role_in_use'
  | 'request_of_other_user'
  | 'no_address'
  | 'entry_not_found'
  | 'rule_not_found'
  | 'kept_by_law'
  | 'export_expired'

export const PRIVACY_REFUSALS: Record<Code, LocalizedMessage> = {
  request_not_found: {
    fr: 'Cette demande n’existe pas.',
    en: 'This request does not exist.',
    ar: 'هذا الطلب غير موجود.',
  },
  request_closed: {
    fr: 'Cette demande est terminée : elle ne change plus.',
    en: 'This request is over: it changes no more.',
    ar: 'انتهى هذا الطلب ولا يتغير بعد الآن.',
  },
  request_not_verified: {
    fr: 'Vérifiez d’abord l’identité de la personne.',
    en: 'Check first who the person is.',
    ar: 'تحقق أولًا من هوية الشخص.',
  },
  request_verified_already: {
    fr: 'L’identité est déjà vérifiée.',
    en: 'The identity is verified already.',
    ar: 'الهوية متحقق منها من قبل.',
  },
  code_not_sent: {
    fr: 'Aucun code n’a été envoyé pour cette demande.',
    en: 'No code was sent for this request.',
    ar: 'لم يُرسل أي رمز لهذا الطلب.',
  },
  code_expired: {
    fr: 'Ce code a expiré. Envoyez-en un autre.',
    en: 'This code has expired. Send another.',
    ar: 'انتهت صلاحية هذا الرمز. أرسل رمزًا آخر.',
  },
  code_wrong: {
    fr: 'Ce n’est pas le code envoyé à la personne.',
    en: 'This is not the code that was sent.',
    ar: 'هذا ليس الرمز المرسل.',
  },
  too_many_attempts: {
    fr: 'Trop d’essais : envoyez un autre code.',
    en: 'Too many tries: send another code.',
    ar: 'محاولات كثيرة: أرسل رمزًا آخر.',
  },
  no_address: {
    fr: 'Cette demande n’a plus d’adresse : rien ne peut être envoyé.',
    en: 'This request has no address any more: nothing can be sent.',
    ar: 'لم يعد لهذا الطلب عنوان: لا يمكن إرسال أي شيء.',
  },
  request_of_other_user: {
    fr: 'Cette demande est celle d’une autre personne, ou n’est pas une demande d’effacement vérifiée.',
    en: 'This request is somebody else’s, or is not a verified request for erasure.',
    ar: 'هذا الطلب لشخص آخر أو ليس طلب محو متحققًا منه.',
  },
  person_not_found: {
    fr: 'Personne n’est connu sous ce compte ou cette adresse.',
    en: 'Nobody is known by this account or address.',
    ar: 'لا أحد معروف بهذا الحساب أو العنوان.',
  },
  erasure_planned_already: {
    fr: 'Un effacement de cette personne est déjà prévu.',
    en: 'An erasure of this person is planned already.',
    ar: 'محو معطيات هذا الشخص مبرمج من قبل.',
  },
  erasure_blocked: {
    fr: 'Il reste des commandes, des retours ou de l’argent en cours : réglez-les d’abord.',
    en: 'Orders, returns or money are still under way: settle them first.',
    ar: 'ما زالت هناك طلبات أو مرتجعات أو أموال قيد المعالجة: سوّها أولًا.',
  },
  role_in_use: {
    fr: 'Cette personne dirige la place de marché : retirez-lui ce rôle d’abord.',
    en: 'This person runs the marketplace: take that role away first.',
    ar: 'هذا الشخص يدير السوق: اسحب منه هذا الدور أولًا.',
  },
  erasure_not_found: {
    fr: 'Cet effacement n’existe pas.',
    en: 'This erasure does not exist.',
    ar: 'عملية المحو هذه غير موجودة.',
  },
  erasure_status_changed: {
    fr: 'Cet effacement a déjà changé d’état. Rechargez la page.',
    en: 'This erasure has already moved on. Reload the page.',
    ar: 'تغيّرت حالة عملية المحو هذه. أعد تحميل الصفحة.',
  },
  erasure_needs_second_person: {
    fr: 'Un effacement est approuvé par une autre personne que celle qui l’a prévu.',
    en: 'An erasure is approved by somebody else than who planned it.',
    ar: 'يوافق على المحو شخص آخر غير الذي برمجه.',
  },
  erasure_waiting_period: {
    fr: 'Vous êtes seul : relisez et approuvez à partir du {until}.',
    en: 'You are alone: read it again and approve from {until} on.',
    ar: 'أنت وحدك: راجعه ووافق عليه ابتداءً من {until}.',
  },
  entry_not_found: {
    fr: 'Ce traitement n’est pas au registre.',
    en: 'This processing is not in the register.',
    ar: 'هذه المعالجة غير موجودة في السجل.',
  },
  rule_not_found: {
    fr: 'Cette règle n’existe pas.',
    en: 'This rule does not exist.',
    ar: 'هذه القاعدة غير موجودة.',
  },
  kept_by_law: {
    fr: 'La loi fait garder ces données au moins {least} jours.',
    en: 'The law keeps this data for {least} days at least.',
    ar: 'يفرض القانون حفظ هذه المعطيات {least} يومًا على الأقل.',
  },
  breach_not_found: {
    fr: 'Ce dossier n’existe pas.',
    en: 'This dossier does not exist.',
    ar: 'هذا الملف غير موجود.',
  },
  breach_closed: {
    fr: 'Ce dossier est clos : il ne change plus.',
    en: 'This dossier is closed: it changes no more.',
    ar: 'هذا الملف مغلق ولا يتغير بعد الآن.',
  },
  breach_step_done: {
    fr: 'Cette étape est déjà notée.',
    en: 'This step is noted already.',
    ar: 'هذه الخطوة مسجلة من قبل.',
  },
  authority_not_notified: {
    fr: 'Un dossier n’est clos qu’après avoir prévenu l’ANPDP.',
    en: 'A dossier is closed only after the ANPDP was told.',
    ar: 'لا يُغلق الملف إلا بعد إبلاغ السلطة الوطنية.',
  },
  breach_not_contained: {
    fr: 'La fuite n’est pas encore arrêtée : notez d’abord comment elle l’a été.',
    en: 'The leak is not stopped yet: note first how it was.',
    ar: 'لم يتوقف التسرب بعد: سجّل أولًا كيف أُوقف.',
  },
  notification_date_out_of_range: {
    fr: 'Ce moment est avant la découverte, ou dans le futur.',
    en: 'This moment is before the discovery, or in the future.',
    ar: 'هذا الوقت قبل الاكتشاف أو في المستقبل.',
  },
  export_expired: {
    fr: 'Ce lien a expiré. Demandez vos données une nouvelle fois.',
    en: 'This link has expired. Ask for your data again.',
    ar: 'انتهت صلاحية هذا الرابط. اطلب معطياتك مرة أخرى.',
  },
}

export const PRIVACY_FIELD_TEXTS = {
  receipt_and_day: {
    fr: 'Donnez le numéro du récépissé et son jour, ou aucun des deux.',
    en: 'Give the number of the receipt and its day, or neither.',
    ar: 'أدخل رقم الوصل وتاريخه معًا، أو لا شيء منهما.',
  },
} as const satisfies Record<string, LocalizedMessage>
