-- Owner: capabilities/moderation. Invariant: an item is claimed by one admin at a time, for a day at most.
create schema moderation;

create table moderation.claims (
  kind       text not null check (kind in ('report', 'review', 'question', 'contact', 'data_request', 'vendor', 'document')),
  subject_id uuid not null,
  user_id    uuid not null references identity.users (id) on delete cascade,
  claimed_at timestamptz not null,
  primary key (kind, subject_id)
);
comment on table moderation.claims is 'Moderation items claimed by an admin, for a day.';

create index claims_by_age on moderation.claims (claimed_at);
create index claims_by_person on moderation.claims (user_id);
