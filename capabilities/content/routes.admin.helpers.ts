import type { Context } from 'hono'
import type { Language } from '#kernel/locale.ts'
import { callerLanguage, type InputIssue, problem, refusal } from '#platform/http/index.ts'
import type { TemplateError } from '#platform/email/template-overrides.ts'
import { adminActor } from '#platform/http/actor.ts'
import type { DocumentCommand } from './operations/versioned-document.ts'
import { CONTENT_STATUSES, type ContentRefusal } from './refusals.ts'
import { texts } from './texts.generated.ts'

export const CONTENT_FIELD_TEXTS = texts.below('content-field')
const CONTENT_REFUSALS = texts.below('content-refusals')

export const documentCommand = (
  c: Context,
  { revision }: { revision: number },
): DocumentCommand => ({
  by: adminActor(c),
  readAt: revision,
})

export const contentProblem = (c: Context, error: ContentRefusal) =>
  refusal<ContentRefusal, 404 | 409 | 422>(c, error, CONTENT_STATUSES, CONTENT_REFUSALS)

type FieldError = Pick<TemplateError, 'code' | 'name'> & { path: string }

export function fieldIssue(
  { code: fieldError, name, path }: FieldError,
  language: Language,
): InputIssue {
  const isLaw = fieldError === 'variable_missing' && name === 'complaint'
  const code = isLaw ? 'complaint_notice_missing' : fieldError
  return {
    path,
    code,
    message: CONTENT_FIELD_TEXTS[code](language, { name: `{${name}}` }),
  }
}

/** 422 with field errors; null when there are none. */
export function invalidFields(c: Context, fieldErrors: readonly FieldError[]) {
  if (fieldErrors.length === 0) return null
  const language = callerLanguage(c)
  const errors = fieldErrors.map((fieldError) => fieldIssue(fieldError, language))
  return problem(c, 422, { code: 'invalid_input', errors })
}
