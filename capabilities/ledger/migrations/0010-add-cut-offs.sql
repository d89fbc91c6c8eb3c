-- What was sold and not delivered at the end of a month is taken out of its books, and put back on the next day.
set local lock_timeout = '5s';

alter table ledger.journals drop constraint journals_kind_check;
alter table ledger.journals add constraint journals_kind_check check (kind in (
  'sale', 'sale_reversal', 'delivery', 'cash_collected', 'collection_reversal', 'cash_received',
  'refund', 'refund_reversal', 'refund_paid', 'payout', 'remittance', 'remittance_difference', 'adjustment', 'settlement',
  'manual', 'vendor_charge', 'gateway_settlement', 'compensation', 'delivery_vat', 'stamp_duty', 'vendor_delivery', 'till_deposit',
  'cut_off')) not valid;

alter table ledger.accounts drop constraint accounts_kind_check;
alter table ledger.accounts add constraint accounts_kind_check check (kind in (
  'buyer_receivable', 'vendor_payable', 'platform_commission', 'vat_on_commission',
  'delivery_income', 'platform_discounts', 'cash_at_courier', 'cash_received', 'till',
  'rounding', 'online_clearing', 'refunds_due',
  'courier_clearing', 'courier_fees', 'courier_differences',
  'gateway_fees', 'vendor_charges', 'internal_transfers', 'vat_on_delivery', 'vendor_services', 'vat_on_services',
  'deferred_income', 'undelivered_goods', 'buyer_advances')) not valid;

comment on column ledger.journals.accounted_on is 'Accounting date of a manual journal or a cut-off, never after its posting; null: the day of the posting.';
