import type { Orders } from '#capabilities/orders/index.ts'
import type { Keeper } from '#platform/personal-data.ts'
import { type MessagingDeps, receiveContact } from './operations/receive-contact.ts'
import { talk } from './operations/talk.ts'
import { forgetThreads, readThreads } from './queries.ts'
import { accountRoutes } from './routes.account.ts'
import { shopRoutes } from './routes.shop.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = MessagingDeps & { orders: Pick<Orders, 'personOf'> }

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
    shopRoutes: shopRoutes({ receive }),
    vendorRoutes: vendorRoutes(talking),
    accountRoutes: accountRoutes({ ...talking, personOf: deps.orders.personOf }),
  }
}
export type Messaging = ReturnType<typeof createMessaging>
