import { sql } from 'kysely'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { computeCourierFee, type CourierTerms } from '#capabilities/shipping/index.ts'
import type { ParcelMatch, RemittanceInputLine } from '../rules/remittance-matching.ts'
import type { PayoutsDatabase } from '../tables.ts'

type ParcelRow = Omit<ParcelMatch, 'deliveryFee' | 'returnFee'> & {
  position: number
  /** What the buyer is charged by the operator's rates. */
  rate: Centimes
  /** `delivery` is null where the contract names no fee. */
  terms: (CourierTerms & { delivery: Centimes | null }) | null
}
type ParcelMatchesFilter = Pick<RemittanceInputLine, 'position' | 'tracking' | 'orderNumber'>

/**
 * With the terms of the courier on the day of the hand-over. By tracking number in any case (statements are read in capitals), else by the number of a single-parcel order. `besides`: this
 * remittance.
 */
export async function listParcelMatches(
  handle: Db | Tx,
  lines: readonly ParcelMatchesFilter[],
  { courier, besides }: { courier: string; besides: string | null },
): Promise<Map<number, ParcelMatch>> {
  const requests = lines.map(({ position, tracking, orderNumber }) => ({
    position,
    tracking,
    number: orderNumber ?? '',
  }))
  const { rows } = await sql<ParcelRow>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as a (position integer, tracking text, number text)
    ), found as materialized (
      select a.position, coalesce(t.id, n.id) as id
      from asked a
      left join lateral (
        select p.id from shipping.couriers c
        join orders.parcels p on p.courier_code = c.code and upper(p.tracking) = a.tracking
        where a.tracking <> '' order by c.code = ${courier} desc, p.created_at desc limit 1
      ) t on true
      left join lateral (
        select (array_agg(p.id))[1] as id from orders.orders o join orders.parcels p on p.order_id = o.id
        where t.id is null and a.number <> '' and o.order_number = a.number having count(*) = 1
      ) n on true
    )
    select f.position, p.id as "parcelId", p.order_id as "orderId", p.vendor_id as "vendorId",
      p.courier_code as courier, p.state, p.delivered_at is not null as "wasDelivered", p.purpose, o.status as "orderStatus", p.collect_centimes as collect,
      p.cash_holder as "cashHolder",
      coalesce((select sum(j.at_courier_centimes) from ledger.journals j
        where j.order_id = o.id), 0)::bigint as held,
      coalesce((select fee_centimes from shipping.shipping_rates r where r.vendor_id is null
        and r.wilaya_code = u.wilaya and r.method = o.delivery_method), o.shipping_centimes)::bigint as rate,
      contract.terms, claim.agreed_centimes as agreed,
      exists (select from payouts.remittance_lines l where l.parcel_id = p.id
        and l.state in ('matched', 'accepted', 'written_off') and (p.state <> 'lost' or l.collected_centimes > 0)
        and l.remittance_id is distinct from ${besides}::uuid) as "isTaken"
    from found f
    join orders.parcels p on p.id = f.id
    join orders.orders o on o.id = p.order_id
    join orders.purchases u on u.id = o.purchase_id
    left join lateral (
      select json_build_object('delivery', f.fee_centimes, 'codFrom', k.cod_from_centimes, 'codRate', k.cod_rate_bp,
        'codBase', k.cod_base, 'returnFee', k.return_fee_centimes) as terms
      from shipping.courier_contracts k
      left join shipping.courier_contract_fees f on f.contract_id = k.id and f.wilaya_code = u.wilaya
        and f.method = o.delivery_method
      where k.courier_code = p.courier_code
        and k.valid_from <= (coalesce(p.handed_over_at, p.created_at) at time zone 'Africa/Algiers')::date
      order by k.valid_from desc limit 1
    ) contract on true
    left join payouts.loss_claims claim on claim.parcel_id = p.id and claim.state = 'answered'`.execute(
    tables<PayoutsDatabase>(handle),
  )
  return new Map(rows.map((row) => [row.position, { ...row, ...expectedFees(row) }]))
}

function expectedFees({ terms, rate, collect }: ParcelRow) {
  if (terms === null) return { deliveryFee: rate, returnFee: ZERO_CENTIMES }
  const fee = { delivery: terms.delivery ?? rate, collect }
  return {
    deliveryFee: computeCourierFee(terms, { ...fee, isBack: false }),
    returnFee: computeCourierFee(terms, { ...fee, isBack: true }),
  }
}
