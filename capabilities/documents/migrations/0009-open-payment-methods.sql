-- Payment methods are listed in kernel/payment-methods.ts; an invoice keeps the one it was issued with.
set local lock_timeout = '5s';

alter table documents.invoices drop constraint invoices_payment_method_check;
alter table documents.invoices add constraint invoices_payment_method_code
  check (payment_method ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
