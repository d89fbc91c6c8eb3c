-- Owner: privacy. A consent is a fact with its version and time and is never changed: taking it
-- back is another fact. A request has a legal deadline fixed on the day it came, is answered only
-- to somebody whose identity was checked, and leaves who did what. An erasure can be resumed and
-- says what it kept and why.
create schema privacy;

create table privacy.consent_texts (
  purpose      text not null check (purpose in (
                 'terms', 'privacy_policy', 'vendor_agreement', 'cookies_analytics', 'cookies_marketing',
                 'cookies_functional', 'cart_reminder', 'marketing_mail', 'marketing_sms')),
  version      text not null check (version <> ''),
  sha256       text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  in_force_on  date not null,
  created_at   timestamptz not null,
  primary key (purpose, version)
);
comment on table privacy.consent_texts is 'Versions of what people agree to, with the digest of the words.';

-- No foreign key to the account: the proof outlives it.
create table privacy.consents (
  id         uuid primary key,
  user_id    uuid,
  visitor_id uuid,
  purpose    text not null,
  version    text not null,
  is_given   boolean not null,
  source     text not null check (source in ('banner', 'sign_up', 'checkout', 'account', 'vendor_register', 'unsubscribe', 'request')),
  language   text not null check (language in ('fr', 'en', 'ar')),
  address    inet,
  given_at   timestamptz not null,
  foreign key (purpose, version) references privacy.consent_texts (purpose, version),
  check (num_nonnulls(user_id, visitor_id) > 0),
  check (purpose <> 'vendor_agreement' or user_id is not null)
);
comment on table privacy.consents is 'Who agreed to what, or took it back: purpose, version, time, where.';
create index consents_by_user on privacy.consents (user_id, purpose, given_at desc) where user_id is not null;
create index consents_by_visitor on privacy.consents (visitor_id, purpose, given_at desc) where visitor_id is not null;

create table privacy.data_requests (
  id             uuid primary key,
  number         text not null unique check (number ~ '^D-[0-9A-HJKMNP-TV-Z]{8}$'),
  kind           text not null check (kind in ('access', 'rectification', 'erasure', 'objection', 'portability')),
  state          text not null default 'received' check (state in (
                   'received', 'verified', 'in_progress', 'answered', 'refused', 'withdrawn')),
  user_id        uuid references identity.users (id) on delete set null,
  name           text,
  email          text check (email = lower(email)),
  phone          text,
  language       text not null check (language in ('fr', 'en', 'ar')),
  message        text,
  received_at    timestamptz not null,
  received_on    date not null,
  legal_days     smallint not null check (legal_days between 1 and 60),
  legal_source   text not null,
  due_on         date not null,
  verified_at    timestamptz,
  verified_how   text check (verified_how in ('signed_in', 'mail_code', 'phone_code', 'papers')),
  handler_id     uuid references identity.users (id) on delete set null,
  started_at     timestamptz,
  answered_at    timestamptz,
  answer         text,
  refused_at     timestamptz,
  refuse_reason  text check (refuse_reason in ('not_identified', 'legal_duty', 'abusive', 'no_data', 'other')),
  withdrawn_at   timestamptz,
  erased_at      timestamptz,
  check (due_on = received_on + legal_days),
  check ((erased_at is null) = (email is not null)),
  check ((verified_at is null) = (verified_how is null)),
  check (state not in ('verified', 'in_progress', 'answered') or verified_at is not null),
  check (state <> 'in_progress' or (started_at is not null and handler_id is not null)),
  check ((state = 'answered') = (answered_at is not null)),
  check ((state = 'answered') = (answer is not null)),
  check ((state = 'refused') = (refused_at is not null)),
  check ((state = 'refused') = (refuse_reason is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
comment on table privacy.data_requests is 'What people ask about their data, by when the law wants an answer, and the answer.';
create index data_requests_open on privacy.data_requests (due_on) where state in ('received', 'verified', 'in_progress');
create index data_requests_by_user on privacy.data_requests (user_id, received_at desc) where user_id is not null;
create index data_requests_newest on privacy.data_requests (received_at desc, id desc);

create table privacy.request_history (
  id          uuid primary key,
  request_id  uuid not null references privacy.data_requests (id),
  from_state  text,
  to_state    text not null check (to_state is distinct from from_state),
  actor_role  text not null check (actor_role in ('person', 'admin', 'system')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table privacy.request_history is 'Who moved a request, when and why.';
create index request_history_by_request on privacy.request_history (request_id, happened_at);

create table privacy.exports (
  id            uuid primary key,
  user_id       uuid references identity.users (id) on delete cascade,
  request_id    uuid references privacy.data_requests (id),
  state         text not null default 'wanted' check (state in ('wanted', 'made', 'failed', 'expired')),
  storage_key   text unique,
  sha256        text check (sha256 ~ '^[0-9a-f]{64}$'),
  fail_reason   text,
  requested_at     timestamptz not null,
  created_at       timestamptz,
  downloaded_at timestamptz,
  expires_at    timestamptz check (expires_at > created_at),
  check (num_nonnulls(user_id, request_id) > 0),
  check ((state = 'made') = (storage_key is not null)),
  check ((storage_key is null) = (sha256 is null)),
  check ((state in ('made', 'expired')) = (created_at is not null)),
  check ((created_at is null) = (expires_at is null)),
  check ((state = 'failed') = (fail_reason is not null))
);
comment on table privacy.exports is 'Everything about a person in one file, until it expires.';
create index exports_by_user on privacy.exports (user_id, requested_at desc) where user_id is not null;
create index exports_to_expire on privacy.exports (expires_at) where state = 'made';

create table privacy.erasures (
  id         uuid primary key,
  user_id    uuid not null unique,
  request_id uuid references privacy.data_requests (id),
  state      text not null default 'planned' check (state in ('planned', 'running', 'done', 'withdrawn')),
  planned_at timestamptz not null,
  run_after  timestamptz not null check (run_after >= planned_at),
  started_at timestamptz,
  done_at    timestamptz,
  withdrawn_at timestamptz,
  check (state not in ('running', 'done') or started_at is not null),
  check ((state = 'done') = (done_at is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check (started_at is null or started_at >= run_after)
);
comment on table privacy.erasures is 'Accounts being forgotten, after the days in which it can be taken back.';
create index erasures_due on privacy.erasures (run_after) where state in ('planned', 'running');

create table privacy.erasure_steps (
  erasure_id  uuid not null references privacy.erasures (id),
  capability  text not null check (capability ~ '^[a-z]+$'),
  erased_rows integer not null check (erased_rows >= 0),
  kept_rows   integer not null check (kept_rows >= 0),
  kept_reason text,
  done_at     timestamptz not null,
  primary key (erasure_id, capability),
  check ((kept_rows > 0) = (kept_reason is not null))
);
comment on table privacy.erasure_steps is 'What each part of the product erased and kept, with the law it kept it for.';

create table privacy.processing_register (
  id              uuid primary key,
  name            text not null,
  purpose         text not null,
  legal_basis     text not null check (legal_basis in ('consent', 'contract', 'law', 'vital_interest', 'public_interest', 'legitimate_interest')),
  people          text[] not null check (cardinality(people) > 0),
  data_categories text[] not null check (cardinality(data_categories) > 0),
  recipients      text[] not null default '{}',
  retention       text not null,
  is_transferred_abroad boolean not null default false,
  transfer_basis  text,
  authority_receipt text,
  declared_on     date,
  valid_from      date not null,
  valid_until     date check (valid_until > valid_from),
  updated_by      uuid,
  updated_at      timestamptz not null,
  check (is_transferred_abroad = (transfer_basis is not null)),
  check ((authority_receipt is null) = (declared_on is null)),
  unique (name, valid_from)
);
comment on table privacy.processing_register is 'The register of processing that the law asks for.';

create table privacy.retention_rules (
  capability  text not null,
  table_name  text not null,
  keep_days   integer not null check (keep_days > 0),
  action      text not null check (action in ('delete', 'anonymise')),
  source      text not null,
  last_run_at timestamptz,
  last_rows   integer check (last_rows >= 0),
  primary key (capability, table_name),
  check ((last_run_at is null) = (last_rows is null))
);
comment on table privacy.retention_rules is 'How long which rows are kept, by what law, and the last time it was done.';

create table privacy.breaches (
  id                    uuid primary key,
  title                 text not null,
  description           text not null,
  state                 text not null default 'open' check (state in ('open', 'contained', 'closed')),
  severity              text not null check (severity in ('low', 'medium', 'high')),
  people_count          integer check (people_count >= 0),
  data_categories       text[] not null default '{}',
  discovered_at         timestamptz not null,
  authority_due_at      timestamptz not null check (authority_due_at > discovered_at),
  authority_notified_at timestamptz,
  people_notified_at    timestamptz,
  contained_at          timestamptz,
  closed_at             timestamptz,
  reported_by           uuid,
  check (state not in ('contained', 'closed') or contained_at is not null),
  check ((state = 'closed') = (closed_at is not null)),
  -- The file is not closed before the authority knows.
  check (state <> 'closed' or authority_notified_at is not null)
);
comment on table privacy.breaches is 'Leaks of personal data: what, how many, who was told and when.';

create table privacy.breach_history (
  id          uuid primary key,
  breach_id   uuid not null references privacy.breaches (id),
  from_state  text,
  to_state    text not null,
  actor_id    uuid,
  note        text,
  happened_at timestamptz not null
);
comment on table privacy.breach_history is 'What was done about a leak, by whom and when.';
create index breach_history_by_breach on privacy.breach_history (breach_id, happened_at);

create function privacy.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger consent_texts_are_kept before update or delete on privacy.consent_texts
  for each row execute function privacy.refuse_change();
create trigger consents_are_kept before update or delete on privacy.consents
  for each row execute function privacy.refuse_change();
create trigger request_history_is_kept before update or delete on privacy.request_history
  for each row execute function privacy.refuse_change();
create trigger erasure_steps_are_kept before update or delete on privacy.erasure_steps
  for each row execute function privacy.refuse_change();
create trigger breach_history_is_kept before update or delete on privacy.breach_history
  for each row execute function privacy.refuse_change();

-- A deadline is the one of the day the request came.
create function privacy.guard_deadline() returns trigger language plpgsql as $$
begin
  if (new.received_at, new.received_on, new.legal_days, new.kind)
     is distinct from (old.received_at, old.received_on, old.legal_days, old.kind) then
    raise exception 'the deadline of a request does not move' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger data_requests_keep_their_deadline before update on privacy.data_requests
  for each row execute function privacy.guard_deadline();
