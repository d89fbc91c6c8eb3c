-- Owner: reviews. Optimistic lock: the version goes up when a person decides a report, alone or with what is
-- reported, and when that is taken back.
alter table reviews.reports add column version integer not null default 0 check (version >= 0);
