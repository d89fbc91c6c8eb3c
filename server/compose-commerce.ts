import { join } from 'node:path'
import { logFailure } from '#platform/database/retryable-errors.ts'
import { canText } from './start-checks.ts'
import { createLinkKeys } from '#platform/link-tokens.ts'
import { localStorage } from '#platform/storage/index.ts'
import { createCart } from '#capabilities/cart/index.ts'
import { createCatalog, createProductManagement } from '#capabilities/catalog/index.ts'
import { createCheckout } from '#capabilities/checkout/index.ts'
import { createLedger } from '#capabilities/ledger/index.ts'
import { createMedia } from '#capabilities/media/index.ts'
import { createOrders } from '#capabilities/orders/index.ts'
import { configuredGateways, createPayments } from '#capabilities/payments/index.ts'
import { createPromoCodeManagement, createPromotions } from '#capabilities/promotions/index.ts'
import { createReturns } from '#capabilities/returns/index.ts'
import { createReviews } from '#capabilities/reviews/index.ts'
import {
  recordChoices,
  recordSearches,
  createSearch,
  createSynonymManagement,
} from '#capabilities/search/index.ts'
import { createShipping } from '#capabilities/shipping/index.ts'
import { createTerritory } from '#capabilities/territory/index.ts'
import { createVendors } from '#capabilities/vendors/index.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { composeBackground, composeUsers } from './compose-users.ts'

type CommerceDeps = Omit<ReturnType<typeof composeBackground>, 'closeMail'> &
  ReturnType<typeof composeUsers>

export function composeCommerce(
  { config, secret, database, clock, log }: Infrastructure,
  deps: CommerceDeps,
) {
  const { outbox, jobs, sendMail, sendSms, settings, audit, content, identity, proofOfWork } = deps
  const { stampDutyOn } = deps.stampDuty
  const { db } = database
  const media = createMedia({ db, clock, storage: localStorage(join(config.dataDir, 'files')) })
  const territory = createTerritory({ db })
  const catalog = createCatalog({ database, clock })
  const promotions = createPromotions({ clock, outbox })
  const products = createProductManagement({ database, clock, audit, catalog, promotions, media })
  products.workIn(jobs)
  const couriers = { secret, environment: config.partners }
  const deriveLinkKey = createLinkKeys(secret)
  const shipping = createShipping({ db, clock, settings, territory, jobs, audit, couriers })
  const searches = recordSearches({
    ...{ db, clock },
    onError: (error) => logFailure(log, error, 'search terms could not be recorded'),
  })
  const search = createSearch({
    ...{ db: database.publicReads, clock, catalog, shipping, listen: database.listen },
    onSearched: searches.count,
  })
  const payments = createPayments({
    gateways: configuredGateways(config.partners, { siteUrl: config.siteUrl, clock }),
    ...{ db, clock, jobs, audit, siteUrl: config.siteUrl, approvals: identity.approvals },
    onTrouble: (message, about) => log.warn(about, message),
  })
  const ledger = createLedger({ db, clock, audit, settings })
  const orders = createOrders({
    ...{ db, clock, catalog, ledger, payments, shipping, audit, identity, outbox, jobs, settings },
    ...{ territory, secret, sendMail, sendSms, canText: canText(config), reword: content.reword },
    stampDutyOn,
  })
  const vendors = createVendors({
    ...{ db, clock, settings, audit, identity, territory, catalog, orders, media },
    ...{ termsVersion: content.termsVersion, deriveLinkKey },
  })
  const pricing = { promotions, shipping, settings, stampDutyOn }
  const cart = createCart({ db, clock, outbox, deriveLinkKey, ...pricing })
  const checkout = createCheckout({
    ...{ db, clock, identity, settings, territory, cart, shipping },
    ...{ catalog, promotions, payments, orders, ledger, proofOfWork },
  })
  const isOpen = () => settings.current().enableReviews
  const reviews = createReviews({ db, clock, orders, catalog, vendors, media, audit, isOpen })
  const returns = createReturns({
    ...{ db, clock, outbox, audit, catalog, promotions, ledger, orders, payments, media, jobs },
    ...{ settings, deriveLinkKey, approvals: identity.approvals },
  })
  const promoCodes = createPromoCodeManagement({ db, clock, audit })
  return {
    ...{ media, territory, shipping, catalog, returns, products, vendors },
    ...{ search, searches, choices: recordChoices({ db, clock }) },
    ...{ payments, ledger, orders, cart, checkout, reviews },
    managementApis: { promoCodes, synonyms: createSynonymManagement({ db, clock, audit }) },
    deriveLinkKey,
  }
}
