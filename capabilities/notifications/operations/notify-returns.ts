import type { Tx } from '#platform/database/index.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  ExchangeShipped,
  RefundStatusChanged,
  ReturnStatusChanged,
} from '../consumed-events.email.ts'
import { exchangeEmail, refundEmail, returnEmail, vendorReturnEmail } from '../emails/returns.ts'
import { listVendorAddresses } from '../queries/email-deliveries.ts'
import { listOptedOut } from '../queries/preferences.ts'
import type { QueuedEmail, EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }
type Event = Pick<ReturnStatusChanged, 'stepId' | 'buyer' | 'vendorId'>

export const notifyReturns = ({ queueEmails, settings }: Deps) => {
  /** Skips buyers who opted out of order emails. */
  async function notifyBuyers<F extends Event>(
    tx: Tx,
    events: readonly F[],
    { key, letterOf }: { key: string; letterOf: (event: F) => EmailLayout | null },
  ): Promise<QueuedEmail[]> {
    const addresses = [...new Set(events.map(({ buyer }) => buyer.email))]
    const optedOut = await listOptedOut(tx, 'orders', addresses)
    return events.flatMap((event): QueuedEmail[] => {
      const { email, language } = event.buyer
      const letter = letterOf(event)
      // The address is erased when the buyer of an old purchase was.
      if (!letter || optedOut.has(email) || !email.includes('@')) return []
      const mail = { eventKey: `${key}:${event.stepId}`, to: email, language, templateKey: key }
      return [{ ...mail, shopId: event.vendorId, letter }]
    })
  }

  return {
    async returnsMoved(events: readonly ReturnStatusChanged[], tx: Tx): Promise<void> {
      const site = settings.current()
      const letterOf = (event: ReturnStatusChanged) => returnEmail(event, site)
      const emails = await notifyBuyers(tx, events, {
        key: 'returns.return_status_changed',
        letterOf,
      })
      const shops = await listVendorAddresses(tx, [
        ...new Set(events.map(({ vendorId }) => vendorId)),
      ])
      const toShops = events.flatMap((event) =>
        shops
          .filter(({ vendorId }) => vendorId === event.vendorId)
          .flatMap(({ email, language, vendorId, name }): QueuedEmail[] => {
            const letter = vendorReturnEmail({ ...event, vendorName: name }, { ...site, language })
            const key = 'returns.shop_told'
            const details = { eventKey: `${key}:${event.stepId}`, to: email, language, vendorId }
            return letter ? [{ ...details, templateKey: key, letter }] : []
          }),
      )
      await queueEmails(tx, [...emails, ...toShops])
    },

    async exchangesSent(events: readonly ExchangeShipped[], tx: Tx): Promise<void> {
      const letterOf = (event: ExchangeShipped) => exchangeEmail(event, settings.current())
      await queueEmails(
        tx,
        await notifyBuyers(tx, events, { key: 'returns.exchange_shipped', letterOf }),
      )
    },

    async refundsMoved(events: readonly RefundStatusChanged[], tx: Tx): Promise<void> {
      const letterOf = (event: RefundStatusChanged) => refundEmail(event, settings.current())
      await queueEmails(
        tx,
        await notifyBuyers(tx, events, { key: 'returns.refund_status_changed', letterOf }),
      )
    },
  }
}
export type NotifyReturns = ReturnType<typeof notifyReturns>
