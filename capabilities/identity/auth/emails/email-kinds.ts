export const OTP_EMAIL_KINDS = [
  ...(['confirmation', 'invite', 'magic_link', 'recovery'] as const),
  ...(['email_change_current', 'email_change_new', 'reauthentication'] as const),
] as const
export type OtpEmailKind = (typeof OTP_EMAIL_KINDS)[number]

const ACCOUNT_NOTICES = [
  ...(['password_changed', 'email_changed', 'phone_changed', 'factor_added'] as const),
  ...(['factor_removed', 'new_sign_in', 'account_exists'] as const),
] as const
/** To the account that it concerns; each has its setting. */
export type AccountNoticeKind = (typeof ACCOUNT_NOTICES)[number]

const ADMIN_NOTICES = [
  ...(['admin_appointed', 'admin_email_changed', 'admin_removed'] as const),
  ...(['admin_duties_changed', 'admin_sole_approval', 'admin_other_sum_paid'] as const),
  'admin_settings_changed',
] as const
/** To every admin; no setting turns it off. */
export type AdminNoticeKind = (typeof ADMIN_NOTICES)[number]

export const NOTICE_KINDS = [...ACCOUNT_NOTICES, ...ADMIN_NOTICES] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
