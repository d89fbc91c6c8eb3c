import type { Orders } from '#capabilities/orders/index.ts'
import type { Keeper } from '#platform/personal-data.ts'
import { type ContactDeps, contactDesk } from './operations/manage-contact-threads.ts'
import { type MessagingDeps, receiveContact } from './operations/submit-contact-form.ts'
import { talk } from './operations/conversations.ts'
import { forgetThreads, readThreads, retainThreads } from './queries/contact-form.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { shopRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = MessagingDeps & ContactDeps & { orders: Pick<Orders, 'personOf'> }

/** The door of messaging: what visitors write to the operator, and buyers and shops to each other. */
export function createMessaging(deps: Deps) {
  const receive = receiveContact(deps)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readThreads(handle, person),
    forgetPerson: (tx, person) => forgetThreads(tx, person, deps.clock.now()),
  }
  const talking = talk(deps)
  return {
    receive,
    ...keeper,
    /** What is taken away by its age. */
    retention: { threads: retainThreads },
    shopRoutes: shopRoutes({ receive }),
    adminRoutes: adminRoutes(contactDesk(deps)),
    vendorRoutes: vendorRoutes(talking),
    accountRoutes: accountRoutes({ ...talking, personOf: deps.orders.personOf }),
  }
}
export type Messaging = ReturnType<typeof createMessaging>
