import { type Language, type Localized, localizedText } from '#kernel/locale.ts'
import { ownValue } from '#kernel/own-value.ts'
import { texts } from '../texts.generated.ts'
import type { LocaleText } from '../texts/create-texts.ts'

export type LocalizedMessage = { fr: string; en: string; ar: string }

const STATUS_TITLES = texts.below('status-title')
export const PROBLEM_TEXTS = texts.below('problem')
/** Of field errors; `{n}` is the violated limit. */
export const INPUT_TEXTS = texts.below('input')
export const BACK_HOME_TEXT = texts.of('back-home')
export const SSE_REFUSALS = texts.below('sse-refusals')

/** Undefined for a status that no answer has. */
export const statusTitle = (status: number): LocaleText | undefined =>
  ownValue<LocaleText>(STATUS_TITLES, String(status))

/** Of a page: it has a title for every status. */
export const pageTitle = (status: number, language: Language): string =>
  (statusTitle(status) ?? STATUS_TITLES['500'])(language)

export type ProblemCode = keyof typeof PROBLEM_TEXTS

export const CODE_OF_STATUS: Record<number, ProblemCode> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  422: 'invalid_input',
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'unavailable',
}

/** Of a locale file; it takes what its placeholders need. */
type MessageOfFile = (language: Language, values: never) => string
/** A name of a registry has no placeholders. */
export type ProblemText = Localized | MessageOfFile
export type ProblemTexts<Code extends string = string> = Record<Code, ProblemText>

/** The fields of a refusal are the values of its text. */
export const problemText = (
  text: ProblemText,
  language: Language,
  fields: Record<string, unknown>,
): string =>
  typeof text === 'function' ? text(language, fields as never) : localizedText(text, language)
