-- After: search/0027-read-localized-texts.sql
alter table catalog.categories drop column name_fr, drop column name_en, drop column name_ar;

alter table catalog.products
  alter column name drop expression, alter column description drop expression;
alter table catalog.products
  drop column name_fr, drop column name_en, drop column name_ar,
  drop column description_fr, drop column description_en, drop column description_ar;
drop function catalog.localized, catalog.name_terms(text, text, text);

create function catalog.name_terms(name jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', catalog.fold(platform.texts_of(name)))
$$;

-- A sort key stays a column for each language, because each has an index for each list.
alter table catalog.products
  add check (name ? 'fr' and length(trim(name ->> 'fr')) between 1 and 200),
  alter column description set default '{}',
  add column search_terms tsvector not null generated always as (catalog.name_terms(name)) stored,
  add column name_key_fr text collate "C" not null generated always as
    (platform.sort_key(name ->> 'fr')) stored,
  add column name_key_en text collate "C" not null generated always as
    (platform.sort_key(coalesce(name ->> 'en', name ->> 'fr'))) stored,
  add column name_key_ar text collate "C" not null generated always as
    (platform.sort_key(coalesce(name ->> 'ar', name ->> 'fr'))) stored;

create index products_by_search_terms on catalog.products using gin (search_terms);
create index products_by_name_fr on catalog.products (name_key_fr, id);
create index products_by_name_en on catalog.products (name_key_en, id);
create index products_by_name_ar on catalog.products (name_key_ar, id);
create index products_by_category_name_fr on catalog.products (category_slug, name_key_fr, id);
create index products_by_category_name_en on catalog.products (category_slug, name_key_en, id);
create index products_by_category_name_ar on catalog.products (category_slug, name_key_ar, id);
create index products_by_vendor_name_fr on catalog.products (vendor_id, name_key_fr, id);
create index products_by_vendor_name_en on catalog.products (vendor_id, name_key_en, id);
create index products_by_vendor_name_ar on catalog.products (vendor_id, name_key_ar, id);
