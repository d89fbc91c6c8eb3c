import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  DeliveryAttemptFailed,
  ParcelLost,
  ParcelShipped,
  RemainderCancelled,
} from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { remainderCancelledEmail } from '../emails/cancelled-remainders.ts'
import type { OrderEmailSite } from '../emails/order-details.ts'
import {
  deliveryAttemptFailedEmail,
  parcelLostEmail,
  parcelShippedEmail,
} from '../emails/parcels.ts'
import { listOptedOut } from '../queries/preferences.ts'
import { orderSite } from './notify-orders.ts'
import type { QueuedEmail, EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }
type ParcelEvent = Omit<DeliveryAttemptFailed, 'stepId'>
type Kind<Event> = {
  templateKey: string
  /** One mail for each: it never changes. */
  keyOf: (event: Event) => string
  letterOf: (event: Event, site: OrderEmailSite) => NotificationEmail
}

export const notifyParcels = ({ queueEmails, settings }: Deps) => {
  const notifyBuyers =
    <Event extends ParcelEvent>({ templateKey, keyOf, letterOf }: Kind<Event>) =>
    async (events: readonly Event[], tx: Tx): Promise<void> => {
      const numbers = events.map(({ orderNumber }) => orderNumber)
      const site = await orderSite(tx, settings, { wilayas: [], numbers })
      const addresses = [...new Set(events.map(({ buyer }) => buyer.email))]
      const optedOut = await listOptedOut(tx, 'orders', addresses)
      await queueEmails(
        tx,
        events.flatMap((event): QueuedEmail[] => {
          const { vendorId: shopId, buyer } = event
          const { email: to, language } = buyer
          // The address is erased when the buyer of an old purchase was.
          if (optedOut.has(to) || !to.includes('@')) return []
          const letter = letterOf(event, site)
          return [{ eventKey: keyOf(event), to, language, templateKey, shopId, letter }]
        }),
      )
    }

  return {
    /** The first parcel of an order is its change of status. */
    parcelsShipped: notifyBuyers<ParcelShipped>({
      templateKey: 'orders.parcel_shipped',
      keyOf: ({ stepId }) => `orders.parcel_shipped:${stepId}`,
      letterOf: parcelShippedEmail,
    }),
    /** Once per attempt, reported by the vendor or by its courier. */
    attemptsFailed: notifyBuyers<DeliveryAttemptFailed>({
      templateKey: 'orders.delivery_failed',
      keyOf: ({ stepId }) => `orders.delivery_attempt_failed:${stepId}`,
      letterOf: deliveryAttemptFailedEmail,
    }),
    remaindersCancelled: notifyBuyers<RemainderCancelled>({
      templateKey: 'orders.remainder_cancelled',
      keyOf: ({ cancellationId }) => `orders.remainder_cancelled:${cancellationId}`,
      letterOf: remainderCancelledEmail,
    }),
    /** Once per loss, reported by vendor, operator or courier. */
    parcelsLost: notifyBuyers<ParcelLost>({
      templateKey: 'orders.parcel_lost',
      keyOf: ({ stepId }) => `orders.parcel_lost:${stepId}`,
      letterOf: parcelLostEmail,
    }),
  }
}
export type NotifyParcels = ReturnType<typeof notifyParcels>
