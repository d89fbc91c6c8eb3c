-- What an order owes its vendor, and what couriers hold of it, is read for every open order at once. Summed from the
-- entries that is an index scan for each journal and one for its entries; with the sums in the journal, of an order's
-- index alone. Both are written with the journal and never change, so that there is nothing to keep in step.
set local lock_timeout = '5s';

alter table ledger.journals
  add column payable_centimes bigint not null default 0,
  add column at_courier_centimes bigint not null default 0;
comment on column ledger.journals.payable_centimes is 'What its vendor is owed by it: the sum of its entries on vendor_payable, credits positive.';
comment on column ledger.journals.at_courier_centimes is 'What it adds to the cash that couriers hold: the sum of its entries on cash_at_courier.';

alter table ledger.journals disable trigger journals_are_immutable;
update ledger.journals j set payable_centimes = s.payable, at_courier_centimes = s.at_courier
from (
  select e.journal_id, coalesce(-sum(e.amount_centimes) filter (where a.kind = 'vendor_payable'), 0) as payable,
    coalesce(sum(e.amount_centimes) filter (where a.kind = 'cash_at_courier'), 0) as at_courier
  from ledger.entries e join ledger.accounts a on a.id = e.account_id
  where a.kind in ('vendor_payable', 'cash_at_courier') group by e.journal_id) s
where s.journal_id = j.id;
alter table ledger.journals enable trigger journals_are_immutable;

drop index ledger.journals_by_order;
create index journals_by_order on ledger.journals (order_id)
  include (vendor_id, payable_centimes, at_courier_centimes);

create or replace function ledger.check_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from added e where not exists (select from ledger.accounts a where a.id = e.account_id)
  ) then
    raise exception 'an entry names an account that is not there' using errcode = 'foreign_key_violation';
  end if;
  if exists (
    select from (
      select e.journal_id, sum(e.amount_centimes) as total,
        coalesce(-sum(e.amount_centimes) filter (where a.kind = 'vendor_payable'), 0) as payable,
        coalesce(sum(e.amount_centimes) filter (where a.kind = 'cash_at_courier'), 0) as at_courier
      from added e join ledger.accounts a on a.id = e.account_id group by e.journal_id) s
    join ledger.journals j on j.id = s.journal_id
    where s.total <> 0 or s.payable <> j.payable_centimes or s.at_courier <> j.at_courier_centimes
  ) then
    raise exception 'a journal does not sum to zero, or is not the sum of its entries' using errcode = 'check_violation';
  end if;
  return null;
end $$;
select platform.run_triggers_as_owner('ledger');
