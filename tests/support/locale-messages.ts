import { parse, type Token } from '@messageformat/parser'
import { type PageLanguage, writtenLanguage } from '#kernel/locale.ts'

/** The plural forms of a language; without one of them a message falls back to a wrong form. */
const formsOf = (language: PageLanguage): string[] =>
  new Intl.PluralRules(writtenLanguage(language)).resolvedOptions().pluralCategories

/** The placeholders of a message with their types; plural forms are checked separately. */
export function holesOf(message: string): string[] {
  const found = new Set<string>()
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if ('arg' in token) found.add(`${token.arg}:${token.type}`)
      if ('cases' in token) for (const selectCase of token.cases) walk(selectCase.tokens)
    }
  }
  walk(parse(message))
  return [...found].toSorted()
}

export function missingForms(message: string, language: PageLanguage): string[] {
  return parse(message).flatMap((token) => {
    if (token.type !== 'plural') return []
    const present = token.cases.map(({ key }) => key)
    // In French and English `many` exists only in theory, for great numbers; `other` serves.
    const wanted = language === 'ar' ? formsOf(language) : ['one', 'other']
    return wanted.filter((form) => !present.includes(form))
  })
}
