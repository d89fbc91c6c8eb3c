-- Gateways are listed in gateways/registry.ts, which validates a code where it comes in: a new gateway needs no migration.
set local lock_timeout = '5s';

alter table payments.intents drop constraint intents_gateway_check;
alter table payments.intents add constraint intents_gateway_code
  check (gateway ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
alter table payments.gateway_events drop constraint gateway_events_gateway_check;
alter table payments.gateway_events add constraint gateway_events_gateway_code
  check (gateway ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
