-- Owner: payouts. A courier's statement is kept line by line, and each difference has its reason; a
-- parcel's cash is received once. A batch is approved by somebody who did not make it, and what was
-- approved is what is paid: its lines cannot change any more, and add up to its payouts.
create schema payouts;

create table payouts.payout_schedules (
  id               uuid primary key,
  vendor_id        uuid references vendors.vendors (id) on delete cascade,
  frequency            text not null default 'week' check (frequency in ('week', 'two_weeks', 'month')),
  weekday          smallint not null default 2 check (weekday between 0 and 6),
  minimum_centimes bigint not null default 100000 check (minimum_centimes >= 0),
  hold_days        smallint not null default 7 check (hold_days between 0 and 60),
  updated_at       timestamptz not null,
  unique nulls not distinct (vendor_id)
);
comment on table payouts.payout_schedules is 'When a shop is paid, from what sum, and how long after delivery; the row without a shop is the operator''s.';

create table payouts.remittances (
  id                uuid primary key,
  courier_code      text not null references shipping.couriers (code),
  reference         text not null check (length(trim(reference)) > 0),
  state             text not null default 'imported' check (state in ('imported', 'matched', 'posted', 'withdrawn')),
  line_count        integer not null check (line_count >= 0),
  announced_centimes bigint not null check (announced_centimes >= 0),
  received_centimes bigint check (received_centimes >= 0),
  received_on       date,
  imported_by       uuid not null,
  posted_by         uuid,
  journal_id        uuid unique references ledger.journals (id),
  imported_at       timestamptz not null,
  matched_at        timestamptz,
  posted_at         timestamptz,
  withdrawn_at      timestamptz,
  unique (courier_code, reference),
  check ((received_centimes is null) = (received_on is null)),
  check (state not in ('matched', 'posted') or matched_at is not null),
  check ((state = 'posted') = (posted_at is not null)),
  check ((state = 'posted') = (posted_by is not null)),
  check ((state = 'posted') = (journal_id is not null)),
  check (state <> 'posted' or received_centimes is not null),
  check (posted_by <> imported_by),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
comment on table payouts.remittances is 'Statements by which couriers hand over collected cash.';
create index remittances_by_courier on payouts.remittances (courier_code, imported_at desc);

create table payouts.remittance_lines (
  id                  uuid primary key,
  remittance_id       uuid not null references payouts.remittances (id) on delete cascade,
  position            integer not null check (position > 0),
  vendor_id           uuid references vendors.vendors (id),
  tracking            text not null,
  parcel_id           uuid references orders.parcels (id),
  collected_centimes  bigint not null,
  fee_centimes        bigint not null default 0,
  expected_collected_centimes bigint,
  expected_fee_centimes bigint,
  difference_centimes bigint generated always as
                        ((collected_centimes - expected_collected_centimes) - (fee_centimes - expected_fee_centimes)) stored,
  state               text not null default 'open' check (state in ('open', 'matched', 'accepted', 'disputed', 'ignored')),
  reason              text check (reason in (
                        'unknown_parcel', 'already_remitted', 'not_delivered', 'short_paid', 'over_paid',
                        'fee_differs', 'other_courier')),
  note                text,
  resolved_by         uuid,
  resolved_at         timestamptz,
  unique (remittance_id, position),
  check ((parcel_id is null) = (expected_collected_centimes is null)),
  check ((expected_collected_centimes is null) = (expected_fee_centimes is null)),
  check (state <> 'matched' or (reason is null and collected_centimes = expected_collected_centimes
                                and fee_centimes = expected_fee_centimes)),
  check (state in ('open', 'matched') or reason is not null),
  check (reason is distinct from 'unknown_parcel' or parcel_id is null),
  check (state <> 'accepted' or parcel_id is not null),
  check ((state in ('accepted', 'disputed', 'ignored')) = (resolved_at is not null)),
  check ((resolved_at is null) = (resolved_by is null))
);
comment on table payouts.remittance_lines is 'What a courier says it collected for a parcel, what we expected, and why they differ.';
create unique index remittance_lines_once on payouts.remittance_lines (parcel_id) where state in ('matched', 'accepted');
create index remittance_lines_by_vendor on payouts.remittance_lines (vendor_id, remittance_id);
create index remittance_lines_open on payouts.remittance_lines (remittance_id, position) where state in ('open', 'disputed');

create table payouts.batches (
  id             uuid primary key,
  number         text not null unique check (number ~ '^P-[0-9]{4}-[0-9]{4,}$'),
  kind           text not null check (kind in ('rib', 'ccp')),
  state          text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'sent', 'settled', 'cancelled')),
  payout_count   integer not null default 0 check (payout_count >= 0),
  total_centimes bigint not null default 0 check (total_centimes >= 0),
  created_by        uuid not null,
  approved_by    uuid,
  file_id        uuid,
  file_sha256    text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  created_at     timestamptz not null,
  submitted_at   timestamptz,
  approved_at    timestamptz,
  sent_at        timestamptz,
  settled_at     timestamptz,
  cancelled_at   timestamptz,
  cancel_reason  text,
  check (approved_by <> created_by),
  check ((approved_by is null) = (approved_at is null)),
  check (state not in ('submitted', 'approved', 'sent', 'settled') or submitted_at is not null),
  check (state not in ('approved', 'sent', 'settled') or approved_at is not null),
  check (state not in ('sent', 'settled') or (sent_at is not null and file_sha256 is not null)),
  check ((file_id is null) = (file_sha256 is null)),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'cancelled') = (cancel_reason is not null)),
  check (state = 'draft' or state = 'cancelled' or payout_count > 0)
);
comment on table payouts.batches is 'Payouts sent to the bank or the post together: made by one person, approved by another.';
create index batches_newest on payouts.batches (created_at desc, id desc);

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
comment on table payouts.payouts is 'What a shop gets in a batch, on the account it had on that day.';
create unique index payouts_one_open on payouts.payouts (vendor_id) where state = 'planned';
create index payouts_by_vendor on payouts.payouts (vendor_id, created_at desc);

create table payouts.payout_lines (
  id              uuid primary key,
  vendor_id       uuid not null references vendors.vendors (id),
  payout_id       uuid not null references payouts.payouts (id),
  order_id        uuid references orders.orders (id),
  kind            text not null check (kind in ('sale', 'return', 'fee', 'carried_over', 'adjustment')),
  amount_centimes bigint not null check (amount_centimes <> 0),
  reason          text,
  -- Given free again when the payout fails or is cancelled: the next one takes it.
  released_at     timestamptz,
  check (kind not in ('sale', 'return') or order_id is not null),
  check (kind <> 'sale' or amount_centimes > 0),
  check (kind <> 'return' or amount_centimes < 0),
  check (kind <> 'adjustment' or reason is not null)
);
comment on table payouts.payout_lines is 'What a payout is made of: sales, returns, fees, a debt carried over.';
create unique index payout_lines_sale_once on payouts.payout_lines (order_id) where kind = 'sale' and released_at is null;
create index payout_lines_by_vendor on payouts.payout_lines (vendor_id, payout_id);
create index payout_lines_by_payout on payouts.payout_lines (payout_id);

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
comment on table payouts.holds is 'Why a shop is not paid for now.';
create index holds_by_vendor on payouts.holds (vendor_id) where released_at is null;

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
comment on table payouts.status_history is 'Who moved a batch, payout or remittance, when and why.';
create index status_history_by_vendor on payouts.status_history (vendor_id, happened_at desc);
create index status_history_by_batch on payouts.status_history (batch_id, happened_at) where batch_id is not null;
create index status_history_by_payout on payouts.status_history (payout_id, happened_at) where payout_id is not null;
create index status_history_by_remittance on payouts.status_history (remittance_id, happened_at) where remittance_id is not null;
