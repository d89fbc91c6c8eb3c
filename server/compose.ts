import { readFileSync } from 'node:fs'
import { databaseAnswers } from '#platform/database/ping.ts'
import { createStartWarnings } from './start-checks.ts'
import { createAnalytics } from '#capabilities/analytics/index.ts'
import { createCategoryManagement } from '#capabilities/catalog/index.ts'
import { createPhoneConfirmation } from '#capabilities/phone-confirmation/index.ts'
import { createDashboard, listDecidedWork } from '#capabilities/admin-dashboard/index.ts'
import { createFulfillment } from '#capabilities/fulfillment/index.ts'
import { createDocuments } from '#capabilities/documents/index.ts'
import { createImports } from '#capabilities/imports/index.ts'
import { closeDemoMonths } from '#demo/close-months.ts'
import { sendDemoInParts } from '#demo/send-in-parts.ts'
import { createMessaging } from '#capabilities/messaging/index.ts'
import { createModeration } from '#capabilities/moderation/index.ts'
import { createInAppNotifications, createNotifications } from '#capabilities/notifications/index.ts'
import { createSystem } from '#capabilities/system/index.ts'
import { createPayouts } from '#capabilities/payouts/index.ts'
import { createTreasury } from '#capabilities/treasury/index.ts'
import { subscribeToPublishedTerms } from '#capabilities/privacy/index.ts'
import { reindexOnCategoryChange } from '#capabilities/search/index.ts'
import { createVendorDashboard } from '#capabilities/vendor-dashboard/index.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'
import { listExportSources, searchedLists } from './compose-list-exports.ts'
import { composePrivacy } from './compose-privacy.ts'
import { proofOfWorkRoutes } from './proof-of-work-routes.ts'
import { schedule } from './schedule.ts'
import type { Infrastructure } from './infrastructure.ts'
import { composeBackground, composeUsers } from './compose-users.ts'
import { composeCommerce } from './compose-commerce.ts'
import { listShownFiles } from './list-shown-files.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { recordOf } from '#kernel/records.ts'

const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))

export function compose(infra: Infrastructure) {
  const { config, database, clock, secret } = infra
  const { db, listen } = database
  const background = composeBackground(infra)
  const { outbox, jobs, sendMail, sendSms, closeMail, proofOfWork, stampDuty } = background
  const { settings, audit, content, identity } = composeUsers(infra, background)
  const commerce = composeCommerce(infra, { ...background, content, identity })
  const categories = createCategoryManagement({ db, clock, audit })
  reindexOnCategoryChange({ db, outbox, jobs })
  const { media, territory, shipping, vendors, search, products } = commerce
  const { payments, ledger, orders, cart, checkout, reviews, returns, deriveLinkKey } = commerce
  const notifyDeps = { db, clock, outbox, jobs, sendSms, settings, deriveLinkKey }
  const confirmation = createPhoneConfirmation({ ...notifyDeps, orders, vendors })
  const fulfillment = createFulfillment({ db, clock, jobs, outbox, orders, shipping, media })
  const { approvals } = identity
  const request = { outbox, audit, ledger, orders, fulfillment, media, settings, stampDuty }
  const { findStaffMembership } = vendors
  const viewers = { sessionStates: identity.sessionStates, findStaffMembership }
  const documents = createDocuments({ db, clock, secret, approvals, ...viewers, ...request })
  const messaging = createMessaging({ db, clock, orders, audit })
  const { catalog, choices } = commerce
  const recordChoice = choices.record
  const analytics = createAnalytics({ db, clock, outbox, audit, catalog, recordChoice })
  const booked = { db, clock, audit, ledger, orders, outbox, jobs, documents, settings, approvals }
  const payouts = createPayouts(booked)
  const treasury = createTreasury({ ...booked, payouts, media })
  const vendorDashboard = createVendorDashboard({ db, clock, outbox, listen, payouts })
  const imports = createImports({ db, clock, products, media, siteUrl: config.siteUrl })
  if (!infra.hasJobWorkerProcess) imports.workIn(jobs)
  subscribeToPublishedTerms({ outbox, clock })
  const moderation = createModeration({ db, clock, audit })
  const startWarnings = createStartWarnings(config)
  const warnings = async () => [...startWarnings.list(), ...(await commerce.returns.listWarnings())]
  const operations = createSystem({ db, clock, audit, version: VERSION, warnings })
  const notifications = createNotifications({
    ...{ ...notifyDeps, sendMail, reword: content.reword, templates: EMAIL_TEMPLATES },
    listPurchaseKeys: orders.listKeys,
  })
  const live = { listen: database.listen, notifyVendors: vendorDashboard.notifyInApp }
  const inAppNotifications = createInAppNotifications({
    ...{ db, clock, outbox, ...live, listDecidedWork },
  })
  const privacyDeps = { audit, settings, identity, jobs, sendMail, orders, vendors, notifications }
  const owners = { confirmation, documents, messaging, fulfillment, analytics, vendorDashboard }
  const { reword } = content
  const privacyParts = composePrivacy(infra, { ...commerce, ...privacyDeps, ...owners, reword })
  const { privacyAdmin } = privacyParts
  const { managementApis } = commerce
  const exported = { identity, privacyAdmin, payouts }
  const lists = listExportSources({ ...commerce, ...managementApis, ...exported })
  const dashboard = createDashboard({ db, clock, audit, lists, ...searchedLists(commerce) })

  const recurring = { identity, vendors, analytics, confirmation, imports, inAppNotifications }
  schedule(jobs, { ...commerce, ...recurring, documents, treasury, privacyAdmin })
  /** Listeners of notifications from other processes, in start order. */
  const listeners = [settings, stampDuty, content, identity, vendorDashboard, inAppNotifications]
  return {
    ...{ settings, identity, media, search, content, startWarnings },
    ...routesOf({
      ...{ settings, audit, identity, notifications, vendors, shipping, territory, search },
      ...{ reviews, inAppNotifications, ...managementApis },
      proofs: { storefrontRoutes: proofOfWorkRoutes({ db, clock, proofOfWork }) },
      ...{ payments, products, categories, cart, checkout, orders, returns, fulfillment },
      ...{ confirmation, documents, messaging, vendorDashboard, payouts, treasury, ledger },
      ...{ imports, analytics, dashboard, moderation, operations, content, ...privacyParts },
    }),
    recordDataAccess: privacyAdmin.recordDataAccess,
    listShownFiles: listShownFiles({ catalog, content }),
    decideDocument: vendors.decideDocument,
    uploadDocument: vendors.uploadDocument,
    findStaffMembership,
    completeDemoMonths: demoMonths({ ...infra, ...background, ledger, documents, treasury }),
    sendDemoInParts: () => sendDemoInParts({ database, orders }),
    rebuildReports: () => rebuildReports(analytics),
    /** Why this process cannot serve; null when it can. */
    readinessError: async () =>
      (await databaseAnswers(database.pool)) ? null : 'the database does not answer',
    /** Loads the reference data that must exist before the first read. */
    async loadReferences() {
      await territory.loadTerritory()
      // The demo seeds its own categories and shipping rates.
      await commerce.catalog.loadDefaultCategories({ createsDefaultTree: !config.demo })
      await shipping.loadCouriers()
      await identity.loadDuties()
      if (!config.demo) await shipping.loadDefaultRates()
    },
    ...lifecycleOf({ listeners, outbox, jobs, searches: commerce.searches, closeMail }),
    closeStreams() {
      vendorDashboard.closeStreams()
      inAppNotifications.closeStreams()
    },
  }
}
export type ComposedCapabilities = ReturnType<typeof compose>

async function rebuildReports(
  analytics: Pick<ReturnType<typeof createAnalytics>, 'rebuildOrderAggregates' | 'rateVendors'>,
): Promise<void> {
  await analytics.rebuildOrderAggregates()
  await analytics.rateVendors()
}

type DemoMonths = Omit<Parameters<typeof closeDemoMonths>[0], 'clock'> &
  Pick<Infrastructure, 'clock'> &
  Pick<ReturnType<typeof composeBackground>, 'settings' | 'stampDuty' | 'closeMail'>

/** In a composition of its own, whose clock `set` moves; nothing else runs in it. */
const demoMonths =
  ({ settings, stampDuty, closeMail, clock, ...months }: DemoMonths) =>
  async (set: (now: Date) => void): Promise<void> => {
    const caches = [settings, stampDuty]
    for (const cache of caches) await cache.start()
    await closeDemoMonths({ ...months, clock: { ...clock, set } })
    for (const cache of caches) await cache.stop()
    closeMail()
  }

type Lifecycle = Pick<ReturnType<typeof composeBackground>, 'outbox' | 'jobs' | 'closeMail'> & {
  listeners: readonly { start: () => unknown; stop: () => unknown }[]
  searches: { flush: () => Promise<void> }
}

const lifecycleOf = ({ listeners, outbox, jobs, searches, closeMail }: Lifecycle) => ({
  async start() {
    for (const listener of listeners) await listener.start()
    outbox.start()
    await jobs.start()
  },
  async stop() {
    await searches.flush()
    await jobs.stop()
    await outbox.stop()
    for (const listener of listeners.toReversed()) await listener.stop()
    closeMail()
  },
})

const AUDIENCES = ['storefrontRoutes', 'accountRoutes', 'vendorRoutes', 'adminRoutes'] as const

const routesOf = (capabilities: Record<string, object>) =>
  recordOf(AUDIENCES, (audience) =>
    Object.values(capabilities).flatMap((item) => {
      const apps = [Reflect.get(item, audience) ?? []].flat()
      if (!apps.every(isRoutes)) throw new TypeError(`${audience} holds what is no route`)
      return apps
    }),
  )

/** What they read of a request, the guard of their audience sets. */
const isRoutes = (value: unknown): value is Hono => value instanceof Hono
