import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { BuiltInTexts } from '#capabilities/content/index.ts'
import arInfo from '#web/locales/ar/storefront-pages.json' with { type: 'json' }
import arLegal from '#web/locales/ar/legal.json' with { type: 'json' }
import enInfo from '#web/locales/en/storefront-pages.json' with { type: 'json' }
import enLegal from '#web/locales/en/legal.json' with { type: 'json' }
import frInfo from '#web/locales/fr/storefront-pages.json' with { type: 'json' }
import frLegal from '#web/locales/fr/legal.json' with { type: 'json' }
import { recordOf } from '#kernel/records.ts'

type Info = typeof frInfo
type Legal = (typeof frLegal)['terms' | 'privacy']
const WORDS: Record<Language, { info: Info; legal: typeof frLegal }> = {
  fr: { info: frInfo, legal: frLegal },
  en: { info: enInfo, legal: enLegal },
  ar: { info: arInfo, legal: arLegal },
}

const legalText = ({ title, intro, sections }: Legal) => ({
  title,
  description: intro,
  body: sections
    .map(({ title, paragraphs }) => [`## ${title}`, ...grouped(paragraphs)].join('\n\n'))
    .join('\n\n'),
})

/** Consecutive points form one list. */
const grouped = (paragraphs: readonly string[]): string[] =>
  paragraphs.reduce<string[]>((messages, paragraph) => {
    const last = messages.at(-1)
    if (last === undefined || !paragraph.startsWith('- ') || !last.startsWith('- '))
      return [...messages, paragraph]
    return [...messages.slice(0, -1), `${last}\n${paragraph}`]
  }, [])

const steps = (...messages: string[]) =>
  messages.map((value, index) => `${index + 1}. ${value}`).join('\n')

const aboutText = (info: Info) => ({
  title: info['about.title'],
  description: info['about.intro'],
  body: [
    `## ${info['about.buyers']}`,
    steps(info['about.buyers.1'], info['about.buyers.2'], info['about.buyers.3']),
    `## ${info['about.sellers']}`,
    steps(info['about.sellers.1'], info['about.sellers.2'], info['about.sellers.3']),
  ].join('\n\n'),
})

const inEach = <T>(make: (words: (typeof WORDS)[Language]) => T): Record<Language, T> =>
  recordOf(LANGUAGES, (language) => make(WORDS[language]))

/** Built-in texts of the content pages, from which an operator's edits start. */
export const BUILT_IN_TEXTS: BuiltInTexts = {
  terms: inEach(({ legal }) => legalText(legal.terms)),
  privacy: inEach(({ legal }) => legalText(legal.privacy)),
  about: inEach(({ info }) => aboutText(info)),
  contact: inEach(({ info }) => ({
    title: info['contact.title'],
    description: null,
    body: info['contact.intro'],
  })),
}
