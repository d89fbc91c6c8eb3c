import { isLanguage, PAGE_LANGUAGES, type PageLanguage } from './locale.ts'

/** Offered where an operator has switched them on. */
export const OPTIONAL_LANGUAGES: readonly PageLanguage[] = PAGE_LANGUAGES.filter(
  (code) => !isLanguage(code),
)

const inOrder = (codes: readonly string[]): PageLanguage[] =>
  OPTIONAL_LANGUAGES.filter((code) => codes.includes(code))

/** As the setting holds them: codes with spaces between, in the order of the registry. */
export const joinLanguages = (codes: readonly string[]): string => inOrder(codes).join(' ')

export const splitLanguages = (joined: string): PageLanguage[] => inOrder(joined.split(' '))
