-- Owner: vendors. The numbers by which the law knows a verified shop are changed in two steps: the shop
-- says the new ones, the team accepts them. Until then the former ones hold, and one change waits at a time.
create table vendors.legal_identity_changes (
  id         uuid primary key,
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  kind       text not null check (kind in ('company', 'craftsman', 'auto_entrepreneur')),
  rc         text check (rc ~ '^[0-9]{2}/[0-9]{2}-[0-9]{7}[A-Z][0-9]{2}$'),
  rc_raw   text,
  nif        text check (nif ~ '^[0-9]{15}([0-9]{5})?$'),
  nis        text check (nis ~ '^[0-9]{15}$'),
  ai         text check (ai ~ '^[0-9]{11}$'),
  craftsman_card       text check (length(craftsman_card) between 4 and 30),
  state      text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  reason     text,
  requested_by   uuid not null,
  requested_at   timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check ((rc is null) = (rc_raw is null)),
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'refused') = (reason is not null))
);
comment on table vendors.legal_identity_changes is 'Legal numbers that a verified shop wants to be known by, and what was decided of them.';
create unique index legal_identity_changes_waiting on vendors.legal_identity_changes (vendor_id) where state = 'waiting';
create index legal_identity_changes_by_vendor on vendors.legal_identity_changes (vendor_id, requested_at desc);
