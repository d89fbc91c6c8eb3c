import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import { hours, minutes } from '#kernel/time.ts'
import type { TemplateVariableNames, EmailTemplate } from '#platform/email/template-overrides.ts'
import { otpEmail, securityNotificationEmail } from './otp.ts'
import { texts } from '../../texts.generated.ts'
import { NOTICE_KINDS, type NoticeKind, OTP_EMAIL_KINDS, type OtpEmailKind } from './email-kinds.ts'

const OTP_OCCASIONS = texts.below('otp-template')
const NOTICE_OCCASIONS = texts.below('notice-template')

const codeExample = (kind: OtpEmailKind) => (language: Language, name: TemplateVariableNames) =>
  otpEmail(
    {
      kind,
      language,
      code: '204561',
      link: kind === 'reauthentication' ? null : 'https://yova.example/auth/confirm',
      lifetime: kind === 'reauthentication' ? minutes(10) : hours(24),
      account: kind === 'email_change_new' ? name('account', 'amel@mail.example') : null,
      newEmail: kind === 'email_change_current' ? name('newEmail', 'meriem@mail.example') : null,
    },
    { siteName: name('site', 'Yova') },
  )

const EXAMPLES: Record<NoticeKind, string> = {
  password_changed: 'meriem@mail.example',
  email_changed: 'meriem@mail.example',
  phone_changed: '+213 550 12 34 56',
  factor_added: 'Aegis',
  factor_removed: 'Aegis',
  new_sign_in: 'Chrome · Android · 105.96.0.1',
  account_exists: 'meriem@mail.example',
  admin_appointed: 'meriem@mail.example',
  admin_email_changed: 'meriem@mail.example',
  admin_removed: 'meriem@mail.example',
  admin_duties_changed: 'meriem@mail.example (Marketing)',
  admin_sole_approval: 'P-2026-0001',
  admin_other_sum_paid: 'YV-2026-0001',
  admin_settings_changed: 'Commission: 5 % → 6 % (Meriem)',
}

const noticeExample = (kind: NoticeKind) => (language: Language, name: TemplateVariableNames) => {
  const to = EXAMPLES[kind]
  return securityNotificationEmail(
    { kind, language, to: name('to', to) },
    {
      siteName: name('site', 'Yova'),
      supportEmail: name('contact', 'aide@mail.example'),
      pagesUrl: 'https://yova.example',
    },
  )
}

/** Overrides may reword these emails but cannot remove their code or button. */
export const AUTH_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  ...OTP_EMAIL_KINDS.map((kind): EmailTemplate => ({
    key: `identity.${kind}`,
    to: 'account',
    when: recordOf(LANGUAGES, OTP_OCCASIONS[kind]),
    keeps: kind === 'reauthentication' ? ['code'] : ['code', 'button'],
    example: codeExample(kind),
  })),
  ...NOTICE_KINDS.map((kind): EmailTemplate => ({
    key: `identity.${kind}`,
    to: 'account',
    when: recordOf(LANGUAGES, NOTICE_OCCASIONS[kind]),
    keeps: kind === 'account_exists' ? ['button', 'recovery'] : ['contact'],
    example: noticeExample(kind),
  })),
]
