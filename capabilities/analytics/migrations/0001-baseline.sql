-- Owner: capabilities/analytics. Invariant: each order counts in its aggregates exactly once; a visitor event exists only with a consent version.
create schema analytics;

create table analytics.events (
  id              uuid primary key,
  name            text not null check (name in ('purchase', 'add_to_cart', 'view_item')),
  visitor_id      uuid not null,
  consent_version text not null check (consent_version <> ''),
  vendor_id       uuid references vendors.vendors (id),
  product_id      uuid references catalog.products (id) on delete set null,
  order_id        uuid references orders.orders (id),
  quantity        integer check (quantity > 0),
  value_centimes  bigint check (value_centimes >= 0),
  currency        text not null default 'DZD' check (currency = 'DZD'),
  language        text check (language in ('fr', 'en', 'ar')),
  wilaya          text check (wilaya ~ '^[0-9]{2}$'),
  happened_at     timestamptz not null,
  received_at     timestamptz not null,
  check ((name = 'purchase') = (order_id is not null))
);
comment on table analytics.events is 'Analytics events of visitors who gave consent; deleted after their aggregation.';

create table analytics.advertising_exports (
  id            uuid primary key,
  platform      text not null check (platform in ('meta', 'tiktok', 'google', 'x')),
  period        text not null check (period in ('current_month', 'total')),
  from_on       date,
  until_on      date not null check (until_on >= from_on),
  figures       jsonb not null check (jsonb_typeof(figures) = 'object'),
  quality_score numeric(3, 1) check (quality_score between 7 and 10),
  is_estimate   boolean not null default true check (is_estimate),
  created_by    uuid not null,
  created_at    timestamptz not null,
  check ((platform = 'google') = (quality_score is not null)),
  check ((period = 'current_month') = (from_on is not null))
);
comment on table analytics.advertising_exports is 'Advertising exports with their figures, which are estimates.';

-- What an order contributes to order_aggregates, as it was last counted. A repeated event only applies the
-- difference.
create table analytics.order_contributions (
  order_id        uuid primary key references orders.orders (id) on delete cascade,
  placed_on       date not null,
  placed_at       timestamptz not null,
  vendor_id       uuid not null,
  wilaya          text not null check (wilaya ~ '^[0-9]{2}$'),
  status          text not null check (status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
  is_paid         boolean not null,
  pieces          integer not null check (pieces > 0),
  total_centimes  bigint not null check (total_centimes >= 0),
  category_shares jsonb not null check (jsonb_typeof(category_shares) = 'array')
) with (fillfactor = 85);
comment on table analytics.order_contributions is 'Contribution of each order to the aggregates: last counted status, total shared among categories.';

create table analytics.order_aggregates (
  span          text not null check (span in ('day', 'month')),
  -- The zero UUID stands for all vendors, '' for all wilayas and for all categories.
  vendor_id     uuid not null,
  wilaya        text not null check (wilaya ~ '^([0-9]{2})?$'),
  category_slug text not null,
  starts_on     date not null check (span = 'day' or extract(day from starts_on) = 1),
  pending       integer not null default 0 check (pending >= 0),
  confirmed     integer not null default 0 check (confirmed >= 0),
  processing    integer not null default 0 check (processing >= 0),
  shipped       integer not null default 0 check (shipped >= 0),
  delivered     integer not null default 0 check (delivered >= 0),
  cancelled     integer not null default 0 check (cancelled >= 0),
  pieces        integer not null default 0 check (pieces >= 0),
  paid_orders   integer not null default 0 check (paid_orders >= 0),
  paid_centimes bigint not null default 0 check (paid_centimes >= 0),
  primary key (vendor_id, span, wilaya, category_slug, starts_on)
) with (fillfactor = 70);
comment on table analytics.order_aggregates is 'Orders by the day or month they were placed: per vendor, wilaya and category, and in total.';

-- Sales are appended here and added to the products in batches, so that a sale does not rewrite its product.
create table analytics.sales_deltas (
  product_id uuid not null,
  pieces     integer not null check (pieces <> 0)
);
comment on table analytics.sales_deltas is 'Units sold or returned that the products do not count yet.';

-- What an order contributes to margin_aggregates, line by line, as it was last counted; unit costs stay those of
-- the first count.
create table analytics.margin_contributions (
  order_id  uuid primary key references orders.orders (id) on delete cascade,
  vendor_id uuid not null,
  placed_on date not null,
  lines     jsonb not null check (jsonb_typeof(lines) = 'array')
) with (fillfactor = 85);
comment on table analytics.margin_contributions is 'Contribution of each order to the margin aggregates, item by item.';

create table analytics.margin_aggregates (
  vendor_id             uuid not null references vendors.vendors (id),
  placed_on             date not null,
  -- The zero UUID stands for deleted products.
  product_id            uuid not null,
  quantity              integer not null default 0 check (quantity >= 0),
  returned_quantity     integer not null default 0 check (returned_quantity between 0 and quantity),
  quantity_without_cost integer not null default 0 check (quantity_without_cost >= 0),
  sold_centimes         bigint not null default 0,
  returned_centimes     bigint not null default 0,
  commission_centimes   bigint not null default 0,
  vat_centimes          bigint not null default 0,
  pending_centimes      bigint not null default 0,
  cost_centimes         bigint not null default 0 check (cost_centimes >= 0),
  -- A variant can have its own cost, also entered after the sale. Orders that were counted keep their cost.
  variant_id            uuid not null,
  primary key (vendor_id, placed_on, product_id, variant_id)
) with (fillfactor = 70);
comment on table analytics.margin_aggregates is 'Sales, refunds, commission and cost of goods by vendor, day of the order and variant.';
comment on column analytics.margin_aggregates.variant_id is 'Zero UUID for a deleted variant, as for a deleted product.';

create table analytics.daily_web_vitals (
  day     date not null,
  route   text not null,
  metric  text not null check (metric in ('fcp', 'lcp', 'fid', 'cls', 'bytes')),
  device  text not null check (device in ('phone', 'desktop')),
  samples integer[] not null check (cardinality(samples) = 20 and 0 <= all (samples)),
  primary key (day, route, metric, device)
) with (fillfactor = 70);
comment on table analytics.daily_web_vitals is 'Web vitals per day: histograms of twenty buckets.';

-- What an order contributes to courier_aggregates, as it was last counted. A parcel can change its state, courier
-- or cash without an event of its order, so triggers record the order in changed_parcels in the same transaction.
create table analytics.courier_contributions (
  order_id  uuid primary key references orders.orders (id) on delete cascade,
  vendor_id uuid not null,
  placed_on date not null,
  wilaya    text not null check (wilaya ~ '^[0-9]{2}$'),
  parts     jsonb not null check (jsonb_typeof(parts) = 'array')
) with (fillfactor = 85);
comment on table analytics.courier_contributions is 'Contribution of each order to the courier aggregates, as last counted.';

create table analytics.courier_aggregates (
  span              text not null check (span in ('day', 'month')),
  -- The zero UUID stands for all vendors, '' for all wilayas; the courier '' for parcels without a courier.
  vendor_id         uuid not null,
  wilaya            text not null check (wilaya ~ '^([0-9]{2})?$'),
  courier_code      text not null,
  starts_on         date not null check (span = 'day' or extract(day from starts_on) = 1),
  ordered           integer not null default 0 check (ordered >= 0),
  confirmed         integer not null default 0 check (confirmed >= 0),
  shipped           integer not null default 0 check (shipped >= 0),
  delivered         integer not null default 0 check (delivered >= 0),
  returned          integer not null default 0 check (returned >= 0),
  remitted          integer not null default 0 check (remitted >= 0),
  remitted_centimes bigint not null default 0 check (remitted_centimes >= 0),
  primary key (vendor_id, span, wilaya, starts_on, courier_code)
) with (fillfactor = 70);
comment on table analytics.courier_aggregates is 'Parcels by the day or month their order was placed: per courier, by vendor and wilaya and in total.';

create table analytics.changed_parcels (
  id       bigint generated always as identity primary key,
  order_id uuid not null
);
comment on table analytics.changed_parcels is 'Orders with a parcel that changed since it was last counted.';

create unique index events_purchase_once on analytics.events (order_id) where name = 'purchase';
create index events_by_age on analytics.events (received_at);
create index events_by_vendor on analytics.events (vendor_id, happened_at desc) where vendor_id is not null;

-- `on delete set null` of a product finds its events by this index.
create index events_by_product on analytics.events (product_id) where product_id is not null;

create index advertising_exports_newest on analytics.advertising_exports (created_at desc);
create index order_contributions_by_day on analytics.order_contributions (placed_on);
create index order_contributions_of_shop on analytics.order_contributions (vendor_id, placed_on);
create index order_aggregates_of_shops on analytics.order_aggregates (span, wilaya, category_slug, starts_on)
  include (vendor_id, paid_centimes) where vendor_id <> '00000000-0000-0000-0000-000000000000';
create index margin_contributions_of_shop on analytics.margin_contributions (vendor_id, placed_on);
create index courier_contributions_of_shop on analytics.courier_contributions (vendor_id);

create function analytics.track_parcel_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into analytics.changed_parcels (order_id) select distinct order_id from now_are;
  else
    insert into analytics.changed_parcels (order_id)
    select distinct n.order_id from now_are n join were w on w.id = n.id
    where (n.state, n.courier_code, n.collect_centimes, n.purpose)
      is distinct from (w.state, w.courier_code, w.collect_centimes, w.purpose);
  end if;
  return null;
end $$;

create trigger parcels_noted_in after insert on orders.parcels
  referencing new table as now_are for each statement execute function analytics.track_parcel_changes();
create trigger parcels_noted_again after update on orders.parcels
  referencing new table as now_are old table as were for each statement execute function analytics.track_parcel_changes();
