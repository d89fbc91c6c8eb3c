-- Payouts wait for open returns: orders have their number from now on.
set local lock_timeout = '5s';

update orders.orders o set open_return_count = r.count
from (select order_id, count(*)::integer as count from returns.returns
  where state not in ('refused', 'withdrawn', 'settled') group by order_id) r
where o.id = r.order_id;
