-- Who holds the cash of a parcel is decided when it is handed over, by the account or person that takes it, never by
-- who set its shipping rate.
set local lock_timeout = '5s';

alter table orders.parcels add column cash_holder text not null default 'operator'
  check (cash_holder in ('vendor', 'operator'));
comment on column orders.parcels.cash_holder is 'Who gets its cash on delivery: the vendor (own man, own courier account) or the operator''s courier.';

-- What was collected before stays with whom the ledger posted it.
update orders.parcels p set cash_holder = 'vendor'
where case when p.state in ('delivered', 'cash_at_courier', 'remitted') or exists (
    select from orders.orders o where o.id = p.order_id and o.status = 'delivered')
  then coalesce((select s.details ->> 'carriedBy' from ledger.journals s
    where s.order_id = p.order_id and s.kind in ('sale', 'delivery')
    order by s.kind = 'sale', s.posted_at desc limit 1), 'operator') = 'vendor'
  else p.courier_code is null or p.courier_code = 'manual' or exists (
    select from shipping.courier_accounts own where own.vendor_id = p.vendor_id
      and own.courier_code = p.courier_code and own.credentials is not null)
  end;
