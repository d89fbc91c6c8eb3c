import type { Language } from '#kernel/locale.ts'
import { hours, minutes } from '#kernel/time.ts'
import type { Naming, Occasion } from '#platform/email/template-overrides.ts'
import { codeMail, noticeMail } from './otp.ts'
import { CODE_OCCASIONS, type CodeMailKind, NOTICE_OCCASIONS, type NoticeKind } from './texts.ts'

type When = Occasion['when']

const codeExample = (kind: CodeMailKind) => (language: Language, name: Naming) =>
  codeMail(
    {
      kind,
      language,
      code: '204561',
      link: kind === 'reauthentication' ? null : 'https://yova.example/auth/confirm',
      lifetime: kind === 'reauthentication' ? minutes(10) : hours(24),
      newEmail: kind === 'email_change_current' ? name('newEmail', 'meriem@mail.example') : null,
    },
    { siteName: name('site', 'Yova') },
  )

const noticeExample = (kind: NoticeKind) => (language: Language, name: Naming) => {
  const to = kind === 'phone_changed' ? '+213 550 12 34 56' : 'meriem@mail.example'
  return noticeMail(
    { kind, language, to: name('to', to) },
    { siteName: name('site', 'Yova'), supportEmail: name('contact', 'aide@mail.example') },
  )
}

const entriesOf = <K extends string>(of: Record<K, When>) => Object.entries(of) as [K, When][]

/** The mails that open and protect an account. What carries a code keeps it, whatever words stand around it. */
export const IDENTITY_OCCASIONS: readonly Occasion[] = [
  ...entriesOf(CODE_OCCASIONS).map(([kind, when]): Occasion => ({
    key: `identity.${kind}`,
    to: 'account',
    when,
    keeps: kind === 'reauthentication' ? ['code'] : ['code', 'button'],
    example: codeExample(kind),
  })),
  ...entriesOf(NOTICE_OCCASIONS).map(([kind, when]): Occasion => ({
    key: `identity.${kind}`,
    to: 'account',
    when,
    keeps: ['contact'],
    example: noticeExample(kind),
  })),
]
