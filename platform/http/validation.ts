import type { Context } from 'hono'
import type { z } from 'zod'
import ar from 'zod/v4/locales/ar.js'
import en from 'zod/v4/locales/en.js'
import fr from 'zod/v4/locales/fr.js'
import { isLanguage, type Language } from '#kernel/locale.ts'
import { callerLanguage } from './language.ts'
import { type InputIssue, problem } from './problem.ts'
import { INPUT_TEXTS, problemText, type ProblemTexts } from './problem-texts.ts'

// Built once and passed per request, as Zod's own locale is global.
const locales = { fr: fr().localeError, en: en().localeError, ar: ar().localeError }

type Issue = z.core.$ZodIssue
type DescribedRefusal = { code: keyof typeof INPUT_TEXTS; n?: number | bigint }

/** Our message of an issue; null keeps Zod's. */
function describe(issue: Issue, input: unknown): DescribedRefusal | null {
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined || input === null || input === '') return { code: 'required' }
      if (issue.expected === 'number') return { code: 'not_a_number' }
      if (issue.expected === 'int') return { code: 'not_a_whole_number' }
      return issue.expected === 'string' ? { code: 'not_a_text' } : null
    case 'too_small':
      if (issue.origin === 'string')
        return input === '' ? { code: 'required' } : { code: 'text_too_short', n: issue.minimum }
      if (issue.origin === 'array') return { code: 'too_few', n: issue.minimum }
      return { code: issue.inclusive === false ? 'not_above' : 'below', n: issue.minimum }
    case 'too_big':
      if (issue.origin === 'string') return { code: 'text_too_long', n: issue.maximum }
      if (issue.origin === 'array') return { code: 'too_many', n: issue.maximum }
      return { code: issue.inclusive === false ? 'not_below' : 'above', n: issue.maximum }
    case 'invalid_value':
      return { code: input === undefined ? 'required' : 'not_a_choice' }
    case 'invalid_format':
      return { code: input === '' ? 'required' : formatCode(issue.format) }
    case 'unrecognized_keys':
    case 'invalid_key':
      return { code: 'unknown_field' }
    case 'custom':
    case 'invalid_element':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return null
  }
}

const formatCode = (format: string): DescribedRefusal['code'] => {
  if (format === 'email' || format === 'url') return format
  if (format.startsWith('uuid') || format === 'guid') return 'uuid'
  return ['datetime', 'date', 'time'].includes(format) ? 'date' : 'format'
}

/** The client's value at that path, to tell missing from wrong. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  )

/** Localized field errors; a schema's own `error: 'phone_invalid'` has its message in `texts`. */
export function inputIssues(
  error: z.core.$ZodError,
  data: unknown,
  language: Language,
  texts: ProblemTexts = {},
): InputIssue[] {
  return error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path]
    const own = texts[issue.message]
    return paths.map((path): InputIssue => {
      if (own)
        return {
          path: pathText(path),
          code: issue.message,
          message: problemText(own, language, {}),
        }
      const input = valueAt(data, issue.path)
      const found = describe(issue, input)
      if (found) {
        const fields = { n: Number(found.n) }
        const message = problemText(INPUT_TEXTS[found.code], language, fields)
        return { path: pathText(path), code: found.code, message }
      }
      // Zod's locales read `input`, which a finished issue has lost.
      const raw = { ...issue, input } as Parameters<(typeof locales)['fr']>[0]
      const words = locales[language](raw)
      const message = typeof words === 'string' ? words : (words?.message ?? issue.message)
      return { path: pathText(path), code: issue.code, message }
    })
  })
}

type Outcome = { data?: unknown } & (
  | { success: true }
  | { success: false; error: z.core.$ZodError }
)

export const answerInvalidInput =
  (texts: ProblemTexts) =>
  (outcome: Outcome, c: Context): Response | undefined => {
    if (outcome.success) return undefined
    // An invalid `lang` must not select the language of its own error.
    const language = callerLanguage(c)
    const errors = inputIssues(
      outcome.error,
      outcome.data,
      isLanguage(language) ? language : 'fr',
      texts,
    )
    return problem(c, 422, { code: 'invalid_input', errors })
  }
