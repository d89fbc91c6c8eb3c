import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import {
  isAway,
  isRetryableError,
  logFailure,
  RETRY_AFTER,
} from '#platform/database/retryable-errors.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { textOf } from './response-body.ts'
import { createRequestContextReader } from './request-context.ts'
import type { CspSources } from './csp.ts'
import { finishResponse } from './response-pipeline.ts'
import { plainErrorPage } from './error-page.ts'
import type { EdgeVariables } from './index.ts'
import { problem, problemOfException, type ProblemStatus, requestIdOf } from './problem.ts'
import { securityHeaders } from './security-headers.ts'
import { requestLog } from './request-log.ts'
import { isUnstorable } from './unstorable-text.ts'

/** What a caller inside this process says about the request it stands for. */
export type InternalRequest = { inProcess: { requestId: string; clientAddress: string } }
export type EdgeEnv = {
  Bindings: Partial<HttpBindings & InternalRequest>
  Variables: EdgeVariables
}

/** The page that a browser gets instead of a problem document; `detail` is the document's sentence, if it has one. */
export type ErrorPage = (
  c: Context,
  status: ProblemStatus,
  detail?: string,
) => string | Promise<string>

export type EdgeOptions = {
  log: Logger
  metrics?: Metrics
  siteUrl: string
  trustProxy: string | null
  /** The largest body that an address takes, in bytes. */
  bodyLimitOf?: (path: string) => number
  csp?: CspSources
  errorPage?: ErrorPage
}

const DEFAULT_BODY_LIMIT = 256 * 1024

/** Puts the edge before every route of `app` and an answer behind them all. Call it before any route. */
export function installEdge(app: Hono<EdgeEnv>, options: EdgeOptions): void {
  const { errorPage = plainErrorPage } = options
  app.use('*', observe({ ...options, errorPage }))
  app.use('*', limitBody(options.bodyLimitOf ?? (() => DEFAULT_BODY_LIMIT)))
  app.onError(answerError(options.log))
  app.notFound(answerNotFound)
}

/** Names the request, answers it in its final form, and writes it down. */
function observe(options: EdgeOptions & { errorPage: ErrorPage }): MiddlewareHandler<EdgeEnv> {
  const callerOf = createRequestContextReader(options)
  const note = requestLog(options)
  return async (c, next) => {
    c.set('nonce', randomUUID())
    const inside = c.env?.inProcess
    if (inside) {
      c.set('requestId', inside.requestId)
      c.set('clientAddress', inside.clientAddress)
      return next()
    }
    const began = performance.now()
    const socket = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
    const caller = callerOf(socket, (name) => c.req.header(name))
    c.set('requestId', caller.requestId)
    c.set('clientAddress', caller.clientAddress)

    await next()

    if (c.res.status >= 400 && wantsPage(c)) await showErrors(c, options)
    await finishResponse(c)
    const { method, path } = c.req
    const { headers, status } = c.res
    const protection = securityHeaders(caller, {
      path,
      status,
      contentType: headers.get('content-type') ?? '',
      csp: headers.get('content-security-policy'),
      referrerPolicy: headers.get('referrer-policy'),
      nonce: c.get('nonce'),
      sources: options.csp,
    })
    for (const [name, value] of Object.entries(protection)) headers.set(name, value)
    const route = routePath(c, -1)
    const isAnyPath = route === '*' || route === '/*'
    note(caller, { method, path, route: isAnyPath ? 'other' : route, status, began })
    return undefined
  }
}

function limitBody(limitOf: (path: string) => number): MiddlewareHandler<EdgeEnv> {
  const refuse = (c: Context) => {
    const answer = problem(c, 413, { code: 'body_too_large' })
    // The rest of the body is still coming: the connection cannot be used again.
    answer.headers.set('connection', 'close')
    return answer
  }
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const limit = limitOf(c.req.path)
    const length = c.req.header('content-length')
    if (length !== undefined) return Number(length) > limit ? refuse(c) : next()
    // Without a length, only counting tells; most requests of this kind have no body at all.
    if (c.req.header('transfer-encoding') === undefined && c.env?.incoming) return next()
    return bodyLimit({ maxSize: limit, onError: refuse })(c, next)
  }
}

/** A browser that opens an address or sends a form: scripts and programs ask for anything, or for JSON. */
const wantsPage = (c: Context): boolean => (c.req.header('accept') ?? '').includes('text/html')

const JSON_ERROR = /^application\/(problem\+)?json/

/** A person is never shown a document that is meant for programs: a page says the same. */
async function showErrors(
  c: Context,
  { log, errorPage }: { log: Logger; errorPage: ErrorPage },
): Promise<void> {
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  if (!JSON_ERROR.test(type)) return
  const status = c.res.status as ProblemStatus // errors of ours have one of these
  const detail = type.includes('problem') ? detailOf(await textOf(c.res)) : undefined
  let page: string
  try {
    page = await errorPage(c, status, detail)
  } catch (error) {
    // The page of the error must not be the next error.
    log.error({ err: error, request_id: requestIdOf(c) }, 'the error page failed')
    page = plainErrorPage(c, status, detail)
  }
  const kept = new Headers(headers)
  for (const name of ['content-length', 'etag', 'www-authenticate']) kept.delete(name)
  kept.set('content-type', 'text/html; charset=UTF-8')
  kept.set('cache-control', 'no-store')
  // Otherwise Hono puts the headers of the answer before into the new one.
  c.res = undefined
  c.res = new Response(c.req.method === 'HEAD' ? null : page, { status, headers: kept })
}

const detailOf = (document: string): string | undefined =>
  (JSON.parse(document) as { detail?: string }).detail // `problem` wrote it

const answerError =
  (log: Logger): ErrorHandler<EdgeEnv> =>
  (error, c) => {
    if (error instanceof HTTPException && error.status < 500) return problemOfException(c, error)
    const about = { request_id: requestIdOf(c), method: c.req.method, path: c.req.path }
    if (isRetryableError(error)) {
      if (isAway(error)) logFailure(log, error, '', about)
      else log.warn({ err: error, ...about }, 'the database was busy')
      c.header('retry-after', RETRY_AFTER)
      return problem(c, 503, { code: 'unavailable' })
    }
    if (isUnstorable(error)) return problem(c, 422, { code: 'invalid_character' })
    log.error({ err: error, ...about }, 'request failed')
    return problem(c, 500, { code: 'internal_error' })
  }

const answerNotFound: NotFoundHandler<EdgeEnv> = (c) => problem(c, 404, { code: 'not_found' })
