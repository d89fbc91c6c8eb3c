import { createNames } from './names.ts'
import { deliveryPerformers } from './perform-deliveries.ts'
import { paymentPerformers } from './perform-payments.ts'
import { returnPerformers } from './perform-returns.ts'
import { payoutPerformers } from './perform-payouts.ts'
import { remittancePerformers } from './perform-remittances.ts'
import { salePerformers } from './perform-sales.ts'
import { observeProduct } from './observe.ts'
import { compareRendered } from './rendered-documents.ts'
import { createShops, renewTerms, type Shops } from './set-up.ts'
import type { EventType, LifeEvent } from '../events.ts'
import type { DriverResult } from '../observed.ts'
import type { Terms } from '../world.ts'
import type { DriverMarket } from './market.ts'
import type { Performers, Stage } from './performer.ts'

const performers: Performers<EventType> = {
  ...salePerformers,
  ...deliveryPerformers,
  ...remittancePerformers,
  ...payoutPerformers,
  ...paymentPerformers,
  ...returnPerformers,
}

export function createProductDriver(market: DriverMarket) {
  let shops: Shops | null = null
  let stage: Stage | null = null
  const get = (): Stage => {
    if (!stage) throw new Error('setUp first')
    return stage
  }
  return {
    async setUp(terms: Terms) {
      shops ??= await createShops(market, terms)
      await market.clear()
      await renewTerms(market, terms, shops)
      stage = { ...market, names: createNames(), shops, terms: () => terms, endedMonth: null }
    },
    async perform(event: LifeEvent): Promise<DriverResult> {
      const act = (performers as Partial<Record<string, unknown>>)[event.type] as
        | ((stage: Stage, event: LifeEvent) => Promise<DriverResult>)
        | undefined
      if (!act) throw new Error(`no life may contain ${event.type} yet`)
      get().endedMonth = null
      const result = await act(get(), event)
      await market.drain()
      return result
    },
    observe: () => observeProduct(get()),
    readPapers: () => compareRendered(get()),
  }
}
