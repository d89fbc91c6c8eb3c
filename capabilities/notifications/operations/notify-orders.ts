import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { OrderStatusChanged, PurchasePlaced } from '../consumed-events.email.ts'
import {
  buyerDecidedMail,
  isOnline,
  purchaseMail,
  type Site,
  statusMail,
  vendorMail,
} from '../emails/orders.ts'
import { listShopAddresses, type ShopAddress } from '../queries/email-deliveries.ts'
import { listUnwilling } from '../queries/preferences.ts'
import type { Mail, PutMails } from './send-emails.ts'

type Deps = { putMails: PutMails; settings: Pick<SettingsCapability, 'current'> }

/** Who is told what of an order, each once. */
export const tellOrders = ({ putMails, settings }: Deps) => ({
  /** The buyer gets a confirmation to keep, each shop its own part. */
  async purchasesPlaced(purchases: readonly PurchasePlaced[], tx: Tx): Promise<void> {
    const site = settings.current()
    const vendorIds = purchases.flatMap(({ orders }) => orders.map(({ vendorId }) => vendorId))
    const shops = await listShopAddresses(tx, [...new Set(vendorIds)])
    const addresses = new Map(shops.map((shop) => [shop.vendorId, shop]))
    await putMails(
      tx,
      purchases.flatMap((purchase) => [
        mailToBuyer(purchase, site),
        // A shop hears of what is to be paid online once it is paid: before, there is nothing to do.
        ...(isOnline(purchase) ? [] : mailsToShops(purchase, addresses, site)),
      ]),
    )
  },

  /**
   * The buyer hears of the steps that change something for them, unless they would rather not; a
   * shop hears that a buyer has confirmed or cancelled, so that it prepares what is wanted only.
   */
  async statusesChanged(steps: readonly OrderStatusChanged[], tx: Tx): Promise<void> {
    const site = settings.current()
    const addresses = [...new Set(steps.map(({ buyer }) => buyer.email))]
    const unwilling = await listUnwilling(tx, 'orders', addresses)
    const mails = steps.flatMap((step): Mail[] => {
      const letter = statusMail(step, site)
      const { email, language } = step.buyer
      // The buyer of an old purchase may have been forgotten since: then there is no address.
      if (!letter || unwilling.has(email) || !email.includes('@')) return []
      const fact = `orders.status_changed:${step.stepId}`
      return [{ fact, to: email, language, templateKey: `orders.${step.to}`, letter }]
    })
    const byBuyers = steps.filter(
      ({ to, by }) => (to === 'cancelled' || to === 'confirmed') && by === 'buyer',
    )
    const shops = await listShopAddresses(tx, [...new Set(byBuyers.map((step) => step.vendorId))])
    await putMails(tx, [...mails, ...byBuyers.flatMap((step) => mailOfDeciding(step, shops, site))])
  },
})
export type TellOrders = ReturnType<typeof tellOrders>

const mailToBuyer = (purchase: PurchasePlaced, site: Site): Mail => ({
  fact: `orders.purchase_placed:${purchase.purchaseId}`,
  to: purchase.contact.email,
  language: purchase.language,
  templateKey: 'orders.purchase_placed',
  letter: purchaseMail(purchase, site),
})

const mailOfDeciding = (
  step: OrderStatusChanged,
  shops: readonly ShopAddress[],
  site: Site,
): Mail[] =>
  shops
    .filter(({ vendorId }) => vendorId === step.vendorId)
    .map(({ email, language, vendorId }) => ({
      fact: `orders.${step.to}_by_buyer:${step.stepId}`,
      to: email,
      language,
      vendorId,
      templateKey: `orders.${step.to}_by_buyer`,
      letter: buyerDecidedMail(step, { ...site, language }),
    }))

const mailsToShops = (
  purchase: PurchasePlaced,
  addresses: ReadonlyMap<string, ShopAddress>,
  site: Site,
): Mail[] =>
  purchase.orders.flatMap((order): Mail[] => {
    const shop = addresses.get(order.vendorId)
    if (!shop) return []
    const { email, language, vendorId } = shop
    return [
      {
        fact: `orders.order_placed:${order.number}`,
        to: email,
        language,
        vendorId,
        templateKey: 'orders.order_placed',
        letter: vendorMail(purchase, order, { ...site, language }),
      },
    ]
  })
