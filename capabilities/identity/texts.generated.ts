// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'create-account.invalid_input': never
  'create-account.email_malformed': never
  'create-account.email_exists': never
  'create-account.password_too_long': never
  'create-account.weak_password': never
  'user-refusals.user_not_found': never
  'user-refusals.session_not_found': never
  'user-refusals.user_deactivated': never
  'user-refusals.deactivated_by_other': never
  'user-refusals.not_an_admin': never
  'user-refusals.last_duty_holder': 'duty'
  'user-refusals.last_admin': never
  'user-refusals.email_required': never
  'user-refusals.email_malformed': never
  'user-refusals.email_exists': never
  'user-refusals.phone_exists': never
  'account-field.first_name_required': never
  'account-field.last_name_required': never
  'account-field.phone_required': never
  'account-field.address_required': never
  'account-field.city_required': never
  'account-field.wilaya_required': never
  'account-field.wilaya_unknown': never
  'account-field.proof_required': never
  'account-field.phone_invalid': never
  'account-refusals.address_not_found': never
  'account-refusals.too_many_addresses': 'most'
  'account-refusals.session_not_found': never
  'access.unauthorized': never
  'access.token_invalid': never
  'access.session_ended': never
  'access.forbidden': never
  'access.not_a_vendor': never
  'access.role_forbidden': never
  'access.duty_forbidden': never
  'access.second_factor_needed': never
  'access.factor_enrollment_needed': never
  'access.reauthentication_needed': never
  'reauthentication-refusals.second_factor_needed': never
  'reauthentication-refusals.no_password': never
  'reauthentication-refusals.password_wrong': never
  'reauthentication-refusals.password_unproven': never
  'reauthentication-refusals.code_wrong': never
  'reauthentication-refusals.too_many_attempts': never
  'approver-refusals.second_person_needed': never
  'approver-refusals.finance_duty_missing': never
  'approver-refusals.approver_not_settled': 'from'
  'approver-refusals.proposer_not_settled': 'from'
  'approver-refusals.sole_approver_waiting': 'from'
  'otp-email.confirmation.subject': never
  'otp-email.confirmation.reason': 'site'
  'otp-email.confirmation.button': never
  'otp-email.invite.subject': 'site'
  'otp-email.invite.reason': 'site'
  'otp-email.invite.button': never
  'otp-email.magic_link.subject': never
  'otp-email.magic_link.reason': 'site'
  'otp-email.magic_link.button': never
  'otp-email.recovery.subject': never
  'otp-email.recovery.reason': 'site'
  'otp-email.recovery.button': never
  'otp-email.email_change_current.subject': never
  'otp-email.email_change_current.reason': 'site' | 'newEmail'
  'otp-email.email_change_current.button': never
  'otp-email.email_change_new.subject': never
  'otp-email.email_change_new.reason': 'site'
  'otp-email.email_change_new.button': never
  'otp-email.reauthentication.subject': never
  'otp-email.reauthentication.reason': 'site'
  'otp-email.change_of_account': 'account' | 'site'
  'otp-email.or_code': never
  'otp-email.code': never
  'otp-email.lasts': 'time' | 'site'
  'otp-email.ignore': never
  'otp-sms': 'site' | 'code'
  'notice.password_changed.subject': never
  'notice.password_changed.reason': 'site'
  'notice.email_changed.subject': never
  'notice.email_changed.reason': 'site' | 'to'
  'notice.phone_changed.subject': never
  'notice.phone_changed.reason': 'site' | 'to'
  'notice.factor_added.subject': never
  'notice.factor_added.reason': 'to' | 'site'
  'notice.factor_removed.subject': never
  'notice.factor_removed.reason': 'to' | 'site'
  'notice.new_sign_in.subject': never
  'notice.new_sign_in.reason': 'site' | 'to'
  'notice.new_sign_in.button': never
  'notice.account_exists.subject': never
  'notice.account_exists.reason': 'site' | 'to'
  'notice.account_exists.button': never
  'notice.account_exists.recovery': never
  'notice.account_exists.note': never
  'notice.admin_appointed.subject': never
  'notice.admin_appointed.reason': 'to' | 'site'
  'notice.admin_email_changed.subject': never
  'notice.admin_email_changed.reason': 'site' | 'to'
  'notice.admin_removed.subject': never
  'notice.admin_removed.reason': 'to' | 'site'
  'notice.admin_duties_changed.subject': never
  'notice.admin_duties_changed.reason': 'site' | 'to'
  'notice.admin_sole_approval.subject': never
  'notice.admin_sole_approval.reason': 'site' | 'to'
  'notice.admin_other_sum_paid.subject': never
  'notice.admin_other_sum_paid.reason': 'site' | 'to'
  'notice.admin_settings_changed.subject': never
  'notice.admin_settings_changed.reason': 'site' | 'to'
  'notice.not_you': 'contact'
  'unknown-device': never
  'otp-template.confirmation': never
  'otp-template.invite': never
  'otp-template.magic_link': never
  'otp-template.recovery': never
  'otp-template.email_change_current': never
  'otp-template.email_change_new': never
  'otp-template.reauthentication': never
  'notice-template.password_changed': never
  'notice-template.email_changed': never
  'notice-template.phone_changed': never
  'notice-template.factor_added': never
  'notice-template.factor_removed': never
  'notice-template.new_sign_in': never
  'notice-template.account_exists': never
  'notice-template.admin_appointed': never
  'notice-template.admin_email_changed': never
  'notice-template.admin_removed': never
  'notice-template.admin_duties_changed': never
  'notice-template.admin_sole_approval': never
  'notice-template.admin_other_sum_paid': never
  'notice-template.admin_settings_changed': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
