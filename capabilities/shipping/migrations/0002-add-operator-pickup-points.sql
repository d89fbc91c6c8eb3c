-- Owner: capabilities/shipping. Invariant: a pickup point that the operator withdrew stays withdrawn when the courier's list is
-- read again.
alter table shipping.pickup_points
  add column is_withdrawn boolean not null default false,
  add column version integer not null default 1;
