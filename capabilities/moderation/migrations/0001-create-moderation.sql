-- Owner: moderation. Whoever of the team looks after something says so, one person at a time and for a day:
-- nothing stays with somebody who is away. What waits itself is kept by its own capability.
create schema moderation;

create table moderation.claims (
  kind       text not null check (kind in ('report', 'review', 'question', 'contact', 'data_request', 'vendor')),
  subject_id uuid not null,
  user_id    uuid not null references identity.users (id) on delete cascade,
  claimed_at   timestamptz not null,
  primary key (kind, subject_id)
);
comment on table moderation.claims is 'Who of the team looks after what waits, for a day.';
create index claims_by_age on moderation.claims (claimed_at);
create index claims_by_person on moderation.claims (user_id);
