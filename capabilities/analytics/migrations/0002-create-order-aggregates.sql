-- Owner: analytics. What orders come to is kept as sums, each order in them exactly once and as it is
-- now: counted_orders says what an order adds, so that hearing of it again only moves what has changed.
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
comment on table analytics.order_contributions is 'What each order adds to the sums: its state when it was last counted, its total shared among categories.';
create index order_contributions_by_day on analytics.order_contributions (placed_on);
create index order_contributions_of_shop on analytics.order_contributions (vendor_id, placed_on);

create table analytics.order_aggregates (
  span          text not null check (span in ('day', 'month')),
  -- The shop of zeros stands for all shops, '' for all wilayas and for all categories.
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
comment on table analytics.order_aggregates is 'Orders by the day or month they were placed: for each shop, wilaya and category, and for all of them.';
create index order_aggregates_of_shops on analytics.order_aggregates (span, wilaya, category_slug, starts_on)
  include (vendor_id, paid_centimes) where vendor_id <> '00000000-0000-0000-0000-000000000000';

-- They held parts of the same sums, and nothing was ever written to them.
drop table analytics.daily_categories;
drop table analytics.daily_wilayas;
drop table analytics.processed_events;
