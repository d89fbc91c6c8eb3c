-- Owner: imports. A file is read once and goes on where it stopped: its position never goes back,
-- and each line is applied at most once. Nothing is written to the catalogue before the owner of
-- the shop has seen every error by line and column.
create schema imports;

create table imports.imports (
  id             uuid primary key,
  vendor_id      uuid not null references vendors.vendors (id),
  kind           text not null check (kind in ('products', 'stock', 'prices', 'images')),
  format         text not null check (format in ('csv', 'xlsx', 'zip')),
  file_name      text not null,
  delimiter      text check (length(delimiter) = 1),
  encoding       text check (encoding in ('utf-8', 'windows-1252', 'windows-1256', 'utf-16le')),
  columns        jsonb not null default '{}' check (jsonb_typeof(columns) = 'object'),
  state          text not null default 'uploaded' check (state in (
                   'uploaded', 'checking', 'checked', 'running', 'done', 'failed', 'cancelled')),
  row_count     integer check (row_count >= 0),
  checked_until  integer not null default 0 check (checked_until >= 0),
  applied_until  integer not null default 0 check (applied_until >= 0),
  created_count  integer not null default 0 check (created_count >= 0),
  updated_count  integer not null default 0 check (updated_count >= 0),
  skipped_count  integer not null default 0 check (skipped_count >= 0),
  error_count    integer not null default 0 check (error_count >= 0),
  skips_errors   boolean not null default false,
  fail_reason    text,
  started_by     uuid not null,
  created_at     timestamptz not null,
  checked_at     timestamptz,
  confirmed_at   timestamptz,
  done_at        timestamptz,
  failed_at      timestamptz,
  cancelled_at   timestamptz,
  check (format = 'csv' or (delimiter is null and encoding is null)),
  check ((kind = 'images') = (format = 'zip')),
  check (checked_until <= row_count),
  check (applied_until <= checked_until),
  check (created_count + updated_count + skipped_count <= applied_until),
  check (state not in ('checked', 'running', 'done')
         or (checked_at is not null and row_count is not null and checked_until = row_count)),
  check (state not in ('running', 'done') or confirmed_at is not null),
  check (state not in ('running', 'done') or error_count = 0 or skips_errors),
  check (state <> 'done' or applied_until = row_count),
  check ((state = 'done') = (done_at is not null)),
  check ((state = 'failed') = (failed_at is not null)),
  check ((state = 'failed') = (fail_reason is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
) with (fillfactor = 80);
comment on table imports.imports is 'A file on its way into the catalogue: how it is read, how far it is, what it did.';
create unique index imports_one_running on imports.imports (vendor_id) where state = 'running';
create index imports_by_vendor on imports.imports (vendor_id, created_at desc, id);

create function imports.guard_position() returns trigger language plpgsql as $$
begin
  if new.applied_until < old.applied_until
     or (new.checked_until < old.checked_until and old.state in ('checked', 'running', 'done')) then
    raise exception 'an import never goes back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger imports_go_forward before update on imports.imports
  for each row execute function imports.guard_position();

create table imports.rows (
  import_id  uuid not null references imports.imports (id) on delete cascade,
  line       integer not null check (line > 0),
  vendor_id  uuid not null references vendors.vendors (id),
  raw        jsonb not null,
  sku        text,
  action     text check (action in ('create', 'update', 'skip')),
  product_id uuid references catalog.products (id) on delete set null,
  state      text not null default 'read' check (state in ('read', 'valid', 'refused', 'applied')),
  applied_at timestamptz,
  primary key (import_id, line),
  check (state not in ('valid', 'applied') or action is not null),
  check ((state = 'applied') = (applied_at is not null))
);
comment on table imports.rows is 'Each line of the file as it was read, and what becomes of it.';
create index rows_by_vendor on imports.rows (vendor_id, import_id);

create table imports.row_errors (
  import_id   uuid not null,
  row_number  integer not null,
  position    smallint not null check (position >= 0),
  vendor_id   uuid not null references vendors.vendors (id),
  column_name text,
  severity    text not null default 'error' check (severity in ('error', 'warning')),
  code        text not null check (code ~ '^[a-z][a-z0-9_]{2,60}$'),
  value       text,
  primary key (import_id, row_number, position),
  foreign key (import_id, row_number) references imports.rows (import_id, line) on delete cascade
);
comment on table imports.row_errors is 'What is wrong, by line and column, as codes that are said in the reader''s language.';
create index row_errors_by_vendor on imports.row_errors (vendor_id, import_id);

create table imports.images (
  import_id  uuid not null references imports.imports (id) on delete cascade,
  path       text not null check (path !~ '(^|/)\.\.(/|$)'),
  vendor_id  uuid not null references vendors.vendors (id),
  source_url text check (source_url ~ '^https?://'),
  file_id    uuid references media.files (id),
  product_id uuid references catalog.products (id) on delete set null,
  position   smallint check (position between 0 and 4),
  state      text not null default 'waiting' check (state in ('waiting', 'stored', 'attached', 'refused')),
  code       text,
  primary key (import_id, path),
  check (state not in ('stored', 'attached') or file_id is not null),
  check (state <> 'attached' or position is not null),
  check ((state = 'refused') = (code is not null))
);
comment on table imports.images is 'Pictures of an archive, or named by a line, on their way to a product.';
create index images_by_vendor on imports.images (vendor_id, import_id);
create index images_waiting on imports.images (import_id) where state in ('waiting', 'stored');

create table imports.column_mappings (
  id         uuid primary key,
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  kind       text not null check (kind in ('products', 'stock', 'prices')),
  name       text not null check (length(trim(name)) between 1 and 80),
  columns    jsonb not null check (jsonb_typeof(columns) = 'object'),
  updated_at timestamptz not null,
  unique (vendor_id, kind, name)
);
comment on table imports.column_mappings is 'Which column of a shop''s own file means what, kept for next time.';

create table imports.status_history (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id),
  import_id   uuid not null references imports.imports (id),
  from_state  text,
  to_state    text not null check (to_state is distinct from from_state),
  actor_role  text not null check (actor_role in ('vendor', 'admin', 'system')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table imports.status_history is 'Who started, confirmed or stopped an import, when and why.';
create index status_history_by_vendor on imports.status_history (vendor_id, happened_at desc);
create index status_history_by_import on imports.status_history (import_id, happened_at);

create function imports.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger status_history_is_kept before update or delete on imports.status_history
  for each row execute function imports.refuse_change();
