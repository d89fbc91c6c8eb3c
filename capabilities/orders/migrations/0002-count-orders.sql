-- Owner: orders. How many orders there are of each status, and what they come to, is counted as they
-- change, never by reading them: the cards of a million orders cost what those of ten do.
create function orders.count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('orders:' || status || ':' || payment_status, count(*),
      sum(total_centimes)::bigint) from added group by status, payment_status;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('orders:' || status || ':' || payment_status, -count(*),
      -sum(total_centimes)::bigint) from removed group by status, payment_status;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('orders:');
  else
    perform platform.count_by('orders:' || old.status || ':' || old.payment_status, -1,
      -old.total_centimes);
    perform platform.count_by('orders:' || new.status || ':' || new.payment_status, 1,
      new.total_centimes);
  end if;
  return null;
end $$;
create trigger orders_counted_in after insert on orders.orders
  referencing new table as added for each statement execute function orders.count_orders();
create trigger orders_counted_out after delete on orders.orders
  referencing old table as removed for each statement execute function orders.count_orders();
create trigger orders_counted_off after truncate on orders.orders
  for each statement execute function orders.count_orders();
create trigger orders_counted_again after update of status, payment_status, total_centimes on orders.orders
  for each row when ((old.status, old.payment_status, old.total_centimes)
                     is distinct from (new.status, new.payment_status, new.total_centimes))
  execute function orders.count_orders();
select platform.count_by('orders:' || status || ':' || payment_status, count(*),
  sum(total_centimes)::bigint) from orders.orders group by status, payment_status;
