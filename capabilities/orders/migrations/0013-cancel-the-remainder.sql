-- What is left to send of a partly sent order can be cancelled; its amount, and that of parcels that came back undelivered,
-- is neither paid nor kept.
set local lock_timeout = '5s';

alter table orders.order_items add column cancelled_quantity integer not null default 0
  check (cancelled_quantity between 0 and quantity);
comment on column orders.order_items.cancelled_quantity is 'Units cancelled before they were sent, while others were sent; 0 in an order cancelled as a whole.';
alter table orders.orders add column undelivered_centimes bigint not null default 0
  check (undelivered_centimes between 0 and total_centimes);
comment on column orders.orders.undelivered_centimes is 'Of the total: cancelled before it was sent, or returned undelivered; as posted in the ledger.';
alter table orders.orders add column undelivered_shipping_centimes bigint not null default 0
  check (undelivered_shipping_centimes between 0 and undelivered_centimes);
comment on column orders.orders.undelivered_shipping_centimes is 'The shipping fee in undelivered_centimes.';

-- The counted revenue is what was delivered.
create or replace function orders.count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('orders:' || status || ':' || payment_status, count(*),
      sum(total_centimes - undelivered_centimes)::bigint) from added group by status, payment_status;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('orders:' || status || ':' || payment_status, -count(*),
      -sum(total_centimes - undelivered_centimes)::bigint) from removed group by status, payment_status;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('orders:');
  else
    perform platform.count_by('orders:' || old.status || ':' || old.payment_status, -1,
      old.undelivered_centimes - old.total_centimes);
    perform platform.count_by('orders:' || new.status || ':' || new.payment_status, 1,
      new.total_centimes - new.undelivered_centimes);
  end if;
  return null;
end $$;
drop trigger orders_counted_again on orders.orders;
create trigger orders_counted_again
  after update of status, payment_status, total_centimes, undelivered_centimes on orders.orders
  for each row when ((old.status, old.payment_status, old.total_centimes, old.undelivered_centimes)
                     is distinct from (new.status, new.payment_status, new.total_centimes, new.undelivered_centimes))
  execute function orders.count_orders();

update orders.orders o set undelivered_centimes = back.goods + back.delivery, undelivered_shipping_centimes = back.delivery
from (
  select j.order_id, sum((j.details ->> 'goods')::bigint) as goods, sum((j.details ->> 'delivery')::bigint) as delivery
  from ledger.journals j
  where j.kind = 'refund' and j.details ->> 'reason' = 'returned_to_shop'
    and not exists (select from ledger.journals r where r.reverses = j.id)
  group by j.order_id) back
where o.id = back.order_id and o.status <> 'cancelled' and back.goods + back.delivery <= o.total_centimes;
