import { isPaidInCashIn } from './methods-in-sql.ts'
import { LEFT_TO_SEND, returnedSinceStockTaken } from './status.ts'

/** Of order `o`. A card pays no stamp duty, on delivery neither. */
export const PAYS_CASH = isPaidInCashIn(
  '(select cash.payment_method from orders.purchases cash where cash.id = o.purchase_id)',
)

/**
 * Of order `o`, in centimes: of its parcels, without those that came back; for what is left to send what the
 * buyer was shown, which is the most that is asked for.
 */
export const STAMP_DUTY = `(case when o.stamp_duty_centimes = 0 or o.status = 'cancelled' or not ${PAYS_CASH} then 0
  else (select coalesce(sum(duty.stamp_duty_centimes) filter (where duty.state not in ('returned', 'checked', 'lost')), 0)
      + case when o.status <> 'delivered' and exists (
          select from orders.order_items i where i.order_id = o.id and ${LEFT_TO_SEND} > 0)
        then o.stamp_duty_centimes - coalesce(sum(duty.stamp_duty_centimes), 0) else 0 end
    from orders.parcels duty where duty.order_id = o.id and duty.purpose = 'sale'
      and ${returnedSinceStockTaken('duty', 'o')}) end)`

export const STAMP_DUTY_AMOUNT = `'stamp_duty', trim_scale(${STAMP_DUTY} / 100.0)`
