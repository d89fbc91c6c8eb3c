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
import { QueueFull } from '#platform/bounded-queue.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { textOf } from './response-body.ts'
import { createRequestContextReader } from './request-context.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { CspSources } from './csp.ts'
import type { OfferedLanguages } from './language.ts'
import { finishResponse } from './response-pipeline.ts'
import { plainErrorPage } from './error-page.ts'
import type { EdgeVariables } from './index.ts'
import { problem, problemOfException, requestIdOf } from './problem.ts'
import { securityHeaders } from './security-headers.ts'
import { loggedPath } from './log-path.ts'
import { requestLog } from './request-log.ts'
import { isUnstorable } from './unstorable-text.ts'
import { z } from 'zod'

/** Set by callers inside this process on behalf of an outer request. */
export type InternalRequest = { inProcess: { requestId: string; clientAddress: string } }
export type EdgeEnv = {
  Bindings: Partial<HttpBindings & InternalRequest>
  Variables: EdgeVariables
}

/** The HTML error page for browsers; `detail` is that of the problem document. */
export type RenderErrorPage = (
  c: Context,
  status: number,
  detail?: string,
) => string | Promise<string>

export type EdgeOptions = {
  log: Logger
  metrics?: Metrics
  siteUrl: string
  trustProxy: string | null
  onUntrustedProxy?: () => void
  /** Maximum body of a path, in bytes. */
  bodyLimitOf?: (path: string) => number
  csp?: CspSources
  errorPage?: RenderErrorPage
  /** Of pages; without it the complete ones. */
  languages?: OfferedLanguages
}

const DEFAULT_BODY_LIMIT = 256 * 1024

/** Installs logging, security headers, limits and error handling. Call it before adding routes. */
export function installEdge(app: Hono<EdgeEnv>, options: EdgeOptions): void {
  const { errorPage = plainErrorPage } = options
  app.use('*', observe({ ...options, errorPage }))
  app.use('*', limitBody(options.bodyLimitOf ?? (() => DEFAULT_BODY_LIMIT)))
  app.onError(answerError(options.log))
  app.notFound(answerNotFound)
}

function observe(
  options: EdgeOptions & { errorPage: RenderErrorPage },
): MiddlewareHandler<EdgeEnv> {
  const callerOf = createRequestContextReader(options)
  const note = requestLog(options)
  const { languages = () => LANGUAGES } = options
  return async (c, next) => {
    c.set('nonce', randomUUID())
    c.set('languages', languages)
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
    // The rest of the body is still arriving: the connection cannot be reused.
    answer.headers.set('connection', 'close')
    return answer
  }
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const limit = limitOf(c.req.path)
    const length = c.req.header('content-length')
    if (length !== undefined) return Number(length) > limit ? refuse(c) : next()
    // Without a length the body must be counted; most such requests have none.
    if (c.req.header('transfer-encoding') === undefined && c.env?.incoming) return next()
    return bodyLimit({ maxSize: limit, onError: refuse })(c, next)
  }
}

/** Browsers accept HTML when navigating; scripts and programs accept anything or JSON. */
const wantsPage = (c: Context): boolean => (c.req.header('accept') ?? '').includes('text/html')

const JSON_ERROR = /^application\/(problem\+)?json/

async function showErrors(
  c: Context,
  { log, errorPage }: { log: Logger; errorPage: RenderErrorPage },
): Promise<void> {
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  if (!JSON_ERROR.test(type)) return
  const { status } = c.res
  const detail = type.includes('problem') ? detailOf(await textOf(c.res)) : undefined
  let page: string
  try {
    page = await errorPage(c, status, detail)
  } catch (error) {
    // The error page must not fail the response again.
    log.error({ err: error, request_id: requestIdOf(c) }, 'the error page failed')
    page = plainErrorPage(c, status, detail)
  }
  const stored = new Headers(headers)
  for (const name of ['content-length', 'etag', 'www-authenticate']) stored.delete(name)
  stored.set('content-type', 'text/html; charset=UTF-8')
  stored.set('cache-control', 'no-store')
  // Otherwise Hono copies the headers of the previous response to the new one.
  c.res = undefined
  c.res = new Response(c.req.method === 'HEAD' ? null : page, { status, headers: stored })
}

const WithDetail = z.object({ detail: z.string() })
const detailOf = (document: string): string | undefined =>
  WithDetail.safeParse(JSON.parse(document)).data?.detail

const answerError =
  (log: Logger): ErrorHandler<EdgeEnv> =>
  (error, c) => {
    if (error instanceof HTTPException && error.status < 500) return problemOfException(c, error)
    const about = { request_id: requestIdOf(c), method: c.req.method, path: loggedPath(c.req.path) }
    if (isRetryableError(error) || error instanceof QueueFull) {
      if (error instanceof QueueFull) log.warn(about, error.message)
      else if (isAway(error)) logFailure(log, error, '', about)
      else log.warn({ err: error, ...about }, 'the database was busy')
      c.header('retry-after', RETRY_AFTER)
      return problem(c, 503, { code: 'unavailable' })
    }
    if (isUnstorable(error)) return problem(c, 422, { code: 'invalid_character' })
    log.error({ err: error, ...about }, 'request failed')
    return problem(c, 500, { code: 'internal_error' })
  }

const answerNotFound: NotFoundHandler<EdgeEnv> = (c) => problem(c, 404, { code: 'not_found' })
