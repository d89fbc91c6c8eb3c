import { formatDate } from '#kernel/format.ts'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import type { TemplateVariableNames, EmailTemplate } from '#platform/email/template-overrides.ts'
import {
  answerEmail,
  codeEmail,
  erasedEmail,
  PRIVACY_TEMPLATE_DESCRIPTIONS as TIMES,
  type PrivacyEmailTemplate,
  refusalEmail,
} from './emails.ts'
import { entriesOf, recordOf } from '#kernel/records.ts'
import { texts } from './texts.generated.ts'

const EXAMPLES = texts.below('example')

const siteOf = (name: TemplateVariableNames) => ({
  siteName: name('site', 'Yova'),
  siteUrl: 'https://yova.example',
})
const requestOf = (language: Language, name: TemplateVariableNames) => ({
  language,
  number: name('number', 'D-7K3MQ2XA'),
  name: name('name', EXAMPLES.name(language)),
})
const lastDay = (language: Language) =>
  formatDate(new Date('2026-12-02T12:00:00+01:00'), language, 'date')

const answered = (
  language: Language,
  name: TemplateVariableNames,
  withFile: boolean,
): EmailLayout => {
  const answer = name('answer', EXAMPLES.answer(language))
  const url = 'https://yova.example/api/v1/data-exports/x'
  const file = withFile ? { url, until: lastDay(language) } : null
  return answerEmail(requestOf(language, name), siteOf(name), { answer, file })
}

type Of = Pick<EmailTemplate, 'keeps' | 'example'>
/** Overrides must keep the code, answer, reason of refusal and complaint notice. */
const EMAILS: Record<PrivacyEmailTemplate, Of> = {
  'privacy.request_code': {
    keeps: ['code', 'number'],
    example: (language, name) => codeEmail(requestOf(language, name), siteOf(name), '204561'),
  },
  'privacy.request_answered': {
    keeps: ['answer', 'complaint'],
    example: (language, name) => answered(language, name, false),
  },
  'privacy.request_answered_file': {
    keeps: ['answer', 'button', 'date', 'complaint'],
    example: (language, name) => answered(language, name, true),
  },
  'privacy.request_refused': {
    keeps: ['reason', 'note', 'complaint'],
    example: (language, name) => {
      const note = name('note', EXAMPLES.note(language))
      const why = { reason: 'not_identified', note } as const
      return refusalEmail(requestOf(language, name), siteOf(name), why)
    },
  },
  'privacy.erased': {
    keeps: ['complaint'],
    example: (language, name) => erasedEmail(language, siteOf(name), false),
  },
  'privacy.erased_kept': {
    keeps: ['complaint'],
    example: (language, name) => erasedEmail(language, siteOf(name), true),
  },
}

export const PRIVACY_EMAIL_TEMPLATES: readonly EmailTemplate[] = entriesOf(EMAILS).map(
  ([key, subject]) => ({
    key,
    to: 'person',
    when: recordOf(LANGUAGES, TIMES[key]),
    ...subject,
  }),
)
