-- On a large table the operator creates these indexes `concurrently` before the release.
set local lock_timeout = '10s';

-- Name without accents, phone and email address. Readers of `purchases_by_part` moved here; that index is dropped in the
-- release after, because the version before still reads it.
create index if not exists purchases_by_buyer_part on orders.purchases using gin
  ((orders.trigrams_of(platform.sort_key(first_name || ' ' || last_name) || ' ' || phone || ' ' || email)
    || vendor_ids::text[]));

-- Filters of the operator's list. Frequent values are met soon along `orders_newest`; these find the rare ones.
create index if not exists orders_by_wilaya on orders.orders (wilaya, placed_at desc, id desc);
create index if not exists orders_by_failed_payment on orders.orders (placed_at desc, id desc) where payment_status = 'failed';
create index if not exists purchases_by_payment_method on orders.purchases (payment_method, id);
create index if not exists parcels_by_courier on orders.parcels (courier_code, order_id) where courier_code is not null;
