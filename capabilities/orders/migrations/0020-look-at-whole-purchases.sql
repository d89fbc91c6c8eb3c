-- Looks past the policy: the last order of a purchase that is cancelled ends the purchase, whichever shops sent the others.
create function orders.is_rest_cancelled(purchase uuid, own uuid) returns boolean
language sql stable security definer
  return not exists (
    select from orders.orders o where o.purchase_id = purchase and o.id <> own and o.status <> 'cancelled');
