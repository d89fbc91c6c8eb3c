-- A bulk edit of a whole list runs as a job: its products are fixed when it starts, and each chunk is a bulk change.
create table catalog.bulk_edits (
  id             uuid primary key,
  vendor_id      uuid references vendors.vendors (id) on delete cascade,
  actor_id       uuid not null,
  change         jsonb not null check (change ? 'kind'),
  product_ids    uuid[] not null,
  state          text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone', 'failed')),
  done_count     integer not null default 0 check (done_count between 0 and cardinality(product_ids)),
  changed_count  integer not null default 0 check (changed_count between 0 and done_count),
  undone_count   integer not null default 0 check (undone_count between 0 and changed_count),
  reverted_count integer not null default 0 check (reverted_count between 0 and undone_count),
  started_at     timestamptz not null
);
comment on table catalog.bulk_edits is 'Bulk edits of whole lists, done in chunks by a job.';
create index bulk_edits_by_age on catalog.bulk_edits (started_at);

alter table catalog.bulk_changes add column bulk_edit_id uuid references catalog.bulk_edits (id) on delete cascade;
create index bulk_changes_of_bulk_edit on catalog.bulk_changes (bulk_edit_id, id) where bulk_edit_id is not null;

-- A pure change of status moves `updated_at`, which locks optimistically, but says nothing new about the product.
-- The pair is valid while `status_updated_at` equals `updated_at`: any other write invalidates it by itself.
alter table catalog.products add column content_updated_at timestamptz;
alter table catalog.products add column status_updated_at timestamptz;
