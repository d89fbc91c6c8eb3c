import type { Keeper } from '#platform/personal-data.ts'
import { type MessagingDeps, receiveContact } from './operations/receive-contact.ts'
import { forgetThreads, readThreads } from './queries.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of messaging: what visitors write to the operator. */
export function createMessaging(deps: MessagingDeps) {
  const receive = receiveContact(deps)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readThreads(handle, person),
    forgetPerson: (tx, person) => forgetThreads(tx, person, deps.clock.now()),
  }
  return { receive, ...keeper, shopRoutes: shopRoutes({ receive }) }
}
export type Messaging = ReturnType<typeof createMessaging>
