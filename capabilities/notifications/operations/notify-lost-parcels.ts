import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { ParcelLost } from '../consumed-events.email.ts'
import { parcelLostEmail } from '../emails/lost-parcels.ts'
import { listOptedOut } from '../queries/preferences.ts'
import { orderSite } from './notify-orders.ts'
import type { QueuedEmail, EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyLostParcels = ({ queueEmails, settings }: Deps) => ({
  /** Once per loss, reported by vendor, operator or courier. */
  async parcelsLost(losses: readonly ParcelLost[], tx: Tx): Promise<void> {
    const numbers = losses.map(({ orderNumber }) => orderNumber)
    const site = await orderSite(tx, settings, { wilayas: [], numbers })
    const addresses = [...new Set(losses.map(({ buyer }) => buyer.email))]
    const optedOut = await listOptedOut(tx, 'orders', addresses)
    await queueEmails(
      tx,
      losses.flatMap((loss): QueuedEmail[] => {
        const { email: to, language } = loss.buyer
        // The address is erased when the buyer of an old purchase was.
        if (optedOut.has(to) || !to.includes('@')) return []
        const eventKey = `orders.parcel_lost:${loss.stepId}`
        const letter = parcelLostEmail(loss, site)
        const { vendorId: shopId } = loss
        return [{ eventKey, to, language, templateKey: 'orders.parcel_lost', shopId, letter }]
      }),
    )
  },
})
export type NotifyLostParcels = ReturnType<typeof notifyLostParcels>
