-- Gateways are listed in the registry of payments, which validates a code where it comes in: a new gateway needs no migration.
set local lock_timeout = '5s';

alter table treasury.gateway_settlements drop constraint gateway_settlements_gateway_check;
alter table treasury.gateway_settlements add constraint gateway_settlements_gateway_code
  check (gateway ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
