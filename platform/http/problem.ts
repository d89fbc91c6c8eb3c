import { z } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import type { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { type Language, LANGUAGES, type Localized, localizedText } from '#kernel/locale.ts'
import type { LocaleText } from '../texts/create-texts.ts'
import { newRequestId } from './request-id.ts'
import { callerLanguage } from './language.ts'
import {
  CODE_OF_STATUS,
  PROBLEM_TEXTS,
  type ProblemTexts,
  problemText,
  statusTitle,
} from './problem-texts.ts'
import { ownValue } from '#kernel/own-value.ts'
import { recordOf } from '#kernel/records.ts'

export type ProblemStatus = Extract<
  ContentfulStatusCode,
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 412
  | 413
  | 415
  | 422
  | 423
  | 428
  | 429
  | 500
  | 502
  | 503
  | 504
>

/** A response that a route may return if it declares the status. */
export type RefusalResponse<S> = Response &
  (S extends ContentfulStatusCode ? TypedResponse<never, S, 'json'> : never)

export const InputIssue = z.object({ path: z.string(), code: z.string(), message: z.string() })
export type InputIssue = z.infer<typeof InputIssue>

/** RFC 9457 problem document; a refusal's own fields are added as members. */
export const ProblemDocument = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    request_id: z.string(),
    errors: z.array(InputIssue).optional(),
  })
  .openapi('Problem')

type ProblemFields = {
  code: string
  detail?: string | undefined
  errors?: readonly InputIssue[] | undefined
  [extension: string]: unknown
}

/** Answers a problem document in the caller's language; by default its code selects the detail. */
export function problem<S extends ProblemStatus>(
  c: Context,
  status: S,
  fields: ProblemFields,
): RefusalResponse<S> {
  const { code, detail, errors, ...extra } = fields
  const language = callerLanguage(c)
  const title = statusTitle(status)
  const general = ownValue<LocaleText>(PROBLEM_TEXTS, code)
  const body = {
    ...snakeCasedFields(extra),
    type: 'about:blank',
    title: title?.(language) ?? String(status),
    status,
    code,
    detail: detail ?? general?.(language) ?? title?.(language) ?? code,
    request_id: requestIdOf(c),
    ...(errors ? { errors } : {}),
  }
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  }
  if (status === 401) headers['www-authenticate'] = 'Bearer'
  const answer: Response = c.body(JSON.stringify(body), status, headers)
  return answer as RefusalResponse<S> // of that status, which is all that the type says
}

/** Adds the refusal's fields as members; its localized message can use them: `{onHand}`. */
export function refusal<E extends { code: string }, S extends ProblemStatus>(
  c: Context,
  error: E,
  statuses: Record<E['code'], S>,
  texts: ProblemTexts<E['code']>,
): RefusalResponse<S> {
  const code: E['code'] = error.code
  const language = callerLanguage(c)
  const detail = refusalDetail(error, texts, language)
  return problem(c, statuses[code], { ...inLanguage(error, language), code, detail })
}

/** At the field of the form that it is about, as 422; as `refusal` where it is about none. */
export function fieldRefusal<E extends { code: string }, S extends ProblemStatus>(
  c: Context,
  error: E,
  statuses: Record<E['code'], S>,
  texts: ProblemTexts<E['code']>,
  path: string | null | undefined,
  others: readonly InputIssue[] = [],
): RefusalResponse<S | 422> {
  if (path === null || path === undefined) return refusal(c, error, statuses, texts)
  const { code } = error
  const message = refusalDetail(error, texts, callerLanguage(c))
  return problem(c, 422, { code, detail: message, errors: [{ path, code, message }, ...others] })
}

export function refusalDetail<E extends { code: string }>(
  error: E,
  texts: ProblemTexts<E['code']>,
  language: Language,
): string {
  const code: E['code'] = error.code
  return problemText(texts[code], language, readable(inLanguage(error, language), language))
}

/** The problem document of an error that Hono raises (unparsable body, wrong media type). */
export function problemOfException(c: Context, error: HTTPException) {
  const status = isProblemStatus(error.status) ? error.status : 500
  const general = CODE_OF_STATUS[status] ?? 'internal_error'
  return problem(c, status, { code: status === 400 ? 'malformed_body' : general })
}

/** Set by the edge's middleware; absent in tests of routes alone. */
export type EdgeReader = { get(name: 'requestId' | 'clientAddress'): string | undefined }

/** The same id is in the response, the log line and the problem document. */
export const requestIdOf = (c: EdgeReader): string => c.get('requestId') ?? newRequestId()

const isText = (value: unknown): value is LocaleText => typeof value === 'function'

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGES.every((name) => typeof Reflect.get(value, name) === 'string')

const inLanguage = (fields: object, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isText(value) ? value(language) : isLocalized(value) ? localizedText(value, language) : value,
    ]),
  )

const readable = (fields: object, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date
        ? formatDate(value, language, 'dateTime')
        : isLocalDate(value)
          ? formatDate(noonOfDay(value), language, 'date')
          : value,
    ]),
  )

/** Those that have a title. */
const isProblemStatus = (status: number): status is ProblemStatus =>
  statusTitle(status) !== undefined

const isLocalDate = (value: unknown): value is LocalDate =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** JSON names are snake_case; dates serialize as ISO by themselves. */
function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return snakeCasedFields(value)
}

const snakeCasedFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeCased(inner),
    ]),
  )

/** A status with its general code, or statuses by the codes of a refusal. */
type Declared = ProblemStatus | Readonly<Record<string, ProblemStatus>>
type StatusOf<D extends Declared> = D extends ProblemStatus ? D : D[keyof D]
type Problems<S extends ProblemStatus> = {
  [K in S]: {
    description: string
    content: { 'application/problem+json': { schema: typeof ProblemDocument } }
  }
}

/**
 * `...problems(STATUSES, 422)` in a route's `responses`: what `refusal` answers with these statuses by code, and a 422 for
 * invalid input. The API document lists the codes of each status, so that a client can only compare with those.
 */
export const problems = <const D extends readonly Declared[]>(
  ...declared: D
): Problems<StatusOf<D[number]>> => {
  const codes = new Map<ProblemStatus, Set<string>>()
  const add = (status: ProblemStatus, added: readonly string[]) =>
    codes.set(status, new Set([...(codes.get(status) ?? generalCodes(status)), ...added]))
  for (const part of declared)
    if (typeof part === 'number') add(part, [])
    else for (const [code, status] of Object.entries<ProblemStatus>(part)) add(status, [code])
  return Object.fromEntries(
    [...codes].map(([status, ofStatus]) => [
      status,
      {
        description: statusTitle(status)?.('en') ?? String(status),
        content: { 'application/problem+json': { schema: withCodes([...ofStatus]) } },
      },
    ]),
  ) as Problems<StatusOf<D[number]>> // the statuses of all that is declared
}

/** What `fieldRefusal` answers at a field instead of the status of its code: `problems(STATUSES, atFields(FIELDS))`. */
export const atFields = (codes: Readonly<Record<string, unknown>>): Readonly<Record<string, 422>> =>
  recordOf(Object.keys(codes), () => 422 as const)

/** Codes that the edge and the check of input answer with a status, on every route. */
export const generalCodes = (status: number): readonly string[] => {
  const general = CODE_OF_STATUS[status]
  const others = status === 400 ? ['malformed_body'] : status === 422 ? ['invalid_character'] : []
  return general === undefined ? others : [general, ...others]
}

const withCodes = (codes: readonly string[]): typeof ProblemDocument =>
  ProblemDocument.extend({ code: z.enum([...codes].sort()) }) as never // a narrower code
