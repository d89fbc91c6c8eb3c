export const LANGUAGES = ['fr', 'en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'fr'

/** French is required and the fallback of the others. */
export type Localized = {
  fr: string
  en?: string | null | undefined
  ar?: string | null | undefined
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

export const localizedText = (text: Localized, language: Language): string =>
  text[language] || text.fr

/** Every language filled, with French where one is missing. */
export const inEveryLanguage = (text: Localized): Record<Language, string> => ({
  fr: text.fr,
  en: localizedText(text, 'en'),
  ar: localizedText(text, 'ar'),
})

export const directionOf = (language: Language): 'rtl' | 'ltr' =>
  language === 'ar' ? 'rtl' : 'ltr'

/** `?lang=`, then the cookie, Accept-Language, French. Unknown values are ignored. */
export function languageOf(query: {
  query?: string | null | undefined
  cookie?: string | null | undefined
  header?: string | null | undefined
}): Language {
  if (isLanguage(query.query)) return query.query
  if (isLanguage(query.cookie)) return query.cookie
  return fromHeader(query.header ?? '') ?? DEFAULT_LANGUAGE
}

function fromHeader(header: string): Language | null {
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { language: tag.split('-')[0]?.toLowerCase(), q: q ? Number(q.slice(2)) : 1 }
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
  return wanted.map((w) => w.language).find(isLanguage) ?? null
}
