-- Owner: imports. A file arrives in parts that any process can read again, and is gone when nothing
-- needs it; lines are taken product by product, each at its own place, which never goes back.
alter table imports.imports
  drop constraint imports_state_check,
  add check (state in ('receiving', 'uploaded', 'checking', 'checked', 'running', 'done', 'failed', 'cancelled')),
  alter column state set default 'receiving',
  add column byte_count    integer not null default 0 check (byte_count between 0 and 52428800),
  add column source        text not null default 'other' check (source in ('yova', 'shopify', 'woocommerce', 'other')),
  add column headings      jsonb not null default '[]' check (jsonb_typeof(headings) = 'array'),
  add column sample        jsonb not null default '[]' check (jsonb_typeof(sample) = 'array'),
  add column categories    jsonb not null default '{}' check (jsonb_typeof(categories) = 'object'),
  add column read_until    integer not null default 0 check (read_until >= 0),
  add column read_bytes    integer not null default 0 check (read_bytes >= 0),
  add column is_read       boolean not null default false,
  add column create_count  integer not null default 0 check (create_count >= 0),
  add column update_count  integer not null default 0 check (update_count >= 0),
  add column same_count    integer not null default 0 check (same_count >= 0),
  add column warning_count integer not null default 0 check (warning_count >= 0),
  add check (error_count <= row_count);
comment on column imports.imports.create_count is 'What the dry run foresees; created_count and its sisters are what was done.';
comment on column imports.imports.read_until is 'The last row of the file that is in imports.rows.';

create table imports.upload_parts (
  import_id uuid not null references imports.imports (id) on delete cascade,
  part      integer not null check (part between 0 and 99),
  bytes     bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (import_id, part)
);
comment on table imports.upload_parts is 'The file as it was sent, in parts of a mebibyte, until nothing needs it.';
alter table imports.upload_parts alter column bytes set storage external;

alter table imports.rows
  add column group_key text,
  add column alias     text,
  add column place     integer check (place > 0),
  add column repeats   boolean not null default false;
comment on column imports.rows.place is 'Where the line is taken: the lines of one product follow each other, whatever stands between them in the file.';
comment on column imports.rows.repeats is 'An earlier line of the file has its SKU already.';
create unique index rows_by_place on imports.rows (import_id, place);
create index rows_by_group on imports.rows (import_id, group_key);

alter table imports.images add column line integer check (line > 0);
create index images_by_source on imports.images (vendor_id, md5(source_url)) where file_id is not null;
create index images_by_product on imports.images (import_id, product_id, position);
create index row_errors_by_code on imports.row_errors (import_id, code) where code = 'category_unknown';

alter table imports.column_mappings add column categories jsonb not null default '{}' check (jsonb_typeof(categories) = 'object');

-- A check may begin again while nothing was written; what was written never does.
create or replace function imports.guard_position() returns trigger language plpgsql as $$
begin
  if new.applied_until < old.applied_until
     or (new.checked_until < old.checked_until and old.state in ('checked', 'running', 'done')
         and not (old.state = 'checked' and new.state = 'checking' and old.applied_until = 0)) then
    raise exception 'an import never goes back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
