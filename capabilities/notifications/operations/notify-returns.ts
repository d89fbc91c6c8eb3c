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

type Deps = { putMails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }
type Fact = Pick<ReturnStatusChanged, 'stepId' | 'buyer'>

export const notifyReturns = ({ putMails, settings }: Deps) => {
  /** Skips buyers who opted out of order emails. */
  async function tellBuyers<F extends Fact>(
    tx: Tx,
    facts: readonly F[],
    { key, letterOf }: { key: string; letterOf: (fact: F) => EmailLayout | null },
  ): Promise<QueuedEmail[]> {
    const addresses = [...new Set(facts.map(({ buyer }) => buyer.email))]
    const unwilling = await listOptedOut(tx, 'orders', addresses)
    return facts.flatMap((fact): QueuedEmail[] => {
      const { email, language } = fact.buyer
      const letter = letterOf(fact)
      // The address is erased when the buyer of an old purchase was.
      if (!letter || unwilling.has(email) || !email.includes('@')) return []
      return [{ eventKey: `${key}:${fact.stepId}`, to: email, language, templateKey: key, letter }]
    })
  }

  return {
    async returnsMoved(facts: readonly ReturnStatusChanged[], tx: Tx): Promise<void> {
      const site = settings.current()
      const letterOf = (fact: ReturnStatusChanged) => returnEmail(fact, site)
      const mails = await tellBuyers(tx, facts, { key: 'returns.return_status_changed', letterOf })
      const shops = await listVendorAddresses(tx, [
        ...new Set(facts.map(({ vendorId }) => vendorId)),
      ])
      const toShops = facts.flatMap((fact) =>
        shops
          .filter(({ vendorId }) => vendorId === fact.vendorId)
          .flatMap(({ email, language, vendorId }): QueuedEmail[] => {
            const letter = vendorReturnEmail(fact, { ...site, language })
            const key = 'returns.shop_told'
            const told = { eventKey: `${key}:${fact.stepId}`, to: email, language, vendorId }
            return letter ? [{ ...told, templateKey: key, letter }] : []
          }),
      )
      await putMails(tx, [...mails, ...toShops])
    },

    async exchangesSent(facts: readonly ExchangeShipped[], tx: Tx): Promise<void> {
      const letterOf = (fact: ExchangeShipped) => exchangeEmail(fact, settings.current())
      await putMails(tx, await tellBuyers(tx, facts, { key: 'returns.exchange_shipped', letterOf }))
    },

    async refundsMoved(facts: readonly RefundStatusChanged[], tx: Tx): Promise<void> {
      const letterOf = (fact: RefundStatusChanged) => refundEmail(fact, settings.current())
      await putMails(
        tx,
        await tellBuyers(tx, facts, { key: 'returns.refund_status_changed', letterOf }),
      )
    },
  }
}
export type NotifyReturns = ReturnType<typeof notifyReturns>
