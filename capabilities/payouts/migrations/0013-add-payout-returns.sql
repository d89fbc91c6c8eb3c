-- A payout that the bank sends back after it was settled: recorded by one admin, confirmed by another.
create table payouts.payout_returns (
  id               uuid primary key,
  payout_id        uuid not null references payouts.payouts (id),
  returned_on      date not null,
  bank_reference   text not null check (length(trim(bank_reference)) > 0),
  reason           text not null check (reason in ('account_closed', 'wrong_number', 'name_differs', 'refused_by_bank', 'other')),
  state            text not null default 'recorded' check (state in ('recorded', 'confirmed', 'rejected')),
  recorded_by      uuid not null,
  recorded_at      timestamptz not null,
  decided_by       uuid,
  decided_at       timestamptz,
  reject_reason    text,
  is_sole_approval boolean not null default false,
  journal_id       uuid unique references ledger.journals (id),
  constraint payout_returns_four_eyes check (state <> 'confirmed' or is_sole_approval or decided_by <> recorded_by),
  check ((state = 'recorded') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'rejected') = (reject_reason is not null)),
  check ((state = 'confirmed') = (journal_id is not null))
);
comment on table payouts.payout_returns is 'Paid payouts that came back from the bank, recorded by one admin and confirmed by another.';
create unique index payout_returns_open on payouts.payout_returns (payout_id) where state <> 'rejected';
create index payout_returns_newest on payouts.payout_returns (recorded_at desc, id desc);
