-- What is taken from the till to the bank: recorded by one admin, confirmed by another.
set local lock_timeout = '5s';

create table treasury.till_deposits (
  id               uuid primary key,
  amount_centimes  bigint not null check (amount_centimes > 0),
  deposited_on     date not null,
  -- The number of the bank's slip.
  slip_number      text not null check (length(trim(slip_number)) > 0),
  state            text not null default 'recorded' check (state in ('recorded', 'confirmed', 'rejected')),
  recorded_by      uuid not null,
  recorded_at      timestamptz not null,
  decided_by       uuid,
  decided_at       timestamptz,
  reject_reason    text,
  is_sole_approval boolean not null default false,
  ledger_journal_id uuid unique references ledger.journals (id),
  constraint till_deposits_four_eyes check (state <> 'confirmed' or is_sole_approval or decided_by <> recorded_by),
  check ((state = 'recorded') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'rejected') = (reject_reason is not null)),
  check ((state = 'confirmed') = (ledger_journal_id is not null))
);
comment on table treasury.till_deposits is 'Deposits of the till at the bank, recorded by one admin and confirmed by another.';
create index till_deposits_newest on treasury.till_deposits (recorded_at desc, id desc);
-- A slip is recorded once, unless it was rejected.
create unique index till_deposits_slip on treasury.till_deposits (lower(trim(slip_number))) where state <> 'rejected';

alter table treasury.bank_links drop constraint bank_links_record_kind_check;
alter table treasury.bank_links add constraint bank_links_record_kind_check check (record_kind in (
  'remittance', 'gateway_settlement', 'payout', 'vendor_settlement', 'refund', 'manual_journal', 'till_deposit')) not valid;
