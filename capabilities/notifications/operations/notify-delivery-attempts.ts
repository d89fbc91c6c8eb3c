import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { DeliveryAttemptFailed, RemainderCancelled } from '../consumed-events.email.ts'
import { remainderCancelledEmail } from '../emails/cancelled-remainders.ts'
import { deliveryAttemptFailedEmail } from '../emails/delivery-attempts.ts'
import { listOptedOut } from '../queries/preferences.ts'
import { orderSite } from './notify-orders.ts'
import type { QueuedEmail, EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyDeliveryAttempts = ({ queueEmails, settings }: Deps) => ({
  /** Once per attempt, reported by the vendor or by its courier. */
  async attemptsFailed(attempts: readonly DeliveryAttemptFailed[], tx: Tx): Promise<void> {
    const numbers = attempts.map(({ orderNumber }) => orderNumber)
    const site = await orderSite(tx, settings, { wilayas: [], numbers })
    const addresses = [...new Set(attempts.map(({ buyer }) => buyer.email))]
    const optedOut = await listOptedOut(tx, 'orders', addresses)
    await queueEmails(
      tx,
      attempts.flatMap((attempt): QueuedEmail[] => {
        const { email: to, language } = attempt.buyer
        // The address is erased when the buyer of an old purchase was.
        if (optedOut.has(to) || !to.includes('@')) return []
        const eventKey = `orders.delivery_attempt_failed:${attempt.stepId}`
        const letter = deliveryAttemptFailedEmail(attempt, site)
        const { vendorId: shopId } = attempt
        return [{ eventKey, to, language, templateKey: 'orders.delivery_failed', shopId, letter }]
      }),
    )
  },
})

export const notifyCancelledRemainders = ({ queueEmails, settings }: Deps) => ({
  async remaindersCancelled(events: readonly RemainderCancelled[], tx: Tx): Promise<void> {
    const numbers = events.map(({ orderNumber }) => orderNumber)
    const site = await orderSite(tx, settings, { wilayas: [], numbers })
    const addresses = [...new Set(events.map(({ buyer }) => buyer.email))]
    const optedOut = await listOptedOut(tx, 'orders', addresses)
    await queueEmails(
      tx,
      events.flatMap((event): QueuedEmail[] => {
        const { email: to, language } = event.buyer
        if (optedOut.has(to) || !to.includes('@')) return []
        const letter = remainderCancelledEmail(event, site)
        const { vendorId: shopId, cancellationId } = event
        const eventKey = `orders.remainder_cancelled:${cancellationId}`
        return [
          { eventKey, to, language, templateKey: 'orders.remainder_cancelled', shopId, letter },
        ]
      }),
    )
  },
})
export type NotifyCancelledRemainders = ReturnType<typeof notifyCancelledRemainders>
export type NotifyDeliveryAttempts = ReturnType<typeof notifyDeliveryAttempts>
