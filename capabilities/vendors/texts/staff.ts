import type { LocalizedMessage } from '#platform/http/index.ts'
import type { InviteStaffRefusal, RenewRefusal } from '../operations/invite-staff.ts'
import type { AcceptInvitationRefusal } from '../operations/accept-staff-invitation.ts'
import type { MemberRefusal } from '../operations/manage-staff.ts'

export type StaffRefusal = InviteStaffRefusal | RenewRefusal | MemberRefusal

export const STAFF_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  staff_email_required: {
    fr: "L'email de la personne est requis",
    en: 'The email of the person is required',
    ar: 'البريد الإلكتروني للشخص مطلوب',
  },
  email_invalid: {
    fr: "Format d'email invalide",
    en: 'Invalid email format',
    ar: 'صيغة البريد الإلكتروني غير صحيحة',
  },
  staff_role_required: { fr: 'Choisissez un rôle', en: 'Choose a role', ar: 'اختر دورًا' },
}

export const STAFF_STATUSES: Record<StaffRefusal['code'], 404 | 409 | 429> = {
  self_invitation: 409,
  already_staff: 409,
  staff_limit_reached: 409,
  too_many_requests: 429,
  invitation_not_found: 404,
  member_not_found: 404,
}

export const ACCEPT_INVITATION_STATUSES = {
  invitation_not_found: 404,
  invitation_closed: 409,
  invitation_expired: 409,
  invitation_of_other_user: 403,
  has_own_vendor: 409,
  staff_of_other_vendor: 409,
} as const satisfies Record<AcceptInvitationRefusal['code'], number>

export const STAFF_REFUSALS: Record<
  (StaffRefusal | AcceptInvitationRefusal)['code'],
  LocalizedMessage
> = {
  self_invitation: {
    fr: 'C’est l’adresse du propriétaire de la boutique : il peut déjà tout faire.',
    en: 'This is the address of the shop’s owner, who can do everything already.',
    ar: 'هذا عنوان صاحب المتجر، وهو يستطيع فعل كل شيء.',
  },
  already_staff: {
    fr: 'Cette personne travaille déjà dans la boutique.',
    en: 'This person works in the shop already.',
    ar: 'هذا الشخص يعمل في المتجر بالفعل.',
  },
  staff_limit_reached: {
    fr: 'Une équipe compte 50 personnes au plus, invitations comprises.',
    en: 'A team has 50 people at most, invitations included.',
    ar: 'يضم الفريق 50 شخصًا على الأكثر، بما في ذلك الدعوات.',
  },
  too_many_requests: {
    fr: 'Trop d’invitations. Réessayez plus tard.',
    en: 'Too many invitations. Try again later.',
    ar: 'دعوات كثيرة جدًا. أعد المحاولة لاحقًا.',
  },
  member_not_found: {
    fr: 'Cette personne ne travaille pas dans la boutique.',
    en: 'This person does not work in the shop.',
    ar: 'هذا الشخص لا يعمل في المتجر.',
  },
  invitation_not_found: {
    fr: 'Cette invitation n’existe pas ou plus. Demandez-en une nouvelle à la boutique.',
    en: 'There is no such invitation any more. Ask the shop for a new one.',
    ar: 'هذه الدعوة غير موجودة أو لم تعد موجودة. اطلب دعوة جديدة من المتجر.',
  },
  invitation_closed: {
    fr: 'Cette invitation a déjà servi ou a été retirée.',
    en: 'This invitation was used already or was taken back.',
    ar: 'استُعملت هذه الدعوة من قبل أو سُحبت.',
  },
  invitation_expired: {
    fr: 'Cette invitation a expiré. Demandez à la boutique de la renvoyer.',
    en: 'This invitation has expired. Ask the shop to send it again.',
    ar: 'انتهت صلاحية هذه الدعوة. اطلب من المتجر إرسالها من جديد.',
  },
  invitation_of_other_user: {
    fr: 'Cette invitation est pour une autre adresse. Connectez-vous avec celle qui l’a reçue.',
    en: 'This invitation is for another address. Sign in with the one that received it.',
    ar: 'هذه الدعوة موجهة إلى عنوان آخر. سجّل الدخول بالعنوان الذي تلقاها.',
  },
  has_own_vendor: {
    fr: 'Ce compte a sa propre boutique : il ne peut pas travailler dans une autre.',
    en: 'This account has a shop of its own: it cannot work in another.',
    ar: 'لهذا الحساب متجره الخاص، ولا يمكنه العمل في متجر آخر.',
  },
  staff_of_other_vendor: {
    fr: 'Ce compte travaille déjà dans une autre boutique.',
    en: 'This account works in another shop already.',
    ar: 'هذا الحساب يعمل في متجر آخر بالفعل.',
  },
}
