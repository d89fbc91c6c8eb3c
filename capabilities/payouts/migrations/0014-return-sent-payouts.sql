-- A payout that the bank did not pay is recorded and confirmed as one that came back; before the settlement it has no journal.
set local lock_timeout = '5s';

alter table payouts.payout_returns drop constraint payout_returns_check3;
alter table payouts.payout_returns add constraint payout_returns_journal
  check (journal_id is null or state = 'confirmed') not valid;
comment on table payouts.payout_returns is 'Payouts that the bank did not pay or sent back, recorded by one admin and confirmed by another.';
