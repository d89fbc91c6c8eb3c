-- Owner: capabilities/payouts. Invariant: the cash of a parcel is received once; a batch is approved by a second person and then never changes.
create schema payouts;

create table payouts.payout_schedules (
  id               uuid primary key,
  vendor_id        uuid references vendors.vendors (id) on delete cascade,
  frequency        text not null default 'week' check (frequency in ('week', 'two_weeks', 'month')),
  weekday          smallint not null default 2 check (weekday between 0 and 6),
  minimum_centimes bigint not null default 100000 check (minimum_centimes >= 0),
  hold_days        smallint not null default 7 check (hold_days between 0 and 60),
  updated_at       timestamptz not null,
  unique nulls not distinct (vendor_id)
);
comment on table payouts.payout_schedules is 'Payout schedules: frequency, minimum amount, days after delivery; the row without a vendor is the operator''s.';

create table payouts.remittances (
  id                 uuid primary key,
  courier_code       text not null references shipping.couriers (code),
  reference          text not null check (length(trim(reference)) > 0),
  state              text not null default 'imported' check (state in ('imported', 'matched', 'posted', 'withdrawn')),
  line_count         integer not null check (line_count >= 0),
  announced_centimes bigint not null check (announced_centimes >= 0),
  received_centimes  bigint check (received_centimes >= 0),
  received_on        date,
  imported_by        uuid not null,
  posted_by          uuid,
  journal_id         uuid unique references ledger.journals (id),
  imported_at        timestamptz not null,
  matched_at         timestamptz,
  posted_at          timestamptz,
  withdrawn_at       timestamptz,
  file_name          text,
  file_sha256        text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  has_fees           boolean not null default true,
  matched_until      integer not null default 0 check (matched_until >= 0),
  check ((received_centimes is null) = (received_on is null)),
  check (state not in ('matched', 'posted') or matched_at is not null),
  check ((state = 'posted') = (posted_at is not null)),
  check ((state = 'posted') = (posted_by is not null)),
  check ((state = 'posted') = (journal_id is not null)),
  check (state <> 'posted' or received_centimes is not null),
  check (posted_by <> imported_by),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
comment on table payouts.remittances is 'Cash remittances of couriers, one per statement file.';

create table payouts.remittance_lines (
  id                          uuid primary key,
  remittance_id               uuid not null references payouts.remittances (id) on delete cascade,
  position                    integer not null check (position > 0),
  vendor_id                   uuid references vendors.vendors (id),
  tracking                    text not null,
  parcel_id                   uuid references orders.parcels (id),
  collected_centimes          bigint not null,
  fee_centimes                bigint not null default 0,
  expected_collected_centimes bigint,
  expected_fee_centimes       bigint,
  difference_centimes         bigint generated always as
                                ((collected_centimes - expected_collected_centimes) - (fee_centimes - expected_fee_centimes)) stored,
  state                       text not null default 'open' check (state in (
                                'open', 'matched', 'accepted', 'written_off', 'disputed', 'asked', 'ignored')),
  reason                      text check (reason in (
                                'unknown_parcel', 'duplicate_line', 'already_remitted', 'not_delivered', 'short_paid', 'over_paid',
                                'fee_differs', 'other_courier', 'carried_by_vendor')),
  note                        text,
  resolved_by                 uuid,
  resolved_at                 timestamptz,
  order_number                text,
  order_id                    uuid references orders.orders (id),
  unique (remittance_id, position),
  check ((parcel_id is null) = (expected_collected_centimes is null)),
  check ((expected_collected_centimes is null) = (expected_fee_centimes is null)),
  check (state <> 'matched' or (reason is null and collected_centimes = expected_collected_centimes
                                and fee_centimes = expected_fee_centimes)),
  check (state in ('open', 'matched') or reason is not null),
  check (reason is distinct from 'unknown_parcel' or parcel_id is null),
  check (state <> 'accepted' or parcel_id is not null),
  constraint remittance_lines_check7 check ((resolved_at is null) = (resolved_by is null)),
  constraint remittance_lines_are_answered check (
    (state in ('accepted', 'written_off', 'disputed', 'asked', 'ignored')) = (resolved_at is not null))
);
comment on table payouts.remittance_lines is 'Collected cash of a parcel by the courier''s statement, the expected amount, and the reason of a difference.';

create table payouts.batches (
  id             uuid primary key,
  number         text not null unique check (number ~ '^P-[0-9]{4}-[0-9]{4,}$'),
  kind           text not null check (kind in ('rib', 'ccp')),
  state          text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'sent', 'settled', 'cancelled')),
  payout_count   integer not null default 0 check (payout_count >= 0),
  total_centimes bigint not null default 0 check (total_centimes >= 0),
  created_by     uuid not null,
  approved_by    uuid,
  file_sha256    text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  created_at     timestamptz not null,
  submitted_at   timestamptz,
  approved_at    timestamptz,
  sent_at        timestamptz,
  settled_at     timestamptz,
  cancelled_at   timestamptz,
  cancel_reason  text,
  -- Optimistic lock: raised by each act of a person on the batch or one of its payouts.
  version        integer not null default 0 check (version >= 0),
  check (approved_by <> created_by),
  check ((approved_by is null) = (approved_at is null)),
  check (state not in ('submitted', 'approved', 'sent', 'settled') or submitted_at is not null),
  check (state not in ('approved', 'sent', 'settled') or approved_at is not null),
  check (state not in ('sent', 'settled') or (sent_at is not null and file_sha256 is not null)),
  constraint batches_check6 check ((state = 'settled') = (settled_at is not null)),
  constraint batches_check7 check ((state = 'cancelled') = (cancelled_at is not null)),
  constraint batches_check8 check ((state = 'cancelled') = (cancel_reason is not null)),
  constraint batches_check9 check (state = 'draft' or state = 'cancelled' or payout_count > 0)
);
comment on table payouts.batches is 'Payout batches sent to the bank or the postal service: created by one admin, approved by another.';

create table payouts.payouts (
  id                uuid primary key,
  vendor_id         uuid not null references vendors.vendors (id),
  batch_id          uuid not null references payouts.batches (id),
  payout_account_id uuid not null references vendors.payout_accounts (id),
  account_number    text not null check (account_number ~ '^[0-9]{10,20}$'),
  account_holder    text not null,
  amount_centimes   bigint not null check (amount_centimes > 0),
  from_on           date not null,
  until_on          date not null check (until_on >= from_on),
  state             text not null default 'planned' check (state in ('planned', 'paid', 'failed', 'cancelled')),
  journal_id        uuid unique references ledger.journals (id),
  bank_reference    text,
  fail_reason       text check (fail_reason in ('account_closed', 'wrong_number', 'name_differs', 'refused_by_bank', 'other')),
  created_at        timestamptz not null,
  paid_at           timestamptz,
  failed_at         timestamptz,
  cancelled_at      timestamptz,
  unique (batch_id, vendor_id),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (journal_id is not null)),
  check ((state = 'failed') = (failed_at is not null)),
  check ((state = 'failed') = (fail_reason is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
comment on table payouts.payouts is 'Payouts of vendors in a batch, to the account of that day.';

create table payouts.payout_lines (
  id              uuid primary key,
  vendor_id       uuid not null references vendors.vendors (id),
  payout_id       uuid not null references payouts.payouts (id),
  order_id        uuid references orders.orders (id),
  kind            text not null check (kind in ('sale', 'return', 'fee', 'carried_over', 'adjustment')),
  amount_centimes bigint not null check (amount_centimes <> 0),
  reason          text,
  -- Set when the payout fails or is cancelled: the next payout takes the line.
  released_at     timestamptz,
  check (kind not in ('sale', 'return') or order_id is not null),
  check (kind <> 'sale' or amount_centimes > 0),
  check (kind <> 'return' or amount_centimes < 0),
  check (kind <> 'adjustment' or reason is not null)
);
comment on table payouts.payout_lines is 'Lines of a payout: sales, returns, fees, a debt carried over.';

create table payouts.holds (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id),
  reason      text not null check (reason in ('return_open', 'dispute', 'account_changed', 'documents_missing', 'fraud_check', 'other')),
  note        text,
  placed_by   uuid,
  placed_at   timestamptz not null,
  until_on    date,
  released_by uuid,
  released_at timestamptz check (released_at >= placed_at),
  check (reason <> 'other' or note is not null)
);
comment on table payouts.holds is 'Payout holds of vendors, with reason and period.';

create table payouts.status_history (
  id            uuid primary key,
  vendor_id     uuid,
  batch_id      uuid references payouts.batches (id),
  payout_id     uuid references payouts.payouts (id),
  remittance_id uuid references payouts.remittances (id),
  from_state    text,
  to_state      text not null check (to_state is distinct from from_state),
  actor_role    text not null check (actor_role in ('vendor', 'admin', 'system')),
  actor_id      uuid,
  reason        text,
  happened_at   timestamptz not null,
  check (num_nonnulls(batch_id, payout_id, remittance_id) = 1)
);
comment on table payouts.status_history is 'Status transitions of batches, payouts and remittances: actor, time, reason.';

-- Orders that are not settled with their vendor. The list is short, so the cost of what is due does not grow with
-- the sales; amounts are read from the ledger, never copied.
create table payouts.open_orders (
  order_id    uuid primary key references orders.orders (id) on delete cascade,
  vendor_id   uuid not null references vendors.vendors (id),
  due_on      date not null,
  recorded_at timestamptz not null
);
comment on table payouts.open_orders is 'Orders delivered or changed since, until a payout has settled them, with their due day.';

-- Cash that couriers hold, parcel by parcel, until a remittance hands it over. A remittance line that does not
-- match has one reason and one answer; a second person posts the remittance, whole.
create table payouts.courier_cash (
  order_id        uuid not null references orders.orders (id) on delete cascade,
  parcel_id       uuid references orders.parcels (id) on delete cascade,
  vendor_id       uuid not null references vendors.vendors (id),
  courier_code    text references shipping.couriers (code),
  amount_centimes bigint not null check (amount_centimes <> 0),
  since           timestamptz not null,
  unique nulls not distinct (order_id, parcel_id)
);
comment on table payouts.courier_cash is 'Cash that couriers collected on delivery and have not remitted, by the ledger.';

create table payouts.remittance_column_mappings (
  courier_code text primary key references shipping.couriers (code),
  columns      jsonb not null check (jsonb_typeof(columns) = 'object'),
  updated_by   uuid not null,
  updated_at   timestamptz not null
);
comment on table payouts.remittance_column_mappings is 'Column mappings of a courier''s statements, saved for the next import.';

create index remittances_by_courier on payouts.remittances (courier_code, imported_at desc);
create unique index remittances_reference on payouts.remittances (courier_code, reference) where state <> 'withdrawn';
create unique index remittances_file on payouts.remittances (courier_code, file_sha256)
  where state <> 'withdrawn' and file_sha256 is not null;
create index remittances_newest on payouts.remittances (imported_at desc, id desc);
create index remittance_lines_by_vendor on payouts.remittance_lines (vendor_id, remittance_id);
create index remittance_lines_open on payouts.remittance_lines (remittance_id, position) where state in ('open', 'disputed');
create unique index remittance_lines_once on payouts.remittance_lines (parcel_id)
  where state in ('matched', 'accepted', 'written_off');
create index remittance_lines_by_state on payouts.remittance_lines (remittance_id, state, position);
create index remittance_lines_by_reason on payouts.remittance_lines (remittance_id, reason, position) where reason is not null;
create index remittance_lines_by_order on payouts.remittance_lines (order_id) where order_id is not null;
create index batches_newest on payouts.batches (created_at desc, id desc);
create unique index payouts_one_open on payouts.payouts (vendor_id) where state = 'planned';
create index payouts_by_vendor on payouts.payouts (vendor_id, created_at desc);
create unique index payout_lines_sale_once on payouts.payout_lines (order_id) where kind = 'sale' and released_at is null;
create index payout_lines_by_vendor on payouts.payout_lines (vendor_id, payout_id);
create index payout_lines_by_payout on payouts.payout_lines (payout_id);
create index payout_lines_by_order on payouts.payout_lines (order_id) where released_at is null;
create index holds_by_vendor on payouts.holds (vendor_id) where released_at is null;
create index status_history_by_vendor on payouts.status_history (vendor_id, happened_at desc);
create index status_history_by_batch on payouts.status_history (batch_id, happened_at) where batch_id is not null;
create index status_history_by_payout on payouts.status_history (payout_id, happened_at) where payout_id is not null;
create index status_history_by_remittance on payouts.status_history (remittance_id, happened_at) where remittance_id is not null;
create index open_orders_by_vendor on payouts.open_orders (vendor_id, due_on);
create index courier_cash_by_courier on payouts.courier_cash (courier_code, since);
create index courier_cash_by_vendor on payouts.courier_cash (vendor_id);

-- Four-eyes approval: what was submitted is what is paid. Payouts and their lines change only while the batch is a
-- draft; afterwards a state may advance and lines may be released, but amounts, accounts and vendors stay.
create function payouts.is_draft(wanted uuid) returns boolean language sql stable as $$
  select b.state = 'draft' from payouts.batches b where b.id = wanted
$$;

create function payouts.guard_payout() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['state', 'journal_id', 'bank_reference', 'fail_reason',
    'paid_at', 'failed_at', 'cancelled_at'];
begin
  if tg_op = 'INSERT' then
    if payouts.is_draft(new.batch_id) then return new; end if;
  elsif payouts.is_draft(old.batch_id) then
    if tg_op = 'DELETE' then return old; end if;
    if payouts.is_draft(new.batch_id) then return new; end if;
  elsif tg_op = 'UPDATE' and (to_jsonb(new) - may_change) = (to_jsonb(old) - may_change) then
    return new;
  end if;
  raise exception 'a batch that left its draft keeps its payouts' using errcode = 'restrict_violation';
end $$;

create function payouts.guard_line() returns trigger language plpgsql as $$
declare
  batch uuid;
begin
  select p.batch_id into batch from payouts.payouts p
  where p.id = case when tg_op = 'INSERT' then new.payout_id else old.payout_id end;
  if payouts.is_draft(batch) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.released_at is null
     and (to_jsonb(new) - 'released_at') = (to_jsonb(old) - 'released_at') then
    return new;
  end if;
  raise exception 'a batch that left its draft keeps its lines' using errcode = 'restrict_violation';
end $$;

create function payouts.guard_batch() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft'
     and (new.kind, new.payout_count, new.total_centimes, new.created_by)
         is distinct from (old.kind, old.payout_count, old.total_centimes, old.created_by) then
    raise exception 'a batch that left its draft keeps its sum' using errcode = 'restrict_violation';
  end if;
  if new.state = 'draft' and old.state not in ('draft', 'submitted') then
    raise exception 'an approved batch does not become a draft again' using errcode = 'restrict_violation';
  end if;
  if old.state = 'draft' and new.state = 'submitted' and (
       exists (select 1 from payouts.payouts p where p.batch_id = new.id
               and p.amount_centimes <> (select coalesce(sum(l.amount_centimes), 0)
                                         from payouts.payout_lines l where l.payout_id = p.id))
       or (select (count(*), coalesce(sum(p.amount_centimes), 0)) from payouts.payouts p
           where p.batch_id = new.id) <> (new.payout_count::bigint, new.total_centimes::numeric)) then
    raise exception 'the batch is not the sum of its payouts, or a payout not of its lines'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function payouts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- A line of a posted remittance never changes.
create function payouts.guard_remittance_line() returns trigger language plpgsql as $$
begin
  if exists (select from payouts.remittances r where r.id = old.remittance_id and r.state = 'posted') then
    raise exception 'a posted statement keeps its lines' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger payouts_are_kept before insert or update or delete on payouts.payouts
  for each row execute function payouts.guard_payout();
create trigger payout_lines_are_kept before insert or update or delete on payouts.payout_lines
  for each row execute function payouts.guard_line();
create trigger batches_add_up before update on payouts.batches
  for each row execute function payouts.guard_batch();
create trigger batches_are_never_deleted before delete on payouts.batches
  for each row execute function payouts.refuse_change();
create trigger status_history_is_kept before update or delete on payouts.status_history
  for each row execute function payouts.refuse_change();
create trigger remittance_lines_are_kept before update or delete on payouts.remittance_lines
  for each row execute function payouts.guard_remittance_line();
create trigger remittances_are_never_deleted before delete on payouts.remittances
  for each row execute function payouts.refuse_change();

insert into payouts.payout_schedules (id, vendor_id, updated_at)
values ('019b76da-a800-7000-8000-00000000feed', null, now()) on conflict do nothing;
