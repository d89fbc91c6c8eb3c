import { Readable } from 'node:stream'
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { type RefusalResponse, problem, problemOfException } from './problem.ts'
import type { Texts } from './problem-texts.ts'
import { answerInvalidInput } from './validation.ts'

export { createRoute, z } from '@hono/zod-openapi'
export { isRetryableError, RETRY_AFTER } from '#platform/database/retryable-errors.ts'
export { callerLanguage } from './language.ts'
export {
  type RefusalResponse,
  InputIssue,
  problem,
  ProblemDocument,
  problems,
  type ProblemStatus,
  refusal,
  refusalDetail,
  requestIdOf,
} from './problem.ts'
export { redeemedOnce } from './speculative.ts'
export { PROBLEM_TEXTS, type LocalizedMessage } from './problem-texts.ts'
export { inputIssues } from './validation.ts'

/** What the edge has put on every request. `requestIdOf` also works where there is no edge. */
export type EdgeVariables = { requestId: string; clientAddress: string; nonce: string }

/**
 * Routes whose input is checked by their schemas: a wrong field answers 422, a body that does not
 * parse 400, both as problems in the caller's language. `texts` holds the sentences of the codes
 * that the schemas give as their own `error`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what its guard has set
export function routes<Vars extends object = object>(options: { texts?: Texts } = {}) {
  const app = new OpenAPIHono<{ Variables: EdgeVariables & Vars }>({
    defaultHook: answerInvalidInput(options.texts ?? {}),
  })
  const { openapi } = app
  app.openapi = ((route: RouteConfig, ...rest: [never]) =>
    openapi(
      route.request?.body?.required === false
        ? { ...route, middleware: [dropTypeOfNothing, ...[route.middleware ?? []].flat()] }
        : route,
      ...rest,
    )) as typeof openapi
  app.onError((error, c) => {
    if (error instanceof HTTPException) return problemOfException(c, error)
    throw error // a bug: the edge logs it and answers one 500
  })
  return app
}

/**
 * Programs that name a media type on every request name it of an empty body too. Where the body may be
 * left out, nothing is not a document that does not parse.
 */
const dropTypeOfNothing: MiddlewareHandler = async (c, next) => {
  if ((await c.req.text()) === '') c.req.raw.headers.delete('content-type')
  return next()
}

/** A JSON answer in a route's `responses`: `200: json(OrderView, 'The order')`. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** A JSON body in a route's `request`; it must be there. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

/** A JSON body that a caller may leave out: its fields are all optional then. */
export const optionalBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: false as const, content: { 'application/json': { schema } } },
})

/** An answer without a body in a route's `responses`: `204: empty('Removed')`. */
export const empty = (description: string) => ({ description })

/** Answers JSON text that the database has built, without reading it again. */
export const jsonText = <S extends ContentfulStatusCode = 200>(
  c: Context,
  text: string,
  status: S = 200 as S, // the default of S is 200
): RefusalResponse<S> =>
  c.body(text, status, {
    'content-type': 'application/json; charset=UTF-8',
  }) as unknown as RefusalResponse<S>

type StreamedFile = { name: string; mime: string; parts: AsyncIterable<string | Uint8Array> }

/** A file on its way as it is made, never held whole; who leaves ends the making. */
export const streamedFile = ({ name, mime, parts }: StreamedFile): Response =>
  new Response(Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream, {
    headers: {
      'content-type': mime,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** The 404 of what is not there, or is somebody else's. */
export const notFound = (c: Context): RefusalResponse<404> => problem(c, 404, { code: 'not_found' })
