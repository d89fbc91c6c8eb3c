import type { LocalizedMessage } from '#platform/http/index.ts'
import type { RegisterEntryView } from '../registers.contract.ts'

export const REGISTER_TEXTS = {
  title: {
    fr: 'Registre des traitements de données personnelles',
    en: 'Register of processing of personal data',
    ar: 'سجل معالجات المعطيات ذات الطابع الشخصي',
  },
  headings: [
    { fr: 'Code', en: 'Code', ar: 'الرمز' },
    { fr: 'Version', en: 'Version', ar: 'النسخة' },
    { fr: 'Traitement', en: 'Processing', ar: 'المعالجة' },
    { fr: 'Finalité', en: 'Purpose', ar: 'الغرض' },
    { fr: 'Base légale', en: 'Legal basis', ar: 'الأساس القانوني' },
    { fr: 'Personnes', en: 'People', ar: 'الأشخاص' },
    { fr: 'Données', en: 'Data', ar: 'المعطيات' },
    { fr: 'Destinataires', en: 'Recipients', ar: 'المستلمون' },
    { fr: 'Durée', en: 'Kept for', ar: 'مدة الحفظ' },
    { fr: 'Transfert à l’étranger', en: 'Sent abroad', ar: 'نقل إلى الخارج' },
    { fr: 'Récépissé de l’ANPDP', en: 'Receipt of the ANPDP', ar: 'وصل السلطة الوطنية' },
    { fr: 'Modifié', en: 'Changed', ar: 'آخر تعديل' },
  ],
  yes: { fr: 'oui', en: 'yes', ar: 'نعم' },
  no: { fr: 'non', en: 'no', ar: 'لا' },
} as const satisfies Record<string, LocalizedMessage | readonly LocalizedMessage[]>

export const BASIS_TEXTS: Record<RegisterEntryView['legal_basis'], LocalizedMessage> = {
  consent: { fr: 'consentement', en: 'consent', ar: 'الموافقة' },
  contract: { fr: 'contrat', en: 'contract', ar: 'العقد' },
  law: { fr: 'obligation légale', en: 'legal duty', ar: 'التزام قانوني' },
  legitimate_interest: { fr: 'intérêt légitime', en: 'legitimate interest', ar: 'مصلحة مشروعة' },
}

export const BREACH_REPORT_TEXTS = {
  title: {
    fr: 'Dossier de violation {number}',
    en: 'Breach dossier {number}',
    ar: 'ملف الخرق {number}',
  },
  name: { fr: 'Objet', en: 'Subject', ar: 'الموضوع' },
  description: { fr: 'Faits', en: 'Facts', ar: 'الوقائع' },
  severity: { fr: 'Gravité', en: 'Severity', ar: 'الخطورة' },
  people: { fr: 'Personnes touchées', en: 'People touched', ar: 'الأشخاص المعنيون' },
  people_count: { fr: 'Nombre', en: 'How many', ar: 'العدد' },
  data: { fr: 'Données', en: 'Data', ar: 'المعطيات' },
  consequences: { fr: 'Conséquences', en: 'Consequences', ar: 'العواقب' },
  measures: { fr: 'Mesures', en: 'Measures', ar: 'التدابير' },
  discovered: { fr: 'Découverte le', en: 'Discovered on', ar: 'تاريخ الاكتشاف' },
  due: {
    fr: 'À déclarer à l’ANPDP avant le',
    en: 'To be told to the ANPDP before',
    ar: 'آخر أجل لإبلاغ السلطة الوطنية',
  },
  authority_told: { fr: 'ANPDP prévenue le', en: 'ANPDP told on', ar: 'أُبلغت السلطة الوطنية في' },
  reference: {
    fr: 'Numéro donné par l’ANPDP',
    en: 'Number of the ANPDP',
    ar: 'رقم السلطة الوطنية',
  },
  people_told: { fr: 'Personnes prévenues le', en: 'People told on', ar: 'أُبلغ الأشخاص في' },
  contained: { fr: 'Arrêtée le', en: 'Stopped on', ar: 'أُوقف في' },
  closed: { fr: 'Close le', en: 'Closed on', ar: 'أُغلق في' },
  history: { fr: 'Historique', en: 'History', ar: 'السجل' },
  low: { fr: 'faible', en: 'low', ar: 'ضعيفة' },
  medium: { fr: 'moyenne', en: 'medium', ar: 'متوسطة' },
  high: { fr: 'élevée', en: 'high', ar: 'عالية' },
  open: { fr: 'Dossier ouvert', en: 'Dossier opened', ar: 'فُتح الملف' },
  changed: { fr: 'Faits complétés', en: 'Facts completed', ar: 'استُكملت الوقائع' },
  identity: { fr: 'identité', en: 'identity', ar: 'الهوية' },
  contact: { fr: 'e-mail et téléphone', en: 'e-mail and phone', ar: 'البريد والهاتف' },
  address: { fr: 'adresse', en: 'address', ar: 'العنوان' },
  orders: { fr: 'commandes', en: 'orders', ar: 'الطلبات' },
  payment: { fr: 'paiement', en: 'payment', ar: 'الدفع' },
  passwords: { fr: 'mots de passe', en: 'passwords', ar: 'كلمات المرور' },
  messages: { fr: 'messages', en: 'messages', ar: 'الرسائل' },
  papers: { fr: 'pièces justificatives', en: 'papers', ar: 'الوثائق' },
  other: { fr: 'autre', en: 'other', ar: 'أخرى' },
} as const satisfies Record<string, LocalizedMessage>
