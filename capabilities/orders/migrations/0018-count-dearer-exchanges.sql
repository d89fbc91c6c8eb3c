-- What exchanges for dearer variants collected is revenue of their order.
set local lock_timeout = '5s';

alter table orders.orders add column exchanged_centimes bigint not null default 0 check (exchanged_centimes >= 0);
comment on column orders.orders.exchanged_centimes is
  'Besides the total: differences that its delivered exchanges collected, without stamp duty.';

create or replace function orders.count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('orders:' || status || ':' || payment_status, count(*),
      sum(total_centimes - undelivered_centimes + exchanged_centimes)::bigint) from added group by status, payment_status;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('orders:' || status || ':' || payment_status, -count(*),
      -sum(total_centimes - undelivered_centimes + exchanged_centimes)::bigint) from removed group by status, payment_status;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('orders:');
  else
    perform platform.count_by('orders:' || old.status || ':' || old.payment_status, -1,
      old.undelivered_centimes - old.total_centimes - old.exchanged_centimes);
    perform platform.count_by('orders:' || new.status || ':' || new.payment_status, 1,
      new.total_centimes - new.undelivered_centimes + new.exchanged_centimes);
  end if;
  return null;
end $$;
drop trigger orders_counted_again on orders.orders;
create trigger orders_counted_again
  after update of status, payment_status, total_centimes, undelivered_centimes, exchanged_centimes on orders.orders
  for each row when (
    (old.status, old.payment_status, old.total_centimes, old.undelivered_centimes, old.exchanged_centimes)
    is distinct from
    (new.status, new.payment_status, new.total_centimes, new.undelivered_centimes, new.exchanged_centimes))
  execute function orders.count_orders();

update orders.orders o set exchanged_centimes = paid.amount
from (
  select order_id, sum(collect_centimes - stamp_duty_centimes)::bigint as amount
  from orders.parcels
  where purpose = 'exchange' and collect_centimes > 0 and state in ('delivered', 'cash_at_courier', 'remitted')
  group by order_id) paid
where o.id = paid.order_id;
