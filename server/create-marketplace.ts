import { AsyncLocalStorage } from 'node:async_hooks'
import { Hono } from 'hono'
import { loadDemo } from '#demo/load.ts'
import { uploadDemoDocuments } from '#demo/verification-documents.ts'
import { installEdge, type EdgeEnv } from '#platform/http/edge.ts'
import { createCache } from '#platform/http/cache.ts'
import { createTokenBuckets } from '#platform/http/token-buckets.ts'
import { newRequestId } from '#platform/http/request-id.ts'
import { staticFiles } from '#platform/http/static-files.ts'
import { logDataAccess } from './data-access-log.ts'
import { createApi, mountMissing } from './api.ts'
import { callPermissions } from './call-permissions.ts'
import { checkPersonalDataCalls } from './personal-data-calls.ts'
import { builtCss, serveAssets } from './assets.ts'
import { apiDocument, docsRoutes } from './api-docs.ts'
import { cachedPages, cachedApiReads, createPublicResponses } from './response-cache.ts'
import { sitemapRoutes } from './sitemap-and-robots.ts'
import { securityTxtRoutes } from './security-txt.ts'
import { errorPage } from './error-page.ts'
import { functionsApp, storageApp } from './supabase-endpoints.ts'
import { type ComposedCapabilities, compose } from './compose.ts'
import type { Infrastructure } from './infrastructure.ts'
import { ROOT } from './open-data.ts'
import { createGuards } from './guards.ts'
import { withRedirects } from './redirects.ts'
import { fromThisMachine, inboxRoutes } from './dev-inbox.ts'
import { maintenance } from './maintenance.ts'
import { healthRoutes } from './health-routes.ts'
import { fastPath } from './fast-path.ts'
import { TRUST_PROXY_MISSING } from './start-checks.ts'
import { createWeb, type WebParts } from './web.ts'

/**
 * A network's public reads and pages that are not cached, by process. A page costs a visitor one for
 * itself and some for what the browser reads; thousands behind one address share the cached ones.
 */
const UNCACHED_READS = { perSecond: 30, burst: 600 }

/** Bytes of cached pages and lists per process; YOVA_CACHE_MB=0 disables the cache. */
const cacheBytes = (): number => Number(process.env['YOVA_CACHE_MB'] ?? 64) * 1024 * 1024

export async function createMarketplace(ground: Infrastructure) {
  const { config, database, clock, log, metrics } = ground
  const parts = compose(ground)
  const cache = createCache({ clock, maxBytes: cacheBytes(), onOutcome: metrics.cache })
  let accepting = true
  const trouble = async () => (accepting ? parts.readinessError() : 'closing')
  const answers = createPublicResponses(cache, parts.search.reads)
  const takeToken = createTokenBuckets({ ...UNCACHED_READS, clock })
  const reads = cachedApiReads(answers, takeToken)
  const edge = maintenance({ ...config, ...ground, ...parts, ...parts.identity })
  const { app, document } = await withoutSite(ground, { parts, reads, trouble, edge })

  // Limits count the visitor of a rendered page, not this server.
  const visitors = new AsyncLocalStorage<string>()
  const callApi: WebParts['api'] = (request) =>
    app.fetch(request, {
      inProcess: { requestId: newRequestId(), clientAddress: visitors.getStore() ?? '127.0.0.1' },
    })

  const isOpen = () => !parts.settings.current().maintenanceMode
  return {
    app,
    /** OpenAPI of `/api/v1`. */
    document,
    /** Answers most public reads before the app; `listen` tries it first. */
    shortWay: fastPath({
      ...ground,
      ...config,
      ...parts.settings,
      cache,
      answers,
      takeToken,
      isOpen,
    }),
    async start() {
      await parts.loadReferences()
      if (config.demo) await prepareDemo(ground, parts)
      await cache.listen(database)
      await parts.start()
    },
    /** Ends event streams before shutdown waits for open connections. */
    closeStreams: parts.closeStreams,
    async stop() {
      accepting = false
      await parts.stop()
    },
    /** Mounts the site last. A development build is never cached. */
    withSite(build: WebParts['build']) {
      const isBuilt = typeof build !== 'function'
      const web = createWeb({
        build,
        api: callApi,
        origin: config.siteUrl,
        ...(isBuilt ? { styles: builtCss(`${ROOT}build/client`) } : { mode: 'development' }),
        languages: parts.settings.languages,
        captcha: parts.identity.captcha?.provider ?? null,
        report: (error, what) => log.error({ err: error }, what),
      })
      const site = withRedirects(web, parts.content.redirectOf)
      if (isBuilt) app.use('*', serveAssets(`${ROOT}build/client`))
      app.use('*', edge.closed)
      app.get('*', (c, next) => visitors.run(c.get('clientAddress'), next))
      app.get('*', isBuilt ? cachedPages(cache, site, takeToken) : (c) => site(c.req.raw))
      return app
    },
  }
}

async function prepareDemo(ground: Infrastructure, parts: ComposedCapabilities): Promise<void> {
  const { uploadDocument, decideDocument, rebuildReports, sendDemoInParts } = parts
  const { database, clock } = ground
  if ((await loadDemo(ground)) !== 'loaded') return
  await rebuildReports()
  await uploadDemoDocuments({ db: database.db, clock, uploadDocument, decideDocument })
  await completeDemoMonths(ground)
  await sendDemoInParts()
}

/** What is done in them bears its own days. */
async function completeDemoMonths(ground: Infrastructure): Promise<void> {
  let now = ground.clock.now()
  const past = compose({ ...ground, clock: { now: () => now } })
  await past.completeDemoMonths((moment) => (now = moment))
}

const PHOTOS: ReadonlySet<string> = new Set([
  '/api/v1/account/review-photos',
  '/api/v1/account/return-photos',
  '/api/v1/vendor/shop-images',
  '/api/v1/track/return-photos',
])

/** Protocols have lower limits of their own. */
function bodyLimitOf(path: string): number {
  if (path.startsWith('/auth/v1/')) return 2 * 1024 * 1024
  if (/^\/api\/v1\/admin\/money\/(remittances|(gateway-settlement|bank-statement)s$)/.test(path))
    return 12 * 1024 * 1024
  if (PHOTOS.has(path)) return 8 * 1024 * 1024
  if (path.startsWith('/api/v1/account/vendor/verification-documents/')) return 11 * 1024 * 1024
  if (path.startsWith('/api/v1/vendor/imports/')) return 1024 * 1024 // one part of a file
  return path.startsWith('/storage/v1/') ? 8 * 1024 * 1024 : 256 * 1024
}

async function mountDemo(app: Hono<EdgeEnv>, { config, database }: Infrastructure): Promise<void> {
  const images = await staticFiles(`${ROOT}demo/images`, { immutable: /./, prefix: '/media/demo' })
  app.use('/media/demo/*', images.serve)
  app.use('/dev/*', fromThisMachine(config))
  app.route('/', inboxRoutes(database.db))
}

type Inside = {
  parts: ComposedCapabilities
  reads: ReturnType<typeof cachedApiReads>
  trouble: () => Promise<string | null>
  edge: ReturnType<typeof maintenance>
}

async function withoutSite(ground: Infrastructure, { parts, reads, trouble, edge }: Inside) {
  const { config, log, metrics } = ground
  const guards = createGuards({
    sessionStates: parts.identity.sessionStates,
    findStaffMembership: parts.findStaffMembership,
    requiresFactor: () => parts.settings.current().requireSecondFactor,
  })
  const app = new Hono<EdgeEnv>()
  installEdge(app, {
    log,
    metrics,
    siteUrl: config.siteUrl,
    trustProxy: config.trustProxy,
    onUntrustedProxy() {
      if (parts.startWarnings.add(TRUST_PROXY_MISSING.code)) log.error(TRUST_PROXY_MISSING.text)
    },
    bodyLimitOf,
    languages: parts.settings.languages,
    errorPage: (c, status, detail) =>
      errorPage(c, status, parts.settings.current().siteName, detail),
  })
  const accessLog = logDataAccess(parts.recordDataAccess)
  const api = createApi({
    guards,
    shop: parts.storefrontRoutes,
    account: parts.accountRoutes,
    vendor: parts.vendorRoutes,
    admin: parts.adminRoutes,
    looks: accessLog,
  })
  for (const opens of ['token', 'verify', 'factors/*']) app.use(`/auth/v1/${opens}`, edge.pass)
  app.use('/auth/v1/logout', edge.leave)
  app.use('/auth/v1/admin/*', accessLog)
  for (const calls of ['/api/v1/*', '/storage/v1/*']) app.use(calls, edge.closedCalls)
  app.use('/api/v1/*', reads)
  const document = apiDocument(api, config.siteUrl)
  app.route('/api', docsRoutes(document))
  if (config.demo) await mountDemo(app, ground)
  app.route('/', healthRoutes({ metrics, metricsToken: config.metricsToken, trouble }))
  app.route('/auth/v1', parts.identity.authRoutes)
  app.route('/rest/v1/rpc', parts.identity.rpcRoutes)
  app.route('/functions/v1', functionsApp({ guards, ...parts }))
  app.route('/storage/v1', storageApp({ guards, ...parts }))
  app.route('/api/v1', api)
  mountMissing(app)
  const published = {
    origin: config.siteUrl,
    clock: ground.clock,
    languages: parts.settings.languages,
    ...parts,
  }
  for (const routes of [sitemapRoutes, securityTxtRoutes]) app.route('/', routes(published))
  callPermissions(app.routes) // throws for a route without permission
  checkPersonalDataCalls(document, app.routes)
  return { app, document }
}
