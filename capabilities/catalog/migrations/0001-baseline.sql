-- Owner: capabilities/catalog. Invariant: stock is never negative; a SKU is unique per vendor; every product has at least one variant.
create schema catalog;

-- Lower case, no accents, one form of each Arabic letter, no Arabic article.
create function catalog.fold(input text) returns text language sql immutable parallel safe as $$
  select regexp_replace(translate(
    regexp_replace(
      replace(replace(lower(normalize(coalesce(input, ''), NFKD)), 'œ', 'oe'), 'æ', 'ae'),
      '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u02bc]', '', 'g'),
    'ةىٱڨڤڢپگکیھہ٠١٢٣٤٥٦٧٨٩''’‘ʼʻ`´ ء',
    'هياقفففككيهه0123456789        '),
    '(^|\s)(وال|بال|لل|ال)(?=\S{3,})', '\1', 'g')
$$;

create function catalog.name_terms(fr text, en text, ar text) returns tsvector
language sql immutable parallel safe as $$
  select to_tsvector('simple', catalog.fold(fr || ' ' || coalesce(en, '') || ' ' || coalesce(ar, '')))
$$;

-- NUM-H2-COG is found by numh2cog, h2cog and cog, and by a prefix of each.
create function catalog.sku_terms(sku text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct array_to_string(parts[i:], '')
    from (select array_remove(regexp_split_to_array(catalog.fold(sku), '[^[:alnum:]]+'), '') as parts) split,
      generate_series(1, cardinality(parts)) i))
$$;

create table catalog.categories (
  slug                     text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  parent_slug              text references catalog.categories (slug),
  name_fr                  text not null,
  name_en                  text not null,
  name_ar                  text not null,
  position                 integer not null,
  is_visible               boolean not null default true,
  -- Specification names proposed to vendors, each in up to three languages; null until an admin has chosen them.
  suggested_specifications jsonb
                             check (jsonb_typeof(suggested_specifications) = 'array' and jsonb_array_length(suggested_specifications) <= 20),
  check (parent_slug <> slug),
  check (
    trim(name_fr) <> '' and trim(name_en) <> '' and trim(name_ar) <> '')
);
comment on table catalog.categories is 'The category tree: eight groups over the ten categories of product creation.';
comment on column catalog.categories.suggested_specifications is 'Specification names that buyers look for; null until an admin has chosen them.';

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
  search_terms              tsvector not null generated always as (catalog.name_terms(name_fr, name_en, name_ar)) stored,
  -- Private to the vendor. Null means unknown, never zero.
  cost_centimes             bigint check (cost_centimes >= 0),
  -- Sort keys in the reader's language. Each list (all, a category, a vendor) has one index per order that starts
  -- with its filter: an index on the name alone would scan past all other categories.
  name_key_fr               text collate "C" not null generated always as
                              (platform.sort_key(name_fr)) stored,
  name_key_en               text collate "C" not null generated always as
                              (platform.sort_key(coalesce(nullif(name_en, ''), name_fr))) stored,
  name_key_ar               text collate "C" not null generated always as
                              (platform.sort_key(coalesce(nullif(name_ar, ''), name_fr))) stored,
  check (compare_at_price_centimes is null or compare_at_price_centimes > price_centimes),
  check (0 <= all (rating_counts)),
  check (status <> 'active' or published_at is not null),
  check (status <> 'archived' or archived_at is not null)
);
comment on table catalog.products is 'Products in up to three languages, French first; price, images and counters.';
comment on column catalog.products.cost_centimes is 'Purchase price of a unit, private to the vendor; null when unknown.';

create table catalog.variants (
  id             uuid primary key,
  product_id     uuid not null references catalog.products (id) on delete cascade,
  vendor_id      uuid not null references vendors.vendors (id),
  options        jsonb not null default '[]' check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) <= 3),
  sku            text check (length(trim(sku)) between 1 and 64),
  price_centimes bigint check (price_centimes >= 0),
  on_hand        integer not null default 0 check (on_hand >= 0),
  image          jsonb,
  position       integer not null default 0,
  -- Overrides the cost of the product; null means the cost of the product.
  cost_centimes  bigint check (cost_centimes >= 0)
) with (fillfactor = 85);
comment on table catalog.variants is 'Purchasable versions of a product: a choice of options with SKU, stock and, when it differs, price.';
comment on column catalog.variants.cost_centimes is 'Purchase price of a unit of this variant; null uses the cost of the product.';

create table catalog.stock_movements (
  id          uuid primary key,
  variant_id  uuid not null,
  vendor_id   uuid not null,
  kind        text not null check (kind in ('sold', 'returned', 'cancelled', 'adjusted', 'imported', 'reserved', 'released')),
  quantity    integer not null check (quantity <> 0),
  reference   uuid,
  actor_id    uuid,
  happened_at timestamptz not null,
  -- An order reserves or releases the stock of a variant once.
  unique (reference, variant_id, kind)
);
comment on table catalog.stock_movements is 'Every change of stock: quantity, reason, reference. Their sum is the stock.';

create table catalog.status_history (
  id          uuid primary key,
  product_id  uuid not null,
  from_status text,
  to_status   text not null,
  actor_id    uuid,
  happened_at timestamptz not null
);
comment on table catalog.status_history is 'Publishing, archiving and deletion of products, with actor and time; kept after the deletion.';

create table catalog.product_counts (
  vendor_id uuid not null references vendors.vendors (id) on delete cascade,
  status    text not null check (status in ('draft', 'active', 'archived')),
  count     integer not null,
  primary key (vendor_id, status)
);
comment on table catalog.product_counts is 'Products per vendor and status, so that totals never count a million rows.';

create table catalog.bulk_changes (
  id        uuid primary key,
  vendor_id uuid references vendors.vendors (id) on delete cascade,
  actor_id  uuid not null,
  rows      jsonb not null check (jsonb_typeof(rows) = 'array'),
  made_at   timestamptz not null,
  undone_at timestamptz
);
comment on table catalog.bulk_changes is 'Bulk edits with the values before and after, for undo.';

-- Variants with five units or fewer, maintained when the stock crosses that line: a sale on one side of it writes
-- nothing, and low stock is counted without reading all variants.
create table catalog.low_stock_variants (
  variant_id uuid primary key references catalog.variants (id) on delete cascade,
  product_id uuid not null,
  vendor_id  uuid not null,
  created_at timestamptz not null
);
comment on table catalog.low_stock_variants is 'Variants with five units or fewer, with the day of their product.';

create index categories_by_parent on catalog.categories (parent_slug, position);
create index products_by_search_terms on catalog.products using gin (search_terms);

-- Read backwards: newest first, the id breaks ties.
create index products_by_vendor on catalog.products (vendor_id, created_at, id);

create index products_newest on catalog.products (created_at, id);
create index products_by_category on catalog.products (category_slug, created_at, id);
create index products_by_status on catalog.products (status, created_at, id);
create index products_by_name_fr on catalog.products (name_key_fr, id);
create index products_by_name_en on catalog.products (name_key_en, id);
create index products_by_name_ar on catalog.products (name_key_ar, id);
create index products_by_price on catalog.products (price_centimes, id);
create index products_by_category_name_fr on catalog.products (category_slug, name_key_fr, id);
create index products_by_category_name_en on catalog.products (category_slug, name_key_en, id);
create index products_by_category_name_ar on catalog.products (category_slug, name_key_ar, id);
create index products_by_category_price on catalog.products (category_slug, price_centimes, id);
create index products_by_vendor_name_fr on catalog.products (vendor_id, name_key_fr, id);
create index products_by_vendor_name_en on catalog.products (vendor_id, name_key_en, id);
create index products_by_vendor_name_ar on catalog.products (vendor_id, name_key_ar, id);
create index products_by_vendor_price on catalog.products (vendor_id, price_centimes, id);
create unique index variants_sku_in_shop on catalog.variants (vendor_id, lower(sku)) where sku is not null;
create index variants_by_product on catalog.variants (product_id, position);
create index variants_by_sku_words on catalog.variants using gin (catalog.sku_terms(sku)) where sku is not null;
create index stock_movements_by_variant on catalog.stock_movements (vendor_id, variant_id, happened_at desc);
create index status_history_by_product on catalog.status_history (product_id, happened_at desc);
create index bulk_changes_by_age on catalog.bulk_changes (made_at);
create index low_stock_variants_newest on catalog.low_stock_variants (created_at, product_id);
create index low_stock_variants_by_vendor on catalog.low_stock_variants (vendor_id, created_at, product_id);

create index low_stock_variants_by_product on catalog.low_stock_variants (product_id);

create function catalog.notify_categories_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog.categories', '');
  perform pg_notify('cache', 'categories');
  return null;
end $$;

create function catalog.count_products() returns trigger language plpgsql as $$
begin
  -- In the order of the shops, so that two writers cannot lock each other out.
  if tg_op = 'INSERT' then
    insert into catalog.product_counts as c (vendor_id, status, count)
    select vendor_id, status, count(*) from added group by 1, 2 order by 1, 2
    on conflict (vendor_id, status) do update set count = c.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into catalog.product_counts as c (vendor_id, status, count)
    select vendor_id, status, -count(*) from removed group by 1, 2 order by 1, 2
    on conflict (vendor_id, status) do update set count = c.count + excluded.count;
  else
    insert into catalog.product_counts as c (vendor_id, status, count)
    select vendor_id, status, sum(n) from (
      select vendor_id, status, 1 as n from added
      union all select vendor_id, status, -1 from removed) moved
    group by 1, 2 having sum(n) <> 0 order by 1, 2
    on conflict (vendor_id, status) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;

-- A rare term is gathered by its index at a bounded cost: above `most` products the function only returns that
-- there are many.
create function catalog.product_ids_by_terms(asked tsquery, most integer) returns setof uuid
language sql stable parallel safe rows 100
-- A partial result suffices for a frequent term: it already exceeds the limit.
set gin_fuzzy_search_limit = 4000
set enable_seqscan = off
as $$ select id from catalog.products where search_terms @@ asked limit most $$;

create function catalog.track_low_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog.low_stock_variants (variant_id, product_id, vendor_id, created_at)
    select v.id, v.product_id, v.vendor_id, p.created_at
    from added v join catalog.products p on p.id = v.product_id where v.on_hand <= 5;
  elsif new.on_hand <= 5 then
    insert into catalog.low_stock_variants (variant_id, product_id, vendor_id, created_at)
    select new.id, new.product_id, new.vendor_id, p.created_at
    from catalog.products p where p.id = new.product_id on conflict do nothing;
  else
    delete from catalog.low_stock_variants where variant_id = new.id;
  end if;
  return null;
end $$;

-- Products per category are counted by triggers, never by reading the products.
create function catalog.count_categories() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('category:' || category_slug, count(*)) from added group by category_slug;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('category:' || category_slug, -count(*)) from removed group by category_slug;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('category:');
  else
    perform platform.count_by('category:' || old.category_slug, -1),
      platform.count_by('category:' || new.category_slug, 1);
  end if;
  return null;
end $$;

-- Each process caches the category tree and reloads it on this notification.
create trigger categories_announced after insert or update or delete on catalog.categories
  for each statement execute function catalog.notify_categories_changed();
create trigger products_counted_in after insert on catalog.products
  referencing new table as added for each statement execute function catalog.count_products();
create trigger products_counted_out after delete on catalog.products
  referencing old table as removed for each statement execute function catalog.count_products();
create trigger products_counted_again after update on catalog.products
  referencing old table as removed new table as added for each statement execute function catalog.count_products();
create trigger variants_short_in after insert on catalog.variants
  referencing new table as added for each statement execute function catalog.track_low_stock();
create trigger variants_short_again after update of on_hand on catalog.variants
  for each row when ((old.on_hand <= 5) is distinct from (new.on_hand <= 5))
  execute function catalog.track_low_stock();
create trigger categories_counted_in after insert on catalog.products
  referencing new table as added for each statement execute function catalog.count_categories();
create trigger categories_counted_out after delete on catalog.products
  referencing old table as removed for each statement execute function catalog.count_categories();
create trigger categories_counted_off after truncate on catalog.products
  for each statement execute function catalog.count_categories();
create trigger categories_counted_again after update of category_slug on catalog.products
  for each row when (old.category_slug <> new.category_slug)
  execute function catalog.count_categories();
