import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCart } from '#capabilities/cart/index.ts'
import { createCatalog } from '#capabilities/catalog/index.ts'
import { createCheckout } from '#capabilities/checkout/index.ts'
import { createFulfillment } from '#capabilities/fulfillment/index.ts'
import { createDocuments, createStampDuty } from '#capabilities/documents/index.ts'
import { BUILT_IN_TERMS } from '#capabilities/content/contract.ts'
import { createPhoneConfirmation } from '#capabilities/phone-confirmation/index.ts'
import { createLedger } from '#capabilities/ledger/index.ts'
import { createMedia } from '#capabilities/media/index.ts'
import { createModeration } from '#capabilities/moderation/index.ts'
import { createMessaging } from '#capabilities/messaging/index.ts'
import { createOrders } from '#capabilities/orders/index.ts'
import { configuredGateways, createPayments } from '#capabilities/payments/index.ts'
import { createPayouts } from '#capabilities/payouts/index.ts'
import { createTreasury } from '#capabilities/treasury/index.ts'
import { createPromoCodeManagement, createPromotions } from '#capabilities/promotions/index.ts'
import { createReturns } from '#capabilities/returns/index.ts'
import { createReviews } from '#capabilities/reviews/index.ts'
import { createVendorDashboard } from '#capabilities/vendor-dashboard/index.ts'
import { createShipping } from '#capabilities/shipping/index.ts'
import { createTerritory } from '#capabilities/territory/index.ts'
import { createVendors } from '#capabilities/vendors/index.ts'
import { localStorage } from '#platform/storage/index.ts'
import type { Database } from '#platform/database/index.ts'
import { createLinkKeys } from '#platform/link-tokens.ts'
import { inboxEmail } from '#platform/email/index.ts'
import { inboxSms } from '#platform/sms/index.ts'
import { routes } from '#platform/http/index.ts'
import { createOutbox } from '#platform/outbox.ts'
import { seconds } from '#kernel/time.ts'
import { movableClock, testAccounts } from './accounts-fixture.ts'
import { createGuards } from '#server/guards.ts'
import { withProofOfWork } from './proof-of-work.ts'
import { insertVendors } from './vendor-rows.ts'

type Options = {
  environment?: Record<string, string>
  /** Settings of gateways and couriers; without them no online payment. */
  partners?: Record<string, string>
  /** Of another process of the same marketplace: their clocks agree. */
  clock?: ReturnType<typeof movableClock>
}

const SECRET = 'k3Jw8Qz1Vn5Rt7Xy2Lm9Pd4Hs6Gb0Fc'

/** The whole marketplace on a real database, as in one process of the product. */
export async function marketplaceFixture(database: Database, options: Options = {}) {
  const { clock = movableClock() } = options
  const { db } = database
  const accounts = await testAccounts(database, { ...options, clock })
  const { settings, audit, guards, identity, jobs, proofOfWork } = accounts
  const { approvals } = identity
  const failures: unknown[] = []
  const onError = (error: unknown) => void failures.push(error)
  const outbox = createOutbox({ database, clock, onError })
  const territory = createTerritory({ db })
  await territory.loadTerritory()

  const catalog = createCatalog({ database, clock })
  const deriveLinkKey = createLinkKeys(SECRET)
  const couriers = {
    secret: SECRET,
    environment: options.partners ?? {},
  }
  const shipping = createShipping({ db, clock, settings, territory, jobs, audit, couriers })
  const promotions = createPromotions({ clock, outbox })
  const promoCodes = createPromoCodeManagement({ db, clock, audit })
  const siteUrl = 'https://yova.example'
  const troubles: object[] = []
  const payments = createPayments({
    gateways: configuredGateways(options.partners ?? {}, {
      ...{ siteUrl, clock, timeout: seconds(2), pause: seconds(0.01) },
    }),
    ...{ db, clock, jobs, audit, siteUrl, approvals },
    onTrouble: (message, about) => void troubles.push({ message, ...about }),
  })
  const ledger = createLedger({ db, clock, audit, settings })
  const stampDuty = createStampDuty({ db, clock, listen: database.listen, onError })
  await stampDuty.renew()
  const { stampDutyOn } = stampDuty
  const sendSms = inboxSms(db, clock)
  const orders = createOrders({
    ...{ db, clock, catalog, ledger, payments, shipping, audit, identity, outbox, jobs, settings },
    ...{ territory, secret: couriers.secret, sendMail: inboxEmail(db, clock) },
    ...{ sendSms, canText: true, stampDutyOn },
  })
  const cart = createCart({
    ...{ db, clock, promotions, shipping, settings, outbox, deriveLinkKey, stampDutyOn },
  })
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
    proofOfWork,
  })

  const folder = mkdtempSync(join(tmpdir(), 'market-'))
  // Not afterAll: processes that run no tests use this fixture too.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const media = createMedia({ db, clock, storage: localStorage(folder) })
  const termsVersion = () => BUILT_IN_TERMS
  const vendors = createVendors({
    db,
    clock,
    settings,
    audit,
    identity,
    territory,
    catalog,
    orders,
    media,
    termsVersion,
    deriveLinkKey,
  })
  const fulfillment = createFulfillment({ db, clock, jobs, outbox, orders, shipping, media })
  const verificationDocuments = { outbox, audit, orders, fulfillment, media, settings, stampDuty }
  const viewers = {
    sessionStates: identity.sessionStates,
    findStaffMembership: vendors.findStaffMembership,
  }
  const documents = createDocuments({
    db,
    clock,
    ledger,
    approvals,
    secret: SECRET,
    ...viewers,
    ...verificationDocuments,
  })
  const request = { db, clock, outbox, jobs, sendSms, settings, deriveLinkKey }
  const confirmation = createPhoneConfirmation({ ...request, orders, vendors })
  const payouts = createPayouts({
    ...{ db, clock, audit, ledger, orders, outbox, jobs, documents, settings, approvals },
  })
  const treasury = createTreasury({
    ...{ db, clock, audit, ledger, orders, payouts, media, approvals, settings, documents },
  })
  const vendorDashboard = createVendorDashboard({
    ...{ db, clock, outbox, payouts, listen: database.listen },
  })
  const isOpen = () => settings.current().enableReviews
  const reviews = createReviews({
    ...{ db, clock, audit, orders, catalog, vendors, media },
    isOpen,
  })
  const returns = createReturns({
    ...{ db, clock, outbox, audit, catalog, promotions, ledger, orders, payments, media, jobs },
    ...{ settings, deriveLinkKey, approvals },
  })
  const messaging = createMessaging({ db, clock, orders, audit })

  const shop = routes().use('*', guards.anyone as never)
  const open = [shipping, payments, cart, checkout, orders, confirmation, reviews, returns, vendors]
  for (const part of [...open, documents, messaging])
    for (const item of [part.storefrontRoutes].flat()) shop.route('/', item as never)
  const admin = routes()
    .use('*', guards.admin as never)
    .route('/', orders.adminRoutes as never)
    .route('/', cart.adminRoutes as never)
    .route('/', payments.adminRoutes as never)
    .route('/', promoCodes.adminRoutes as never)
  const moderation = createModeration({ db, clock, audit })
  const adminRoutes = [shipping, ledger, documents, reviews, messaging, moderation].map(
    (run) => run.adminRoutes,
  )
  const own = [...returns.adminRoutes, ...payouts.adminRoutes, ...treasury.adminRoutes]
  for (const part of [...own, ...adminRoutes]) admin.route('/', part as never)
  const account = routes().use('*', guards.customer as never)
  const { sessionStates } = identity
  const forVendors = createGuards({
    sessionStates,
    findStaffMembership: vendors.findStaffMembership,
  })
  const vendor = routes()
    .use('*', forVendors.vendor as never)
    .route('/', orders.vendorRoutes as never)
    .route('/', confirmation.vendorRoutes as never)
    .route('/', payouts.vendorRoutes as never)
    .route('/', returns.vendorRoutes as never)
    .route('/', vendorDashboard.vendorRoutes as never)
    .route('/', vendors.vendorRoutes as never)
    .route('/', shipping.vendorRoutes as never)
    .route('/', fulfillment.vendorRoutes as never)
    .route('/', messaging.vendorRoutes as never)
    .route('/', promoCodes.vendorRoutes as never)
    .route('/', documents.vendorRoutes as never)
  for (const part of reviews.vendorRoutes) vendor.route('/', part as never)
  for (const part of [orders, cart, reviews, messaging, returns, vendors, documents])
    for (const item of [part.accountRoutes].flat()) account.route('/', item as never)
  accounts.app.route('/api/v1/account', account as never)
  accounts.app.route('/api/v1/admin', admin as never)
  accounts.app.route('/api/v1/vendor', vendor as never)
  accounts.app.route('/api/v1', shop as never)

  return {
    async applyStampDuty(isApplied: boolean) {
      const text = `update documents.legal_rates set is_applied = $1 where kind = 'stamp_duty'`
      await database.pool.query(text, [isApplied])
      await stampDuty.renew()
    },
    ...accounts,
    clock,
    outbox,
    termsVersion,
    territory,
    vendors,
    shipping,
    promotions,
    orders,
    listPurchaseKeys: orders.listKeys,
    deriveLinkKey,
    confirmation,
    cart,
    media,
    reviews,
    payouts,
    treasury,
    vendorDashboard,
    fulfillment,
    documents,
    returns,
    ledger,
    catalog,
    failures,
    payments,
    troubles,
    messaging,
    shop: await insertVendors(database),
    give: (vendorId: string, userId: string) =>
      database.pool.query('update vendors.vendors set user_id = $2 where id = $1', [
        vendorId,
        userId,
      ]),
    async tokenOf(email: string): Promise<string> {
      const answer = await accounts.app.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: accounts.PASSWORD }),
      })
      return ((await answer.json()) as { access_token: string }).access_token
    },
  }
}
export type TestMarket = Awaited<ReturnType<typeof marketplaceFixture>>

export const MERIEM = {
  first_name: 'Meriem',
  last_name: 'Benali',
  email: 'Meriem@mail.example',
  phone: '0550 12 34 56',
  address: '12 rue Larbi Ben M’hidi',
  city: 'Oran',
  wilaya: '31',
}

type Buying = {
  key?: string
  token?: string
  language?: string
  shipping?: object
  [field: string]: unknown
}

/** A new idempotency key for each call unless `key` is given; a proof of work where one is asked for. */
export const checkoutWith =
  (request: (path: string, init: RequestInit) => Response | Promise<Response>) =>
  async (
    lines: readonly object[],
    { key, token, language = 'en', shipping, ...rest }: Buying = {},
  ) => {
    const response = await withProofOfWork(request)('/api/v1/checkout', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'idempotency-key': key ?? crypto.randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        lines,
        shipping: { ...MERIEM, ...shipping },
        payment_method: 'cash_on_delivery',
        ...rest,
      }),
    })
    return { status: response.status, body: (await response.json()) as never }
  }
