-- Owner: privacy. The team answers people: by a code whose digest alone is kept, with a file that
-- opens for some days, or by an erasure that one person plans and another lets pass. An erasure
-- knows whom it is about only until it is done; afterwards a digest proves it. Who of the team
-- looked at whose data is kept for a year and never changed. A dossier of a leak is written in
-- steps that stay.
alter table privacy.data_requests
  add column code_digest     bytea check (length(code_digest) = 32),
  add column code_attempts      smallint not null default 0 check (code_attempts >= 0),
  add column code_expires_at timestamptz,
  add column verify_note     text,
  add column refuse_note     text,
  add check ((code_digest is null) = (code_expires_at is null)),
  add check (erased_at is null or num_nonnulls(name, phone, message, code_digest) = 0);
create index data_requests_by_email on privacy.data_requests (email, received_at desc) where email is not null;

-- Nothing was ever kept in it: a file is handed out by a link, sealed while it lies there.
drop table privacy.exports;
create table privacy.exports (
  id             uuid primary key,
  request_id     uuid not null references privacy.data_requests (id),
  subject_digest bytea not null check (length(subject_digest) = 32),
  token_digest   bytea not null unique check (length(token_digest) = 32),
  storage_key    text unique,
  sha256         text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes          integer not null check (bytes > 0),
  created_by        uuid not null,
  created_at        timestamptz not null,
  expires_at     timestamptz not null check (expires_at > created_at),
  first_downloaded_at timestamptz,
  download_count    integer not null default 0 check (download_count >= 0),
  removed_at     timestamptz,
  check ((removed_at is null) = (storage_key is not null)),
  check ((download_count = 0) = (first_downloaded_at is null))
);
comment on table privacy.exports is 'Everything about a person in one sealed file, which its link opens until it expires.';
create index exports_by_request on privacy.exports (request_id);
create index exports_to_remove on privacy.exports (expires_at) where removed_at is null;

alter table privacy.erasures
  alter column user_id drop not null,
  drop constraint erasures_user_id_key,
  add column email          text check (email = lower(email)),
  add column phone          text,
  add column language       text check (language in ('fr', 'en', 'ar')),
  add column subject_digest bytea check (length(subject_digest) = 32),
  add column plan           jsonb check (jsonb_typeof(plan) = 'array'),
  add column planned_by     uuid,
  add column approved_by    uuid,
  add column approved_at    timestamptz,
  add column withdrawn_by   uuid,
  add check (num_nonnulls(user_id, subject_digest) > 0),
  add check (state in ('planned', 'running') or num_nonnulls(email, phone) = 0),
  add check ((approved_by is null) = (approved_at is null)),
  -- Two pairs of eyes; whoever is alone looks again a day later.
  add check (approved_by <> planned_by or approved_at >= planned_at + interval '24 hours'),
  add check (state <> 'running' or planned_by is null or approved_at is not null);
create unique index erasures_one_living on privacy.erasures (user_id)
  where user_id is not null and state <> 'withdrawn';
create unique index erasures_one_open on privacy.erasures (subject_digest) where state in ('planned', 'running');
create index erasures_newest on privacy.erasures (planned_at desc, id desc);
create index erasures_by_request on privacy.erasures (request_id) where request_id is not null;
alter table privacy.erasure_steps add column kept_until date;

-- Nothing was ever kept in it: it says everything in three languages, and keeps what it said.
drop table privacy.processing_register;
create table privacy.processing_register (
  id                    uuid primary key,
  code                  text not null check (code ~ '^[a-z][a-z0-9_]{1,40}$'),
  version               integer not null check (version > 0),
  legal_basis           text not null check (legal_basis in ('consent', 'contract', 'law', 'legitimate_interest')),
  texts                 jsonb not null check (texts ?& array['fr', 'en', 'ar']),
  is_transferred_abroad boolean not null default false,
  authority_receipt     text,
  declared_on           date,
  is_ended              boolean not null default false,
  updated_by            uuid,
  updated_at            timestamptz not null,
  check ((authority_receipt is null) = (declared_on is null)),
  unique (code, version)
);
comment on table privacy.processing_register is 'The register of processing that the law asks for: each change is another version.';

alter table privacy.retention_rules
  add column least_days integer not null default 1 check (least_days > 0),
  add column updated_by uuid,
  add column updated_at timestamptz,
  add check (keep_days >= least_days);
create table privacy.retention_runs (
  id         uuid primary key,
  capability text not null,
  table_name text not null,
  keep_days  integer not null,
  rows       integer not null check (rows >= 0),
  ran_at     timestamptz not null,
  foreign key (capability, table_name) references privacy.retention_rules (capability, table_name)
);
comment on table privacy.retention_runs is 'Each time something old was taken away: what, how much, when.';
create index retention_runs_by_rule on privacy.retention_runs (capability, table_name, id desc);

create table privacy.access_log (
  id         uuid primary key,
  created_at timestamptz not null,
  actor_id   uuid not null,
  route      text not null check (route <> ''),
  kind       text not null check (kind in ('user', 'order', 'cart', 'vendor', 'refund', 'request', 'erasure', 'person')),
  subjects   text[] not null,
  address    inet,
  request_id text
);
comment on table privacy.access_log is 'Who of the team looked at whose data, when and from where; ids only, for a year.';
create index access_log_by_actor on privacy.access_log (actor_id, id desc);
create index access_log_by_subject on privacy.access_log using gin (subjects);

create function privacy.guard_access_log_retention() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '1 year' then return old; end if;
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger access_log_are_kept before update or delete on privacy.access_log
  for each row execute function privacy.guard_access_log_retention();
create trigger register_is_kept before update or delete on privacy.processing_register
  for each row execute function privacy.refuse_change();
create trigger retention_runs_are_kept before update or delete on privacy.retention_runs
  for each row execute function privacy.refuse_change();

alter table privacy.breaches
  add column number              text not null unique check (number ~ '^V-[0-9A-HJKMNP-TV-Z]{8}$'),
  add column people              text not null default '',
  add column consequences        text not null default '',
  add column measures            text not null default '',
  add column authority_reference text,
  add column created_at          timestamptz not null,
  add column updated_at          timestamptz not null,
  add check (authority_reference is null or authority_notified_at is not null);
create index breaches_newest on privacy.breaches (created_at desc, id desc);

-- How a step is named, beside the states of a dossier.
alter table privacy.breach_history add check (to_state in (
  'open', 'changed', 'authority_told', 'people_told', 'contained', 'closed'));
create function privacy.guard_breach() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'closed'
     or (new.discovered_at, new.authority_due_at, new.number) is distinct from
        (old.discovered_at, old.authority_due_at, old.number)
     or (old.authority_notified_at is not null
         and new.authority_notified_at is distinct from old.authority_notified_at) then
    raise exception 'a closed dossier and the dates of a leak are kept' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger breaches_are_kept before update or delete on privacy.breaches
  for each row execute function privacy.guard_breach();
