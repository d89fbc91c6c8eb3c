-- Owner: ledger. A sale keeps what it was counted from, so that each line can be told in words and a
-- part of it taken back exactly; what was collected or refunded is undone by a journal of its own.
alter table ledger.journals add column details jsonb check (jsonb_typeof(details) = 'object');
comment on column ledger.journals.details is 'What the amounts were counted from: a sale, or what a refund gives back.';

alter table ledger.journals drop constraint journals_kind_check;
alter table ledger.journals add constraint journals_kind_check check (kind in (
  'sale', 'sale_reversal', 'delivery', 'cash_collected', 'collection_reversal', 'cash_received',
  'refund', 'refund_reversal', 'refund_paid', 'payout', 'remittance_difference', 'adjustment'));

-- A shop's lines are read newest first by page; what an account comes to, from the index alone.
drop index ledger.journals_by_vendor;
create index journals_by_vendor on ledger.journals (vendor_id, posted_at desc, id desc);
drop index ledger.entries_by_account;
create index entries_by_account on ledger.entries (account_id, journal_id) include (amount_centimes);
