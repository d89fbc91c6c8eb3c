-- Stamp duty that a buyer pays with cash is owed to the vendor, who owes it to the State.
set local lock_timeout = '5s';

alter table ledger.journals drop constraint journals_kind_check;
alter table ledger.journals add constraint journals_kind_check check (kind in (
  'sale', 'sale_reversal', 'delivery', 'cash_collected', 'collection_reversal', 'cash_received',
  'refund', 'refund_reversal', 'refund_paid', 'payout', 'remittance', 'remittance_difference', 'adjustment', 'settlement',
  'manual', 'vendor_charge', 'gateway_settlement', 'compensation', 'delivery_vat', 'stamp_duty')) not valid;
