-- Of the returns of before the column; the operations write it since.
update orders.orders o set return_state = r.state
from (select distinct on (order_id) order_id, coalesce(outcome, state) as state from returns.returns
  order by order_id, requested_at desc, id desc) r
where o.id = r.order_id;
