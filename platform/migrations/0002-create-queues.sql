-- Owner: platform. A fact, a job or a stored answer exists exactly when the change it belongs to
-- was committed, because each row is written in the transaction of that change.
create table platform.outbox (
  id            bigint generated always as identity primary key,
  type          text not null,
  aggregate     text,
  payload       jsonb not null,
  published_at  timestamptz not null default now(),
  fanned_out_at timestamptz
);
comment on table platform.outbox is 'Facts announced in the transaction of their change.';
create index outbox_not_fanned_out on platform.outbox (id) where fanned_out_at is null;
create index outbox_by_age on platform.outbox (published_at);

create table platform.outbox_deliveries (
  event_id     bigint not null references platform.outbox (id) on delete cascade,
  subscriber   text not null,
  aggregate    text,
  state        text not null default 'pending' check (state in ('pending', 'delivered', 'dead')),
  attempts     integer not null default 0,
  next_at      timestamptz not null,
  delivered_at timestamptz,
  error        text,
  primary key (event_id, subscriber),
  check ((state = 'delivered') = (delivered_at is not null))
);
comment on table platform.outbox_deliveries is 'Which subscriber has heard which fact.';
create index outbox_deliveries_pending on platform.outbox_deliveries (event_id) where state = 'pending';
create index outbox_deliveries_in_order on platform.outbox_deliveries (subscriber, aggregate, event_id)
  where state = 'pending' and aggregate is not null;
create index outbox_deliveries_dead on platform.outbox_deliveries (event_id) where state = 'dead';

create table platform.jobs (
  id           bigint generated always as identity primary key,
  kind         text not null,
  key          text,
  payload      jsonb not null,
  run_at       timestamptz not null,
  attempts     integer not null default 0,
  max_attempts integer not null check (max_attempts > 0),
  claimed_at   timestamptz,
  dead_at      timestamptz,
  error        text,
  created_at   timestamptz not null default now()
);
comment on table platform.jobs is 'Work to do after the commit, with its tries.';
create index jobs_due on platform.jobs (run_at, id) where dead_at is null;
create index jobs_dead on platform.jobs (dead_at) where dead_at is not null;
create unique index jobs_waiting_once on platform.jobs (kind, key)
  where key is not null and claimed_at is null and dead_at is null;

create table platform.schedules (
  name    text primary key,
  next_at timestamptz not null
);
comment on table platform.schedules is 'When what comes back is due next.';

create table platform.idempotency_keys (
  scope      text not null,
  key        text not null,
  body_hash  text not null,
  status     integer,
  body       text,
  created_at timestamptz not null,
  primary key (scope, key)
);
comment on table platform.idempotency_keys is 'Answers that are given again to the same key.';
create index idempotency_keys_by_age on platform.idempotency_keys (created_at);

-- Counters only: losing them after a crash of the server costs nothing, and writing them stays cheap.
create unlogged table platform.rate_limits (
  key      text primary key,
  slot     bigint not null,
  hits     integer not null,
  previous integer not null,
  ends_at  timestamptz not null
);
comment on table platform.rate_limits is 'Counters of the rate limits; they may be lost.';
create index rate_limits_by_end on platform.rate_limits (ends_at);

create table platform.dev_emails (
  id      uuid primary key,
  "to"    text not null,
  subject text not null,
  text    text not null,
  html    text,
  sent_at timestamptz not null
);
comment on table platform.dev_emails is 'Mails of the demo''s inbox.';
create index dev_emails_by_age on platform.dev_emails (sent_at desc);

create table platform.dev_sms (
  id      uuid primary key,
  "to"    text not null,
  message text not null,
  sent_at timestamptz not null
);
comment on table platform.dev_sms is 'Text messages of the demo''s inbox.';
create index dev_sms_by_age on platform.dev_sms (sent_at desc);
