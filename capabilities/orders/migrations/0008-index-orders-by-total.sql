-- Owner: orders. The dearest orders come first, or the cheapest: of all, of a state, or of the shops searched for.
create index orders_by_total on orders.orders (total_centimes, id);
create index orders_by_status_total on orders.orders (status, total_centimes, id);
create index orders_by_vendor_total on orders.orders (vendor_id, total_centimes, id);
