import type { Tx } from '#platform/database/index.ts'
import type { Letter } from '#platform/email/email-layout.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { ExchangeSent, RefundMoved, ReturnMoved } from '../consumed-events.email.ts'
import { exchangeMail, refundMail, returnMail, shopReturnMail } from '../emails/returns.ts'
import { listShopAddresses } from '../queries/email-deliveries.ts'
import { listUnwilling } from '../queries/preferences.ts'
import type { Mail, PutMails } from './send-emails.ts'

type Deps = { putMails: PutMails; settings: Pick<SettingsCapability, 'current'> }
type Fact = Pick<ReturnMoved, 'stepId' | 'buyer'>

/** Who is told what of a return, each once. */
export const tellReturns = ({ putMails, settings }: Deps) => {
  /** Letters to buyers, but to those who would rather not hear of their orders. */
  async function tellBuyers<F extends Fact>(
    tx: Tx,
    facts: readonly F[],
    { key, letterOf }: { key: string; letterOf: (fact: F) => Letter | null },
  ): Promise<Mail[]> {
    const addresses = [...new Set(facts.map(({ buyer }) => buyer.email))]
    const unwilling = await listUnwilling(tx, 'orders', addresses)
    return facts.flatMap((fact): Mail[] => {
      const { email, language } = fact.buyer
      const letter = letterOf(fact)
      // The buyer of an old purchase may have been forgotten since: then there is no address.
      if (!letter || unwilling.has(email) || !email.includes('@')) return []
      return [{ fact: `${key}:${fact.stepId}`, to: email, language, templateKey: key, letter }]
    })
  }

  return {
    async returnsMoved(facts: readonly ReturnMoved[], tx: Tx): Promise<void> {
      const site = settings.current()
      const letterOf = (fact: ReturnMoved) => returnMail(fact, site)
      const mails = await tellBuyers(tx, facts, { key: 'returns.return_moved', letterOf })
      const shops = await listShopAddresses(tx, [...new Set(facts.map(({ vendorId }) => vendorId))])
      const toShops = facts.flatMap((fact) =>
        shops
          .filter(({ vendorId }) => vendorId === fact.vendorId)
          .flatMap(({ email, language, vendorId }): Mail[] => {
            const letter = shopReturnMail(fact, { ...site, language })
            const key = 'returns.shop_told'
            const told = { fact: `${key}:${fact.stepId}`, to: email, language, vendorId }
            return letter ? [{ ...told, templateKey: key, letter }] : []
          }),
      )
      await putMails(tx, [...mails, ...toShops])
    },

    async exchangesSent(facts: readonly ExchangeSent[], tx: Tx): Promise<void> {
      const letterOf = (fact: ExchangeSent) => exchangeMail(fact, settings.current())
      await putMails(tx, await tellBuyers(tx, facts, { key: 'returns.exchange_sent', letterOf }))
    },

    async refundsMoved(facts: readonly RefundMoved[], tx: Tx): Promise<void> {
      const letterOf = (fact: RefundMoved) => refundMail(fact, settings.current())
      await putMails(tx, await tellBuyers(tx, facts, { key: 'returns.refund_moved', letterOf }))
    },
  }
}
export type TellReturns = ReturnType<typeof tellReturns>
