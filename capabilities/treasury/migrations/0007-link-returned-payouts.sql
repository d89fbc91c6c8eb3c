-- A payout that came back is a line of the bank of its own.
set local lock_timeout = '5s';

alter table treasury.bank_links drop constraint bank_links_record_kind_check;
alter table treasury.bank_links add constraint bank_links_record_kind_check check (record_kind in (
  'remittance', 'gateway_settlement', 'payout', 'vendor_settlement', 'refund', 'manual_journal', 'till_deposit',
  'payout_return')) not valid;
