import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { Milliseconds } from '#kernel/time.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { clientAddressOf, parseTrust } from './address.ts'
import { contentSecurityPolicy, type CspSources } from './csp.ts'
import { finish } from './finish.ts'
import { plainErrorPage } from './error-page.ts'
import type { EdgeVariables } from './index.ts'
import { problem, problemOfException, type ProblemStatus, requestIdOf } from './problem.ts'
import { isSaneRequestId, newRequestId } from './request-id.ts'
import { CODE_OF_STATUS } from './texts.ts'

/** What a caller inside this process says about the request it stands for. */
export type InProcess = { inProcess: { requestId: string; clientAddress: string } }
export type EdgeEnv = { Bindings: Partial<HttpBindings & InProcess>; Variables: EdgeVariables }

/** The page that a browser gets instead of a problem document. */
export type ErrorPage = (c: Context, status: ProblemStatus) => string | Promise<string>

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

const PERMISSIONS =
  'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

/** Puts the edge before every route of `app` and an answer behind them all. Call it before any route. */
export function installEdge(app: Hono<EdgeEnv>, options: EdgeOptions): void {
  const { errorPage = plainErrorPage } = options
  app.use('*', observe(options))
  app.use('*', limitBody(options.bodyLimitOf ?? (() => DEFAULT_BODY_LIMIT)))
  app.onError(answerError(options.log, errorPage))
  app.notFound(answerNotFound(options.log, errorPage))
}

/** Names the request, answers it in its final form, and writes it down. */
function observe({
  log,
  metrics,
  siteUrl,
  trustProxy,
  csp,
}: EdgeOptions): MiddlewareHandler<EdgeEnv> {
  const trust = parseTrust(trustProxy)
  const siteIsSecure = siteUrl.startsWith('https://')
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
    const isProxy = trust(socket, 0)
    const given = isProxy ? c.req.header('x-request-id') : undefined
    c.set('requestId', isSaneRequestId(given) ? given : newRequestId())
    c.set('clientAddress', clientAddressOf(socket, c.req.header('x-forwarded-for'), trust))

    await next()

    const scheme = isProxy ? c.req.header('x-forwarded-proto') : undefined
    const secure = scheme === undefined ? siteIsSecure : scheme === 'https'
    await finish(c)
    protect(c, secure, csp)
    const took = performance.now() - began
    const route = routePath(c, -1)
    metrics?.request(
      c.req.method,
      route === '*' || route === '/*' ? 'other' : route,
      c.res.status,
      took as Milliseconds,
    )
    log.info(
      {
        request_id: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(took * 10) / 10,
        address: c.get('clientAddress'),
      },
      'request',
    )
    return undefined
  }
}

/** Headers of every answer. A page that set its own policy keeps it. */
function protect(c: Context<EdgeEnv>, secure: boolean, csp: CspSources | undefined): void {
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  // The build's own files: what follows is about pages, and would weigh more than many of them.
  if (c.req.path.startsWith('/assets/') && c.res.status === 200) return
  headers.set('x-request-id', c.get('requestId'))
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', PERMISSIONS)
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
  headers.set('x-frame-options', 'DENY')
  if (headers.has('content-security-policy') || c.res.status === 304) return
  const contentType = headers.get('content-type') ?? ''
  // The policy of a script is that of the service worker it may become: it must be able to fetch.
  if (contentType.startsWith('text/javascript')) return
  const isPage = contentType.startsWith('text/html')
  headers.set(
    'content-security-policy',
    isPage
      ? contentSecurityPolicy([`'nonce-${c.get('nonce')}'`], csp)
      : "default-src 'none'; frame-ancestors 'none'",
  )
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

const wantsPage = (c: Context): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') &&
  (c.req.header('accept') ?? '').includes('text/html')

async function pageOrProblem(
  c: Context,
  status: ProblemStatus,
  log: Logger,
  errorPage: ErrorPage,
): Promise<Response> {
  const headers = { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' }
  if (!wantsPage(c)) return problem(c, status, { code: CODE_OF_STATUS[status] ?? 'internal_error' })
  try {
    return c.body(await errorPage(c, status), status, headers)
  } catch (error) {
    // The page of the error must not be the next error.
    log.error({ err: error, request_id: requestIdOf(c) }, 'the error page failed')
    return c.body(plainErrorPage(c, status), status, headers)
  }
}

const answerError =
  (log: Logger, errorPage: ErrorPage): ErrorHandler<EdgeEnv> =>
  (error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      if (!wantsPage(c)) return problemOfException(c, error)
      return pageOrProblem(c, error.status as ProblemStatus, log, errorPage) // the statuses below 500 that Hono throws are ours too
    }
    log.error(
      { err: error, request_id: requestIdOf(c), method: c.req.method, path: c.req.path },
      'request failed',
    )
    return pageOrProblem(c, 500, log, errorPage)
  }

const answerNotFound =
  (log: Logger, errorPage: ErrorPage): NotFoundHandler<EdgeEnv> =>
  (c) =>
    pageOrProblem(c, 404, log, errorPage)
