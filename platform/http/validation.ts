import type { Context } from 'hono'
import type { z } from 'zod'
import ar from 'zod/v4/locales/ar.js'
import en from 'zod/v4/locales/en.js'
import fr from 'zod/v4/locales/fr.js'
import { describeIssue, fieldPath, valueAt } from '#kernel/input-issue.ts'
import { isLanguage, type Language } from '#kernel/locale.ts'
import { callerLanguage } from './language.ts'
import { type InputIssue, problem } from './problem.ts'
import { INPUT_TEXTS, problemText, type ProblemTexts } from './problem-texts.ts'

// Built once and passed per request, as Zod's own locale is global.
const locales = { fr: fr().localeError, en: en().localeError, ar: ar().localeError }

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
          path: fieldPath(path),
          code: issue.message,
          message: problemText(own, language, {}),
        }
      const input = valueAt(data, issue.path)
      const found = describeIssue(issue, input)
      if (found) {
        const fields = { n: Number(found.n) }
        const message = problemText(INPUT_TEXTS[found.code], language, fields)
        return { path: fieldPath(path), code: found.code, message }
      }
      // Zod's locales read `input`, which a finished issue has lost.
      const raw = { ...issue, input } as Parameters<(typeof locales)['fr']>[0]
      const words = locales[language](raw)
      const message = typeof words === 'string' ? words : (words?.message ?? issue.message)
      return { path: fieldPath(path), code: issue.code, message }
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
