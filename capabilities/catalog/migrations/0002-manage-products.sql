-- Owner: catalog. How many products a shop has in each status is kept with them, so that a list of a
-- million counts a few rows; a product is found by its folded names and by each part of its SKU.
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

-- NUM-H2-COG is found by numh2cog, h2cog and cog, and by the beginning of each.
create function catalog.sku_terms(sku text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct array_to_string(parts[i:], '')
    from (select array_remove(regexp_split_to_array(catalog.fold(sku), '[^[:alnum:]]+'), '') as parts) split,
      generate_series(1, cardinality(parts)) i))
$$;

alter table catalog.products
  add column search_terms tsvector not null generated always as (catalog.name_terms(name_fr, name_en, name_ar)) stored;
create index products_by_search_terms on catalog.products using gin (search_terms);
create index variants_by_sku_words on catalog.variants using gin (catalog.sku_terms(sku)) where sku is not null;

-- Each is read backwards: the newest first, with the id for those of one moment.
drop index catalog.products_by_vendor;
drop index catalog.products_newest;
drop index catalog.products_by_category;
create index products_by_vendor on catalog.products (vendor_id, created_at, id);
create index products_newest on catalog.products (created_at, id);
create index products_by_category on catalog.products (category_slug, created_at, id);
create index products_by_status on catalog.products (status, created_at, id);

create table catalog.product_counts (
  vendor_id uuid not null references vendors.vendors (id) on delete cascade,
  status    text not null check (status in ('draft', 'active', 'archived')),
  count     integer not null,
  primary key (vendor_id, status)
);
comment on table catalog.product_counts is 'How many products each shop has in each status: cards never count a million rows.';

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
create trigger products_counted_in after insert on catalog.products
  referencing new table as added for each statement execute function catalog.count_products();
create trigger products_counted_out after delete on catalog.products
  referencing old table as removed for each statement execute function catalog.count_products();
create trigger products_counted_again after update on catalog.products
  referencing old table as removed new table as added for each statement execute function catalog.count_products();
insert into catalog.product_counts (vendor_id, status, count)
select vendor_id, status, count(*) from catalog.products group by 1, 2;

create table catalog.bulk_changes (
  id         uuid primary key,
  vendor_id  uuid references vendors.vendors (id) on delete cascade,
  actor_id   uuid not null,
  rows       jsonb not null check (jsonb_typeof(rows) = 'array'),
  made_at    timestamptz not null,
  undone_at  timestamptz
);
comment on table catalog.bulk_changes is 'What many products were changed from and to at once, so that it can be undone.';
create index bulk_changes_by_age on catalog.bulk_changes (made_at);
