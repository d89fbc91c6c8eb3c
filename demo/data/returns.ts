import { addDays } from '#capabilities/returns/rules/working-days.ts'
import { returnUntil, settleUntil } from '#capabilities/returns/rules/return-request.ts'
import { parseBankAccount } from '#kernel/bank-account.ts'
import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { DemoLine, Order, Purchase } from './purchases.ts'
import { type DemoRefund, refundJournals, refundRows } from './refunds.ts'
import {
  IN_SHOP,
  type ReturnScenario,
  RETURN_SCENARIOS,
  SCENARIOS_OF_DEMO_BUYER,
  SCENARIOS_OF_OTHERS,
} from './return-scenarios.ts'
import { DEMO_VENDOR } from './vendors.ts'
import type { Row, Rows } from './insert-rows.ts'

/** The law's terms, as the baseline of returns writes them. */
const TERMS = {
  id: '019b76da-a800-7000-8000-00000000c0de',
  workingDays: 4,
  settleDays: 15,
}
const NO_HOLIDAYS: ReadonlySet<string> = new Set()
const ACCOUNT = parseBankAccount('1234567 clé 68')

export type DemoReturn = {
  id: string
  number: string
  scene: ReturnScenario
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
    ...{ scene: scenario, purchase, order, line, steps },
    deliveredAt: now,
  }
}

const stateOf = ({ steps }: DemoReturn) => steps.at(-1)?.to ?? 'requested'
const isBack = (item: DemoReturn): boolean => item.steps.some(({ to }) => IN_SHOP.includes(to))
/** The vendor has the goods; a repaired item went back to the buyer. */
const isTakenBack = (item: DemoReturn): boolean => isBack(item) && item.scene.outcome !== 'repaired'
const isClaimed = (item: DemoReturn): boolean =>
  !['refused', 'withdrawn'].includes(stateOf(item)) && item.scene.outcome !== 'repaired'

const refundsIn = (returns: readonly DemoReturn[]): DemoRefund[] =>
  returns.flatMap((item) => {
    const { scene: scenario, order, line, steps } = item
    const { refund } = scenario
    const checked = steps.find(({ to }) => to === 'checked')?.at
    if (!refund || !checked) return []
    const dueOn = settleUntil(localDate(checked), TERMS.settleDays)
    return [
      {
        ...{ returnId: item.id, number: item.number, order, line, refund, dueOn },
        checkedAt: checked,
        settledAt: steps.find(({ to }) => to === 'settled')?.at ?? null,
        destination: scenario.method === 'ccp' ? (ACCOUNT?.number ?? null) : null,
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
    comesBack: new Set(returns.map(({ order }) => order.id)) as ReadonlySet<string>,
    returnedQuantityOf: (line: DemoLine): number => back.get(line.id) ?? 0,
    refundedOf: (order: Order): number => given.get(order.id) ?? 0,
    journals: refundJournals(refundsIn(returns)).flatMap(({ journals }) => journals),
  }
}

export function returnRows(returns: readonly DemoReturn[], admin: Account): Rows {
  const { refunds, steps } = refundRows(refundsIn(returns), admin)
  return {
    'returns.returns': returns.map(returnRow),
    'returns.returnable_lines': returns.flatMap(returnableRows),
    'returns.return_items': returns.map((item) => ({
      return_id: item.id,
      order_item_id: item.line.id,
      vendor_id: item.order.shop.id,
      variant_id: item.line.variant.id,
      quantity: 1,
      received_quantity: isBack(item) ? 1 : null,
      condition: isBack(item) ? item.scene.condition : null,
    })),
    'returns.refunds': refunds,
    'returns.status_history': [...returns.flatMap(stepRows), ...steps],
  }
}

function returnRow(item: DemoReturn): Row {
  const { scene: scenario, purchase, order, line, steps, deliveredAt } = item
  const time = (state: (typeof steps)[number]['to']) =>
    steps.find(({ to }) => to === state)?.at ?? null
  const deliveredOn = localDate(deliveredAt)
  const checked = time('checked')
  const isChange = scenario.reason === 'changed_mind'
  return {
    id: item.id,
    vendor_id: order.shop.id,
    order_id: order.id,
    number: item.number,
    buyer_id: purchase.buyer.userId,
    terms_id: TERMS.id,
    state: stateOf(item),
    reason: scenario.reason,
    requested_resolution: scenario.requestedResolution,
    note: scenario.note,
    cost_on: isChange ? 'buyer' : 'vendor',
    working_days: TERMS.workingDays,
    settle_days: TERMS.settleDays,
    delivered_on: deliveredOn,
    return_until_on: lastDay(deliveredOn),
    requested_on: localDate(steps[0]?.at ?? deliveredAt),
    is_goodwill: isChange,
    courier_code: scenario.tracking === undefined ? null : 'yalidine',
    tracking: scenario.tracking ?? null,
    requested_at: time('requested'),
    accepted_at: time('accepted'),
    refused_at: time('refused'),
    refuse_reason: scenario.answer ?? null,
    withdrawn_at: time('withdrawn'),
    returning_at: time('returning'),
    to_collect_at: time('to_collect'),
    returned_at: checked,
    settle_until_on: checked && settleUntil(localDate(checked), TERMS.settleDays),
    checked_at: checked,
    settled_at: time('settled'),
    outcome: scenario.outcome ?? null,
    refund_method: scenario.method,
    refund_destination: scenario.method === 'ccp' ? (ACCOUNT?.number ?? null) : null,
    wanted_variant_id:
      scenario.requestedResolution === 'exchange'
        ? (line.product.variants.find(({ id }) => id !== line.variant.id)?.id ?? null)
        : null,
  }
}

/** At least the legal number of calendar days; the demo has no public holidays. */
function lastDay(deliveredOn: LocalDate): LocalDate {
  const until = returnUntil(deliveredOn, TERMS, NO_HOLIDAYS)
  const least = addDays(deliveredOn, TERMS.workingDays)
  return until < least ? least : until
}

const returnableRows = (item: DemoReturn): Row[] =>
  item.order.lines.map(({ id, quantity }) => ({
    order_item_id: id,
    vendor_id: item.order.shop.id,
    delivered_quantity: quantity,
    returned_quantity: id === item.line.id && isClaimed(item) ? 1 : 0,
  }))

const stepRows = ({ id, steps, order, purchase, scene: scenario }: DemoReturn): Row[] =>
  steps.map(({ to, at: now }, place) => {
    const isBuyers = to === 'requested' || to === 'withdrawn'
    return {
      id: demoId('return-step', `${id} ${place}`, now),
      vendor_id: order.shop.id,
      return_id: id,
      refund_id: null,
      from_state: steps[place - 1]?.to ?? null,
      to_state: to,
      actor_role: isBuyers ? 'buyer' : 'vendor',
      actor_id: isBuyers ? purchase.buyer.userId : order.shop.owner.userId,
      reason: to === 'refused' ? (scenario.answer ?? null) : null,
      happened_at: now,
    }
  })
