import type { Language } from '#kernel/locale.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type { LinkSource } from '#platform/link-tokens.ts'
import type { EmailLayoutBlock, EmailLayout as AnyLetter } from '#platform/email/email-layout.ts'
import {
  PRIVACY_EMAIL_TEXTS,
  type PrivacyEmailTemplate,
  REFUSE_REASON_TEXTS,
} from './texts/emails.ts'

export type PrivacyEmailSite = { siteName: string; siteUrl: string }
type About = { language: Language; number: string; name: string | null }
type Letter = AnyLetter<PrivacyEmailTemplate>

const writer = ({ siteName }: PrivacyEmailSite, language: Language) => {
  const say = (key: keyof typeof PRIVACY_EMAIL_TEXTS, values: Record<string, string> = {}) =>
    fillTemplate(PRIVACY_EMAIL_TEXTS[key][language], values)
  const paragraph = (text: string): EmailLayoutBlock => ({ kind: 'paragraph', text })
  const letter = (
    { occasion, values }: Letter['about'],
    subject: string,
    blocks: readonly EmailLayoutBlock[],
  ): Letter => ({
    language,
    siteName,
    subject,
    about: { occasion, values: { ...values, site: siteName } },
    blocks: [
      ...(values['name'] ? [paragraph(say('hello', values))] : []),
      ...blocks,
      paragraph(say('signature', { site: siteName })),
    ],
  })
  /** Law 18-07: every answer says how to complain; overrides cannot remove it. */
  const complaint: EmailLayoutBlock = {
    kind: 'note',
    text: say('complaint'),
    part: 'complaint',
    isLaw: true,
  }
  return { say, paragraph, complaint, letter }
}
/** The name is null once the data subject was erased. */
const named = ({ number, name }: About) => ({ name: name ?? '', number })

export function codeEmail(about: About, site: PrivacyEmailSite, code: string): Letter {
  const { say, paragraph, letter } = writer(site, about.language)
  const values = named(about)
  const subject = say('code_subject', values)
  return letter({ occasion: 'privacy.request_code', values }, subject, [
    paragraph(say('code', values)),
    { kind: 'code', digits: code },
    { kind: 'note', text: say('code_not_you') },
  ])
}

type EmailsReply = {
  answer: string
  file: { url: string; link?: LinkSource; until: string } | null
}
export function answerEmail(
  about: About,
  site: PrivacyEmailSite,
  { answer, file }: EmailsReply,
): Letter {
  const { say, paragraph, complaint, letter } = writer(site, about.language)
  const values = { ...named(about), answer }
  const subject = say('answered_subject', values)
  if (file === null)
    return letter({ occasion: 'privacy.request_answered', values }, subject, [
      paragraph(answer),
      complaint,
    ])
  const dated = { ...values, date: file.until }
  return letter({ occasion: 'privacy.request_answered_file', values: dated }, subject, [
    paragraph(answer),
    {
      kind: 'link',
      text: say('file'),
      href: file.url,
      bare: true,
      ...(file.link && { linkKey: file.link }),
    },
    { kind: 'note', text: say('file_note', dated) },
    complaint,
  ])
}

type Refusal = { reason: keyof typeof REFUSE_REASON_TEXTS; note: string }
export function refusalEmail(
  about: About,
  site: PrivacyEmailSite,
  { reason, note }: Refusal,
): Letter {
  const { language } = about
  const { say, paragraph, complaint, letter } = writer(site, language)
  const values = { ...named(about), reason: REFUSE_REASON_TEXTS[reason][language], note }
  const subject = say('refused_subject', values)
  return letter({ occasion: 'privacy.request_refused', values }, subject, [
    paragraph(say('refused', values)),
    paragraph(note),
    complaint,
  ])
}

export function erasedEmail(
  language: Language,
  site: PrivacyEmailSite,
  keepsDocuments: boolean,
): Letter {
  const { say, paragraph, complaint, letter } = writer(site, language)
  const occasion = keepsDocuments ? 'privacy.erased_kept' : 'privacy.erased'
  return letter({ occasion, values: {} }, say('erased_subject'), [
    paragraph(say('erased')),
    ...(keepsDocuments ? [paragraph(say('erased_kept'))] : []),
    complaint,
  ])
}
