import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { OrderStatusChanged, PurchasePlaced } from '../facts.ts'
import { purchaseMail, statusMail, vendorMail } from '../mails/orders.ts'
import { listShopAddresses } from '../queries.ts'
import type { PutMail } from './send-mails.ts'

type Deps = { putMail: PutMail; settings: Pick<SettingsCapability, 'current'> }

/** Who is told what of an order, each once. */
export const tellOrders = ({ putMail, settings }: Deps) => ({
  /** The buyer gets a confirmation to keep, each shop its own part. */
  async purchasePlaced(purchase: PurchasePlaced, tx: Tx): Promise<void> {
    const site = settings.current()
    const { language, contact, orders } = purchase
    const fact = `orders.purchase_placed:${purchase.purchaseId}`
    const toBuyer = { fact, to: contact.email, language, templateKey: 'orders.purchase_placed' }
    await putMail(tx, toBuyer, purchaseMail(purchase, site))

    const shops = await listShopAddresses(
      tx,
      orders.map(({ vendorId }) => vendorId),
    )
    for (const { vendorId, email, language } of shops) {
      const order = orders.find((one) => one.vendorId === vendorId)
      if (!order) continue
      const toShop = { fact: `orders.order_placed:${order.number}`, to: email, language, vendorId }
      const letter = vendorMail(purchase, order, { ...site, language })
      await putMail(tx, { ...toShop, templateKey: 'orders.order_placed' }, letter)
    }
  },

  /** The buyer hears of the steps that change something for them. */
  async statusChanged(changed: OrderStatusChanged, tx: Tx): Promise<void> {
    const letter = statusMail(changed, settings.current())
    if (!letter) return
    const fact = `orders.status_changed:${changed.stepId}`
    const { email, language } = changed.buyer
    await putMail(tx, { fact, to: email, language, templateKey: `orders.${changed.to}` }, letter)
  },
})
export type TellOrders = ReturnType<typeof tellOrders>
