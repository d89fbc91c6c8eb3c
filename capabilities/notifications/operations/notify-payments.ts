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

type Deps = { putMails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

/** To the buyer, and to the vendors that may start now. */
export const notifyPayments = ({ putMails, settings }: Deps) => ({
  async purchasesSettled(facts: readonly PurchaseSettled[], tx: Tx): Promise<void> {
    const site = settings.current()
    const vendorIds = facts.flatMap(({ orders }) => orders.map(({ vendorId }) => vendorId))
    const shops = await listVendorAddresses(tx, [...new Set(vendorIds)])
    const mails = facts.flatMap((fact): QueuedEmail[] => {
      const { email: to, language } = fact.buyer
      const about = fact.payment?.intentId ?? fact.purchaseId
      const buyer = { to, language, eventKey: `payments.settled:${about}` }
      const receipt = fact.payment && fact.orders.length > 0 && paymentReceiptEmail(fact, site)
      const returned = fact.returned > 0 && cardRefundEmail(fact, site)
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
        ...fact.orders.flatMap((order) =>
          shops
            .filter(({ vendorId }) => vendorId === order.vendorId)
            .map((shop) => ({
              eventKey: `orders.order_placed:${order.number}`,
              to: shop.email,
              language: shop.language,
              vendorId: shop.vendorId,
              templateKey: 'orders.order_placed',
              letter: purchasePaidVendorEmail(fact, order, { ...site, language: shop.language }),
            })),
        ),
      ]
    })
    await putMails(tx, mails)
  },
})
export type NotifyPayments = ReturnType<typeof notifyPayments>
