import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  AddressChanged,
  ConfirmationRequested,
  OrderStatusChanged,
  PurchasePlaced,
} from '../consumed-events.email.ts'
import { addressChangedEmail, vendorAddressChangedEmail } from '../emails/address-changes.ts'
import { isPaidOnline, purchaseEmail, type EmailSite, vendorOrderEmail } from '../emails/orders.ts'
import { buyerAnsweredCallEmail, orderStatusEmail } from '../emails/order-status.ts'
import type { OrderEmailSite } from '../emails/order-details.ts'
import { listItemImages, listWilayaNames } from '../queries/email-faces.ts'
import { listVendorAddresses, type VendorAddress } from '../queries/email-deliveries.ts'
import { listOptedOut } from '../queries/preferences.ts'
import type { QueuedEmail, EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

const placesAndNumbers = (purchases: readonly PurchasePlaced[]) => ({
  wilayas: purchases.map(({ contact }) => contact.wilaya),
  numbers: purchases.flatMap(({ orders }) => orders.map(({ number }) => number)),
})

export const notifyOrders = ({ queueEmails, settings }: Deps) => ({
  /** A confirmation to the buyer, and to each vendor its own order. */
  async purchasesPlaced(purchases: readonly PurchasePlaced[], tx: Tx): Promise<void> {
    const site = await orderSite(tx, settings, placesAndNumbers(purchases))
    const vendorIds = purchases.flatMap(({ orders }) => orders.map(({ vendorId }) => vendorId))
    const shops = await listVendorAddresses(tx, [...new Set(vendorIds)])
    const addresses = new Map(shops.map((shop) => [shop.vendorId, shop]))
    await queueEmails(
      tx,
      purchases.flatMap((purchase) => [
        mailToBuyer(purchase, site),
        // Orders paid online are sent to the vendor once they are paid.
        ...(isPaidOnline(purchase) ? [] : vendorEmails(purchase, addresses, site)),
      ]),
    )
  },

  /** To the buyer alone, once for each request. */
  async confirmationsRequested(requests: readonly ConfirmationRequested[], tx: Tx): Promise<void> {
    const purchases = requests.map(({ purchase }) => purchase)
    const site = await orderSite(tx, settings, placesAndNumbers(purchases))
    await queueEmails(
      tx,
      requests.map(({ requestId, purchase }) => ({
        ...mailToBuyer(purchase, site),
        eventKey: `orders.confirmation_requested:${requestId}`,
      })),
    )
  },

  /** To the buyer unless opted out; to the vendor when the buyer confirmed or cancelled. */
  async statusesChanged(steps: readonly OrderStatusChanged[], tx: Tx): Promise<void> {
    const numbers = steps.map(({ orderNumber }) => orderNumber)
    const site = await orderSite(tx, settings, { wilayas: [], numbers })
    const addresses = [...new Set(steps.map(({ buyer }) => buyer.email))]
    const optedOut = await listOptedOut(tx, 'orders', addresses)
    const emails = steps.flatMap((step): QueuedEmail[] => {
      const letter = orderStatusEmail(step, site)
      const { email, language } = step.buyer
      // The address is erased when the buyer of an old purchase was.
      if (!letter || optedOut.has(email) || !email.includes('@')) return []
      const eventKey = `orders.status_changed:${step.stepId}`
      const { vendorId: shopId } = step
      return [{ eventKey, to: email, language, templateKey: `orders.${step.to}`, shopId, letter }]
    })
    const byBuyers = steps.filter(
      ({ to, by }) => (to === 'cancelled' || to === 'confirmed') && by === 'buyer',
    )
    const shops = await listVendorAddresses(tx, [...new Set(byBuyers.map((step) => step.vendorId))])
    await queueEmails(tx, [
      ...emails,
      ...byBuyers.flatMap((step) => mailOfDeciding(step, shops, site)),
    ])
  },

  /** To the buyer, opted out or not: it may not have been them. */
  async addressesChanged(events: readonly AddressChanged[], tx: Tx): Promise<void> {
    const wilayas = events.map(({ address }) => address.wilaya)
    const site = await orderSite(tx, settings, { wilayas, numbers: [] })
    const vendorIds = events.flatMap(({ orders }) => orders.map(({ vendorId }) => vendorId))
    const shops = await listVendorAddresses(tx, [...new Set(vendorIds)])
    await queueEmails(
      tx,
      events.flatMap((event) => addressEmails(event, shops, site)),
    )
  },
})
export type NotifyOrders = ReturnType<typeof notifyOrders>

export async function orderSite(
  tx: Tx,
  settings: Deps['settings'],
  { wilayas, numbers }: { wilayas: readonly string[]; numbers: readonly string[] },
): Promise<OrderEmailSite> {
  const { siteName, siteUrl } = settings.current()
  return {
    ...{ siteName, siteUrl },
    wilayas: await listWilayaNames(tx, wilayas),
    items: await listItemImages(tx, numbers),
  }
}

const mailToBuyer = (purchase: PurchasePlaced, site: OrderEmailSite): QueuedEmail => ({
  eventKey: `orders.purchase_placed:${purchase.purchaseId}`,
  to: purchase.contact.email,
  language: purchase.language,
  templateKey: 'orders.purchase_placed',
  letter: purchaseEmail(purchase, site),
})

const mailOfDeciding = (
  step: OrderStatusChanged,
  shops: readonly VendorAddress[],
  site: EmailSite,
): QueuedEmail[] =>
  shops
    .filter(({ vendorId }) => vendorId === step.vendorId)
    .map(({ email, language, vendorId, name }) => ({
      eventKey: `orders.${step.to}_by_buyer:${step.stepId}`,
      to: email,
      language,
      vendorId,
      templateKey: `orders.${step.to}_by_buyer`,
      letter: buyerAnsweredCallEmail({ ...step, vendorName: name }, { ...site, language }),
    }))

const addressEmails = (
  event: AddressChanged,
  shops: readonly VendorAddress[],
  site: OrderEmailSite,
): QueuedEmail[] => {
  const { email: to, language } = event.buyer
  const eventKey = `orders.address_changed:${event.changeId}`
  // A vendor who corrected it knows.
  const changedOrders = event.by === 'vendor' ? [] : event.orders
  const toVendors = changedOrders.flatMap((order) =>
    shops
      .filter(({ vendorId }) => vendorId === order.vendorId)
      .map((shop) => ({
        eventKey: `${eventKey}:${order.number}`,
        to: shop.email,
        language: shop.language,
        vendorId: shop.vendorId,
        templateKey: 'orders.address_changed_by_buyer',
        letter: vendorAddressChangedEmail(
          event,
          { ...order, vendorName: shop.name },
          { ...site, language: shop.language },
        ),
      })),
  )
  if (!to.includes('@')) return toVendors // the buyer was erased
  const letter = addressChangedEmail(event, site)
  return [{ eventKey, to, language, templateKey: 'orders.address_changed', letter }, ...toVendors]
}

const vendorEmails = (
  purchase: PurchasePlaced,
  addresses: ReadonlyMap<string, VendorAddress>,
  site: OrderEmailSite,
): QueuedEmail[] =>
  purchase.orders.flatMap((order): QueuedEmail[] => {
    const shop = addresses.get(order.vendorId)
    if (!shop) return []
    const { email, language, vendorId, name } = shop
    return [
      {
        eventKey: `orders.order_placed:${order.number}`,
        to: email,
        language,
        vendorId,
        templateKey: 'orders.order_placed',
        letter: vendorOrderEmail(purchase, { ...order, vendorName: name }, { ...site, language }),
      },
    ]
  })
