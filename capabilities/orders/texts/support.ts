import type { LocalizedMessage } from '#platform/http/index.ts'
import type { NoteRefusal } from '../operations/manage-notes.ts'
import type { ResendRefusal } from '../operations/resend-confirmation.ts'

export const ORDER_SUPPORT_REFUSALS: Record<
  NoteRefusal['code'] | ResendRefusal['code'],
  LocalizedMessage
> = {
  note_subject_not_found: {
    fr: 'Ce que la note concerne n’existe plus.',
    en: 'What the note is about no longer exists.',
    ar: 'ما تتعلق به الملاحظة لم يعد موجودًا.',
  },
  order_not_found: {
    fr: 'Cette commande n’existe pas.',
    en: 'This order does not exist.',
    ar: 'هذا الطلب غير موجود.',
  },
  no_buyer_address: {
    fr: 'L’adresse e-mail de ce client a été effacée.',
    en: 'The email address of this customer was erased.',
    ar: 'مُحي البريد الإلكتروني لهذا الزبون.',
  },
}
