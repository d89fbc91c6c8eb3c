-- Owner: capabilities/vendor-dashboard. Invariant: a user has no two saved views of one name over one list.
create schema vendor_dashboard;

create table vendor_dashboard.saved_views (
  id         uuid primary key,
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  user_id    uuid not null,
  list       text not null check (list in ('products', 'orders')),
  name       text not null check (name = trim(name) and length(name) between 1 and 40),
  query      jsonb not null check (jsonb_typeof(query) = 'object' and query <> '{}'),
  is_shared  boolean not null default false,
  created_at timestamptz not null
);
comment on table vendor_dashboard.saved_views is 'Saved views of a list: name, search and filters.';

create unique index saved_views_by_name on vendor_dashboard.saved_views (vendor_id, list, user_id, lower(name));
create index saved_views_of_person on vendor_dashboard.saved_views (user_id);
