-- Owner: capabilities/phone-confirmation. Invariant: an order is in the call queue once; one caller at a time per phone number; calls never change.
create schema phone_confirmation;

create table phone_confirmation.call_settings (
  id              uuid primary key,
  vendor_id       uuid references vendors.vendors (id) on delete cascade,
  max_attempts    smallint not null default 4 check (max_attempts between 1 and 10),
  spacing_minutes integer not null default 120 check (spacing_minutes between 5 and 1440),
  calls_from      time not null default '09:00',
  calls_until     time not null default '20:00' check (calls_until > calls_from),
  expires_hours   integer not null default 72 check (expires_hours between 1 and 240),
  updated_by      uuid,
  updated_at      timestamptz not null,
  unique nulls not distinct (vendor_id)
);
comment on table phone_confirmation.call_settings is 'Number of calls, interval and hours; the row without a vendor is the operator''s.';

create table phone_confirmation.call_scripts (
  id         uuid primary key,
  vendor_id  uuid references vendors.vendors (id) on delete cascade,
  language   text not null check (language in ('fr', 'en', 'ar')),
  body       text not null check (length(trim(body)) > 0),
  updated_by uuid,
  updated_at timestamptz not null,
  unique nulls not distinct (vendor_id, language)
);
comment on table phone_confirmation.call_scripts is 'Call scripts by language; a vendor''s own overrides the operator''s.';

create table phone_confirmation.call_tasks (
  id            uuid primary key,
  vendor_id     uuid not null references vendors.vendors (id),
  order_id      uuid not null unique references orders.orders (id),
  phone         text not null check (phone ~ '^\+[0-9]{8,15}$'),
  state         text not null default 'to_confirm' check (state in (
                  'to_confirm', 'no_answer', 'callback', 'wrong_number', 'duplicate', 'refused',
                  'confirmed', 'expired')),
  attempts      smallint not null default 0 check (attempts >= 0),
  next_call_at  timestamptz,
  callback_at   timestamptz,
  duplicate_of  uuid references orders.orders (id),
  refuse_reason text check (refuse_reason in (
                  'changed_mind', 'too_expensive', 'found_elsewhere', 'too_slow', 'not_ordered',
                  'wrong_product', 'cannot_pay', 'other')),
  decided_at    timestamptz,
  decided_by    uuid references identity.users (id) on delete set null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at),
  check ((state in ('to_confirm', 'no_answer', 'callback')) = (next_call_at is not null)),
  check ((state in ('to_confirm', 'no_answer', 'callback')) = (decided_at is null)),
  check ((state = 'callback') = (callback_at is not null)),
  check (callback_at is null or next_call_at >= callback_at),
  check ((state = 'duplicate') = (duplicate_of is not null)),
  check (duplicate_of is null or duplicate_of <> order_id),
  check ((state = 'refused') = (refuse_reason is not null)),
  check (state <> 'no_answer' or attempts > 0)
) with (fillfactor = 85);
comment on table phone_confirmation.call_tasks is 'Call queue: one task per order that waits for the confirmation of its buyer.';

-- The phone number is the key: a buyer with orders at two vendors is called by one person at a time.
create table phone_confirmation.call_claims (
  phone      text primary key check (phone ~ '^\+[0-9]{8,15}$'),
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  agent_id   uuid not null references identity.users (id) on delete cascade,
  task_id    uuid not null references phone_confirmation.call_tasks (id) on delete cascade,
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > claimed_at and expires_at <= claimed_at + interval '30 minutes')
) with (fillfactor = 70);
comment on table phone_confirmation.call_claims is 'Phone numbers locked by the current caller; a claim expires by itself.';

create table phone_confirmation.calls (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id),
  task_id     uuid not null references phone_confirmation.call_tasks (id),
  agent_id    uuid references identity.users (id),
  channel     text not null check (channel in ('phone', 'whatsapp', 'sms', 'link')),
  outcome     text not null check (outcome in (
                'no_answer', 'unreachable', 'callback', 'wrong_number', 'duplicate', 'refused', 'confirmed')),
  callback_at timestamptz,
  note        text,
  started_at  timestamptz not null,
  ended_at    timestamptz not null check (ended_at >= started_at),
  check ((outcome = 'callback') = (callback_at is not null)),
  check (callback_at is null or callback_at > ended_at),
  -- A confirmation by link has no agent.
  check ((channel = 'link') = (agent_id is null))
);
comment on table phone_confirmation.calls is 'Call attempts: caller, channel, duration, outcome.';

create table phone_confirmation.confirmation_links (
  id           uuid primary key,
  vendor_id    uuid not null references vendors.vendors (id),
  task_id      uuid not null references phone_confirmation.call_tasks (id) on delete cascade,
  token_digest bytea not null unique check (length(token_digest) = 32),
  sent_at      timestamptz not null,
  expires_at   timestamptz not null check (expires_at > sent_at),
  answered_at  timestamptz,
  answer       text check (answer in ('confirmed', 'refused', 'callback')),
  check ((answered_at is null) = (answer is null)),
  check (answered_at is null or answered_at <= expires_at)
);
comment on table phone_confirmation.confirmation_links is 'Links by which a buyer confirms without a call; each answers once.';

create table phone_confirmation.status_history (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id),
  task_id     uuid not null references phone_confirmation.call_tasks (id),
  from_state  text,
  to_state    text not null check (to_state is distinct from from_state),
  actor_role  text not null check (actor_role in ('buyer', 'vendor', 'admin', 'system')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table phone_confirmation.status_history is 'Status transitions of call tasks: actor, time, reason.';

create index call_tasks_by_vendor on phone_confirmation.call_tasks (vendor_id, state, next_call_at);
create index call_tasks_to_call on phone_confirmation.call_tasks (next_call_at)
  where state in ('to_confirm', 'no_answer', 'callback');
create index call_tasks_to_expire on phone_confirmation.call_tasks (expires_at)
  where state in ('to_confirm', 'no_answer', 'callback');
create index call_tasks_by_phone on phone_confirmation.call_tasks (phone);

-- Closed tasks are paged newest first and counted; open ones are few.
create index call_tasks_over_by_vendor on phone_confirmation.call_tasks (vendor_id, decided_at desc, id desc)
  where decided_at is not null;

create index call_claims_by_vendor on phone_confirmation.call_claims (vendor_id, expires_at);
create index calls_by_task on phone_confirmation.calls (task_id, started_at);
create index calls_by_vendor on phone_confirmation.calls (vendor_id, started_at desc);
create index calls_by_agent on phone_confirmation.calls (agent_id, started_at desc) where agent_id is not null;
create index confirmation_links_by_vendor on phone_confirmation.confirmation_links (vendor_id, sent_at desc);
create index confirmation_links_by_task on phone_confirmation.confirmation_links (task_id);
create index status_history_by_vendor on phone_confirmation.status_history (vendor_id, happened_at desc);
create index status_history_by_task on phone_confirmation.status_history (task_id, happened_at);

create function phone_confirmation.guard_claim() returns trigger language plpgsql as $$
begin
  if new.agent_id <> old.agent_id and new.claimed_at < old.expires_at then
    raise exception 'somebody else is calling this buyer' using errcode = 'exclusion_violation';
  end if;
  return new;
end $$;

create function phone_confirmation.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create function phone_confirmation.guard_call() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger call_claims_are_exclusive before update on phone_confirmation.call_claims
  for each row execute function phone_confirmation.guard_claim();
create trigger status_history_is_kept before update or delete on phone_confirmation.status_history
  for each row execute function phone_confirmation.refuse_change();
create trigger calls_are_kept before update or delete on phone_confirmation.calls
  for each row execute function phone_confirmation.guard_call();
