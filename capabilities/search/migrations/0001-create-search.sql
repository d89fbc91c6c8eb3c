-- Owner: search. What the public sees of a product, one row each, kept by triggers in the same
-- transaction that changes the product, its shop or its stock: a list never shows what may not be sold.
create schema search;

-- The same text as people type it in a hurry; agrees with kernel/fold.ts, which
-- folds the query, once its apostrophes are spaces: olive finds « huile d’olive ».
create function search.fold(input text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(
      replace(replace(lower(normalize(coalesce(input, ''), NFKD)), 'œ', 'oe'), 'æ', 'ae'),
      '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u02bc]', '', 'g'),
    'ةىٱڨڤڢپگکیھہ٠١٢٣٤٥٦٧٨٩''’‘ʼʻ`´ ء',
    'هياقفففككيهه0123456789        ')
$$;

-- The article is left off Arabic words, as it is off the words searched for.
create function search.strip_article(folded text) returns text language sql immutable parallel safe as $$
  select regexp_replace(folded, '(^|\s)(وال|بال|ال)(?=\S{3,})', '\1', 'g')
$$;

create table search.listings (
  product_id         uuid primary key references catalog.products (id) on delete cascade,
  vendor_id          uuid not null,
  category_slug      text not null,
  group_slug         text not null,
  wilaya             text,
  price_centimes     bigint not null,
  discount_percent   integer not null,
  inventory_quantity integer not null,
  stock_band         text not null check (stock_band in ('none', 'low', 'in')),
  rating             numeric(3, 2) not null,
  sales_count        integer not null,
  quality            real not null,
  featured           boolean not null,
  created_at         timestamptz not null,
  name_fr            text not null,
  name_en            text,
  name_ar            text,
  card               text not null,
  words              tsvector not null
) with (fillfactor = 85);
comment on table search.listings is 'Public products as lists show them: what is filtered and sorted by, and the card as JSON text.';

-- Each is read backwards as well: the id after the key makes every order a keyset.
create index listings_by_quality on search.listings (quality, product_id);
create index listings_by_price on search.listings (price_centimes, product_id);
create index listings_by_rating on search.listings (rating, product_id);
create index listings_by_newest on search.listings (created_at, product_id);
create index listings_by_sales on search.listings (sales_count, product_id);
create index listings_by_category on search.listings (category_slug, quality, product_id);
create index listings_by_group on search.listings (group_slug, quality, product_id);
create index listings_by_vendor on search.listings (vendor_id, quality, product_id);
create index listings_featured on search.listings (quality, product_id) where featured;
create index listings_by_words on search.listings using gin (words);

create table search.synonyms (
  id       uuid primary key,
  language text not null check (language in ('fr', 'en', 'ar', 'darija')),
  term     text not null check (length(trim(term)) > 0),
  expansions    text[] not null check (cardinality(expansions) > 0),
  unique (language, term)
);
comment on table search.synonyms is 'Words that people type for words that products carry.';

create table search.daily_terms (
  searched_on date not null,
  language    text not null check (language in ('fr', 'en', 'ar')),
  term        text not null,
  searches    integer not null check (searches > 0),
  results     integer not null check (results >= 0),
  primary key (searched_on, language, term)
);
comment on table search.daily_terms is 'What was searched each day and how much it found.';

create table search.popular_terms (
  language text not null check (language in ('fr', 'en', 'ar')),
  position integer not null,
  term     text not null,
  primary key (language, position)
);
comment on table search.popular_terms is 'The searches proposed in an empty search box; each finds at least one product.';
