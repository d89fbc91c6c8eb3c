import { noonOf } from '#kernel/calendar.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import type { Letter } from '#platform/email/email-layout.ts'
import type { Naming, Occasion } from '#platform/email/template-overrides.ts'
import { answerLetter, codeLetter, erasedLetter, refusalLetter } from './emails.ts'
import {
  PRIVACY_EXAMPLES,
  PRIVACY_OCCASIONS as TIMES,
  type PrivacyOccasion,
} from './texts/emails.ts'

const siteOf = (name: Naming) => ({
  siteName: name('site', 'Yova'),
  siteUrl: 'https://yova.example',
})
const requestOf = (language: Language, name: Naming) => ({
  language,
  number: name('number', 'D-7K3MQ2XA'),
  name: name('name', PRIVACY_EXAMPLES.name[language]),
})
const lastDay = (language: Language) =>
  formatDate(noonOf('2026-12-02' as LocalDate), language, 'date')

const answered = (language: Language, name: Naming, withFile: boolean): Letter => {
  const answer = name('answer', PRIVACY_EXAMPLES.answer[language])
  const url = 'https://yova.example/api/v1/data-exports/x'
  const file = withFile ? { url, until: lastDay(language) } : null
  return answerLetter(requestOf(language, name), siteOf(name), { answer, file })
}

type Of = Pick<Occasion, 'keeps' | 'example'>
/** What proves who asks, what is answered, why it is refused and how to complain stay, whatever words stand around them. */
const MAILS: Record<PrivacyOccasion, Of> = {
  'privacy.request_code': {
    keeps: ['code', 'number'],
    example: (language, name) => codeLetter(requestOf(language, name), siteOf(name), '204561'),
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
      const note = name('note', PRIVACY_EXAMPLES.note[language])
      const why = { reason: 'not_identified', note } as const
      return refusalLetter(requestOf(language, name), siteOf(name), why)
    },
  },
  'privacy.erased': {
    keeps: ['complaint'],
    example: (language, name) => erasedLetter(language, siteOf(name), false),
  },
  'privacy.erased_kept': {
    keeps: ['complaint'],
    example: (language, name) => erasedLetter(language, siteOf(name), true),
  },
}

/** The mails to people about their data. */
export const PRIVACY_OCCASIONS: readonly Occasion[] = (
  Object.entries(MAILS) as [PrivacyOccasion, Of][]
).map(([key, of]) => ({ key, to: 'person', when: TIMES[key], ...of }))
