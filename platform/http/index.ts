import { Readable } from 'node:stream'
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { type RefusalResponse, problem, problemOfException } from './problem.ts'
import type { OfferedLanguages } from './language.ts'
import type { ProblemTexts } from './problem-texts.ts'
import { answerInvalidInput } from './validation.ts'
import { readAhead } from './read-ahead.ts'
import { responseContract } from './response-contract.ts'

export { createRoute, z } from '@hono/zod-openapi'
export { isRetryableError, RETRY_AFTER } from '#platform/database/retryable-errors.ts'
export { callerLanguage, pageLanguage } from './language.ts'
export {
  type RefusalResponse,
  InputIssue,
  problem,
  ProblemDocument,
  problems,
  type ProblemStatus,
  refusal,
  fieldRefusal,
  atFields,
  generalCodes,
  refusalDetail,
  requestIdOf,
} from './problem.ts'
export { redeemedOnce } from './speculative.ts'
export { PROBLEM_TEXTS, type LocalizedMessage } from './problem-texts.ts'
export { inputIssues } from './validation.ts'

/** `createRoute` for calls that the API document groups under one tag. */
export const taggedRoutes =
  (tag: string) =>
  <P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(route: R) =>
    createRoute<P, R>({ tags: [tag], ...route })

/** Set on every request. `requestIdOf` also works without the edge. */
export type EdgeVariables = {
  requestId: string
  clientAddress: string
  nonce: string
  languages: OfferedLanguages
}
/** A request behind a guard that has set `Vars`. */
export type GuardedContext<Vars extends object> = Context<{ Variables: EdgeVariables & Vars }>

/**
 * Invalid fields answer 422, unparsable bodies 400, as problem documents in the caller's language.
 * `texts` are the messages of the schemas' own error codes.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what its guard has set
export function routes<Vars extends object = object>(options: { texts?: ProblemTexts } = {}) {
  const app = new OpenAPIHono<{ Variables: EdgeVariables & Vars }>({
    defaultHook: answerInvalidInput(options.texts ?? {}),
  })
  const { openapi } = app
  // It has the same types: what is added to a route is middleware.
  app.openapi = ((route: RouteConfig, ...rest: [never]) => {
    const added = responseContract(route)
    if (route.request?.body?.required === false) added.push(dropTypeOfNothing)
    const middleware = [...added, ...[route.middleware ?? []].flat()]
    return openapi(middleware.length > 0 ? { ...route, middleware } : route, ...rest)
  }) as typeof openapi
  app.onError((error, c) => {
    if (error instanceof HTTPException) return problemOfException(c, error)
    throw error // a bug: the edge logs it and answers 500
  })
  return app
}

/** Clients may send a media type without a body: if optional, it must not fail as invalid JSON. */
const dropTypeOfNothing: MiddlewareHandler = async (c, next) => {
  if ((await c.req.text()) === '') c.req.raw.headers.delete('content-type')
  return next()
}

/** `200: json(OrderView, 'The order')` in a route's `responses`. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

/** An optional JSON body; all of its fields must be optional. */
export const optionalBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: false as const, content: { 'application/json': { schema } } },
})

/** `204: empty('Removed')` in a route's `responses`. */
export const empty = (description: string) => ({ description })

/** Sends JSON text that the database has built, without parsing it. */
export const jsonText = <S extends ContentfulStatusCode = 200>(
  c: Context,
  text: string,
  status: S = 200 as S, // the default of S is 200
): RefusalResponse<S> => {
  const answer: Response = c.body(text, status, {
    'content-type': 'application/json; charset=UTF-8',
  })
  return answer as RefusalResponse<S> // of that status; `responseContract` checks the text
}

type StreamedFile = { name: string; mime: string; parts: AsyncIterable<string | Uint8Array> }

/**
 * A streamed download; generation stops when the client disconnects. Rejects if its first part
 * fails, as a status that was sent cannot be taken back.
 */
export async function streamedFile({ name, mime, parts }: StreamedFile): Promise<Response> {
  const stream = Readable.from(await readAhead(parts, 1), { objectMode: false })
  // The streams of Node and of the browser are the same here, their types are not.
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': mime,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

/** 404 for a missing resource and for one of another owner. */
export const notFound = (c: Context): RefusalResponse<404> => problem(c, 404, { code: 'not_found' })
