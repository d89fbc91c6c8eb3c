import { readFileSync } from 'node:fs'
import { databaseAnswers } from '#platform/database/ping.ts'
import { warningsOf } from './start-checks.ts'
import { createAnalytics } from '#capabilities/analytics/index.ts'
import { createCategoryManagement } from '#capabilities/catalog/index.ts'
import { createConfirmation } from '#capabilities/phone-confirmation/index.ts'
import { createDashboard } from '#capabilities/admin-dashboard/index.ts'
import { createDispatch } from '#capabilities/fulfillment/index.ts'
import { createDocuments } from '#capabilities/documents/index.ts'
import { createImports } from '#capabilities/imports/index.ts'
import { createMessaging } from '#capabilities/messaging/index.ts'
import { createModeration } from '#capabilities/moderation/index.ts'
import { createInAppNotifications, createNotifications } from '#capabilities/notifications/index.ts'
import { createSystem } from '#capabilities/system/index.ts'
import { createPayouts } from '#capabilities/payouts/index.ts'
import { subscribeToPublishedTerms } from '#capabilities/privacy/index.ts'
import { reindexOnCategoryChange } from '#capabilities/search/index.ts'
import { createVendorDashboard } from '#capabilities/vendor-dashboard/index.ts'
import { listExportSources } from './compose-list-exports.ts'
import { composePrivacy } from './compose-privacy.ts'
import { schedule } from './schedule.ts'
import type { Infrastructure } from './infrastructure.ts'
import { composeBackground, composeUsers } from './compose-users.ts'
import { composeTrade } from './compose-trade.ts'

const VERSION = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
).version

export function compose(ground: Infrastructure) {
  const { config, database, clock, secret } = ground
  const { db, listen } = database
  const { outbox, jobs, sendMail, sendSms, closeMail } = composeBackground(ground)
  const { settings, audit, content, identity } = composeUsers(ground, { jobs, sendMail, sendSms })

  const messengers = { sendMail, sendSms }
  const shared = { outbox, jobs, settings, audit, content, identity }
  const trade = composeTrade(ground, { ...messengers, ...shared })
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
