import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFailure } from '#platform/database/retryable-errors.ts'
import { databaseAnswers } from '#platform/database/ping.ts'
import { scheduleHousekeeping } from '#platform/housekeeping.ts'
import { invalidate } from '#platform/http/cache.ts'
import { messengersOf } from './messengers.ts'
import { authConfigOf, canText, warningsOf } from './start-checks.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { createLinkKeys } from '#platform/link-tokens.ts'
import { localStorage } from '#platform/storage/index.ts'
import { createOutbox } from '#platform/outbox.ts'
import { createAnalytics } from '#capabilities/analytics/index.ts'
import { createAudit } from '#capabilities/audit/index.ts'
import { createCart } from '#capabilities/cart/index.ts'
import {
  createCatalog,
  createCategoryManagement,
  createProductManagement,
} from '#capabilities/catalog/index.ts'
import { createCheckout } from '#capabilities/checkout/index.ts'
import { createConfirmation } from '#capabilities/phone-confirmation/index.ts'
import { createContent } from '#capabilities/content/index.ts'
import { createDashboard } from '#capabilities/admin-dashboard/index.ts'
import { createDispatch } from '#capabilities/fulfillment/index.ts'
import { createDocuments } from '#capabilities/documents/index.ts'
import { createIdentity, findNameOf } from '#capabilities/identity/index.ts'
import { createImports } from '#capabilities/imports/index.ts'
import { createLedger } from '#capabilities/ledger/index.ts'
import { createMedia } from '#capabilities/media/index.ts'
import { createMessaging } from '#capabilities/messaging/index.ts'
import { createModeration } from '#capabilities/moderation/index.ts'
import { createInAppNotifications, createNotifications } from '#capabilities/notifications/index.ts'
import { createSystem } from '#capabilities/system/index.ts'
import { createOrders } from '#capabilities/orders/index.ts'
import { configuredGateways, createPayments } from '#capabilities/payments/index.ts'
import { createPayouts } from '#capabilities/payouts/index.ts'
import { subscribeToPublishedTerms } from '#capabilities/privacy/index.ts'
import { createPromoCodeManagement, createPromotions } from '#capabilities/promotions/index.ts'
import { createReturns } from '#capabilities/returns/index.ts'
import { createReviews } from '#capabilities/reviews/index.ts'
import {
  recordSearches,
  createSearch,
  createSynonymManagement,
  reindexOnCategoryChange,
} from '#capabilities/search/index.ts'
import { createSettings } from '#capabilities/settings/index.ts'
import { createVendorDashboard } from '#capabilities/vendor-dashboard/index.ts'
import { createShipping } from '#capabilities/shipping/index.ts'
import { createTerritory } from '#capabilities/territory/index.ts'
import { createVendors } from '#capabilities/vendors/index.ts'
import { BUILT_IN_TEXTS } from './built-in-pages.ts'
import { listExportSources } from './compose-list-exports.ts'
import { composePrivacy } from './compose-privacy.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'
import { schedule } from './schedule.ts'
import type { Infrastructure } from './infrastructure.ts'

const VERSION = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
).version

/** Users and their emails only, for commands beside the server. */
export function composePeople(ground: Infrastructure, onError: (error: Error) => void) {
  const { database, clock } = ground
  const { sendMail, sendSms, closeMail } = messengersOf(ground)
  const jobs = createJobs({ database, clock, onError: (error) => onError(error as Error) })
  return { jobs, closeMail, ...people(ground, { jobs, sendMail, sendSms }) }
}

export function compose(ground: Infrastructure) {
  const { config, database, clock, secret } = ground
  const { db, listen } = database
  const { outbox, jobs, sendMail, sendSms, closeMail } = background(ground)
  const { settings, audit, content, identity } = people(ground, { jobs, sendMail, sendSms })

  const messengers = { sendMail, sendSms }
  const trade = trading(ground, { ...messengers, outbox, jobs, settings, audit, content, identity })
  const categories = createCategoryManagement({ db, clock, audit })
  reindexOnCategoryChange({ db, outbox, jobs })
  const { media, territory, shipping, vendors, search, products } = trade
  const { payments, ledger, orders, cart, checkout, reviews, returns, deriveLinkKey } = trade
  const calling = { db, clock, outbox, jobs, sendSms, settings, deriveLinkKey }
  const confirmation = createConfirmation({ ...calling, orders, vendors })
  const dispatch = createDispatch({ db, clock, jobs, orders, shipping, media })
  const request = { outbox, audit, orders, dispatch, media, settings }
  const viewers = { sessionStates: identity.sessionStates, postOf: vendors.postOf }
  const documents = createDocuments({ db, clock, secret, ...viewers, ...request })
  const messaging = createMessaging({ db, clock, orders, audit })
  const analytics = createAnalytics({ db, clock, outbox, audit, catalog: trade.catalog })
  const wired = { db, clock, audit, ledger, orders, outbox, jobs, documents, settings }
  const payouts = createPayouts(wired)
  const vendorDashboard = createVendorDashboard({ db, clock, outbox, listen, payouts })
  const imports = createImports({ db, clock, products, media, siteUrl: config.siteUrl })
  if (!ground.worksApart) imports.workIn(jobs)
  subscribeToPublishedTerms({ outbox, clock })
  const moderation = createModeration({ db, clock, audit })
  const warnings = warningsOf(config).map(({ code }) => code)
  const operations = createSystem({ db, clock, audit, version: VERSION, warnings })
  const notifications = createNotifications({
    ...{ ...calling, sendMail, reword: content.reword },
    listPurchaseKeys: orders.listKeys,
  })
  const live = { listen: database.listen, notifyVendors: vendorDashboard.notifyInApp }
  const inAppNotifications = createInAppNotifications({ db, clock, outbox, ...live })
  const known = { audit, settings, identity, jobs, sendMail, orders, vendors, notifications }
  const { reword } = content
  const keeping = { confirmation, documents, messaging, dispatch, analytics, vendorDashboard }
  const aboutPeople = composePrivacy(ground, { ...trade, ...known, ...keeping, reword })
  const { office } = aboutPeople
  const lists = listExportSources({ ...trade, ...trade.desks, identity, office })
  const dashboard = createDashboard({ db, clock, audit, lists })

  const recurring = { identity, vendors, analytics, confirmation, imports, inAppNotifications }
  schedule(jobs, { ...trade, ...recurring, office })
  /** Listeners of notifications from other processes, in start order. */
  const listeners = [settings, content, identity, vendorDashboard, inAppNotifications]
  return {
    settings,
    identity,
    media,
    search,
    content,
    ...routesOf({
      ...{ settings, audit, identity, notifications, vendors, shipping, territory, search },
      ...{ reviews, bell: inAppNotifications },
      ...{ payments, products, categories, cart, checkout, orders, returns, dispatch },
      ...{ confirmation, documents, messaging, vendorDashboard, payouts, ledger },
      ...trade.desks,
      ...{ imports, analytics, dashboard, moderation, operations, content, ...aboutPeople },
    }),
    looked: office.looked,
    papers: { handIn: vendors.uploadDocument, decide: vendors.decideDocument },
    postOf: vendors.postOf,
    rebuildReports: analytics.rebuildSums,
    /** Why this process cannot serve; null when it can. */
    trouble: async () =>
      (await databaseAnswers(database.pool)) ? null : 'the database does not answer',
    /** Loads the reference data that must exist before the first read. */
    async loadReferences() {
      await territory.loadTerritory()
      // The demo seeds its own categories and shipping rates.
      await trade.catalog.loadDefaultCategories({ plantsTree: !config.demo })
      if (!config.demo) await shipping.loadDefaultRates()
    },
    async start() {
      for (const listener of listeners) await listener.start()
      outbox.start()
      await jobs.start()
    },
    hangUp() {
      vendorDashboard.hangUp()
      inAppNotifications.hangUp()
    },
    async stop() {
      await trade.searches.flush()
      await jobs.stop()
      await outbox.stop()
      for (const listener of listeners.toReversed()) await listener.stop()
      closeMail()
    },
  }
}
export type ComposedCapabilities = ReturnType<typeof compose>

const AUDIENCES = ['shopRoutes', 'accountRoutes', 'vendorRoutes', 'adminRoutes'] as const
type Routes = Record<(typeof AUDIENCES)[number], never[]>

const routesOf = (capabilities: Record<string, object>): Routes =>
  Object.fromEntries(
    AUDIENCES.map((audience) => [
      audience,
      Object.values(capabilities).flatMap((item): unknown => Reflect.get(item, audience) ?? []),
    ]),
  ) as Routes // each mount knows what its guard sets

type ComposeInput = Omit<ReturnType<typeof background>, 'closeMail'> & ReturnType<typeof people>

function trading({ config, secret, database, clock, log }: Infrastructure, query: ComposeInput) {
  const { outbox, jobs, sendMail, sendSms, settings, audit, content, identity } = query
  const { db } = database
  const media = createMedia({ db, clock, storage: localStorage(join(config.dataDir, 'files')) })
  const territory = createTerritory({ db })
  const catalog = createCatalog({ database, clock })
  const promotions = createPromotions({ clock, outbox })
  const products = createProductManagement({ database, clock, audit, catalog, promotions, media })
  const couriers = { secret, environment: config.partners }
  const deriveLinkKey = createLinkKeys(secret)
  const shipping = createShipping({ db, clock, settings, territory, jobs, audit, couriers })
  const searches = recordSearches({
    ...{ db, clock },
    onError: (error) => logFailure(log, error, 'searches could not be counted'),
  })
  const search = createSearch({
    ...{ db, clock, catalog, listen: database.listen },
    onSearched: searches.count,
  })
  const { siteUrl } = config
  const payments = createPayments({
    ...configuredGateways(config.partners, { siteUrl, clock }),
    ...{ db, clock, jobs, audit, siteUrl },
    onTrouble: (message, about) => log.warn(about, message),
  })
  const ledger = createLedger({ db, clock, audit, settings })
  const orders = createOrders({
    ...{ db, clock, catalog, ledger, payments, audit, identity, outbox, jobs, settings, secret },
    ...{ sendMail, sendSms, canText: canText(config), reword: content.reword },
  })
  const vendors = createVendors({
    ...{ db, clock, settings, audit, identity, territory, catalog, orders, media },
    ...{ termsVersion: content.termsVersion, deriveLinkKey },
  })
  const cart = createCart({ db, clock, promotions, shipping, settings, outbox, deriveLinkKey })
  const checkout = createCheckout({
    db,
    identity,
    clock,
    settings,
    territory,
    cart,
    shipping,
    catalog,
    promotions,
    payments,
    orders,
    ledger,
  })
  const reviews = createReviews({
    db,
    clock,
    orders,
    catalog,
    vendors,
    media,
    audit,
    isOpen: () => settings.current().enableReviews,
  })
  const returns = createReturns({
    ...{ db, clock, outbox, audit, catalog, promotions, ledger, orders, payments, media },
  })
  const promoCodes = createPromoCodeManagement({ db, clock, audit })
  const synonyms = createSynonymManagement({ db, clock, audit })
  return {
    ...{ media, territory, shipping, catalog, returns, products, vendors, search, searches },
    ...{ payments, ledger, orders, cart, checkout, reviews, desks: { promoCodes, synonyms } },
    deriveLinkKey,
  }
}

function background(ground: Infrastructure) {
  const { database, clock, log, metrics } = ground
  const { db } = database
  const onError = (error: unknown, about?: object) =>
    logFailure(log, error, 'background work failed; it is tried again', about)
  const outbox = createOutbox({ database, clock, onError })
  const jobs = createJobs({ database, clock, onError, onEnd: metrics.job })
  scheduleHousekeeping(jobs, { db, clock })
  return { outbox, jobs, ...messengersOf(ground) }
}

type Messengers = Pick<ReturnType<typeof background>, 'jobs' | 'sendMail' | 'sendSms'>

function people({ config, secret, database, clock, log }: Infrastructure, messengers: Messengers) {
  const { db, listen } = database
  const audit = createAudit({ db, clock })
  const settings = createSettings({
    db,
    clock,
    audit,
    listen,
    nameOf: findNameOf,
    invalidate,
    // Not `config`: only a variable that was explicitly set locks a field.
    environment: process.env,
    siteUrl: config.siteUrl,
    onError: (error) => logFailure(log, error, 'the settings could not be read again'),
  })
  const content = createContent({
    ...{ db, clock, audit, listen, settings, builtIn: BUILT_IN_TEXTS },
    sendMail: messengers.sendMail,
    occasions: EMAIL_TEMPLATES,
    onError: (error) => logFailure(log, error, 'the words of the site could not be read again'),
  })
  const identity = createIdentity({
    ...messengers,
    reword: content.reword,
    db,
    clock,
    listen,
    audit,
    settings,
    config: authConfigOf(config),
    secret,
    onError: (error, about) => logFailure(log, error, 'authentication failed', about),
  })
  return { settings, audit, content, identity }
}
