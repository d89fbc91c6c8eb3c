-- Owner: orders. A shop finds its own among a million: where an order goes stands on the order itself, and
-- among the keys of three letters stand the shop and the state too, so that a name that half the country
-- bears is met with the shop before any row is read. Of which shops something was bought never changes, and
-- neither does where it goes.
alter table orders.orders add column wilaya text;
update orders.orders o set wilaya = p.wilaya from orders.purchases p where p.id = o.purchase_id;
alter table orders.orders alter column wilaya set not null, add check (wilaya ~ '^[0-9]{2}$');
create index orders_by_vendor_wilaya on orders.orders (vendor_id, wilaya, placed_at desc, id desc);

alter table orders.purchases add column vendor_ids uuid[];
update orders.purchases p set vendor_ids =
  array(select distinct o.vendor_id from orders.orders o where o.purchase_id = p.id);
alter table orders.purchases alter column vendor_ids set not null;
comment on column orders.purchases.vendor_ids is 'The shops of its orders, to be met in the keys of a search.';

drop index orders.purchases_by_part;
create index purchases_by_part on orders.purchases using gin
  ((orders.trigrams_of(first_name || ' ' || last_name || ' ' || phone) || vendor_ids::text[]));
drop index orders.orders_by_number_part;
create index orders_by_number_part on orders.orders using gin
  ((orders.trigrams_of(order_number) || vendor_id::text || status));
