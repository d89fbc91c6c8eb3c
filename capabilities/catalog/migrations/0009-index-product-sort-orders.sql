-- Owner: catalog. Products are put in order by price, and by what they are called in the reader's language:
-- all of them, those of a category, and those of a shop, along an index each. Names and prices go together
-- with categories and shops, so that no other index could be walked instead: the bicycles of a million
-- products all stand at one place of the alphabet.
alter table catalog.products
  add column name_key_fr text collate "C" not null generated always as
    (platform.sort_key(name_fr)) stored,
  add column name_key_en text collate "C" not null generated always as
    (platform.sort_key(coalesce(nullif(name_en, ''), name_fr))) stored,
  add column name_key_ar text collate "C" not null generated always as
    (platform.sort_key(coalesce(nullif(name_ar, ''), name_fr))) stored;

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
