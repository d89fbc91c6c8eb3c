-- Buyers change the address of a purchase until its first parcel leaves. Columns with a constant default: no rewrite.
set local lock_timeout = '5s';

alter table orders.purchases add column address_version integer not null default 0
  constraint purchases_address_version_check check (address_version >= 0);
comment on column orders.purchases.address_version is 'Optimistic lock of the address: raised by each change of the buyer.';

-- What changed, not from what to what: the address itself stands in the purchase alone.
create table orders.address_changes (
  id                     uuid primary key,
  order_id               uuid not null references orders.orders (id) on delete cascade,
  fields                 text[] not null check (cardinality(fields) > 0
                           and fields <@ array['address', 'city', 'wilaya', 'postal_code', 'phone', 'delivery_note']),
  from_wilaya            text not null check (from_wilaya ~ '^[0-9]{2}$'),
  to_wilaya              text not null check (to_wilaya ~ '^[0-9]{2}$'),
  from_shipping_centimes bigint not null check (from_shipping_centimes >= 0),
  to_shipping_centimes   bigint not null check (to_shipping_centimes >= 0),
  happened_at            timestamptz not null
);
comment on table orders.address_changes is 'Changes of the address of an order by its buyer, with the price of the delivery.';

create index address_changes_by_order on orders.address_changes (order_id, happened_at);
