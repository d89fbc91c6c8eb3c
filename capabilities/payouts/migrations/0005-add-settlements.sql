-- What vendors that keep cash of their own pay the operator: recorded by one admin, posted by another.
create table payouts.settlements (
  id              uuid primary key,
  vendor_id       uuid not null references vendors.vendors (id),
  amount_centimes bigint not null check (amount_centimes > 0),
  reference       text not null check (length(trim(reference)) > 0),
  received_on     date not null,
  state           text not null default 'recorded' check (state in ('recorded', 'posted', 'rejected')),
  recorded_by     uuid not null,
  recorded_at     timestamptz not null,
  decided_by      uuid,
  decided_at      timestamptz,
  reject_reason   text,
  is_sole_approval boolean not null default false,
  constraint settlements_four_eyes check (state <> 'posted' or is_sole_approval or decided_by <> recorded_by),
  check ((state = 'recorded') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'rejected') = (reject_reason is not null))
);
comment on table payouts.settlements is 'Payments of vendors for what they owe, recorded by one admin and posted by another.';
create index settlements_newest on payouts.settlements (recorded_at desc, id desc);
create index settlements_by_vendor on payouts.settlements (vendor_id, recorded_at desc);
-- A transfer is recorded once, unless it was rejected.
create unique index settlements_reference on payouts.settlements (vendor_id, lower(trim(reference))) where state <> 'rejected';
