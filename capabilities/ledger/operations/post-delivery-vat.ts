import { type Centimes, centimes, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { sumDeliveryVat } from '../queries/delivery-vat.ts'
import type { Journal } from '../schema.ts'
import { postJournals } from './post-journals.ts'

/** What the operator's documents of an order state together. */
export type StatedDeliveryVat = { orderId: string; orderNumber: string; vat: Centimes }

/**
 * Brings `vat_on_delivery` of orders to what their documents state; the income bears it. Idempotent. The caller
 * issues documents of an order in one transaction at a time.
 */
export const postDeliveryVat =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    stated: readonly StatedDeliveryVat[],
    postedAt: Date = clock.now(),
  ): Promise<void> => {
    if (stated.length === 0) return
    const posted = await sumDeliveryVat(
      tx,
      stated.map(({ orderId }) => orderId),
    )
    const journals = stated.flatMap(({ orderId, orderNumber, vat }): Journal[] => {
      const amount = minus(vat, posted.get(orderId) ?? ZERO_CENTIMES)
      if (amount === 0) return []
      return [
        {
          ...{ kind: 'delivery_vat', orderId, vendorId: null, memo: orderNumber, details: null },
          entries: [
            { account: 'delivery_income', amount },
            { account: 'vat_on_delivery', amount: centimes(0 - amount) },
          ],
        },
      ]
    })
    await postJournals({ clock: { now: () => postedAt } })(tx, journals)
  }
