import { type RawBuilder, sql } from 'kysely'
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  type OptionalText,
  writtenText,
} from '#kernel/locale.ts'

/** A moment as the API says it: in milliseconds, or to the microsecond for a cursor. */
export const instantText = (column: string, precision: 'MS' | 'US' = 'MS'): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.${precision}"Z"')`

export const instant = (column: string, precision: 'MS' | 'US' = 'MS'): RawBuilder<unknown> =>
  sql.raw(instantText(column, precision))

/**
 * SQL of a localized column in a language, else in the default one, else in any. The language may
 * be a column.
 */
export const textIn = (column: string, language: Language | { column: string }): string => {
  const own = typeof language === 'string' ? `'${language}'` : language.column
  const others = [DEFAULT_LANGUAGE, ...LANGUAGES].map((code) => `'${code}'`)
  return `coalesce(${[...new Set([own, ...others])].map((key) => `${column} ->> ${key}`).join(', ')})`
}

/** A localized column in all languages, one after the other, to be searched. */
export const allTexts = (column: string): string =>
  `concat_ws(' ', ${LANGUAGES.map((code) => `${column} ->> '${code}'`).join(', ')})`

/** A localized column with every language, null where nothing is written. */
export const textByLanguage = (column: string): string =>
  `'${JSON.stringify(Object.fromEntries(LANGUAGES.map((code) => [code, null])))}'::jsonb || (${column})`

/** The value of a localized column. */
export const storedText = (text: OptionalText): string => JSON.stringify(writtenText(text))
