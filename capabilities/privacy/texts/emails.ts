import type { LocalizedMessage } from '#platform/http/index.ts'

export const PRIVACY_EMAIL_TEXTS = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  code_subject: {
    fr: 'Votre code pour la demande {number}',
    en: 'Your code for the request {number}',
    ar: 'رمزك للطلب {number}',
  },
  code: {
    fr: 'Pour prouver que la demande {number} vient de vous, répondez à ce mail avec ce code, ou donnez-le à notre équipe. Il est valable 48 heures.',
    en: 'To prove that the request {number} comes from you, answer this mail with this code, or give it to our team. It holds for 48 hours.',
    ar: 'لإثبات أن الطلب {number} صادر عنك، أجب على هذه الرسالة بهذا الرمز أو قدّمه لفريقنا. الرمز صالح 48 ساعة.',
  },
  code_not_you: {
    fr: 'Si vous n’avez rien demandé, ignorez ce mail : rien ne sera communiqué.',
    en: 'If you asked for nothing, ignore this mail: nothing will be disclosed.',
    ar: 'إن لم تطلب شيئًا فتجاهل هذه الرسالة: لن يُكشف عن أي شيء.',
  },
  answered_subject: {
    fr: 'Réponse à votre demande {number}',
    en: 'Answer to your request {number}',
    ar: 'الرد على طلبك {number}',
  },
  file: {
    fr: 'Télécharger mes données',
    en: 'Download my data',
    ar: 'تنزيل معطياتي',
  },
  file_note: {
    fr: 'Ce lien ouvre un fichier ZIP avec tout ce que nous gardons de vous. Il expire le {date}. Ne le transférez à personne.',
    en: 'This link opens a ZIP file with everything that we keep of you. It expires on {date}. Forward it to nobody.',
    ar: 'يفتح هذا الرابط ملف ZIP فيه كل ما نحتفظ به عنك. تنتهي صلاحيته يوم {date}. لا ترسله إلى أحد.',
  },
  refused_subject: {
    fr: 'Votre demande {number} est refusée',
    en: 'Your request {number} is refused',
    ar: 'رُفض طلبك {number}',
  },
  refused: {
    fr: 'Nous ne pouvons pas donner suite à votre demande {number}. Motif : {reason}',
    en: 'We cannot follow your request {number}. Reason: {reason}',
    ar: 'لا يمكننا الاستجابة لطلبك {number}. السبب: {reason}',
  },
  complaint: {
    fr: 'Vous pouvez saisir l’Autorité nationale de protection des données à caractère personnel (ANPDP) : plaintes.anpdp.dz',
    en: 'You may complain to the national authority for the protection of personal data (ANPDP): plaintes.anpdp.dz',
    ar: 'يمكنك رفع شكوى إلى السلطة الوطنية لحماية المعطيات ذات الطابع الشخصي: plaintes.anpdp.dz',
  },
  erased_subject: {
    fr: 'Vos données sont effacées',
    en: 'Your data is erased',
    ar: 'مُحيت معطياتك',
  },
  erased: {
    fr: 'Vos données personnelles sont effacées. Ce mail est le dernier : nous n’avons plus votre adresse.',
    en: 'Your personal data is erased. This mail is the last one: we no longer have your address.',
    ar: 'مُحيت معطياتك الشخصية. هذه آخر رسالة: لم يعد عنوانك لدينا.',
  },
  erased_kept: {
    fr: 'La loi nous oblige à garder les factures et les écritures de vos achats pendant dix ans, sans votre e-mail ni votre téléphone.',
    en: 'The law makes us keep the invoices and the accounts of your purchases for ten years, without your e-mail or your phone number.',
    ar: 'يلزمنا القانون بالاحتفاظ بفواتير مشترياتك وقيودها عشر سنوات، دون بريدك ودون هاتفك.',
  },
  erased_answer: {
    fr: 'Les données ont été effacées ; ce que la loi fait garder l’est sans ce qui permet de vous joindre.',
    en: 'The data was erased; what the law keeps stays without what would reach you.',
    ar: 'مُحيت المعطيات؛ وما يفرض القانون حفظه باقٍ دون ما يتيح الاتصال بك.',
  },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>

/** Used within a sentence of the email. */
export const REFUSE_REASON_TEXTS = {
  not_identified: {
    fr: 'nous n’avons pas pu établir votre identité (loi 18-07, art. 34).',
    en: 'we could not establish who you are (law 18-07, art. 34).',
    ar: 'تعذّر علينا التحقق من هويتك (القانون 18-07، المادة 34).',
  },
  legal_duty: {
    fr: 'la loi nous oblige à garder ces données.',
    en: 'the law makes us keep this data.',
    ar: 'يلزمنا القانون بحفظ هذه المعطيات.',
  },
  abusive: {
    fr: 'la demande est manifestement abusive, notamment par son nombre ou son caractère répétitif (loi 18-07, art. 34).',
    en: 'the request is manifestly abusive, in particular by its number or repetition (law 18-07, art. 34).',
    ar: 'الطلب تعسفي بشكل واضح، لا سيما من حيث عدده أو تكراره (القانون 18-07، المادة 34).',
  },
  no_data: {
    fr: 'nous ne gardons aucune donnée à votre sujet.',
    en: 'we keep no data about you.',
    ar: 'لا نحتفظ بأي معطيات عنك.',
  },
  other: { fr: 'voir ci-dessous.', en: 'see below.', ar: 'انظر أدناه.' },
} as const satisfies Record<string, LocalizedMessage>

/** When each email is sent, for the editor. */
export const PRIVACY_TEMPLATE_DESCRIPTIONS = {
  'privacy.request_code': {
    fr: 'Un code prouve de qui vient une demande sur des données',
    en: 'A code proves who asks about their data',
    ar: 'رمز للتحقق من صاحب طلب بشأن المعطيات',
  },
  'privacy.request_answered': {
    fr: 'Une demande sur des données reçoit sa réponse',
    en: 'A request about data is answered',
    ar: 'الرد على طلب بشأن المعطيات',
  },
  'privacy.request_answered_file': {
    fr: 'Une demande sur des données reçoit sa réponse et un fichier',
    en: 'A request about data is answered with a file',
    ar: 'الرد على طلب بشأن المعطيات مع ملف',
  },
  'privacy.request_refused': {
    fr: 'Une demande sur des données est refusée',
    en: 'A request about data is refused',
    ar: 'رفض طلب بشأن المعطيات',
  },
  'privacy.erased': {
    fr: 'Les données d’une personne sont effacées',
    en: 'A person’s data is erased',
    ar: 'محو معطيات شخص',
  },
  'privacy.erased_kept': {
    fr: 'Les données sont effacées, les factures sont gardées',
    en: 'The data is erased, the invoices are kept',
    ar: 'محو المعطيات مع حفظ الفواتير',
  },
} as const satisfies Record<string, LocalizedMessage>
export type PrivacyEmailTemplate = keyof typeof PRIVACY_TEMPLATE_DESCRIPTIONS

export const PRIVACY_EXAMPLES = {
  name: { fr: 'Meriem Haddad', en: 'Meriem Haddad', ar: 'مريم حداد' },
  answer: {
    fr: 'Votre adresse a été corrigée.',
    en: 'Your address has been corrected.',
    ar: 'صُحّح عنوانك.',
  },
  note: {
    fr: 'La copie de la pièce d’identité n’est pas lisible.',
    en: 'The copy of the identity card cannot be read.',
    ar: 'نسخة بطاقة الهوية غير مقروءة.',
  },
} as const satisfies Record<string, LocalizedMessage>
