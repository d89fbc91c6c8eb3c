-- Payment methods are listed in kernel/payment-methods.ts, which validates a code where it comes in.
set local lock_timeout = '5s';

alter table orders.purchases drop constraint purchases_payment_method_check;
alter table orders.purchases add constraint purchases_payment_method_code
  check (payment_method ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
