-- Counted cash lies in the till, until it is deposited at the bank.
set local lock_timeout = '5s';

alter table ledger.journals drop constraint journals_kind_check;
alter table ledger.journals add constraint journals_kind_check check (kind in (
  'sale', 'sale_reversal', 'delivery', 'cash_collected', 'collection_reversal', 'cash_received',
  'refund', 'refund_reversal', 'refund_paid', 'payout', 'remittance', 'remittance_difference', 'adjustment', 'settlement',
  'manual', 'vendor_charge', 'gateway_settlement', 'compensation', 'delivery_vat', 'stamp_duty', 'vendor_delivery', 'till_deposit')) not valid;

alter table ledger.accounts drop constraint accounts_kind_check;
alter table ledger.accounts add constraint accounts_kind_check check (kind in (
  'buyer_receivable', 'vendor_payable', 'platform_commission', 'vat_on_commission',
  'delivery_income', 'platform_discounts', 'cash_at_courier', 'cash_received', 'till',
  'rounding', 'online_clearing', 'refunds_due',
  'courier_clearing', 'courier_fees', 'courier_differences',
  'gateway_fees', 'vendor_charges', 'internal_transfers', 'vat_on_delivery', 'vendor_services', 'vat_on_services')) not valid;
