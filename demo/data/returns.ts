import { addDays } from '#capabilities/returns/rules/working-days.ts'
import { returnUntil, settleUntil } from '#capabilities/returns/rules/return-request.ts'
import { parseBankAccount } from '#kernel/bank-account.ts'
import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { Line, Order, Purchase } from './purchases.ts'
import { type DemoRefund, refundJournals, refundRows } from './refunds.ts'
import {
  IN_SHOP,
  type ReturnScenario,
  RETURN_SCENARIOS,
  SCENES_OF_CLIENT,
  SCENES_OF_OTHERS,
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
  line: Line
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
        const at = order.steps.find(({ to }) => to === 'delivered')?.at
        return at && at > ago(NOT_PAID_OUT) ? [{ purchase, order, at }] : []
      }),
    )
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const used = new Set<string>()
  const draw = (
    scenes: readonly ReturnScenario[],
    isOf: (one: Delivered) => boolean,
  ): DemoReturn[] =>
    scenes.flatMap((scene) => {
      // A refund is decided, approved and paid within a day of the inspection.
      const last = (scene.steps.at(-1)?.[1] ?? 0) + (scene.refund ? 24 : 1)
      const one = delivered.find(
        (each) =>
          !used.has(each.order.id) &&
          isOf(each) &&
          after(each.at, hours(last)) <= now &&
          lineFor(scene, each.order) !== undefined,
      )
      const line = one && lineFor(scene, one.order)
      if (!one || !line) return []
      used.add(one.order.id)
      return [returnOf(scene, one, line)]
    })
  const isOfClient = ({ purchase }: Delivered) => purchase.buyer.userId === client.userId
  const isOfSeller = ({ order }: Delivered) => order.shop.vendor.key === DEMO_VENDOR
  return [
    ...draw(SCENES_OF_CLIENT, isOfClient),
    ...draw(RETURN_SCENARIOS, (one) => isOfSeller(one) && !isOfClient(one)),
    ...draw(SCENES_OF_OTHERS, (one) => !isOfSeller(one) && !isOfClient(one)),
  ]
}

/** Days: no Monday batch has paid the vendor of a later delivery yet. */
const NOT_PAID_OUT = 14

/** An exchange needs a product with another variant. */
const lineFor = ({ requestedResolution }: ReturnScenario, { lines }: Order): Line | undefined =>
  requestedResolution === 'exchange'
    ? lines.find(({ product }) => product.variants.length > 1)
    : lines[0]

function returnOf(
  scene: ReturnScenario,
  { purchase, order, at }: Delivered,
  line: Line,
): DemoReturn {
  const steps = scene.steps.map(([to, hour]) => ({ to, at: after(at, hours(hour)) }))
  return {
    id: demoId('return', order.id, steps[0]?.at),
    number: `${order.number}-R1`,
    ...{ scene, purchase, order, line, steps },
    deliveredAt: at,
  }
}

const stateOf = ({ steps }: DemoReturn) => steps.at(-1)?.to ?? 'requested'
const isBack = (one: DemoReturn): boolean => one.steps.some(({ to }) => IN_SHOP.includes(to))
/** The vendor has the goods; a repaired item went back to the buyer. */
const isTakenBack = (one: DemoReturn): boolean => isBack(one) && one.scene.outcome !== 'repaired'
const isClaimed = (one: DemoReturn): boolean =>
  !['refused', 'withdrawn'].includes(stateOf(one)) && one.scene.outcome !== 'repaired'

const refundsIn = (returns: readonly DemoReturn[]): DemoRefund[] =>
  returns.flatMap((one) => {
    const { scene, order, line, steps } = one
    const { refund } = scene
    const checked = steps.find(({ to }) => to === 'checked')?.at
    if (!refund || !checked) return []
    const dueOn = settleUntil(localDate(checked), TERMS.settleDays)
    return [
      {
        ...{ returnId: one.id, number: one.number, order, line, refund, dueOn },
        checkedAt: checked,
        settledAt: steps.find(({ to }) => to === 'settled')?.at ?? null,
        destination: scene.method === 'ccp' ? (ACCOUNT?.number ?? null) : null,
        method: scene.method,
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
    returnedQuantityOf: (line: Line): number => back.get(line.id) ?? 0,
    refundedOf: (order: Order): number => given.get(order.id) ?? 0,
    journals: refundJournals(refundsIn(returns)).flatMap(({ journals }) => journals),
  }
}

export function returnRows(returns: readonly DemoReturn[], admin: Account): Rows {
  const { refunds, steps } = refundRows(refundsIn(returns), admin)
  return {
    'returns.returns': returns.map(returnRow),
    'returns.returnable_lines': returns.flatMap(returnableRows),
    'returns.return_items': returns.map((one) => ({
      return_id: one.id,
      order_item_id: one.line.id,
      vendor_id: one.order.shop.id,
      variant_id: one.line.variant.id,
      quantity: 1,
      received_quantity: isBack(one) ? 1 : null,
      condition: isBack(one) ? one.scene.condition : null,
    })),
    'returns.refunds': refunds,
    'returns.status_history': [...returns.flatMap(stepRows), ...steps],
  }
}

function returnRow(one: DemoReturn): Row {
  const { scene, purchase, order, line, steps, deliveredAt } = one
  const at = (state: (typeof steps)[number]['to']) =>
    steps.find(({ to }) => to === state)?.at ?? null
  const deliveredOn = localDate(deliveredAt)
  const checked = at('checked')
  const isChange = scene.reason === 'changed_mind'
  return {
    id: one.id,
    vendor_id: order.shop.id,
    order_id: order.id,
    number: one.number,
    buyer_id: purchase.buyer.userId,
    terms_id: TERMS.id,
    state: stateOf(one),
    reason: scene.reason,
    requested_resolution: scene.requestedResolution,
    note: scene.note,
    cost_on: isChange ? 'buyer' : 'vendor',
    working_days: TERMS.workingDays,
    settle_days: TERMS.settleDays,
    delivered_on: deliveredOn,
    return_until_on: lastDay(deliveredOn),
    requested_on: localDate(steps[0]?.at ?? deliveredAt),
    is_goodwill: isChange,
    courier_code: scene.tracking === undefined ? null : 'yalidine',
    tracking: scene.tracking ?? null,
    requested_at: at('requested'),
    accepted_at: at('accepted'),
    refused_at: at('refused'),
    refuse_reason: scene.answer ?? null,
    withdrawn_at: at('withdrawn'),
    returning_at: at('returning'),
    to_collect_at: at('to_collect'),
    returned_at: checked,
    settle_until_on: checked && settleUntil(localDate(checked), TERMS.settleDays),
    checked_at: checked,
    settled_at: at('settled'),
    outcome: scene.outcome ?? null,
    refund_method: scene.method,
    refund_destination: scene.method === 'ccp' ? (ACCOUNT?.number ?? null) : null,
    wanted_variant_id:
      scene.requestedResolution === 'exchange'
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

const returnableRows = (one: DemoReturn): Row[] =>
  one.order.lines.map(({ id, quantity }) => ({
    order_item_id: id,
    vendor_id: one.order.shop.id,
    delivered_quantity: quantity,
    returned_quantity: id === one.line.id && isClaimed(one) ? 1 : 0,
  }))

const stepRows = ({ id, steps, order, purchase, scene }: DemoReturn): Row[] =>
  steps.map(({ to, at }, place) => {
    const isBuyers = to === 'requested' || to === 'withdrawn'
    return {
      id: demoId('return-step', `${id} ${place}`, at),
      vendor_id: order.shop.id,
      return_id: id,
      refund_id: null,
      from_state: steps[place - 1]?.to ?? null,
      to_state: to,
      actor_role: isBuyers ? 'buyer' : 'vendor',
      actor_id: isBuyers ? purchase.buyer.userId : order.shop.owner.userId,
      reason: to === 'refused' ? (scene.answer ?? null) : null,
      happened_at: at,
    }
  })
