import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { parseNumber } from '../forms/parse-number.ts'
import { describeIssue, fieldPath, valueAt } from '#kernel/input-issue.ts'

/** The body of a call, as its contract describes it. */
export type BodySchema = z.ZodObject

/** What a form begins with: the fields of the body, those that are null as empty texts. */
export const initialValues = (schema: BodySchema, view: object): FieldValues =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, Reflect.get(view, name) ?? '']))

const accepts = (field: z.core.$ZodType, value: unknown): boolean =>
  '~standard' in field && isValid(field['~standard'].validate(value))
const isValid = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && !('issues' in result && result.issues)

/** What was typed as the contract takes it: a number, and an emptied field as null or left out. */
export const toBody = (schema: BodySchema, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, bodyValue(schema.shape[name], value)]),
  )

function bodyValue(field: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!field || typeof value !== 'string') return value
  const isEmpty = value.trim() === ''
  if (innermost(field)._zod.def.type === 'number')
    return isEmpty ? (accepts(field, null) ? null : undefined) : (parseNumber(value) ?? value)
  if (!isEmpty || accepts(field, '')) return value
  if (accepts(field, null)) return null
  return accepts(field, undefined) ? undefined : value
}

export type FieldRules = { required: boolean; maxLength?: number }

/** Required is what the contract refuses when it is empty or left out. */
export function fieldRules(schema: BodySchema, name: string): FieldRules {
  const field = schema.shape[name]
  if (!field) return { required: false }
  const maxLength = maximumOf(field)
  const required = !['', null, undefined].some((empty) => accepts(field, empty))
  return { required, ...(maxLength !== null && { maxLength }) }
}

/** Of a text. */
function maximumOf(field: z.core.$ZodType): number | null {
  const text = innermost(field)
  return 'maxLength' in text && typeof text.maxLength === 'number' ? text.maxLength : null
}

/** Below what makes a field optional, nullable or another value. */
function innermost(field: z.core.$ZodType): z.core.$ZodType {
  const { def } = field._zod
  const inner: unknown = Reflect.get(def, def.type === 'pipe' ? 'in' : 'innerType')
  return isSchema(inner) ? innermost(inner) : field
}
const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Message of a code, with the limit that it names. */
export type ErrorText = (code: string, n?: number) => string

/** The contract's own rules: the first issue of each field, in the words of the server. */
export const contractResolver =
  (schema: BodySchema, textOf: ErrorText): Resolver =>
  async (typed) => {
    const values = toBody(schema, typed)
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values, errors: {} }
    const errors: FieldErrors = {}
    for (const issue of result.error.issues.toReversed()) {
      const found = describeIssue(issue, valueAt(values, issue.path))
      const code = found?.code ?? issue.message
      // A schema's own message is the code of its text.
      const message = /^[a-z_]+$/.test(issue.message)
        ? textOf(issue.message)
        : textOf(code, Number(found?.n))
      set(errors, fieldPath(issue.path), { type: code, message })
    }
    return { values: {}, errors }
  }
