-- Owner: analytics. Summaries are sums of facts, each fact counted once (counted_facts is written
-- in the same transaction); a visitor's event exists only with the version of the consent to it.
create schema analytics;

create table analytics.processed_events (
  event_id   bigint primary key,
  counted_at timestamptz not null
);
comment on table analytics.processed_events is 'Facts that are already in the sums: a fact that comes twice counts once.';
create index processed_events_by_age on analytics.processed_events (counted_at);

create table analytics.daily_categories (
  vendor_id     uuid not null references vendors.vendors (id),
  day           date not null,
  category_slug text not null references catalog.categories (slug) on update cascade,
  orders        integer not null default 0 check (orders >= 0),
  pieces        integer not null default 0 check (pieces >= 0),
  paid_centimes bigint not null default 0,
  primary key (vendor_id, day, category_slug)
) with (fillfactor = 70);
comment on table analytics.daily_categories is 'What sold in which category, by shop and day.';
create index daily_categories_by_day on analytics.daily_categories (day, category_slug);

create table analytics.daily_wilayas (
  vendor_id     uuid not null references vendors.vendors (id),
  day           date not null,
  wilaya        text not null check (wilaya ~ '^[0-9]{2}$'),
  ordered       integer not null default 0 check (ordered >= 0),
  confirmed     integer not null default 0 check (confirmed >= 0),
  shipped       integer not null default 0 check (shipped >= 0),
  delivered     integer not null default 0 check (delivered >= 0),
  returned      integer not null default 0 check (returned >= 0),
  paid_centimes bigint not null default 0,
  primary key (vendor_id, day, wilaya)
) with (fillfactor = 70);
comment on table analytics.daily_wilayas is 'Ordered, confirmed, shipped, delivered, sent back: by shop, day and wilaya.';
create index daily_wilayas_by_day on analytics.daily_wilayas (day, wilaya);

create table analytics.daily_couriers (
  vendor_id          uuid not null references vendors.vendors (id),
  day                date not null,
  courier_code       text not null,
  wilaya             text not null check (wilaya ~ '^[0-9]{2}$'),
  method             text not null check (method in ('home', 'stop_desk')),
  handed_over        integer not null default 0 check (handed_over >= 0),
  attempts_failed    integer not null default 0 check (attempts_failed >= 0),
  delivered          integer not null default 0 check (delivered >= 0),
  returned           integer not null default 0 check (returned >= 0),
  travel_hours       bigint not null default 0 check (travel_hours >= 0),
  collected_centimes bigint not null default 0 check (collected_centimes >= 0),
  remitted_centimes  bigint not null default 0 check (remitted_centimes >= 0),
  primary key (vendor_id, day, courier_code, wilaya, method)
) with (fillfactor = 70);
comment on table analytics.daily_couriers is 'How a courier did: handed over, failed, delivered, how long, cash collected and handed on.';
create index daily_couriers_by_day on analytics.daily_couriers (day, courier_code, wilaya);

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
comment on table analytics.events is 'What visitors who agreed did; kept until it is in the sums.';
create unique index events_purchase_once on analytics.events (order_id) where name = 'purchase';
create index events_by_age on analytics.events (received_at);
create index events_by_vendor on analytics.events (vendor_id, happened_at desc) where vendor_id is not null;

create table analytics.daily_web_vitals (
  day     date not null,
  route   text not null,
  metric  text not null check (metric in ('fcp', 'lcp', 'fid', 'cls', 'bytes')),
  device  text not null check (device in ('phone', 'desktop')),
  bucket  smallint not null check (bucket between 0 and 19),
  samples integer not null check (samples > 0),
  is_over boolean not null,
  primary key (day, route, metric, device, bucket)
) with (fillfactor = 70);
comment on table analytics.daily_web_vitals is 'How fast pages were for people, in buckets, and whether over the threshold.';

create table analytics.advertising_exports (
  id            uuid primary key,
  platform      text not null check (platform in ('meta', 'tiktok', 'google', 'x')),
  period        text not null check (period in ('current_month', 'total')),
  from_on       date,
  until_on      date not null check (until_on >= from_on),
  figures       jsonb not null check (jsonb_typeof(figures) = 'object'),
  quality_score numeric(3, 1) check (quality_score between 7 and 10),
  is_estimate   boolean not null default true check (is_estimate),
  created_by       uuid not null,
  created_at       timestamptz not null,
  check ((platform = 'google') = (quality_score is not null)),
  check ((period = 'current_month') = (from_on is not null))
);
comment on table analytics.advertising_exports is 'Advertising files that were made, with their figures, which are estimates.';
create index advertising_exports_newest on analytics.advertising_exports (created_at desc);
