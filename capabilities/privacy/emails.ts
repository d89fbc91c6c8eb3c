import type { Language } from '#kernel/locale.ts'
import type { LinkSource } from '#platform/link-tokens.ts'
import type { EmailLayoutBlock, EmailLayout as AnyLetter } from '#platform/email/email-layout.ts'
import { texts } from './texts.generated.ts'

const EMAIL_TEXTS = texts.below('email')
/** Used within a sentence of the email. */
const REFUSE_REASONS = texts.below('refuse-reason')
/** When each email is sent, for the editor. */
export const PRIVACY_TEMPLATE_DESCRIPTIONS = texts.below('template')
export type PrivacyEmailTemplate = keyof typeof PRIVACY_TEMPLATE_DESCRIPTIONS

export type PrivacyEmailSite = { siteName: string; siteUrl: string }
type About = { language: Language; number: string; name: string | null }
type Letter = AnyLetter<PrivacyEmailTemplate>

const writer = ({ siteName }: PrivacyEmailSite, language: Language) => {
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
      ...(values['name'] ? [paragraph(EMAIL_TEXTS.hello(language, { name: values['name'] }))] : []),
      ...blocks,
      paragraph(EMAIL_TEXTS.signature(language, { site: siteName })),
    ],
  })
  /** Law 18-07: every answer says how to complain; overrides cannot remove it. */
  const complaint: EmailLayoutBlock = {
    kind: 'note',
    text: EMAIL_TEXTS.complaint(language),
    part: 'complaint',
    isLaw: true,
  }
  return { paragraph, complaint, letter }
}
/** The name is null once the data subject was erased. */
const named = ({ number, name }: About) => ({ name: name ?? '', number })

export function codeEmail(about: About, site: PrivacyEmailSite, code: string): Letter {
  const { language } = about
  const { paragraph, letter } = writer(site, language)
  const values = named(about)
  const subject = EMAIL_TEXTS.code_subject(language, values)
  return letter({ occasion: 'privacy.request_code', values }, subject, [
    paragraph(EMAIL_TEXTS.code(language, values)),
    { kind: 'code', digits: code },
    { kind: 'note', text: EMAIL_TEXTS.code_not_you(language) },
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
  const { language } = about
  const { paragraph, complaint, letter } = writer(site, language)
  const values = { ...named(about), answer }
  const subject = EMAIL_TEXTS.answered_subject(language, values)
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
      text: EMAIL_TEXTS.file(language),
      href: file.url,
      bare: true,
      ...(file.link && { linkKey: file.link }),
    },
    { kind: 'note', text: EMAIL_TEXTS.file_note(language, dated) },
    complaint,
  ])
}

type Refusal = { reason: keyof typeof REFUSE_REASONS; note: string }
export function refusalEmail(
  about: About,
  site: PrivacyEmailSite,
  { reason, note }: Refusal,
): Letter {
  const { language } = about
  const { paragraph, complaint, letter } = writer(site, language)
  const values = { ...named(about), reason: REFUSE_REASONS[reason](language), note }
  const subject = EMAIL_TEXTS.refused_subject(language, values)
  return letter({ occasion: 'privacy.request_refused', values }, subject, [
    paragraph(EMAIL_TEXTS.refused(language, values)),
    paragraph(note),
    complaint,
  ])
}

export function erasedEmail(
  language: Language,
  site: PrivacyEmailSite,
  keepsDocuments: boolean,
): Letter {
  const { paragraph, complaint, letter } = writer(site, language)
  const occasion = keepsDocuments ? 'privacy.erased_kept' : 'privacy.erased'
  return letter({ occasion, values: {} }, EMAIL_TEXTS.erased_subject(language), [
    paragraph(EMAIL_TEXTS.erased(language)),
    ...(keepsDocuments ? [paragraph(EMAIL_TEXTS.erased_kept(language))] : []),
    complaint,
  ])
}
