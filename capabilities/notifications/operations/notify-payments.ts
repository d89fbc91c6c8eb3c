import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { PurchaseSettled } from '../consumed-events.email.ts'
import {
  paymentReceiptEmail,
  cardRefundEmail,
  purchasePaidVendorEmail,
} from '../emails/payments.ts'
import { listVendorAddresses } from '../queries/email-deliveries.ts'
import type { QueuedEmail, EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

/** To the buyer, and to the vendors that may start now. */
export const notifyPayments = ({ queueEmails, settings }: Deps) => ({
  async purchasesSettled(events: readonly PurchaseSettled[], tx: Tx): Promise<void> {
    const site = settings.current()
    const vendorIds = events.flatMap(({ orders }) => orders.map(({ vendorId }) => vendorId))
    const shops = await listVendorAddresses(tx, [...new Set(vendorIds)])
    const emails = events.flatMap((event): QueuedEmail[] => {
      const { email: to, language } = event.buyer
      const about = event.payment?.intentId ?? event.purchaseId
      const buyer = { to, language, eventKey: `payments.settled:${about}` }
      const receipt = event.payment && event.orders.length > 0 && paymentReceiptEmail(event, site)
      const returned = event.returned > 0 && cardRefundEmail(event, site)
      return [
        ...(receipt ? [{ ...buyer, templateKey: 'payments.receipt', letter: receipt }] : []),
        ...(returned
          ? [
              {
                ...buyer,
                eventKey: `payments.returned:${about}`,
                templateKey: 'payments.returned',
                letter: returned,
              },
            ]
          : []),
        ...event.orders.flatMap((order) =>
          shops
            .filter(({ vendorId }) => vendorId === order.vendorId)
            .map((shop) => ({
              eventKey: `orders.order_placed:${order.number}`,
              to: shop.email,
              language: shop.language,
              vendorId: shop.vendorId,
              templateKey: 'orders.order_placed',
              letter: purchasePaidVendorEmail(
                event,
                { ...order, vendorName: shop.name },
                { ...site, language: shop.language },
              ),
            })),
        ),
      ]
    })
    await queueEmails(tx, emails)
  },
})
export type NotifyPayments = ReturnType<typeof notifyPayments>
