import type { LocalizedMessage } from '#platform/http/index.ts'
import { ACCESS_TEXTS } from '../../auth/texts/access.ts'
import type { EditUserRefusal } from '../operations/edit-user.ts'
import type { GiveRoleRefusal } from '../operations/change-role.ts'
import type { SetDutiesRefusal } from '../operations/set-duties.ts'
import type { RestoreRefusal } from '../operations/reactivate-user.ts'
import type { RevokeUserSessionsRefusal } from '../operations/revoke-user-sessions.ts'

export const USER_REFUSALS: Record<
  (
    | EditUserRefusal
    | GiveRoleRefusal
    | SetDutiesRefusal
    | RestoreRefusal
    | RevokeUserSessionsRefusal
  )['code'],
  LocalizedMessage
> = {
  reauthentication_needed: ACCESS_TEXTS.reauthentication_needed,
  user_not_found: {
    fr: "Cet utilisateur n'existe pas ou n'existe plus.",
    en: 'This user does not exist, or no longer does.',
    ar: 'هذا المستخدم غير موجود أو لم يعد موجودًا.',
  },
  session_not_found: {
    fr: 'Cette session est déjà fermée.',
    en: 'This session is already closed.',
    ar: 'هذه الجلسة مغلقة بالفعل.',
  },
  user_deactivated: {
    fr: 'Ce compte est désactivé : rétablissez-le d’abord.',
    en: 'This account is deactivated: restore it first.',
    ar: 'هذا الحساب معطَّل: أعد تفعيله أولًا.',
  },
  deactivated_by_other: {
    fr: 'Quelqu’un d’autre a désactivé ce compte.',
    en: 'Somebody else deactivated this account.',
    ar: 'عطّل شخص آخر هذا الحساب.',
  },
  not_an_admin: {
    fr: 'Seul un administrateur a des responsabilités.',
    en: 'Only an administrator has duties.',
    ar: 'المهام للمديرين فقط.',
  },
  last_duty_holder: {
    fr: 'Il doit rester au moins un administrateur pour « {duty} ».',
    en: 'At least one administrator must remain for “{duty}”.',
    ar: 'يجب أن يبقى مدير واحد على الأقل لمهمة «{duty}».',
  },
  last_admin: {
    fr: 'Il doit rester au moins un administrateur.',
    en: 'At least one administrator must remain.',
    ar: 'يجب أن يبقى مدير واحد على الأقل.',
  },
  email_required: {
    fr: "L'email est requis",
    en: 'Email is required',
    ar: 'البريد الإلكتروني مطلوب',
  },
  email_malformed: {
    fr: "Format d'email invalide",
    en: 'Invalid email format',
    ar: 'صيغة البريد الإلكتروني غير صحيحة',
  },
  email_exists: {
    fr: 'Un autre compte utilise déjà cette adresse e-mail.',
    en: 'Another account already uses this e-mail address.',
    ar: 'يوجد حساب آخر يستعمل هذا البريد الإلكتروني.',
  },
  phone_exists: {
    fr: 'Un autre compte utilise déjà ce numéro.',
    en: 'Another account already uses this number.',
    ar: 'يوجد حساب آخر يستعمل هذا الرقم.',
  },
}
