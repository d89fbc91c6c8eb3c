import { recordOf } from './records.ts'

/**
 * Every language of the site, each on one line; decision 0095. A language with a fallback is not
 * complete: its pages may be translated in part, and only pages speak it. Emails, documents and
 * answers of the server are written in the complete ones.
 */
const REGISTRY = {
  fr: { name: 'Français', short: 'FR', direction: 'ltr', locale: 'fr-DZ', fallback: null },
  en: { name: 'English', short: 'EN', direction: 'ltr', locale: 'en-GB', fallback: null },
  ar: { name: 'العربية', short: 'ع', direction: 'rtl', locale: 'ar-DZ-u-nu-latn', fallback: null },
  zgh: { name: 'Tamaziɣt', short: 'TMZ', direction: 'ltr', locale: 'fr-DZ', fallback: 'fr' },
} as const

type Registry = typeof REGISTRY
/** Of a page; `writtenLanguage` says in which its data, dates and amounts are. */
export type PageLanguage = keyof Registry
/** A complete one. */
export type Language = {
  [Code in PageLanguage]: Registry[Code]['fallback'] extends null ? Code : never
}[PageLanguage]

/** Required, and the fallback of translated content. */
export const DEFAULT_LANGUAGE = 'fr' as const satisfies Language

export const PAGE_LANGUAGES = Object.keys(REGISTRY) as readonly PageLanguage[] // of a constant
export const LANGUAGES: readonly Language[] = PAGE_LANGUAGES.filter(isLanguage)
export function isPageLanguage(value: unknown): value is PageLanguage {
  return PAGE_LANGUAGES.some((language) => language === value)
}

export function isLanguage(value: unknown): value is Language {
  return isPageLanguage(value) && REGISTRY[value].fallback === null
}

export const writtenLanguage = (language: PageLanguage): Language =>
  isLanguage(language) ? language : REGISTRY[language].fallback

/** As its speakers write it. */
export const languageName = (language: PageLanguage): string => REGISTRY[language].name
export const shortLanguageName = (language: PageLanguage): string => REGISTRY[language].short

/** For `Intl`. */
export const localeOf = (language: PageLanguage): string => REGISTRY[language].locale

export const directionOf = (language: PageLanguage): 'rtl' | 'ltr' => REGISTRY[language].direction

/** Text in every complete language. */
export type LocalizedText = Record<Language, string>

/** Text of which no language is required. */
export type OptionalText = { [Code in Language]?: string | null | undefined }

/** Text with the default language, which serves the others where nothing is written. */
export type Localized = OptionalText & Pick<LocalizedText, typeof DEFAULT_LANGUAGE>

export const localizedText = (text: Localized, language: Language): string =>
  text[language] || text[DEFAULT_LANGUAGE]

/** Every language filled, with the default one where one is missing. */
export const inEveryLanguage = (text: Localized): LocalizedText =>
  recordOf(LANGUAGES, (language) => localizedText(text, language))

/** As it is stored: without the languages that nothing is written in. */
export const writtenText = (text: OptionalText): Partial<LocalizedText> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const written = text[language]
      return written?.trim() ? [[language, written]] : []
    }),
  )

/** `?lang=`, then the cookie, Accept-Language, French. Values that are not `offered` are ignored. */
export function languageOf<Offered extends PageLanguage>(
  query: {
    query?: string | null | undefined
    cookie?: string | null | undefined
    header?: string | null | undefined
  },
  offered: readonly Offered[],
): Offered | Language {
  const find = (value: unknown) => offered.find((language) => language === value)
  return (
    find(query.query) ??
    find(query.cookie) ??
    languagesOfHeader(query.header ?? '')
      .map(find)
      .find(Boolean) ??
    DEFAULT_LANGUAGE
  )
}

function languagesOfHeader(header: string): (string | undefined)[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { language: tag.split('-')[0]?.toLowerCase(), q: q ? Number(q.slice(2)) : 1 }
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ language }) => language)
}
