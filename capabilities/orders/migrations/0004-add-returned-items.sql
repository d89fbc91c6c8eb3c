-- Owner: orders. What came back after its delivery is counted beside what was bought: cancelling never
-- gives the same piece back twice, and no line comes back more often than it was bought.
alter table orders.order_items
  add column returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity);
alter table orders.orders
  add column refunded_centimes bigint not null default 0 check (refunded_centimes >= 0);
comment on column orders.order_items.returned_quantity is 'How many of the line are with the shop again after their delivery.';

-- A parcel that carries an exchange belongs to its order, but is none of what was bought.
alter table orders.parcels
  add column purpose text not null default 'sale' check (purpose in ('sale', 'exchange'));
