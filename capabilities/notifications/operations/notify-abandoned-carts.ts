import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { CartAbandoned } from '../consumed-events.email.ts'
import { abandonedCartEmail } from '../emails/abandoned-carts.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

/** Only with the buyer's consent, and once per cart. */
export const notifyAbandonedCarts = ({ queueEmails, settings }: Deps) => ({
  async cartsAbandoned(events: readonly CartAbandoned[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) => ({
      eventKey: `cart.cart_abandoned:${event.cartId}`,
      topic: 'marketing' as const,
      consentVersion: event.consentVersion,
      to: event.email,
      language: event.language,
      templateKey: 'cart.abandoned',
      letter: abandonedCartEmail(event, site),
    }))
    await queueEmails(tx, emails)
  },
})
export type NotifyAbandonedCarts = ReturnType<typeof notifyAbandonedCarts>
