-- Owner: reviews. Optimistic lock: the versions go up with each act of a person: an edit, an answer, a decision
-- of the team.
alter table reviews.reviews add column version integer not null default 0 check (version >= 0);
alter table reviews.questions add column version integer not null default 0 check (version >= 0);
