import type { Language } from '#kernel/locale.ts'
import type { Milliseconds } from '#kernel/time.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import type { EmailLayoutBlock, EmailLayout as AnyLetter } from '#platform/email/email-layout.ts'
import { texts } from '../../texts.generated.ts'
import type { NoticeKind, OtpEmailKind } from './email-kinds.ts'

type Site = { siteName: string }
type Letter = AnyLetter<`identity.${OtpEmailKind | NoticeKind}`>
export type OtpEmail = {
  kind: OtpEmailKind
  language: Language
  code: string
  link: string | null
  lifetime: Milliseconds
  newEmail?: string | null
  /** The address of the account that is to move to this mailbox, which may be another person's. */
  account?: string | null
}

const MINUTE = 60_000

/** "24 heures", "10 minutes". */
export function expiryText(lifetime: Milliseconds, language: Language): string {
  const minutes = Math.max(1, Math.floor(lifetime / MINUTE))
  const [value, unit] = minutes >= 60 ? [Math.floor(minutes / 60), 'hour'] : [minutes, 'minute']
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  // Latin digits in Arabic too, as on the site.
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(value)
}

export function otpEmail(mail: OtpEmail, { siteName }: Site): Letter {
  const { kind, language, code, link, lifetime, newEmail, account } = mail
  const values = {
    site: siteName,
    time: expiryText(lifetime, language),
    ...(newEmail && { newEmail }),
    ...(account && { account }),
  }
  const say = texts.sayIn('otp-email', language)
  const button: EmailLayoutBlock[] =
    link && kind !== 'reauthentication'
      ? [{ kind: 'link', text: say(`${kind}.button`), href: link, bare: true }]
      : []
  const reason = account
    ? say('change_of_account', { account, site: siteName })
    : say(`${kind}.reason`, { site: siteName, newEmail: newEmail ?? '' })
  return {
    language,
    siteName,
    subject: say(`${kind}.subject`, { site: siteName }),
    about: { occasion: `identity.${kind}`, values },
    blocks: [
      { kind: 'paragraph', text: reason },
      ...button,
      { kind: 'paragraph', text: say(link ? 'or_code' : 'code') },
      { kind: 'code', digits: code },
      { kind: 'note', text: say('lasts', values) },
      { kind: 'note', text: say('ignore') },
    ],
  }
}

export const otpSms = (
  { language, code }: { language: Language; code: string },
  { siteName, template }: Site & { template: string | null },
): string =>
  template
    ? template.replace(/\{\{\s*\.Code\s*\}\}/g, code)
    : texts.of('otp-sms')(language, { site: siteName, code })

export type SecurityNotification = { kind: NoticeKind; language: Language; to: string }

/** `part` names the link in a template override. */
const LINKS: Partial<
  Record<NoticeKind, readonly { part: string; path: string; text: LocaleText }[]>
> = {
  new_sign_in: [
    { part: 'button', path: '/account/security', text: texts.of('notice.new_sign_in.button') },
  ],
  account_exists: [
    { part: 'button', path: '/auth', text: texts.of('notice.account_exists.button') },
    { part: 'recovery', path: '/auth/forgot', text: texts.of('notice.account_exists.recovery') },
  ],
}

/** `to` is the account's new address, the name of the factor, or the device. */
export function securityNotificationEmail(
  notice: SecurityNotification,
  site: Site & { supportEmail: string; pagesUrl: string },
): Letter {
  const { kind, language, to } = notice
  const values = { site: site.siteName, to, contact: site.supportEmail }
  const say = texts.sayIn('notice', language)
  return {
    language,
    siteName: site.siteName,
    subject: say(`${kind}.subject`),
    about: { occasion: `identity.${kind}`, values },
    blocks: [
      { kind: 'paragraph', text: say(`${kind}.reason`, values) },
      ...(LINKS[kind] ?? []).map(({ part, path, text }): EmailLayoutBlock => ({
        kind: 'link',
        text: text(language),
        href: site.pagesUrl + path,
        part,
      })),
      {
        kind: 'note',
        text: kind === 'account_exists' ? say(`${kind}.note`) : say('not_you', values),
      },
    ],
  }
}
