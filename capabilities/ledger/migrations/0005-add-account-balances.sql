-- Owner: ledger. What each account comes to is counted as it is posted, so that a balance costs the same
-- after a million orders. Cash of couriers passes through an account of its own: what their statements
-- said and what arrived meet there, and what does not fit stays in sight until it is settled.
alter table ledger.accounts drop constraint accounts_kind_check;
alter table ledger.accounts add constraint accounts_kind_check check (kind in (
  'buyer_receivable', 'vendor_payable', 'platform_commission', 'vat_on_commission',
  'delivery_income', 'platform_discounts', 'cash_at_courier', 'cash_received',
  'rounding', 'online_clearing', 'refunds_due',
  'courier_clearing', 'courier_fees', 'courier_differences'));

alter table ledger.journals drop constraint journals_kind_check;
alter table ledger.journals add constraint journals_kind_check check (kind in (
  'sale', 'sale_reversal', 'delivery', 'cash_collected', 'collection_reversal', 'cash_received',
  'refund', 'refund_reversal', 'refund_paid', 'payout', 'remittance', 'remittance_difference', 'adjustment'));

create function ledger.count_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    perform platform.skip_counter('ledger:');
  else
    perform platform.count_by('ledger:' || account_id, count(*), sum(amount_centimes)::bigint)
    from added group by account_id;
  end if;
  return null;
end $$;
create trigger entries_counted after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.count_entries();
create trigger entries_counted_off after truncate on ledger.entries
  for each statement execute function ledger.count_entries();
select platform.count_by('ledger:' || account_id, count(*), sum(amount_centimes)::bigint)
from ledger.entries group by account_id;

create view ledger.balances as
select a.id as account_id, a.kind, a.vendor_id, coalesce(c.amount, 0) as amount_centimes, coalesce(c.count, 0) as entry_count
from ledger.accounts a left join platform.counted c on c.name = 'ledger:' || a.id;
comment on view ledger.balances is 'What each account comes to now: debits are positive.';

-- The books are read newest first; what happens seldom is found without walking past every sale.
create index journals_newest on ledger.journals (posted_at desc, id desc);
create index journals_seldom on ledger.journals (kind, posted_at desc, id desc)
  where kind not in ('sale', 'cash_collected', 'cash_received');
