/** Of a cancelled order `o`, in decimal dinars: what its buyer is owed back, and what went back. */
export const MONEY_BACK = `case when o.status = 'cancelled' then (
  select json_build_object('due', trim_scale(greatest(0, -coalesce(sum(e.amount_centimes), 0)) / 100.0),
    'refunded', trim_scale(coalesce(sum(e.amount_centimes) filter (where j.kind = 'refund_paid'), 0) / 100.0))
  from ledger.journals j join ledger.entries e on e.journal_id = j.id
    join ledger.accounts a on a.id = e.account_id and a.kind = 'refunds_due'
  where j.order_id = o.id) end`
