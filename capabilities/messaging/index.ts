import { type MessagingDeps, receiveContact } from './operations/receive-contact.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of messaging: what visitors write to the operator. */
export function createMessaging(deps: MessagingDeps) {
  const receive = receiveContact(deps)
  return { receive, shopRoutes: shopRoutes({ receive }) }
}
export type Messaging = ReturnType<typeof createMessaging>
