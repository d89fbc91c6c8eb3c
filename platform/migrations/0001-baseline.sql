-- Owner: platform. Invariant: events, jobs and stored answers are written in the transaction of the change they belong to.
create schema platform;

create table platform.migrations (
  capability text not null,
  name       text not null,
  checksum   text not null,
  applied_at timestamptz not null default now(),
  primary key (capability, name)
);
comment on table platform.migrations is 'Applied migrations with the digest of their file.';

-- Transactional outbox: an event exists exactly when its change was committed.
create table platform.outbox (
  id            bigint generated always as identity primary key,
  type          text not null,
  aggregate     text,
  payload       jsonb not null,
  published_at  timestamptz not null default now(),
  fanned_out_at timestamptz
);
comment on table platform.outbox is 'Events published in the transaction of their change.';
-- No statement filters by these columns, and statistics of them would dominate the cost of ANALYZE.
alter table platform.outbox alter column payload set statistics 0;

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
comment on table platform.outbox_deliveries is 'Deliveries of events to subscribers.';
alter table platform.outbox_deliveries alter column error set statistics 0;

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
comment on table platform.jobs is 'Jobs to run after the commit, with their attempts.';
alter table platform.jobs alter column payload set statistics 0, alter column error set statistics 0;

create table platform.schedules (
  name    text primary key,
  next_at timestamptz not null
);
comment on table platform.schedules is 'Next due time of recurring jobs.';

create table platform.idempotency_keys (
  scope      text not null,
  key        text not null,
  body_hash  text not null,
  status     integer,
  body       text,
  created_at timestamptz not null,
  primary key (scope, key)
);
comment on table platform.idempotency_keys is 'Stored responses of idempotency keys.';
alter table platform.idempotency_keys alter column body set statistics 0;

-- Unlogged: losing the counters in a crash costs nothing, and writing them stays cheap.
create unlogged table platform.rate_limits (
  key      text primary key,
  slot     bigint not null,
  hits     integer not null,
  previous integer not null,
  ends_at  timestamptz not null
);
comment on table platform.rate_limits is 'Counters of the rate limits; losing them is harmless.';

create table platform.dev_emails (
  id      uuid primary key,
  "to"    text not null,
  subject text not null,
  text    text not null,
  html    text,
  sent_at timestamptz not null
);
comment on table platform.dev_emails is 'Emails of the demo inbox.';
alter table platform.dev_emails alter column text set statistics 0, alter column html set statistics 0;

create table platform.dev_sms (
  id      uuid primary key,
  "to"    text not null,
  message text not null,
  sent_at timestamptz not null
);
comment on table platform.dev_sms is 'SMS of the demo inbox.';

-- A figure is its counter plus the deltas that were not added to it yet: writers only append, so they never wait
-- for each other, and the sum is always exact.
create table platform.counters (
  name   text primary key,
  count  bigint not null,
  amount bigint not null
);
comment on table platform.counters is 'Named counters: number of rows and their total amount.';

create table platform.counter_deltas (
  name   text not null,
  count  bigint not null,
  amount bigint not null
);
comment on table platform.counter_deltas is 'Deltas not yet added to their counter.';

create index outbox_not_fanned_out on platform.outbox (id) where fanned_out_at is null;
create index outbox_by_age on platform.outbox (published_at);
create index outbox_deliveries_in_order on platform.outbox_deliveries (subscriber, aggregate, event_id)
  where state = 'pending' and aggregate is not null;
create index outbox_deliveries_dead on platform.outbox_deliveries (event_id) where state = 'dead';

-- A claim reads the due deliveries of one subscriber in this order and stops after a batch, so its cost does not
-- grow with the backlog. The condition on next_at is always true: statements that do not name it cannot choose
-- this index instead of outbox_deliveries_in_order.
create index outbox_deliveries_due on platform.outbox_deliveries (subscriber, next_at, event_id)
  where state = 'pending' and next_at < 'infinity';

create index jobs_dead on platform.jobs (dead_at) where dead_at is not null;
create unique index jobs_waiting_once on platform.jobs (kind, key)
  where key is not null and claimed_at is null and dead_at is null;

-- A claim reads the due jobs of one kind in this order and stops after a batch: no backlog makes it slower.
create index jobs_due_by_kind on platform.jobs (kind, run_at, id) where dead_at is null;

create index idempotency_keys_by_age on platform.idempotency_keys (created_at);
create index rate_limits_by_end on platform.rate_limits (ends_at);
create index dev_emails_by_age on platform.dev_emails (sent_at desc);
create index dev_sms_by_age on platform.dev_sms (sent_at desc);

-- Called by triggers of the capability that owns the rows.
create function platform.count_by(name text, count bigint, amount bigint default 0) returns void
language sql as $$
  insert into platform.counter_deltas values (name, count, amount)
$$;

-- After a `truncate`: drops every counter with this prefix.
create function platform.skip_counter(prefix text) returns void language sql as $$
  delete from platform.counters where starts_with(name, prefix);
  delete from platform.counter_deltas where starts_with(name, prefix)
$$;

-- Deltas of open transactions stay for the next run.
create function platform.flush_counters() returns void language sql as $$
  with settled as (delete from platform.counter_deltas returning *)
  insert into platform.counters as kept
  select name, sum(count), sum(amount) from settled group by name order by name
  on conflict (name) do update
  set count = kept.count + excluded.count, amount = kept.amount + excluded.amount
$$;

-- Sort key: lower case, no accents, variants of an Arabic letter as one, so that Émile sorts beside Emile and أحمد
-- beside احمد.
create function platform.sort_key(input text) returns text language sql immutable parallel safe as $$
  select left(translate(
    regexp_replace(lower(normalize(trim(coalesce(input, '')), NFKD)),
      '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
    'ىٱ', 'يا'), 120)
$$;

create view platform.counted as
select name, sum(count)::bigint as count, sum(amount)::bigint as amount
from (select * from platform.counters union all select * from platform.counter_deltas) every_change
group by name;
