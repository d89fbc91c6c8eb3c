import type { LocalizedMessage } from '#platform/http/index.ts'
import type { AttachmentRefusal, AttachRefusal } from '../operations/attach-document.ts'
import { MANUAL_JOURNAL_REFUSALS } from './manual-journals.ts'

type Codes = (AttachRefusal | AttachmentRefusal)['code']

export const ATTACHMENT_REFUSALS: Record<Codes, LocalizedMessage> = {
  manual_journal_not_found: MANUAL_JOURNAL_REFUSALS.manual_journal_not_found,
  manual_journal_decided: MANUAL_JOURNAL_REFUSALS.manual_journal_decided,
  attachment_not_found: {
    fr: 'Cette pièce jointe n’existe pas.',
    en: 'This attachment does not exist.',
    ar: 'هذا المرفق غير موجود.',
  },
  document_too_large: {
    fr: 'Le fichier dépasse 10 Mo.',
    en: 'The file is larger than 10 MB.',
    ar: 'حجم الملف أكبر من 10 ميغابايت.',
  },
  not_a_document: {
    fr: 'Joignez une image ou un PDF.',
    en: 'Attach an image or a PDF.',
    ar: 'أرفق صورة أو ملف PDF.',
  },
  document_locked: {
    fr: 'Ce PDF est protégé par un mot de passe.',
    en: 'This PDF has a password.',
    ar: 'ملف PDF هذا محمي بكلمة مرور.',
  },
  document_has_program: {
    fr: 'Ce PDF contient un programme ou un fichier caché.',
    en: 'This PDF contains a program or a hidden file.',
    ar: 'يحتوي ملف PDF هذا على برنامج أو ملف مخفي.',
  },
  document_too_long: {
    fr: 'Ce PDF a trop de pages.',
    en: 'This PDF has too many pages.',
    ar: 'صفحات ملف PDF هذا كثيرة.',
  },
}
