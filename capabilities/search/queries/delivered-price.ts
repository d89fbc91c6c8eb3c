import type { DeliveryOption } from '#capabilities/shipping/index.ts'
import type { SqlParameters } from './sql-parameters.ts'

/** `options` are the operator's: they hold for each method that a vendor has no rate of its own for. */
export type DeliveryTo = {
  wilaya: string
  options: readonly Pick<DeliveryOption, 'method' | 'fee' | 'freeAbove'>[]
}

type Fee = { fee: string; freeAbove: string }

const amount = (centimes: number | null | undefined): string =>
  centimes === null || centimes === undefined ? 'null::bigint' : `${centimes}::bigint`

function operatorFee({ options }: DeliveryTo, method?: DeliveryOption['method']): Fee {
  const found = method ? options.find((option) => option.method === method) : options[0]
  return { fee: amount(found?.fee), freeAbove: amount(found?.freeAbove) }
}

/**
 * What vendors with rates of their own ask in the wilaya, as the cart assumes: to the home, where they
 * deliver there, else to a pickup point. The fee is null where they do neither.
 */
export function ownFeesSql(delivery: DeliveryTo, values: SqlParameters): string {
  const feeBy = (method: DeliveryOption['method']): Fee => {
    const operator = operatorFee(delivery, method)
    const own = (column: string, otherwise: string) =>
      `case when bool_or(method = '${method}') then min(${column}) filter (where method = '${method}' and is_offered) else ${otherwise} end`
    return {
      fee: own('fee_centimes', operator.fee),
      freeAbove: own('free_above_centimes', operator.freeAbove),
    }
  }
  const [home, pickup] = [feeBy('home'), feeBy('stop_desk')]
  return `select vendor_id, coalesce(home_fee, pickup_fee) as fee,
      case when home_fee is null then pickup_free_above else home_free_above end as free_above
    from (select vendor_id, ${home.fee} as home_fee, ${home.freeAbove} as home_free_above,
        ${pickup.fee} as pickup_fee, ${pickup.freeAbove} as pickup_free_above
      from shipping.shipping_rates
      where wilaya_code = ${values.add(delivery.wilaya)} and vendor_id is not null
      group by vendor_id) by_method`
}

/** A condition on listings with the alias l: their vendor delivers to the wilaya. */
export function deliversSql(delivery: DeliveryTo, values: SqlParameters): string {
  const own = ownFeesSql(delivery, values)
  return delivery.options.length > 0
    ? `l.vendor_id not in (select vendor_id from (${own}) undelivered where fee is null)`
    : `l.vendor_id in (select vendor_id from (${own}) delivered where fee is not null)`
}

/** The alias of `ownFeesSql` is `own`, once as a common table and once joined to listings. */
export const JOIN_OWN_FEES = 'left join own on own.vendor_id = l.vendor_id'

/** The highest fee of any vendor: what the price of a listing is below its delivered price at most. */
export const highestFeeSql = (delivery: DeliveryTo): string =>
  `greatest(${operatorFee(delivery).fee}, (select max(fee) from own))`

/** The cursor names the wilaya, as its key means nothing in another one. */
export function deliveredOrder(delivery: DeliveryTo) {
  const operator = operatorFee(delivery)
  const ownOr = (own: string, otherwise: string) =>
    `case when own.vendor_id is null then ${otherwise} else ${own} end`
  return {
    tag: `delivered_asc ${delivery.wilaya}`,
    key: `(l.price_centimes + case when l.price_centimes >= ${ownOr('own.free_above', operator.freeAbove)}
      then 0 else ${ownOr('own.fee', operator.fee)} end)`,
    id: 'l.product_id',
    direction: 'asc' as const,
    cast: 'bigint',
    delivery,
  }
}
