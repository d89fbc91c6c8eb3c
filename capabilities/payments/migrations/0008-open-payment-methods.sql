-- Payment methods are listed in kernel/payment-methods.ts; an intent is always of one that is paid at a gateway.
set local lock_timeout = '5s';

alter table payments.intents drop constraint intents_method_check;
alter table payments.intents drop constraint intents_check1;
alter table payments.intents add constraint intents_method_code
  check (method ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
alter table payments.intents add constraint intents_have_gateway check (gateway is not null) not valid;
