-- Owner: imports. What an import changed is kept product by product, so that the shop can take it back:
-- what was created goes, what was changed becomes what it was.
alter table imports.rows set (fillfactor = 70);
-- A product that goes is looked for wherever it is referred to: for each of thousands, among all lines of all
-- imports. What a line wrote stays said when the product is gone.
alter table imports.rows drop constraint rows_product_id_fkey;
create index images_of_product on imports.images (product_id) where product_id is not null;

alter table imports.imports
  add column change_count   integer not null default 0 check (change_count >= 0),
  add column undo_state     text check (undo_state in ('running', 'done')),
  add column undo_by        uuid,
  add column undo_at        timestamptz,
  add column undone_at      timestamptz,
  add column deleted_count  integer not null default 0 check (deleted_count >= 0),
  add column archived_count integer not null default 0 check (archived_count >= 0),
  add column restored_count integer not null default 0 check (restored_count >= 0),
  add column undo_skipped_count     integer not null default 0 check (undo_skipped_count >= 0),
  add check (undo_state is null or state in ('done', 'failed', 'cancelled')),
  add check ((undo_state is null) = (undo_at is null) and (undo_state is null) = (undo_by is null)),
  add check ((undo_state is not distinct from 'done') = (undone_at is not null)),
  add check (deleted_count + archived_count + restored_count + undo_skipped_count <= change_count);
comment on column imports.imports.change_count is 'How many products were created or changed; undo_state and the counts after it are of taking them back.';

-- One at a time in a shop, be it written or taken back.
drop index imports.imports_one_running;
create unique index imports_one_running on imports.imports (vendor_id)
  where state = 'running' or undo_state = 'running';

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
comment on table imports.product_changes is 'What an import created (nothing before) or changed, with what it was before, and what became of taking it back.';
comment on column imports.product_changes.version is 'The product''s time of change as the import left it: another one means that somebody changed it since.';
comment on column imports.product_changes.stocks is 'The stock of each variant as the import left it: what was sold since is not given back.';
create index product_changes_to_take_back on imports.product_changes (import_id, place desc, product_id) where outcome is null;
create index product_changes_left on imports.product_changes (import_id, place, product_id)
  where outcome in ('gone', 'changed', 'ordered', 'category_gone', 'sku_taken');
create index product_changes_by_vendor on imports.product_changes (vendor_id, import_id);

-- What somebody decided about an outcome stays decided.
create function imports.guard_outcome() returns trigger language plpgsql as $$
begin
  if old.outcome is not null then
    raise exception 'a product is taken back once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger product_changes_end_once before update on imports.product_changes
  for each row execute function imports.guard_outcome();
