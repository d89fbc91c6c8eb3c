import { addDays } from '#capabilities/returns/rules/working-days.ts'
import { returnUntil, settleUntil } from '#capabilities/returns/rules/return-request.ts'
import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { demoId } from '../ids.ts'
import type { Account } from './users.ts'
import { refundRows } from './refunds.ts'
import type { Row, Rows } from './insert-rows.ts'
import {
  RETURN_TERMS,
  CCP_ACCOUNT,
  type DemoReturn,
  returnStateOf,
  isBack,
  isClaimed,
  refundsIn,
} from './returns.ts'

const NO_HOLIDAYS: ReadonlySet<string> = new Set()

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
      condition: isBack(item) ? item.scenario.condition : null,
    })),
    'returns.refunds': refunds,
    'returns.status_history': [...returns.flatMap(stepRows), ...steps],
  }
}

function returnRow(item: DemoReturn): Row {
  const { scenario, purchase, order, line, steps, deliveredAt } = item
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
    terms_id: RETURN_TERMS.id,
    state: returnStateOf(item),
    reason: scenario.reason,
    requested_resolution: scenario.requestedResolution,
    note: scenario.note,
    cost_on: isChange ? 'buyer' : 'vendor',
    working_days: RETURN_TERMS.workingDays,
    settle_days: RETURN_TERMS.settleDays,
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
    settle_until_on: checked && settleUntil(localDate(checked), RETURN_TERMS.settleDays),
    checked_at: checked,
    settled_at: time('settled'),
    outcome: scenario.outcome ?? null,
    refund_method: scenario.method,
    refund_destination: scenario.method === 'ccp' ? (CCP_ACCOUNT?.number ?? null) : null,
    wanted_variant_id:
      scenario.requestedResolution === 'exchange'
        ? (line.product.variants.find(({ id }) => id !== line.variant.id)?.id ?? null)
        : null,
  }
}

/** At least the legal number of calendar days; the demo has no public holidays. */
function lastDay(deliveredOn: LocalDate): LocalDate {
  const until = returnUntil(deliveredOn, RETURN_TERMS, NO_HOLIDAYS)
  const least = addDays(deliveredOn, RETURN_TERMS.workingDays)
  return until < least ? least : until
}

const returnableRows = (item: DemoReturn): Row[] =>
  item.order.lines.map(({ id, quantity }) => ({
    order_item_id: id,
    vendor_id: item.order.shop.id,
    delivered_quantity: quantity,
    returned_quantity: id === item.line.id && isClaimed(item) ? 1 : 0,
  }))

const stepRows = ({ id, steps, order, purchase, scenario }: DemoReturn): Row[] =>
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
