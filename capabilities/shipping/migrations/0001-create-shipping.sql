-- Owner: shipping. One tariff per shop (or the operator), wilaya and method; a shop's own goes first.
create schema shipping;

create table shipping.shipping_rates (
  id                  uuid primary key,
  vendor_id           uuid references vendors.vendors (id) on delete cascade,
  wilaya_code         text not null references territory.wilayas (code),
  method              text not null check (method in ('home', 'stop_desk')),
  fee_centimes        bigint not null check (fee_centimes >= 0),
  free_above_centimes bigint check (free_above_centimes > 0),
  min_days            integer not null default 2 check (min_days >= 0),
  max_days            integer not null default 5 check (max_days >= min_days),
  is_offered          boolean not null default true,
  updated_at          timestamptz not null,
  unique nulls not distinct (vendor_id, wilaya_code, method)
);
comment on table shipping.shipping_rates is 'What a parcel costs and how long it takes, by wilaya and method.';
create index shipping_rates_by_wilaya on shipping.shipping_rates (wilaya_code, method);

create table shipping.couriers (
  code       text primary key check (code ~ '^[a-z0-9-]{2,30}$'),
  name       text not null,
  adapter    text not null check (adapter in ('manual', 'yalidine', 'procolis', 'ecotrack', 'noest')),
  is_active  boolean not null default true
);
comment on table shipping.couriers is 'Who carries parcels, and the adapter that speaks to them.';
insert into shipping.couriers (code, name, adapter) values ('manual', 'Livreur de la boutique', 'manual');

create table shipping.courier_places (
  courier_code text not null references shipping.couriers (code) on delete cascade,
  wilaya_code  text not null references territory.wilayas (code),
  commune_code text references territory.communes (code),
  courier_wilaya text not null,
  courier_commune text,
  unique nulls not distinct (courier_code, wilaya_code, commune_code)
);
comment on table shipping.courier_places is 'How a courier numbers and spells our wilayas and communes (48, 58 or 69).';

create table shipping.pickup_points (
  id           uuid primary key,
  courier_code text not null references shipping.couriers (code),
  wilaya_code  text not null references territory.wilayas (code),
  commune_code text references territory.communes (code),
  name         text not null,
  address      text not null,
  hours        text,
  external_id     text,
  is_open      boolean not null default true
);
comment on table shipping.pickup_points is 'Offices where a buyer fetches a parcel (stop-desk).';
create index pickup_points_by_wilaya on shipping.pickup_points (wilaya_code) where is_open;

create table shipping.courier_accounts (
  vendor_id    uuid not null references vendors.vendors (id) on delete cascade,
  courier_code text not null references shipping.couriers (code),
  credentials  bytea,
  is_default   boolean not null default false,
  primary key (vendor_id, courier_code)
);
comment on table shipping.courier_accounts is 'Couriers a shop works with; credentials are encrypted.';
create unique index courier_accounts_default on shipping.courier_accounts (vendor_id) where is_default;

create table shipping.courier_events (
  id           uuid primary key,
  courier_code text not null references shipping.couriers (code),
  external_id     text not null,
  tracking     text not null,
  payload      jsonb not null,
  received_at  timestamptz not null,
  handled_at   timestamptz,
  unique (courier_code, external_id)
);
comment on table shipping.courier_events is 'What a courier said, as it said it, each once.';
create index courier_events_open on shipping.courier_events (received_at) where handled_at is null;
