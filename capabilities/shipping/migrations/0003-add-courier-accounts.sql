-- Owner: shipping. A shop's account with a courier is kept sealed, and only its last signs are shown; a
-- courier's own places and desks are kept once each, as it numbers and spells them.
update shipping.couriers set adapter = 'yalidine' where code = 'yalidine';

alter table shipping.courier_accounts
  add column credentials_hint text,
  add column connected_at timestamptz,
  add column error_code text check (error_code in ('credentials_refused', 'unavailable')),
  add constraint courier_accounts_sealed check ((credentials is null) = (credentials_hint is null)),
  add constraint courier_accounts_connected check ((credentials is null) = (connected_at is null));

create table shipping.courier_communes (
  courier_code   text not null references shipping.couriers (code) on delete cascade,
  external_id       integer not null,
  courier_wilaya   integer not null,
  wilaya_name    text not null,
  name           text not null,
  is_deliverable boolean not null,
  primary key (courier_code, external_id)
);
comment on table shipping.courier_communes is 'The communes of a courier, as it numbers and spells them.';
create index courier_communes_by_wilaya on shipping.courier_communes (courier_code, courier_wilaya);

alter table shipping.pickup_points add constraint pickup_points_of_courier unique (courier_code, external_id);
create index pickup_points_by_courier on shipping.pickup_points (courier_code, wilaya_code) where is_open;

create table shipping.fee_imports (
  vendor_id    uuid not null references vendors.vendors (id) on delete cascade,
  courier_code text not null references shipping.couriers (code),
  state        text not null check (state in ('running', 'done', 'failed')),
  done         integer not null default 0 check (done >= 0),
  total        integer not null check (total >= done),
  error_code      text,
  started_at   timestamptz not null,
  primary key (vendor_id, courier_code),
  check ((state = 'failed') = (error_code is not null))
);
comment on table shipping.fee_imports is 'How far the taking over of a courier''s fees as a shop''s rates has come.';
