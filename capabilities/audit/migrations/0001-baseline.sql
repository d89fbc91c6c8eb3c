-- Owner: capabilities/audit. Invariant: entries are inserted and read, never updated or deleted.
create schema audit;

create table audit.entries (
  id           uuid primary key,
  created_at   timestamptz not null,
  actor_id     uuid,
  actor_role   text not null
                 check (actor_role in ('anyone', 'customer', 'vendor', 'admin', 'service', 'system')),
  action       text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject_type text not null check (subject_type <> ''),
  subject_id   text,
  before       jsonb,
  after        jsonb,
  ip           inet,
  request_id   text,
  check (actor_role not in ('customer', 'vendor', 'admin') or actor_id is not null)
);
comment on table audit.entries is 'Audited actions: actor, subject, time, origin, values before and after.';

create index entries_by_subject on audit.entries (subject_type, subject_id, id desc);
create index entries_by_actor on audit.entries (actor_id, id desc) where actor_id is not null;
create index entries_by_action on audit.entries (action, id desc);

create index entries_by_ip on audit.entries (ip, id desc) where ip is not null;

create index entries_by_actor_act on audit.entries (actor_id, action, id desc) where actor_id is not null;
create index entries_by_request on audit.entries (request_id, id desc) where request_id is not null;

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are kept as they were recorded' using errcode = 'restrict_violation';
end $$;

create trigger entries_are_kept before update or delete on audit.entries
  for each row execute function audit.refuse_change();
create trigger entries_are_never_emptied before truncate on audit.entries
  for each statement execute function audit.refuse_change();
