import type { Language } from '#kernel/locale.ts'
import type { Milliseconds } from '#kernel/time.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type { EmailLayoutBlock, EmailLayout as AnyLetter } from '#platform/email/email-layout.ts'
import {
  CHANGE_OF_ACCOUNT,
  OTP_EMAIL_TEXTS,
  OTP_SMS_TEXT,
  type OtpEmailKind,
  COMMON,
} from './otp-texts.ts'
import {
  NOT_YOU,
  type NoticeKind,
  type NoticeTexts,
  SECURITY_NOTIFICATION_TEXTS,
} from './security-texts.ts'

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
  const { subject, reason, button: words } = OTP_EMAIL_TEXTS[kind]
  const values = {
    site: siteName,
    time: expiryText(lifetime, language),
    ...(newEmail && { newEmail }),
    ...(account && { account }),
  }
  const say = (text: Record<Language, string>): string => fillTemplate(text[language], values)
  const button: EmailLayoutBlock[] =
    link && words ? [{ kind: 'link', text: say(words), href: link, bare: true }] : []
  return {
    language,
    siteName,
    subject: say(subject),
    about: { occasion: `identity.${kind}`, values },
    blocks: [
      { kind: 'paragraph', text: say(account ? CHANGE_OF_ACCOUNT : reason) },
      ...button,
      { kind: 'paragraph', text: say(link ? COMMON.or_code : COMMON.code) },
      { kind: 'code', digits: code },
      { kind: 'note', text: say(COMMON.lasts) },
      { kind: 'note', text: say(COMMON.ignore) },
    ],
  }
}

export const otpSms = (
  { language, code }: { language: Language; code: string },
  { siteName, template }: Site & { template: string | null },
): string =>
  template
    ? template.replace(/\{\{\s*\.Code\s*\}\}/g, code)
    : fillTemplate(OTP_SMS_TEXT[language], { site: siteName, code })

export type SecurityNotification = { kind: NoticeKind; language: Language; to: string }

/** `to` is the account's new address, the name of the factor, or the device. */
export function securityNotificationEmail(
  notice: SecurityNotification,
  site: Site & { supportEmail: string; pagesUrl: string },
): Letter {
  const { kind, language, to } = notice
  const values = { site: site.siteName, to, contact: site.supportEmail }
  const say = (text: Record<Language, string>): string => fillTemplate(text[language], values)
  const texts: NoticeTexts = SECURITY_NOTIFICATION_TEXTS[kind]
  const { subject, reason, links = [], note = NOT_YOU } = texts
  return {
    language,
    siteName: site.siteName,
    subject: say(subject),
    about: { occasion: `identity.${kind}`, values },
    blocks: [
      { kind: 'paragraph', text: say(reason) },
      ...links.map(({ part, path, text }): EmailLayoutBlock => ({
        kind: 'link',
        text: say(text),
        href: site.pagesUrl + path,
        part,
      })),
      { kind: 'note', text: say(note) },
    ],
  }
}
