import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { CartAbandoned } from '../consumed-events.email.ts'
import { abandonedCartEmail } from '../emails/abandoned-carts.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { putMails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

/** Only with the buyer's consent, and once per cart. */
export const notifyAbandonedCarts = ({ putMails, settings }: Deps) => ({
  async cartsAbandoned(facts: readonly CartAbandoned[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) => ({
      eventKey: `cart.cart_abandoned:${fact.cartId}`,
      topic: 'marketing' as const,
      consentVersion: fact.consentVersion,
      to: fact.email,
      language: fact.language,
      templateKey: 'cart.abandoned',
      letter: abandonedCartEmail(fact, site),
    }))
    await putMails(tx, mails)
  },
})
export type NotifyAbandonedCarts = ReturnType<typeof notifyAbandonedCarts>
