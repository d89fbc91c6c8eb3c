-- Other services than a return fee are charged with VAT; `other` is a compensation, without.
set local lock_timeout = '5s';

alter table treasury.manual_journals drop constraint manual_journals_charge_check;
alter table treasury.manual_journals add constraint manual_journals_charge_check
  check (charge in ('return_fee', 'service', 'lost_goods', 'short_cash', 'other')) not valid;
