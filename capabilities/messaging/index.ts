import type { Orders } from '#capabilities/orders/index.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { type ContactDeps, manageContactThreads } from './operations/manage-contact-threads.ts'
import { submitContactForm } from './operations/submit-contact-form.ts'
import { type MessagingDeps, conversations } from './operations/conversations.ts'
import {
  erasePersonalData,
  exportPersonalData,
  deleteExpiredThreads,
} from './queries/contact-form.ts'
import { listOrderMessages } from './queries/order-messages.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { guestRoutes } from './routes.storefront.guests.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = MessagingDeps &
  ContactDeps & { orders: Pick<Orders, 'checkAccess' | 'personOf' | 'readerOf'> }

/**
 * Module API: contact form threads with the operator, and conversations between buyers and vendors.
 */
export function createMessaging(deps: Deps) {
  const receive = submitContactForm(deps)
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
    erasePersonalData: (tx, person) => erasePersonalData(tx, person, deps.clock.now()),
  }
  const talking = conversations(deps)
  return {
    receive,
    ...keeper,
    retention: { threads: deleteExpiredThreads },
    storefrontRoutes: storefrontRoutes({ receive }).route(
      '/',
      guestRoutes({
        ...talking,
        readerOf: deps.orders.readerOf,
        // An account's conversation is read there alone: links sent by email are forwarded.
        checkAccess: (reader, order) => deps.orders.checkAccess(deps.db, reader, order, 'change'),
        clock: deps.clock,
        limit: (use) => rateLimit(deps.db, use),
      }),
    ),
    adminRoutes: adminRoutes({
      ...manageContactThreads(deps),
      listOrderMessages: (orderId) => listOrderMessages(deps.db, orderId),
    }),
    vendorRoutes: vendorRoutes(talking),
    accountRoutes: accountRoutes({ ...talking, personOf: deps.orders.personOf }),
  }
}
