-- Owner: capabilities/orders. Invariant: one order per vendor in a purchase; a status has its time; totals equal their parts to the centime.
create schema orders;

-- Orders are found by any part of their number: every three consecutive letters are a key. The high cost keeps the
-- planner from running the function over the table where its index serves.
create function orders.trigrams_of(input text) returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(select distinct substr(lower(input), at, 3) from generate_series(1, length(input) - 2) at)
$$;

create table orders.purchases (
  id                uuid primary key,
  number            text not null unique check (number ~ '^Y-[0-9A-HJKMNP-TV-Z]{8}$'),
  buyer_id          uuid references identity.users (id),
  first_name        text not null,
  last_name         text not null,
  email             text not null check (email = lower(email)),
  phone             text not null check (phone ~ '^\+[0-9]{8,15}$'),
  phone_raw         text not null,
  address           text not null,
  city              text not null,
  commune_code      text,
  wilaya            text not null check (wilaya ~ '^[0-9]{2}$'),
  postal_code       text,
  language          text not null check (language in ('fr', 'en', 'ar')),
  payment_method    text not null check (payment_method in ('cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib')),
  promo_code        text,
  subtotal_centimes bigint not null check (subtotal_centimes >= 0),
  shipping_centimes bigint not null check (shipping_centimes >= 0),
  discount_centimes bigint not null check (discount_centimes >= 0),
  rounding_centimes bigint not null check (rounding_centimes between -5000 and 5000),
  total_centimes    bigint not null check (total_centimes >= 0),
  placed_at         timestamptz not null,
  vendor_ids        uuid[] not null,
  -- The order key acts as its buyer. It is derived from the nonce with the server's secret and stored nowhere: a
  -- new nonce revokes it. A code sent to the buyer is exchanged for the key once.
  key_nonce         uuid not null default gen_random_uuid(),
  check (total_centimes = subtotal_centimes + shipping_centimes - discount_centimes + rounding_centimes)
);
comment on table orders.purchases is 'Purchases that buyers confirmed: contact, address, totals, and their number.';
comment on column orders.purchases.vendor_ids is 'Vendors of its orders, as search keys.';
comment on column orders.purchases.key_nonce is 'Nonce that the key of the purchase is derived from; a new one revokes the key.';

create table orders.orders (
  id                  uuid primary key,
  purchase_id         uuid not null references orders.purchases (id),
  vendor_id           uuid not null references vendors.vendors (id),
  order_number        text not null unique,
  status              text not null check (status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_status      text not null default 'pending' check (payment_status in ('paid', 'pending', 'failed')),
  delivery_method     text not null check (delivery_method in ('home', 'stop_desk')),
  pickup_point_id     uuid references shipping.pickup_points (id),
  deliver_from        date not null,
  deliver_until       date not null check (deliver_until >= deliver_from),
  subtotal_centimes   bigint not null check (subtotal_centimes >= 0),
  shipping_centimes   bigint not null check (shipping_centimes >= 0),
  discount_centimes   bigint not null check (discount_centimes >= 0),
  rounding_centimes   bigint not null check (rounding_centimes between -50 and 50),
  total_centimes      bigint not null check (total_centimes >= 0),
  commission_bp       integer not null check (commission_bp between 0 and 10000),
  commission_centimes bigint not null check (commission_centimes >= 0),
  commission_reason   text not null,
  item_count          integer not null check (item_count > 0),
  holds_stock         boolean not null default true,
  -- The stock reservation it holds: its own id from checkout, or a step of its history after it was reopened.
  stock_reference     uuid,
  placed_at           timestamptz not null,
  confirmed_at        timestamptz,
  processing_at       timestamptz,
  shipped_at          timestamptz,
  delivered_at        timestamptz,
  cancelled_at        timestamptz,
  cancel_reason       text,
  -- The buyer's note to the courier.
  delivery_note       text
                        check (length(trim(delivery_note)) between 1 and 300),
  refunded_centimes   bigint not null default 0 check (refunded_centimes >= 0),
  -- Copied from the purchase and never changed: a vendor's search meets the vendor, wilaya and status in one index
  -- before it reads a row.
  wilaya              text not null,
  -- Optimistic lock: raised by each act of a person on the order or its parcels, not by couriers, jobs or
  -- webhooks.
  version             integer not null default 0 check (version >= 0),
  check (total_centimes = subtotal_centimes + shipping_centimes - discount_centimes + rounding_centimes),
  check (status <> 'confirmed' or confirmed_at is not null),
  check (status <> 'processing' or processing_at is not null),
  check (status <> 'shipped' or shipped_at is not null),
  check (status <> 'delivered' or delivered_at is not null),
  check (status <> 'cancelled' or (cancelled_at is not null and cancel_reason is not null)),
  check ((status = 'cancelled') = (not holds_stock)),
  check (wilaya ~ '^[0-9]{2}$')
) with (fillfactor = 90);
comment on table orders.orders is 'Part of a purchase that one vendor ships: status, amounts, delivery window.';

create table orders.order_items (
  id                  uuid primary key,
  order_id            uuid not null references orders.orders (id),
  vendor_id           uuid not null,
  position            integer not null,
  product_id          uuid references catalog.products (id) on delete set null,
  variant_id          uuid,
  product_name        text not null,
  variant_label       text,
  sku                 text,
  image               jsonb,
  list_price_centimes bigint not null check (list_price_centimes >= 0),
  price_centimes      bigint not null check (price_centimes >= 0 and price_centimes <= list_price_centimes),
  quantity            integer not null check (quantity between 1 and 10000),
  total_centimes      bigint not null check (total_centimes = price_centimes * quantity),
  discount_centimes   bigint not null default 0 check (discount_centimes between 0 and total_centimes),
  vat_bp              integer not null check (vat_bp between 0 and 10000),
  -- Counted beside what was bought: cancelling never restocks a unit twice, and no line is returned more often
  -- than it was bought.
  returned_quantity   integer not null default 0 check (returned_quantity between 0 and quantity),
  unique (order_id, position)
);
comment on table orders.order_items is 'Order items, with copies of name, SKU and price that outlive the product.';
comment on column orders.order_items.returned_quantity is 'Units returned to the vendor after delivery.';

create table orders.status_history (
  id          uuid primary key,
  order_id    uuid not null references orders.orders (id) on delete cascade,
  from_status text,
  to_status   text not null,
  actor_role  text not null check (actor_role in ('buyer', 'vendor', 'admin', 'system', 'courier')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table orders.status_history is 'Status transitions of orders: actor, from, to, time, reason.';

create table orders.parcels (
  id               uuid primary key,
  order_id         uuid not null references orders.orders (id),
  vendor_id        uuid not null references vendors.vendors (id),
  position         integer not null,
  state            text not null default 'preparing' check (state in (
                     'preparing', 'ready', 'handed_over', 'in_transit', 'at_wilaya', 'waiting_for_customer',
                     'out_for_delivery', 'attempt_failed', 'postponed', 'alert', 'delivered', 'cash_at_courier',
                     'remitted', 'returning', 'return_to_collect', 'returned', 'checked')),
  courier_code     text references shipping.couriers (code),
  tracking         text,
  collect_centimes bigint not null check (collect_centimes >= 0),
  handed_over_at   timestamptz,
  delivered_at     timestamptz,
  returned_at      timestamptz,
  return_condition text check (return_condition in ('resellable', 'damaged', 'incomplete', 'wrong_item')),
  created_at       timestamptz not null,
  -- A parcel of an exchange belongs to its order but holds nothing of what was bought.
  purpose          text not null default 'sale' check (purpose in ('sale', 'exchange')),
  unique (order_id, position),
  check (state not in ('delivered', 'cash_at_courier', 'remitted') or delivered_at is not null),
  check (state not in ('returned', 'checked') or returned_at is not null),
  check (state <> 'checked' or return_condition is not null)
);
comment on table orders.parcels is 'Parcels of an order; each is paid on its own delivery.';

create table orders.parcel_items (
  parcel_id     uuid not null references orders.parcels (id) on delete cascade,
  order_item_id uuid not null references orders.order_items (id),
  quantity      integer not null check (quantity > 0),
  primary key (parcel_id, order_item_id)
);
comment on table orders.parcel_items is 'Quantities of order items in a parcel.';

create table orders.parcel_history (
  id          uuid primary key,
  parcel_id   uuid not null references orders.parcels (id) on delete cascade,
  from_state  text,
  to_state    text not null,
  reason      text check (reason in (
                'phone_unreachable', 'no_answer', 'wrong_number', 'absent_postponed', 'absent_failed',
                'cancelled_by_customer', 'duplicate_order', 'not_ordered', 'wrong_product', 'missing_product',
                'damaged_product', 'cannot_pay', 'wrong_wilaya', 'wrong_commune', 'no_show',
                'missing_document', 'forbidden_product', 'dangerous_product', 'false_declaration')),
  note        text,
  happened_at timestamptz not null
);
comment on table orders.parcel_history is 'Tracking of a parcel, with reasons of failed deliveries.';

create table orders.access_codes (
  purchase_id uuid primary key references orders.purchases (id) on delete cascade,
  digest      bytea not null check (octet_length(digest) = 32),
  attempts    smallint not null default 0 check (attempts between 0 and 10),
  sent_at     timestamptz not null,
  expires_at  timestamptz not null check (expires_at > sent_at)
);
comment on table orders.access_codes is 'Latest code sent to the contact of a purchase; ten wrong attempts invalidate it.';

create index purchases_by_buyer on orders.purchases (buyer_id, placed_at desc) where buyer_id is not null;
create index purchases_by_email on orders.purchases (email, placed_at desc);
create index purchases_by_phone on orders.purchases (phone, placed_at desc);
create index purchases_by_part on orders.purchases using gin
  ((orders.trigrams_of(first_name || ' ' || last_name || ' ' || phone) || vendor_ids::text[]));
create index orders_by_purchase on orders.orders (purchase_id);
create index orders_by_vendor on orders.orders (vendor_id, placed_at desc, id);
create index orders_by_vendor_status on orders.orders (vendor_id, status, placed_at desc);
create index orders_newest on orders.orders (placed_at desc, id desc);
create index orders_by_status on orders.orders (status, placed_at desc, id desc);
create index orders_by_vendor_wilaya on orders.orders (vendor_id, wilaya, placed_at desc, id desc);
create index orders_by_number_part on orders.orders using gin
  ((orders.trigrams_of(order_number) || vendor_id::text || status));

-- Lists by total, in both directions.
create index orders_by_total on orders.orders (total_centimes, id);

create index orders_by_status_total on orders.orders (status, total_centimes, id);
create index orders_by_vendor_total on orders.orders (vendor_id, total_centimes, id);
create index order_items_by_product on orders.order_items (product_id) where product_id is not null;
create index status_history_by_order on orders.status_history (order_id, happened_at);
create unique index parcels_by_tracking on orders.parcels (courier_code, tracking) where tracking is not null;
create index parcels_by_vendor on orders.parcels (vendor_id, state, created_at desc);

-- The primary key begins with the parcel; returns look up by order item.
create index parcel_items_by_line on orders.parcel_items (order_item_id);

create index parcel_history_by_parcel on orders.parcel_history (parcel_id, happened_at);

-- Orders per status are counted by triggers, so that the figures of a million orders cost what those of ten do.
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
