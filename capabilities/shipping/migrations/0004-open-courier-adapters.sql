-- Adapters are listed in couriers/registry.ts, whose couriers are written at each start: a new one needs no migration.
set local lock_timeout = '5s';

alter table shipping.couriers drop constraint couriers_adapter_check;
alter table shipping.couriers add constraint couriers_adapter_code check (adapter ~ '^[a-z0-9-]{2,30}$');
