-- Owner: catalog. Stock is never negative; a SKU is unique in its shop; every product has at least
-- one variant, which is where its stock lives (a product without options has one, without options).
create schema catalog;

create table catalog.categories (
  slug        text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  parent_slug text references catalog.categories (slug),
  name_fr     text not null,
  name_en     text not null,
  name_ar     text not null,
  position    integer not null,
  is_visible  boolean not null default true,
  check (parent_slug <> slug)
);
comment on table catalog.categories is 'The tree of categories: eight groups over the ten of product creation.';
create index categories_by_parent on catalog.categories (parent_slug, position);

create table catalog.products (
  id                        uuid primary key,
  vendor_id                 uuid not null references vendors.vendors (id),
  category_slug             text not null references catalog.categories (slug),
  name_fr                   text not null check (length(trim(name_fr)) between 1 and 200),
  name_en                   text,
  name_ar                   text,
  description_fr            text,
  description_en            text,
  description_ar            text,
  price_centimes            bigint not null check (price_centimes >= 0),
  compare_at_price_centimes bigint,
  vat_bp                    integer check (vat_bp in (0, 900, 1900)),
  weight_grams              integer check (weight_grams > 0),
  status                    text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  featured                  boolean not null default false,
  images                    jsonb not null default '[]' check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) <= 5),
  specifications            jsonb not null default '[]' check (jsonb_typeof(specifications) = 'array'),
  option_names              jsonb not null default '[]' check (jsonb_typeof(option_names) = 'array' and jsonb_array_length(option_names) <= 3),
  rating_counts             integer[] not null default '{0,0,0,0,0}' check (cardinality(rating_counts) = 5),
  rating_sum                bigint generated always as (rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3]
                              + 4 * rating_counts[4] + 5 * rating_counts[5]) stored,
  review_count              integer generated always as (rating_counts[1] + rating_counts[2] + rating_counts[3]
                              + rating_counts[4] + rating_counts[5]) stored,
  sales_count               integer not null default 0 check (sales_count >= 0),
  created_at                timestamptz not null,
  updated_at                timestamptz not null,
  published_at              timestamptz,
  archived_at               timestamptz,
  check (compare_at_price_centimes is null or compare_at_price_centimes > price_centimes),
  check (0 <= all (rating_counts)),
  check (status <> 'active' or published_at is not null),
  check (status <> 'archived' or archived_at is not null)
);
comment on table catalog.products is 'Products in up to three languages, French first; price, pictures and kept counters.';
create index products_by_vendor on catalog.products (vendor_id, created_at desc, id);
create index products_newest on catalog.products (created_at desc, id);
create index products_by_category on catalog.products (category_slug);

create table catalog.variants (
  id             uuid primary key,
  product_id     uuid not null references catalog.products (id) on delete cascade,
  vendor_id      uuid not null references vendors.vendors (id),
  options        jsonb not null default '[]' check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) <= 3),
  sku            text check (length(trim(sku)) between 1 and 64),
  price_centimes bigint check (price_centimes >= 0),
  on_hand        integer not null default 0 check (on_hand >= 0),
  image          jsonb,
  position       integer not null default 0
) with (fillfactor = 85);
comment on table catalog.variants is 'What is really sold: a choice of options with its SKU, its stock and, when it differs, its price.';
create unique index variants_sku_in_shop on catalog.variants (vendor_id, lower(sku)) where sku is not null;
create index variants_by_product on catalog.variants (product_id, position);

create table catalog.stock_movements (
  id          uuid primary key,
  variant_id  uuid not null,
  vendor_id   uuid not null,
  kind        text not null check (kind in ('sold', 'returned', 'cancelled', 'adjusted', 'imported', 'held', 'released')),
  quantity    integer not null check (quantity <> 0),
  reference   uuid,
  actor_id    uuid,
  happened_at timestamptz not null,
  -- The same order can take or give back a variant's stock only once.
  unique (reference, variant_id, kind)
);
comment on table catalog.stock_movements is 'Every change of a stock: how many, why, for what. Their sum is the stock.';
create index stock_movements_by_variant on catalog.stock_movements (vendor_id, variant_id, happened_at desc);

create table catalog.status_history (
  id          uuid primary key,
  product_id  uuid not null,
  from_status text,
  to_status   text not null,
  actor_id    uuid,
  happened_at timestamptz not null
);
comment on table catalog.status_history is 'Who published, archived or deleted a product, and when. Stays after the deletion.';
create index status_history_by_product on catalog.status_history (product_id, happened_at desc);

create function catalog.notify_categories_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog.categories', '');
  perform pg_notify('cache', 'categories');
  return null;
end $$;
-- Every process keeps the tree in memory and reads it again when it hears this.
create trigger categories_announced after insert or update or delete on catalog.categories
  for each statement execute function catalog.notify_categories_changed();
