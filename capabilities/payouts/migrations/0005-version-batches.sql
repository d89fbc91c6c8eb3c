-- Owner: payouts. Optimistic lock: the version of a batch goes up with each act of a person on it or on one of
-- its payouts.
alter table payouts.batches add column version integer not null default 0 check (version >= 0);
