import { settleUntil } from '#capabilities/returns/rules/return-request.ts'
import { parseBankAccount } from '#kernel/bank-account.ts'
import { localDate } from '#kernel/calendar.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { DemoLine, Order, Purchase } from './purchases.ts'
import { type DemoRefund, refundJournals } from './refunds.ts'
import {
  IN_SHOP,
  type ReturnScenario,
  RETURN_SCENARIOS,
  SCENARIOS_OF_DEMO_BUYER,
  SCENARIOS_OF_OTHERS,
} from './return-scenarios.ts'
import { DEMO_VENDOR } from './vendors.ts'

/** The law's terms, as the baseline of returns writes them. */
export const RETURN_TERMS = {
  id: '019b76da-a800-7000-8000-00000000c0de',
  workingDays: 4,
  settleDays: 15,
}
export const CCP_ACCOUNT = parseBankAccount('1234567 clé 68')

export type DemoReturn = {
  id: string
  number: string
  scenario: ReturnScenario
  purchase: Purchase
  order: Order
  line: DemoLine
  deliveredAt: Date
  steps: readonly { to: ReturnScenario['steps'][number][0]; at: Date }[]
}

type Delivered = { purchase: Purchase; order: Order; at: Date }

export function makeReturns(
  { now, ago }: DemoDays,
  client: Account,
  purchases: readonly Purchase[],
): DemoReturn[] {
  const delivered = purchases
    .flatMap((purchase) =>
      purchase.orders.flatMap((order): Delivered[] => {
        const now = order.steps.find(({ to }) => to === 'delivered')?.at
        return now && now > ago(NOT_PAID_OUT) ? [{ purchase, order, at: now }] : []
      }),
    )
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const used = new Set<string>()
  const draw = (
    scenarios: readonly ReturnScenario[],
    isOf: (delivered: Delivered) => boolean,
  ): DemoReturn[] =>
    scenarios.flatMap((scenario) => {
      // A refund is decided, approved and paid within a day of the inspection.
      const last = (scenario.steps.at(-1)?.[1] ?? 0) + (scenario.refund ? 24 : 1)
      const item = delivered.find(
        (each) =>
          !used.has(each.order.id) &&
          isOf(each) &&
          after(each.at, hours(last)) <= now &&
          lineFor(scenario, each.order) !== undefined,
      )
      const line = item && lineFor(scenario, item.order)
      if (!item || !line) return []
      used.add(item.order.id)
      return [returnOf(scenario, item, line)]
    })
  const isOfClient = ({ purchase }: Delivered) => purchase.buyer.userId === client.userId
  const isOfDemoVendor = ({ order }: Delivered) => order.shop.vendor.key === DEMO_VENDOR
  return [
    ...draw(SCENARIOS_OF_DEMO_BUYER, isOfClient),
    ...draw(RETURN_SCENARIOS, (delivered) => isOfDemoVendor(delivered) && !isOfClient(delivered)),
    ...draw(
      SCENARIOS_OF_OTHERS,
      (delivered) => !isOfDemoVendor(delivered) && !isOfClient(delivered),
    ),
  ]
}

/** Days: no Monday batch has paid the vendor of a later delivery yet. */
const NOT_PAID_OUT = 14

/** An exchange needs a product with another variant. */
const lineFor = ({ requestedResolution }: ReturnScenario, { lines }: Order): DemoLine | undefined =>
  requestedResolution === 'exchange'
    ? lines.find(({ product }) => product.variants.length > 1)
    : lines[0]

function returnOf(
  scenario: ReturnScenario,
  { purchase, order, at: now }: Delivered,
  line: DemoLine,
): DemoReturn {
  const steps = scenario.steps.map(([to, hour]) => ({ to, at: after(now, hours(hour)) }))
  return {
    id: demoId('return', order.id, steps[0]?.at),
    number: `${order.number}-R1`,
    ...{ scenario, purchase, order, line, steps },
    deliveredAt: now,
  }
}

export const returnStateOf = ({ steps }: DemoReturn) => steps.at(-1)?.to ?? 'requested'
export const isBack = (item: DemoReturn): boolean =>
  item.steps.some(({ to }) => IN_SHOP.includes(to))
/** The vendor has the goods; a repaired item went back to the buyer. */
const isTakenBack = (item: DemoReturn): boolean =>
  isBack(item) && item.scenario.outcome !== 'repaired'
export const isClaimed = (item: DemoReturn): boolean =>
  !['refused', 'withdrawn'].includes(returnStateOf(item)) && item.scenario.outcome !== 'repaired'

export const refundsIn = (returns: readonly DemoReturn[]): DemoRefund[] =>
  returns.flatMap((item) => {
    const { scenario, order, line, steps } = item
    const { refund } = scenario
    const checked = steps.find(({ to }) => to === 'checked')?.at
    if (!refund || !checked) return []
    const dueOn = settleUntil(localDate(checked), RETURN_TERMS.settleDays)
    return [
      {
        ...{ returnId: item.id, number: item.number, order, line, refund, dueOn },
        checkedAt: checked,
        settledAt: steps.find(({ to }) => to === 'settled')?.at ?? null,
        destination: scenario.method === 'ccp' ? (CCP_ACCOUNT?.number ?? null) : null,
        method: scenario.method,
      },
    ]
  })

export function afterReturns(returns: readonly DemoReturn[]) {
  const back = new Map(returns.filter(isTakenBack).map(({ line }) => [line.id, 1]))
  const given = new Map(
    refundJournals(refundsIn(returns)).map(({ orderId, amount }) => [orderId, amount]),
  )
  return {
    /** Orders with a return: batches skip them. */
    comesBack: new Set<string>(returns.map(({ order }) => order.id)),
    returnedQuantityOf: (line: DemoLine): number => back.get(line.id) ?? 0,
    refundedOf: (order: Order): number => given.get(order.id) ?? 0,
    journals: refundJournals(refundsIn(returns)).flatMap(({ journals }) => journals),
  }
}
