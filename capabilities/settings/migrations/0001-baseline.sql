-- Owner: capabilities/settings. Invariant: every changed setting leaves who changed it, when, and the values before and after.
create schema settings;

create table settings.values (
  name       text primary key check (name ~ '^[a-z][A-Za-z]{1,60}$'),
  value      jsonb not null check (jsonb_typeof(value) in ('string', 'number', 'boolean')),
  changed_at timestamptz not null,
  changed_by uuid
);
comment on table settings.values is 'Settings that were changed from their default.';

create table settings.history (
  id         uuid primary key,
  name       text not null,
  before     jsonb not null,
  after      jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid,
  check (before <> after)
);
comment on table settings.history is 'Setting changes: actor, time, values before and after.';

create index history_newest on settings.history (id desc);
