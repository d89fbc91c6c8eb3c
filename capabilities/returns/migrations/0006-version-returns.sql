-- Owner: returns. Optimistic lock: the versions go up with each act of a person; what gateways and jobs do
-- leaves them as they are.
alter table returns.returns add column version integer not null default 0 check (version >= 0);
alter table returns.refunds add column version integer not null default 0 check (version >= 0);
