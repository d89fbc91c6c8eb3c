-- Owner: capabilities/shipping. Invariant: one rate per vendor (or the operator), wilaya and method.
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
comment on table shipping.shipping_rates is 'Price and delay of a parcel, by wilaya and method.';

create table shipping.couriers (
  code      text primary key check (code ~ '^[a-z0-9-]{2,30}$'),
  name      text not null,
  adapter   text not null check (adapter in ('manual', 'yalidine', 'procolis', 'ecotrack', 'noest')),
  is_active boolean not null default true
);
comment on table shipping.couriers is 'Couriers and the adapter of their API.';

create table shipping.courier_places (
  courier_code    text not null references shipping.couriers (code) on delete cascade,
  wilaya_code     text not null references territory.wilayas (code),
  commune_code    text references territory.communes (code),
  courier_wilaya  text not null,
  courier_commune text,
  unique nulls not distinct (courier_code, wilaya_code, commune_code)
);
comment on table shipping.courier_places is 'A courier''s codes and spelling of our wilayas and communes (48, 58 or 69).';

create table shipping.pickup_points (
  id           uuid primary key,
  courier_code text not null references shipping.couriers (code),
  wilaya_code  text not null references territory.wilayas (code),
  commune_code text references territory.communes (code),
  name         text not null,
  address      text not null,
  hours        text,
  external_id  text,
  is_open      boolean not null default true,
  constraint pickup_points_of_courier unique (courier_code, external_id)
);
comment on table shipping.pickup_points is 'Pickup points of couriers (stop_desk).';

create table shipping.courier_accounts (
  vendor_id        uuid not null references vendors.vendors (id) on delete cascade,
  courier_code     text not null references shipping.couriers (code),
  credentials      bytea,
  is_default       boolean not null default false,
  credentials_hint text,
  connected_at     timestamptz,
  error_code       text check (error_code in ('credentials_refused', 'unavailable')),
  primary key (vendor_id, courier_code),
  constraint courier_accounts_sealed check ((credentials is null) = (credentials_hint is null)),
  constraint courier_accounts_connected check ((credentials is null) = (connected_at is null))
);
comment on table shipping.courier_accounts is 'Courier accounts of vendors; credentials are encrypted.';

create table shipping.courier_events (
  id           uuid primary key,
  courier_code text not null references shipping.couriers (code),
  external_id  text not null,
  tracking     text not null,
  payload      jsonb not null,
  received_at  timestamptz not null,
  handled_at   timestamptz,
  unique (courier_code, external_id)
);
comment on table shipping.courier_events is 'Tracking events of couriers as received, each once.';

create table shipping.courier_communes (
  courier_code   text not null references shipping.couriers (code) on delete cascade,
  external_id    integer not null,
  courier_wilaya integer not null,
  wilaya_name    text not null,
  name           text not null,
  is_deliverable boolean not null,
  primary key (courier_code, external_id)
);
comment on table shipping.courier_communes is 'Communes of a courier, with its codes and spelling.';

create table shipping.fee_imports (
  vendor_id    uuid not null references vendors.vendors (id) on delete cascade,
  courier_code text not null references shipping.couriers (code),
  state        text not null check (state in ('running', 'done', 'failed')),
  done         integer not null default 0 check (done >= 0),
  total        integer not null check (total >= done),
  error_code   text,
  started_at   timestamptz not null,
  primary key (vendor_id, courier_code),
  check ((state = 'failed') = (error_code is not null))
);
comment on table shipping.fee_imports is 'Progress of importing a courier''s fees as a vendor''s shipping rates.';

-- The operator's rates are the default of each vendor without its own; a change is recorded so that it can be
-- undone.
create table shipping.rate_changes (
  id         uuid primary key,
  -- One per rate: {wilaya, method, before, after}; null is none.
  changes    jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_at timestamptz not null,
  changed_by uuid
);
comment on table shipping.rate_changes is 'Changes of the operator''s shipping rates: actor, time, values before and after.';

create index shipping_rates_by_wilaya on shipping.shipping_rates (wilaya_code, method);
create index pickup_points_by_wilaya on shipping.pickup_points (wilaya_code) where is_open;
create index pickup_points_by_courier on shipping.pickup_points (courier_code, wilaya_code) where is_open;
create unique index courier_accounts_default on shipping.courier_accounts (vendor_id) where is_default;
create index courier_events_open on shipping.courier_events (received_at) where handled_at is null;
create index courier_communes_by_wilaya on shipping.courier_communes (courier_code, courier_wilaya);

-- Couriers that work in Algeria; `manual` until an adapter exists.
insert into shipping.couriers (code, name, adapter) values
  ('manual', 'Livreur de la boutique', 'manual'),
  ('yalidine', 'Yalidine', 'yalidine'),
  ('guepex', 'Guepex', 'manual'),
  ('zr-express', 'ZR Express', 'manual'),
  ('noest', 'Noest', 'manual'),
  ('maystro', 'Maystro Delivery', 'manual'),
  ('dhd', 'DHD Livraison', 'manual'),
  ('anderson', 'Anderson Logistique', 'manual'),
  ('ems', 'EMS Champion Post', 'manual');
