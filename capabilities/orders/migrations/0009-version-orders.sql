-- Owner: orders. Optimistic lock: the version goes up with each act of a person on the order or its parcels;
-- couriers' events, jobs and webhooks leave it as it is.
alter table orders.orders add column version integer not null default 0 check (version >= 0);
