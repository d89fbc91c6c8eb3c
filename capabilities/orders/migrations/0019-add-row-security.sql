select platform.isolate('orders.purchases', 'platform.current_vendor() = any (vendor_ids)');
select platform.isolate('orders.orders', 'vendor_id = platform.current_vendor()');
select platform.isolate('orders.order_items', 'vendor_id = platform.current_vendor()');
select platform.isolate('orders.parcels', 'vendor_id = platform.current_vendor()');
select platform.isolate('orders.parcel_items',
  '(select true from orders.parcels parent where parent.id = parcel_id limit 1)',
  made_with_parent => true);
select platform.isolate('orders.parcel_history',
  '(select true from orders.parcels parent where parent.id = parcel_id limit 1)',
  made_with_parent => true);
select platform.isolate('orders.status_history',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate('orders.address_changes',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate('orders.internal_notes',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate('orders.access_codes', null);
select platform.run_triggers_as_owner('orders');
-- Looks past the policy: a tracking number belongs to one parcel.
create function orders.is_tracking_taken(courier text, number text, own uuid) returns boolean
language sql stable security definer
  return exists (select from orders.parcels p where p.courier_code = courier and p.tracking = number and p.id <> own);
