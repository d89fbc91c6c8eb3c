-- Owner: capabilities/imports. Invariant: a position in a file never goes back and each row is applied at most once.
create schema imports;

create table imports.imports (
  id                 uuid primary key,
  vendor_id          uuid not null references vendors.vendors (id),
  kind               text not null check (kind in ('products', 'stock', 'prices', 'images')),
  format             text not null check (format in ('csv', 'xlsx', 'zip')),
  file_name          text not null,
  delimiter          text check (length(delimiter) = 1),
  encoding           text check (encoding in ('utf-8', 'windows-1252', 'windows-1256', 'utf-16le')),
  columns            jsonb not null default '{}' check (jsonb_typeof(columns) = 'object'),
  state              text not null  default 'receiving',
  row_count          integer check (row_count >= 0),
  checked_until      integer not null default 0 check (checked_until >= 0),
  applied_until      integer not null default 0 check (applied_until >= 0),
  created_count      integer not null default 0 check (created_count >= 0),
  updated_count      integer not null default 0 check (updated_count >= 0),
  skipped_count      integer not null default 0 check (skipped_count >= 0),
  error_count        integer not null default 0 check (error_count >= 0),
  skips_errors       boolean not null default false,
  fail_reason        text,
  started_by         uuid not null,
  created_at         timestamptz not null,
  checked_at         timestamptz,
  confirmed_at       timestamptz,
  done_at            timestamptz,
  failed_at          timestamptz,
  cancelled_at       timestamptz,
  byte_count         integer not null default 0 check (byte_count between 0 and 52428800),
  source             text not null default 'other' check (source in ('yova', 'shopify', 'woocommerce', 'other')),
  headings           jsonb not null default '[]' check (jsonb_typeof(headings) = 'array'),
  sample             jsonb not null default '[]' check (jsonb_typeof(sample) = 'array'),
  categories         jsonb not null default '{}' check (jsonb_typeof(categories) = 'object'),
  read_until         integer not null default 0 check (read_until >= 0),
  read_bytes         integer not null default 0 check (read_bytes >= 0),
  is_read            boolean not null default false,
  create_count       integer not null default 0 check (create_count >= 0),
  update_count       integer not null default 0 check (update_count >= 0),
  same_count         integer not null default 0 check (same_count >= 0),
  warning_count      integer not null default 0 check (warning_count >= 0),
  change_count       integer not null default 0 check (change_count >= 0),
  undo_state         text check (undo_state in ('running', 'done')),
  undo_by            uuid,
  undo_at            timestamptz,
  undone_at          timestamptz,
  deleted_count      integer not null default 0 check (deleted_count >= 0),
  archived_count     integer not null default 0 check (archived_count >= 0),
  restored_count     integer not null default 0 check (restored_count >= 0),
  undo_skipped_count integer not null default 0 check (undo_skipped_count >= 0),
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
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check (state in ('receiving', 'uploaded', 'checking', 'checked', 'running', 'done', 'failed', 'cancelled')),
  check (error_count <= row_count),
  check (undo_state is null or state in ('done', 'failed', 'cancelled')),
  check ((undo_state is null) = (undo_at is null) and (undo_state is null) = (undo_by is null)),
  check ((undo_state is not distinct from 'done') = (undone_at is not null)),
  check (deleted_count + archived_count + restored_count + undo_skipped_count <= change_count)
) with (fillfactor = 80);
comment on table imports.imports is 'Import of a file into the catalog: parsing options, progress, result.';
comment on column imports.imports.create_count is 'Count expected by the dry run; created_count and the like count applied rows.';
comment on column imports.imports.read_until is 'Last row of the file that is in imports.rows.';
comment on column imports.imports.change_count is 'Products created or changed; undo_state and the counts after it belong to the undo.';

create table imports.rows (
  import_id  uuid not null references imports.imports (id) on delete cascade,
  line       integer not null check (line > 0),
  vendor_id  uuid not null references vendors.vendors (id),
  raw        jsonb not null,
  sku        text,
  action     text check (action in ('create', 'update', 'skip')),
  product_id uuid,
  state      text not null default 'read' check (state in ('read', 'valid', 'refused', 'applied')),
  applied_at timestamptz,
  group_key  text,
  alias      text,
  place      integer check (place > 0),
  repeats    boolean not null default false,
  primary key (import_id, line),
  check (state not in ('valid', 'applied') or action is not null),
  check ((state = 'applied') = (applied_at is not null))
) with (fillfactor = 70);
comment on table imports.rows is 'Rows of the file as parsed, with their outcome.';
comment on column imports.rows.place is 'Processing order: rows of one product are consecutive, whatever their order in the file.';
comment on column imports.rows.repeats is 'An earlier row of the file has the same SKU.';

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
comment on table imports.row_errors is 'Errors by row and column, as codes that are shown in the reader''s language.';

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
  line       integer check (line > 0),
  primary key (import_id, path),
  check (state not in ('stored', 'attached') or file_id is not null),
  check (state <> 'attached' or position is not null),
  check ((state = 'refused') = (code is not null))
);
comment on table imports.images is 'Images of an archive or named by a row, to be attached to a product.';

create table imports.column_mappings (
  id         uuid primary key,
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  kind       text not null check (kind in ('products', 'stock', 'prices')),
  name       text not null check (length(trim(name)) between 1 and 80),
  columns    jsonb not null check (jsonb_typeof(columns) = 'object'),
  updated_at timestamptz not null,
  categories jsonb not null default '{}' check (jsonb_typeof(categories) = 'object'),
  unique (vendor_id, kind, name)
);
comment on table imports.column_mappings is 'Column mappings of a vendor''s own file, saved for the next import.';

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
comment on table imports.status_history is 'Starts, confirmations and cancellations of imports: actor, time, reason.';

create table imports.upload_parts (
  import_id uuid not null references imports.imports (id) on delete cascade,
  part      integer not null check (part between 0 and 99),
  bytes     bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (import_id, part)
);
comment on table imports.upload_parts is 'Uploaded file in chunks of one MiB, until the import ends.';
alter table imports.upload_parts alter column bytes set storage external;

create table imports.product_changes (
  import_id  uuid not null references imports.imports (id) on delete cascade,
  product_id uuid not null,
  vendor_id  uuid not null references vendors.vendors (id),
  place      integer not null check (place > 0),
  name       text not null,
  before     jsonb check (jsonb_typeof(before) = 'object'),
  stocks     jsonb not null default '{}' check (jsonb_typeof(stocks) = 'object'),
  version    timestamptz not null,
  changed_at timestamptz not null,
  outcome    text check (outcome in
                         ('deleted', 'archived', 'restored', 'gone', 'changed', 'ordered', 'category_gone', 'sku_taken')),
  primary key (import_id, product_id)
);
comment on table imports.product_changes is 'Products created (no values before) or changed by an import, with the values before and the outcome of its undo.';
comment on column imports.product_changes.version is 'Change time of the product after the import: another one means a later change.';
comment on column imports.product_changes.stocks is 'Stock of each variant after the import: units sold since are not restored.';

create index imports_by_vendor on imports.imports (vendor_id, created_at desc, id);

-- One import or undo at a time per vendor.
create unique index imports_one_running on imports.imports (vendor_id)
  where state = 'running' or undo_state = 'running';

create index rows_by_vendor on imports.rows (vendor_id, import_id);
create unique index rows_by_place on imports.rows (import_id, place);
create index rows_by_group on imports.rows (import_id, group_key);
create index row_errors_by_vendor on imports.row_errors (vendor_id, import_id);
create index row_errors_by_code on imports.row_errors (import_id, code) where code = 'category_unknown';
create index images_by_vendor on imports.images (vendor_id, import_id);
create index images_waiting on imports.images (import_id) where state in ('waiting', 'stored');
create index images_by_source on imports.images (vendor_id, md5(source_url)) where file_id is not null;
create index images_by_product on imports.images (import_id, product_id, position);
create index images_of_product on imports.images (product_id) where product_id is not null;
create index status_history_by_vendor on imports.status_history (vendor_id, happened_at desc);
create index status_history_by_import on imports.status_history (import_id, happened_at);
create index product_changes_to_take_back on imports.product_changes (import_id, place desc, product_id) where outcome is null;
create index product_changes_left on imports.product_changes (import_id, place, product_id)
  where outcome in ('gone', 'changed', 'ordered', 'category_gone', 'sku_taken');
create index product_changes_by_vendor on imports.product_changes (vendor_id, import_id);

-- A validation may restart while nothing was applied; applied rows never go back.
create function imports.guard_position() returns trigger language plpgsql as $$
begin
  if new.applied_until < old.applied_until
     or (new.checked_until < old.checked_until and old.state in ('checked', 'running', 'done')
         and not (old.state = 'checked' and new.state = 'checking' and old.applied_until = 0)) then
    raise exception 'an import never goes back' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function imports.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- A decision about an outcome is final.
create function imports.guard_outcome() returns trigger language plpgsql as $$
begin
  if old.outcome is not null then
    raise exception 'a product is taken back once' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger imports_go_forward before update on imports.imports
  for each row execute function imports.guard_position();
create trigger status_history_is_kept before update or delete on imports.status_history
  for each row execute function imports.refuse_change();
create trigger product_changes_end_once before update on imports.product_changes
  for each row execute function imports.guard_outcome();
