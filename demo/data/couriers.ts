import { localDate } from '#kernel/calendar.ts'
import { minus, sum } from '#kernel/money.ts'
import { after, days as daysLong } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { Row, Rows } from './insert-rows.ts'
import { courierOf, isLost, parcelId } from './orders.ts'
import { ZONES } from './places.ts'
import type { Order, Purchase } from './purchases.ts'
import type { DemoDays } from './relative-days.ts'

const COURIER = 'yalidine'
/** What the operator pays less than its buyers do. */
const MARGIN = 50_00

/** In force for two months, with a dearer one to come. */
export function contractRows({ ago, now }: DemoDays, createdBy: string): Rows {
  const contracts = [
    { key: 'current', from: ago(60), more: 0, returnFee: 200_00 },
    { key: 'coming', from: after(now, daysLong(20)), more: 20_00, returnFee: 250_00 },
  ].map((contract) => ({
    ...contract,
    id: demoId('courier-contract', contract.key, contract.from),
  }))
  return {
    'shipping.courier_contracts': contracts.map(({ id, from, returnFee }) => ({
      id,
      courier_code: COURIER,
      valid_from: localDate(from),
      cod_from_centimes: 10_000_00,
      cod_rate_bp: 150,
      cod_base: 'whole',
      return_fee_centimes: returnFee,
      remittance_days: 7,
      created_by: createdBy,
      created_at: ago(62),
    })),
    'shipping.courier_contract_fees': contracts.flatMap(({ id, more }) =>
      ZONES.flatMap(({ wilayas, home, pickupPoint }) =>
        wilayas.flatMap((wilaya) =>
          [
            { method: 'home', fee: home },
            { method: 'stop_desk', fee: pickupPoint },
          ].map(({ method, fee }) => ({
            ...{ contract_id: id, wilaya_code: wilaya, method },
            fee_centimes: fee * 100 - MARGIN + more,
          })),
        ),
      ),
    ),
  }
}

const CLAIM_DAYS = daysLong(15)
const REFUSED = 'Colis remis contre signature, selon le transporteur'

/** Open while the courier may answer; older ones were refused. */
export const claimRows = ({ now }: DemoDays, purchases: readonly Purchase[], by: string): Row[] =>
  purchases
    .flatMap(({ orders }) => orders)
    .filter(isLost)
    .map((order) => claimRow(order, { now, by }))

function claimRow(order: Order, { now, by }: { now: Date; by: string }): Row {
  const lostAt = order.steps.at(-1)!.at // a lost parcel is the order's last step
  const isOpen = after(lostAt, CLAIM_DAYS) > now
  return {
    id: demoId('loss-claim', order.id, lostAt),
    parcel_id: parcelId(order),
    order_id: order.id,
    vendor_id: order.shop.id,
    courier_code: courierOf(order),
    kind: 'lost',
    value_centimes: sum(order.lines.map(({ total, discount }) => minus(total, discount))),
    due_on: localDate(after(lostAt, CLAIM_DAYS)),
    state: isOpen ? 'open' : 'refused',
    note: isOpen ? null : REFUSED,
    answered_by: isOpen ? null : by,
    created_at: lostAt,
    updated_at: lostAt,
  }
}
