-- Owner: capabilities/search. Invariant: a listing changes in the transaction of its product and never shows what may not be sold.
create schema search;

-- The consonants of a word as they sound in both scripts, so that قهوة, 9ahwa and kahwa are one: q, k and g
-- together, p and b, v and f; ع is 3, ش is C, خ is X. Vowels, a final h and a plural are left out.
create function search.phonetic_key(folded text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(
    case when folded ~ '[ء-ي]' then
      translate(regexp_replace(folded, '(?<=..)(ه|ات)$', ''),
        'بتثجحخدذرزسشصضطظعغفقكلمنهويا', 'bttjhXddrzsCsdtd3kfkklmnh')
    else
      translate(regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(regexp_replace(folded, '(?<=...)s$', ''), 'c(?=[eiy])', 's', 'g'),
          'tch', 'C'), 'sch', 'C'), 'ch', 'C'), 'sh', 'C'), 'kh', 'X'), 'gh', 'k'), 'dj', 'j'), 'dh', 'd'),
          'th', 't'), 'ph', 'f'), 'x', 'ks'), '(?<=..)h$', ''),
        '79568qgcpvaeiouyw2', 'hkXtkkkkbf')
    end, '[^bCdfhjklmnrstXz3]', '', 'g'), '(.)\1+', '\1', 'g')
$$;

-- The word, and the word without each of its letters: two words at edit distance 1 share one.
create function search.deletion_variants(word text) returns text[] language sql immutable parallel safe as $$
  select word || array(select distinct overlay(word placing '' from at for 1) from generate_series(1, length(word)) at)
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
comment on table search.listings is 'Read model of public products: filter and sort columns, and the list item as JSON text.';

create table search.synonyms (
  id         uuid primary key,
  language   text not null check (language in ('fr', 'en', 'ar', 'darija')),
  term       text not null check (length(trim(term)) > 0),
  expansions text[] not null check (cardinality(expansions) > 0),
  unique (language, term)
);
comment on table search.synonyms is 'Synonyms: typed terms and the product terms that they expand to.';

create table search.daily_terms (
  searched_on date not null,
  language    text not null check (language in ('fr', 'en', 'ar')),
  term        text not null,
  searches    integer not null check (searches > 0),
  results     integer not null check (results >= 0),
  primary key (searched_on, language, term)
);
comment on table search.daily_terms is 'Searches per day with their number of results.';

create table search.popular_terms (
  language text not null check (language in ('fr', 'en', 'ar')),
  position integer not null,
  term     text not null,
  primary key (language, position)
);
comment on table search.popular_terms is 'Searches proposed in an empty search box; each finds at least one product.';

create table search.listing_counts (
  scope text primary key,
  count integer not null
);
comment on table search.listing_counts is 'Number of listings in total, by group, category and vendor: a list never counts a million rows.';

create table search.vocabulary (
  word              text collate "C" primary key,
  phonetic_key      text collate "C" not null generated always as (search.phonetic_key(word)) stored,
  deletion_variants text[] collate "C" not null generated always as (search.deletion_variants(word)) stored
);
comment on table search.vocabulary is 'All words of listings, with phonetic key and deletion variants, for spelling correction.';

-- Read backwards as well; the id after the key makes each order a keyset.
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

-- Vendors of one wilaya, and their counts.
create index listings_by_wilaya on search.listings (wilaya, quality, product_id);

-- An index scan in the order of the price: in a small category the next 24 would otherwise come after thousands of
-- others.
create index listings_by_category_price on search.listings (category_slug, price_centimes, product_id);

create index listings_by_group_price on search.listings (group_slug, price_centimes, product_id);

-- Terms without a result, by day.
create index daily_terms_without_result on search.daily_terms (searched_on, term) where results = 0;

-- A term without results is compared with the last day on which it had some: one index lookup per term.
create index daily_terms_with_result on search.daily_terms (term, searched_on) where results > 0;

create index vocabulary_by_phonetic_key on search.vocabulary (phonetic_key);
create index vocabulary_by_deletion_variants on search.vocabulary using gin (deletion_variants);

-- Agrees with kernel/fold.ts, which folds the query, once its apostrophes are spaces: olive finds « huile d’olive
-- ».
create function search.fold(input text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(
      replace(replace(lower(normalize(coalesce(input, ''), NFKD)), 'œ', 'oe'), 'æ', 'ae'),
      '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u02bc]', '', 'g'),
    'ةىٱڨڤڢپگکیھہ٠١٢٣٤٥٦٧٨٩''’‘ʼʻ`´ ء',
    'هياقفففككيهه0123456789        ')
$$;

create function search.strip_article(folded text) returns text language sql immutable parallel safe as $$
  select regexp_replace(folded, '(^|\s)(وال|بال|لل|ال)(?=\S{3,})', '\1', 'g')
$$;

create function search.stock_band(quantity integer) returns text language sql immutable parallel safe as $$
  select case when quantity <= 0 then 'none' when quantity <= 5 then 'low' else 'in' end
$$;

-- In stock before out of stock; then rating (weighted by the number of reviews) and sales.
create function search.quality(quantity integer, rating_sum bigint, reviews integer, sales integer)
returns real language sql immutable parallel safe as $$
  select ((case when quantity > 0 then 10 else 0 end)
        + (rating_sum + 4.0 * 10) / (reviews + 10)
        + 0.6 * ln(1 + reviews) + 0.4 * ln(1 + sales))::real
$$;

-- A product page shows the product, its vendor and the first products of its category, nothing of others. Notifies
-- each process (platform/http/cache.ts); a notification holds 8,000 bytes, so the three kinds of names are sent
-- apart.
create function search.invalidate_cache(ids uuid[]) returns void language plpgsql as $$
declare
  said text;
begin
  if cardinality(ids) > 150 then
    perform pg_notify('cache', '*');
  elsif cardinality(ids) > 0 then
    perform pg_notify('cache', E'products\n' || (select string_agg('product:' || id, E'\n') from unnest(ids) id));
    select string_agg('shelf:' || slug, E'\n') into said from (
      select category_slug as slug from search.listings where product_id = any (ids)
      union select category_slug from catalog.products where id = any (ids)) shelves;
    if length(said) > 7000 then
      perform pg_notify('cache', '*');
    elsif said is not null then
      perform pg_notify('cache', said);
    end if;
    select string_agg(distinct 'vendor:' || vendor_id, E'\n') into said
    from catalog.products where id = any (ids);
    if said is not null then
      perform pg_notify('cache', said);
    end if;
  end if;
end $$;

-- The head noun names what a product is, not what comes with it: the first word in French and Arabic, in English
-- the last one before a complement. A set is named by its content.
create function search.head_noun(folded_fr text, en text, folded_ar text) returns text
language sql immutable parallel safe as $$
  select concat_ws(' ',
    substring(regexp_replace(folded_fr, '^(coffret|lot|paire|pack|boite) (de |d )?(\d+ )?', '') from '^\S+'),
    substring(regexp_replace(search.fold(regexp_replace(en,
      '^(set|box|pack|pair) of |(,|:|;|\(|\s(with|for|from|in|of|on|and|by|to|a)\s).*$', '', 'gi')),
      '(\s\d[\d.,]*(\s?\S{1,4})?)+$', '') from '\S+$'),
    substring(regexp_replace(folded_ar, '^(علبه|طقم|مجموعه) (من )?(\d+ )?', '') from '^\S+'))
$$;

-- Weights: head noun, rest of the name, category, other attributes.
create function search.tokens_of(heads text, names text, kind text, others text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', search.strip_article(heads)), 'A')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(names))), 'B')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(kind))), 'C')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(others))), 'D')
$$;

create view search.public_products as
select
  p.id as product_id, p.vendor_id, p.category_slug, coalesce(c.parent_slug, c.slug) as group_slug,
  v.business_wilaya as wilaya, p.price_centimes,
  coalesce(round((p.compare_at_price_centimes - p.price_centimes) * 100.0 / p.compare_at_price_centimes), 0)::integer
    as discount_percent,
  s.quantity as inventory_quantity, search.stock_band(s.quantity) as stock_band,
  case when p.review_count = 0 then 0 else round(p.rating_sum::numeric / p.review_count, 2) end as rating,
  p.sales_count,
  search.quality(s.quantity, p.rating_sum, p.review_count, p.sales_count) as quality,
  p.featured, p.created_at, p.name_fr, p.name_en, p.name_ar,
  concat(
    '"price":', trim_scale(p.price_centimes / 100.0),
    ',"compare_at_price":', coalesce(trim_scale(p.compare_at_price_centimes / 100.0)::text, 'null'),
    ',"discount_percent":',
      coalesce(round((p.compare_at_price_centimes - p.price_centimes) * 100.0 / p.compare_at_price_centimes), 0),
    ',"images":[', p.images -> 0, ']',
    ',"average_rating":',
      case when p.review_count = 0 then 0 else trim_scale(round(p.rating_sum::numeric / p.review_count, 2)) end,
    ',"review_count":', p.review_count,
    ',"has_variants":', case when s.variants > 1 then 'true' else 'false' end,
    ',"category":', to_json(p.category_slug),
    ',"vendor":{"id":"', v.id, '","business_name":', to_json(v.business_name),
    ',"verification_status":"', v.verification_status, '","is_active":', v.is_active::text, '}}') as card,
  search.tokens_of(
    search.head_noun(search.fold(p.name_fr), p.name_en, search.fold(p.name_ar)),
    concat_ws(' ', p.name_fr, p.name_en, p.name_ar),
    concat_ws(' ', c.name_fr, c.name_en, c.name_ar, g.name_fr, g.name_en, g.name_ar),
    concat_ws(' ', v.business_name, w.name_fr, w.name_ar,
      (select string_agg(x, ' ') from jsonb_path_query_array(p.specifications, '$[*].value.*') a,
        jsonb_array_elements_text(a) x),
      (select string_agg(concat_ws(' ', sku,
         (select string_agg(x, ' ') from jsonb_path_query_array(options, '$[*].value.*') a,
           jsonb_array_elements_text(a) x)), ' ')
       from catalog.variants where product_id = p.id))) as words
from catalog.products p
join vendors.vendors v on v.id = p.vendor_id and v.is_public
join catalog.categories c on c.slug = p.category_slug
left join catalog.categories g on g.slug = c.parent_slug
left join territory.wilayas w on w.code = v.business_wilaya
cross join lateral (
  select coalesce(sum(on_hand), 0)::integer as quantity, count(*) as variants
  from catalog.variants where product_id = p.id) s
where p.status = 'active' and s.variants > 0;
comment on view search.public_products is 'Listing of every public product as it should be.';

create function search.refresh(ids uuid[]) returns void language plpgsql as $$
begin
  perform search.invalidate_cache(ids);
  delete from search.listings l
  where l.product_id = any (ids)
    and not exists (select from search.public_products p where p.product_id = l.product_id);
  insert into search.listings as l
  select * from search.public_products where product_id = any (ids) order by product_id
  on conflict (product_id) do update set
    (vendor_id, category_slug, group_slug, wilaya, price_centimes, discount_percent, inventory_quantity,
     stock_band, rating, sales_count, quality, featured, created_at, name_fr, name_en,
     name_ar, card, words)
    = row (excluded.vendor_id, excluded.category_slug, excluded.group_slug, excluded.wilaya,
       excluded.price_centimes, excluded.discount_percent, excluded.inventory_quantity, excluded.stock_band,
       excluded.rating, excluded.sales_count, excluded.quality, excluded.featured,
       excluded.created_at, excluded.name_fr, excluded.name_en, excluded.name_ar, excluded.card, excluded.words);
end $$;

-- In the order of the scopes, so that two bulk loads cannot deadlock.
create function search.count_by(scopes text[], by integer) returns void language sql as $$
  insert into search.listing_counts as c
  select scope, by * count(*) from unnest(scopes) scope group by scope order by scope
  on conflict (scope) do update set count = c.count + excluded.count
$$;

create function search.scopes(l search.listings) returns text[] language sql immutable as $$
  select array['all', 'category:' || l.category_slug, 'vendor:' || l.vendor_id]
      || case when l.group_slug <> l.category_slug then array['category:' || l.group_slug] else '{}' end
      || case when l.wilaya is null then '{}' else array['wilaya:' || l.wilaya] end
$$;

-- Skips known words: their phonetic keys are not computed again.
create function search.index_vocabulary(words text[]) returns void language sql as $$
  insert into search.vocabulary (word)
  select distinct word from unnest(words) as said (word)
  where length(word) between 3 and 24 and word !~ '[^a-zء-ي]'
    and not exists (select from search.vocabulary known where known.word = said.word)
  order by word
  on conflict do nothing
$$;

-- A word without products stays until the vocabulary is rebuilt: it is only one more candidate.
create function search.rebuild_vocabulary() returns void language plpgsql as $$
begin
  delete from search.vocabulary;
  perform search.index_vocabulary((select array_agg(word) from ts_stat('select words from search.listings')));
end $$;

-- Triggers update listings in the transaction of the catalog. A bulk load sets `search.paused` to 'on' for its
-- session and calls search.refresh_all() at its end.
create function search.refresh_all() returns void language plpgsql as $$
declare
  paused text := coalesce(current_setting('search.paused', true), '');
begin
  perform set_config('search.paused', 'on', true);
  delete from search.listings;
  delete from search.listing_counts;
  insert into search.listings select * from search.public_products;
  insert into search.listing_counts
  select scope, count(*) from search.listings l, unnest(search.scopes(l)) scope group by scope;
  perform search.rebuild_vocabulary();
  perform set_config('search.paused', paused, true);
  perform pg_notify('cache', '*');
end $$;

create function search.on_listings() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    perform search.count_by((select array_agg(s) from added l, unnest(search.scopes(l)) s), 1);
  else
    perform search.count_by((select array_agg(s) from removed l, unnest(search.scopes(l)) s), -1);
  end if;
  return null;
end $$;

create function search.on_listing_moved() returns trigger language plpgsql as $$
begin
  perform search.count_by(search.scopes(old), -1);
  perform search.count_by(search.scopes(new), 1);
  return null;
end $$;

create function search.on_products() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.refresh((select array_agg(id) from changed));
  return null;
end $$;

create function search.on_variants() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.refresh((select array_agg(distinct product_id) from changed));
  return null;
end $$;

-- Covers changed options of a variant too.
create function search.on_stock() returns trigger language plpgsql as $$
declare
  moved record;
  quantity integer;
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  for moved in
    select n.product_id, sum(n.on_hand - o.on_hand)::integer as difference
    from new_stock n join old_stock o using (id)
    where n.on_hand <> o.on_hand
    group by n.product_id order by n.product_id
  loop
    update search.listings set
      inventory_quantity = inventory_quantity + moved.difference,
      stock_band = search.stock_band(inventory_quantity + moved.difference),
      quality = quality + 10 * ((inventory_quantity + moved.difference > 0)::integer - (inventory_quantity > 0)::integer)
    where product_id = moved.product_id
    returning inventory_quantity into quantity;
    -- Pages show the band, so they hold as long as it does.
    if search.stock_band(quantity) <> search.stock_band(quantity - moved.difference) then
      perform search.invalidate_cache(array[moved.product_id]);
    end if;
  end loop;
  if exists (select from new_stock n join old_stock o using (id)
             where n.sku is distinct from o.sku or n.options is distinct from o.options) then
    perform search.refresh((select array_agg(distinct product_id) from new_stock));
  end if;
  return null;
end $$;

create function search.on_vendor() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', E'vendors\nvendor:' || new.id);
  perform search.refresh((select array_agg(id) from catalog.products where vendor_id = new.id and status = 'active'));
  return null;
end $$;

-- Phonetic keys of a query term: as typed, without its article, and with an omitted ع.
create function search.phonetic_keys(typed text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct key from (
      select search.phonetic_key(typed) union all
      select search.phonetic_key(typed) || 's' where typed ~ '^[a-z0-9]+s$' union all
      select search.phonetic_key(substring(typed from '^(?:el|al|l)(.{3,})$')) union all
      select '3' || search.phonetic_key(typed) where typed ~ '^[aeiou]') as heard (key)
    where length(key) > 1)
$$;

-- Trigrams of a text. pg_trgm finds none in Arabic where the locale of the database is C.
create function search.grams(folded text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct substr(' ' || folded || ' ', at, 3) from generate_series(1, length(folded)) at)
$$;

-- Jaccard similarity of two sets of trigrams.
create function search.similarity(these text[], those text[]) returns real
language sql immutable parallel safe as $$
  select (n / (cardinality(these) + cardinality(those) - n))::real
  from (select count(*)::numeric as n from unnest(these) gram where gram = any (those)) both_have
$$;

create function search.on_words_added() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.index_vocabulary((select array_agg(distinct w) from added, unnest(tsvector_to_array(words)) w));
  return null;
end $$;

create function search.on_words_changed() returns trigger language plpgsql as $$
begin
  perform search.index_vocabulary(tsvector_to_array(new.words));
  return null;
end $$;

-- Spelling correction: the words of the vocabulary nearest to an unknown term.
create function search.nearest_term(typed text) returns table (word text, sounds_alike boolean)
language sql stable as $$
  (select v.word, true from search.vocabulary v where v.phonetic_key = any (search.phonetic_keys(typed))
   order by abs(length(v.word) - length(typed)), v.word limit 12)
  union all
  (select v.word, false from search.vocabulary v where v.deletion_variants && search.deletion_variants(typed)
   order by abs(length(v.word) - length(typed)), v.word limit 40)
$$;

-- Frequent queries that are written most like the typed one; the most frequent of all where none is.
create function search.near_terms(asked text, typed text) returns json
language sql stable as $$
  select coalesce(json_agg(term), '[]') from (
    select term from search.popular_terms where language = asked
    order by search.similarity(search.grams(search.fold(term)), search.grams(search.fold(typed))) desc, position limit 5) near
$$;

create function search.near_categories(asked text, typed text) returns json
language sql stable as $$
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name)), '[]') from (
    select c.slug, case asked when 'ar' then c.name_ar when 'en' then c.name_en else c.name_fr end as name
    from catalog.categories c
    left join search.listing_counts n on n.scope = 'category:' || c.slug
    where c.is_visible and n.count > 0
      and not exists (select from catalog.categories child where child.parent_slug = c.slug)
    order by search.similarity(search.grams(search.fold(concat_ws(' ', c.name_fr, c.name_en, c.name_ar))),
        search.grams(search.fold(typed))) desc,
      n.count desc, c.position
    limit 4) near
$$;

-- Each process reloads the synonyms, then the cached pages that were built with them are dropped.
create function search.notify_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('search.synonyms', '');
  perform pg_notify('cache', 'synonyms');
  return null;
end $$;

create trigger listings_counted_in after insert on search.listings
  referencing new table as added for each statement execute function search.on_listings();
create trigger listings_counted_out after delete on search.listings
  referencing old table as removed for each statement execute function search.on_listings();
create trigger products_relisted after update on catalog.products
  referencing new table as changed for each statement execute function search.on_products();
create trigger variants_listed after insert on catalog.variants
  referencing new table as changed for each statement execute function search.on_variants();
create trigger variants_unlisted after delete on catalog.variants
  referencing old table as changed for each statement execute function search.on_variants();
create trigger stock_followed after update on catalog.variants
  referencing old table as old_stock new table as new_stock for each statement execute function search.on_stock();
create trigger vendors_relisted after update on vendors.vendors for each row
  when (old.is_public is distinct from new.is_public or old.business_name <> new.business_name
        or old.business_wilaya is distinct from new.business_wilaya)
  execute function search.on_vendor();
create trigger listings_learnt after insert on search.listings
  referencing new table as added for each statement execute function search.on_words_added();
create trigger listings_learnt_again after update of words on search.listings for each row
  when (old.words is distinct from new.words) execute function search.on_words_changed();
create trigger listings_moved after update on search.listings for each row
  when (old.category_slug <> new.category_slug or old.group_slug <> new.group_slug
        or old.vendor_id <> new.vendor_id or old.wilaya is distinct from new.wilaya)
  execute function search.on_listing_moved();
create trigger synonyms_announced after insert or update or delete or truncate on search.synonyms
  for each statement execute function search.notify_synonyms_changed();

-- Initial synonyms; admins edit the table afterwards.
insert into search.synonyms (id, language, term, expansions)
select gen_random_uuid(), language, term, string_to_array(expansions, '|') from (values
  ('fr', 'portable', 'smartphone|ordinateur portable|pc portable'),
  ('fr', 'gsm', 'smartphone|téléphone'),
  ('fr', 'mobile', 'smartphone|téléphone'),
  ('fr', 'telephone', 'smartphone|هاتف'),
  ('fr', 'tel', 'smartphone|téléphone'),
  ('fr', 'iphone', 'smartphone'),
  ('fr', 'samsung', 'smartphone'),
  ('fr', 'airpods', 'écouteurs sans fil'),
  ('fr', 'oreillettes', 'écouteurs'),
  ('fr', 'oreillette', 'écouteurs'),
  ('fr', 'kit mains libres', 'écouteurs'),
  ('fr', 'baffle', 'enceinte'),
  ('fr', 'haut parleur', 'enceinte'),
  ('fr', 'ordinateur', 'pc|حاسوب|laptop'),
  ('fr', 'micro', 'pc|ordinateur'),
  ('fr', 'laptop', 'pc portable|حاسوب'),
  ('fr', 'tele', 'téléviseur|تلفاز'),
  ('fr', 'television', 'téléviseur|تلفاز'),
  ('fr', 'tv', 'téléviseur|تلفاز'),
  ('fr', 'ecran plat', 'téléviseur'),
  ('fr', 'box tv', 'boîtier tv'),
  ('fr', 'recepteur', 'boîtier tv|démodulateur'),
  ('fr', 'smartwatch', 'montre connectée'),
  ('fr', 'modem', 'routeur'),
  ('fr', 'wifi', 'wi fi|واي فاي'),
  ('fr', 'powerbank', 'batterie externe'),
  ('fr', 'power bank', 'batterie externe|بطارية متنقلة'),
  ('fr', 'chargeur portable', 'batterie externe'),
  ('fr', 'joystick', 'manette'),
  ('fr', 'pc gamer', 'pc'),
  ('fr', 'moquette', 'tapis'),
  ('fr', 'carpette', 'tapis'),
  ('fr', 'canape', 'fauteuil|salon|أريكة'),
  ('fr', 'sofa', 'fauteuil|canapé'),
  ('fr', 'mixeur', 'blender|خلاط'),
  ('fr', 'mixer', 'blender'),
  ('fr', 'robot', 'blender'),
  ('fr', 'pendule', 'horloge'),
  ('fr', 'reveil', 'horloge|réveil'),
  ('fr', 'machine a laver', 'lave linge|غسالة'),
  ('fr', 'lavelinge', 'lave linge'),
  ('fr', 'tasse', 'mug|كوب'),
  ('fr', 'tasses', 'mugs|كوب'),
  ('fr', 'gobelet', 'mug'),
  ('fr', 'verre', 'verres|mug'),
  ('fr', 'oreiller', 'coussin'),
  ('fr', 'plaid', 'couverture'),
  ('fr', 'lampadaire', 'lampe'),
  ('fr', 'luminaire', 'lampe|lanterne'),
  ('fr', 'bol', 'coupe|bol'),
  ('fr', 'coupe', 'coupe'),
  ('fr', 'tagine', 'tajine'),
  ('fr', 'cafetiere italienne', 'cafetière'),
  ('fr', 'frigo', 'réfrigérateur'),
  ('fr', 'refrigerateur', 'réfrigérateur'),
  ('fr', 'gaziniere', 'cuisinière'),
  ('fr', 'casserole', 'marmite'),
  ('fr', 'cocotte', 'marmite'),
  ('fr', 'couette', 'couverture'),
  ('fr', 'drap', 'draps|literie'),
  ('fr', 'rideaux', 'rideau'),
  ('fr', 'basket', 'baskets|sneakers'),
  ('fr', 'tennis', 'baskets|tennis'),
  ('fr', 'chaussure', 'baskets|babouches|chaussures|حذاء'),
  ('fr', 'chaussures', 'baskets|babouches|chaussures|حذاء'),
  ('fr', 'soulier', 'baskets|chaussures'),
  ('fr', 'espadrilles', 'baskets'),
  ('fr', 'chausson', 'babouches|chaussons'),
  ('fr', 'pantoufle', 'babouches'),
  ('fr', 'sandale', 'sandales|babouches'),
  ('fr', 'robe', 'caftan|robe|فستان'),
  ('fr', 'jupe', 'robe'),
  ('fr', 'gandoura', 'caftan|gandoura'),
  ('fr', 'djellaba', 'burnous|djellaba'),
  ('fr', 'manteau', 'burnous|manteau'),
  ('fr', 'cape', 'burnous'),
  ('fr', 'tee shirt', 'chemise|tshirt'),
  ('fr', 'tshirt', 'chemise|tee shirt'),
  ('fr', 'polo', 'chemise|polo'),
  ('fr', 'bijou', 'bracelet|fibule|collier|bague'),
  ('fr', 'bijoux', 'bracelet|fibule|collier|bague'),
  ('fr', 'broche', 'fibule|بروش'),
  ('fr', 'collier', 'collier|bijoux'),
  ('fr', 'cartable', 'sac à dos|محفظة'),
  ('fr', 'sac ecole', 'sac à dos'),
  ('fr', 'sacoche', 'sac'),
  ('fr', 'pochette', 'sac à main'),
  ('fr', 'sac femme', 'sac à main'),
  ('fr', 'lunette', 'lunettes'),
  ('fr', 'foulard', 'foulard|écharpe'),
  ('fr', 'echarpe', 'foulard|écharpe'),
  ('fr', 'bouquin', 'livre|roman'),
  ('fr', 'livre enfant', 'album|conte'),
  ('fr', 'livres enfants', 'album|conte'),
  ('fr', 'album enfant', 'album'),
  ('fr', 'histoire enfant', 'album|conte'),
  ('fr', 'conte', 'conte|album'),
  ('fr', 'histoire', 'roman|conte|album'),
  ('fr', 'bd', 'album'),
  ('fr', 'cahier', 'carnet'),
  ('fr', 'bloc notes', 'carnet'),
  ('fr', 'recette', 'recettes'),
  ('fr', 'livre cuisine', 'cuisine recettes|recettes'),
  ('fr', 'livre de recettes', 'cuisine recettes|recettes'),
  ('fr', 'livre gateaux', 'gâteaux recettes'),
  ('fr', 'recettes gateaux', 'gâteaux recettes'),
  ('fr', 'lego', 'briques construction'),
  ('fr', 'jeu de construction', 'briques construction'),
  ('fr', 'doudou', 'peluche'),
  ('fr', 'nounours', 'peluche'),
  ('fr', 'poupee', 'peluche|poupée'),
  ('fr', 'petite voiture', 'voiture bois'),
  ('fr', 'voiture jouet', 'voiture bois'),
  ('fr', 'voiture miniature', 'voiture bois'),
  ('fr', 'tambour', 'tambourin|darbouka'),
  ('fr', 'derbouka', 'darbouka'),
  ('fr', 'jouet', 'jouets'),
  ('fr', 'jeu', 'jouets|jeu'),
  ('fr', 'jeux', 'jouets|jeu'),
  ('fr', 'casse tete', 'puzzle'),
  ('fr', 'musculation', 'haltères|kettlebells'),
  ('fr', 'poids', 'haltères|kettlebells'),
  ('fr', 'altere', 'haltères'),
  ('fr', 'thermos', 'gourde|isotherme'),
  ('fr', 'bouteille', 'gourde|bouteille'),
  ('fr', 'foot', 'football'),
  ('fr', 'ballon foot', 'ballon football'),
  ('fr', 'tapis de sport', 'tapis yoga|tapis fitness'),
  ('fr', 'tapis sport', 'tapis yoga|tapis fitness'),
  ('fr', 'velo', 'vélo|دراجة'),
  ('fr', 'velo casque', 'casque vélo'),
  ('fr', 'camping', 'tente|camping'),
  ('fr', 'guitoune', 'tente'),
  ('fr', 'boisson', 'gazouz|boisson|soda'),
  ('fr', 'limonade', 'gazouz|limonade'),
  ('fr', 'jus', 'boisson|jus'),
  ('fr', 'soda', 'gazouz'),
  ('fr', 'gateau', 'baklawa|makrout|gâteau'),
  ('fr', 'gateaux', 'baklawa|makrout|gâteaux'),
  ('fr', 'patisserie', 'baklawa|makrout|gâteaux'),
  ('fr', 'gateau traditionnel', 'baklawa|makrout'),
  ('fr', 'gateaux traditionnels', 'baklawa|makrout'),
  ('fr', 'baklava', 'baklawa'),
  ('fr', 'makroud', 'makrout'),
  ('fr', 'makroute', 'makrout'),
  ('fr', 'piment', 'harissa|épices'),
  ('fr', 'date', 'dattes'),
  ('fr', 'olives', 'olive'),
  ('fr', 'the vert', 'thé'),
  ('fr', 'semoule', 'couscous'),
  ('fr', 'parfum homme', 'parfum'),
  ('fr', 'parfum femme', 'parfum'),
  ('fr', 'deodorant', 'parfum|déodorant'),
  ('fr', 'maquillage', 'rouge à lèvres|maquillage'),
  ('fr', 'levre', 'lèvres'),
  ('fr', 'sechoir', 'sèche cheveux'),
  ('fr', 'seche cheveu', 'sèche cheveux'),
  ('fr', 'ecran total', 'crème solaire|écran solaire'),
  ('fr', 'ecran solaire', 'crème solaire'),
  ('fr', 'protection solaire', 'crème solaire'),
  ('fr', 'anti solaire', 'crème solaire'),
  ('fr', 'soin visage', 'crème visage|sérum'),
  ('fr', 'soin', 'crème|sérum'),
  ('fr', 'hydratant', 'crème hydratante'),
  ('fr', 'shampoing', 'shampooing'),
  ('fr', 'shampoo', 'shampooing'),
  ('fr', 'graine noire', 'nigelle'),
  ('fr', 'habba sawda', 'nigelle'),
  ('fr', 'batterie voiture', 'batterie 12 v'),
  ('fr', 'batterie auto', 'batterie 12 v'),
  ('fr', 'pneumatique', 'roue|pneu|عجلة'),
  ('fr', 'pneu', 'roue|pneu|عجلة'),
  ('fr', 'pneus', 'roue|pneu|عجلة'),
  ('fr', 'jante', 'roue jante|jante'),
  ('fr', 'voiture', 'auto|voiture|سيارة'),
  ('fr', 'auto', 'auto|voiture|سيارة'),
  ('fr', 'automobile', 'auto|voiture'),
  ('fr', 'lavage voiture', 'shampooing auto'),
  ('fr', 'lavage auto', 'shampooing auto'),
  ('fr', 'porte telephone', 'support téléphone'),
  ('fr', 'support tel', 'support téléphone'),
  ('fr', 'dashcam', 'caméra embarquée'),
  ('fr', 'camera voiture', 'caméra embarquée'),
  ('fr', 'siege bebe', 'siège auto enfant|siège enfant'),
  ('fr', 'siege enfant', 'siège auto enfant'),
  ('fr', 'bebe', 'enfant|bébé'),
  ('fr', 'huile voiture', 'huile moteur'),
  ('fr', 'vidange', 'huile moteur'),
  ('fr', 'boite a outils', 'caisse outils'),
  ('fr', 'boite outils', 'caisse outils'),
  ('fr', 'outil', 'outils'),
  ('fr', 'outillage', 'outils'),
  ('fr', 'bricolage', 'outils|perceuse'),
  ('fr', 'jardinage', 'jardin'),
  ('fr', 'plante', 'aloe|plante|نبتة'),
  ('fr', 'fleur', 'plante|fleurs'),
  ('fr', 'chignole', 'perceuse'),
  ('fr', 'visseuse', 'perceuse visseuse|visseuse'),
  ('fr', 'tuyau eau', 'tuyau arrosage'),
  ('fr', 'lampion', 'lanterne'),
  ('fr', 'chargeur batterie', 'booster'),
  ('en', 'phone', 'smartphone|téléphone|هاتف'),
  ('en', 'mobile phone', 'smartphone'),
  ('en', 'mobile', 'smartphone'),
  ('en', 'cell phone', 'smartphone'),
  ('en', 'cellphone', 'smartphone'),
  ('en', 'telephone', 'smartphone'),
  ('en', 'computer', 'laptop|pc|ordinateur'),
  ('en', 'notebook computer', 'laptop'),
  ('en', 'earphones', 'earbuds|écouteurs'),
  ('en', 'earphone', 'earbuds|écouteurs'),
  ('en', 'headset', 'headphones|casque'),
  ('en', 'headphone', 'headphones'),
  ('en', 'earpods', 'earbuds'),
  ('en', 'television', 'tv|téléviseur'),
  ('en', 'smart tv', 'tv'),
  ('en', 'watch', 'smartwatch|montre|watch'),
  ('en', 'smart watch', 'smartwatch|montre connectée'),
  ('en', 'wristwatch', 'smartwatch|montre'),
  ('en', 'gamepad', 'controller|manette'),
  ('en', 'joystick', 'controller|manette'),
  ('en', 'portable charger', 'power bank'),
  ('en', 'powerbank', 'power bank'),
  ('en', 'loudspeaker', 'speaker'),
  ('en', 'modem', 'router'),
  ('en', 'wireless', 'wireless|sans fil'),
  ('en', 'android tv box', 'tv box'),
  ('en', 'carpet', 'rug|tapis'),
  ('en', 'sneakers', 'sneakers|shoes|baskets'),
  ('en', 'sneaker', 'sneakers|baskets'),
  ('en', 'shoes', 'sneakers|slippers|chaussures'),
  ('en', 'shoe', 'sneakers|slippers|chaussures'),
  ('en', 'sport shoes', 'sneakers|baskets'),
  ('en', 'trainers', 'sneakers|baskets'),
  ('en', 'purse', 'handbag|sac à main'),
  ('en', 'bag', 'handbag|backpack|sac'),
  ('en', 'bags', 'handbag|backpack|sac'),
  ('en', 'school bag', 'backpack'),
  ('en', 'schoolbag', 'backpack'),
  ('en', 'back pack', 'backpack'),
  ('en', 'leather bag', 'leather handbag'),
  ('en', 'dress', 'kaftan|dress|robe'),
  ('en', 'caftan', 'kaftan'),
  ('en', 'cloak', 'burnous'),
  ('en', 'coat', 'burnous|coat'),
  ('en', 'jewelry', 'bracelets|brooch|bijoux'),
  ('en', 'jewellery', 'bracelets|brooch|bijoux'),
  ('en', 'jewel', 'bracelets|brooch'),
  ('en', 'pin', 'brooch'),
  ('en', 'tshirt', 'shirt'),
  ('en', 'tee', 'shirt'),
  ('en', 'glasses', 'sunglasses|lunettes'),
  ('en', 'sun glasses', 'sunglasses'),
  ('en', 'sandals', 'slippers|sandales'),
  ('en', 'babouche', 'slippers|babouches'),
  ('en', 'pillow', 'cushion'),
  ('en', 'pillows', 'cushions'),
  ('en', 'sofa', 'armchair|canapé'),
  ('en', 'couch', 'armchair|canapé'),
  ('en', 'arm chair', 'armchair'),
  ('en', 'chair', 'armchair|chaise'),
  ('en', 'mixer', 'blender'),
  ('en', 'juicer', 'blender'),
  ('en', 'washer', 'washing machine'),
  ('en', 'coffee maker', 'moka pot|cafetière'),
  ('en', 'coffee pot', 'moka pot'),
  ('en', 'cup', 'mug|mugs'),
  ('en', 'cups', 'mugs|mug'),
  ('en', 'coffee cups', 'mugs'),
  ('en', 'tea pot', 'teapot'),
  ('en', 'kettle', 'teapot|bouilloire'),
  ('en', 'tagine pot', 'tagine'),
  ('en', 'tajine pot', 'tagine'),
  ('en', 'couscous pot', 'couscous steamer'),
  ('en', 'alarm clock', 'clock'),
  ('en', 'towel', 'towels'),
  ('en', 'lamp', 'lamp|lampe'),
  ('en', 'soccer ball', 'football'),
  ('en', 'soccer', 'football'),
  ('en', 'ball', 'football|balls|ballon'),
  ('en', 'weights', 'dumbbells|kettlebells'),
  ('en', 'weight', 'dumbbells|kettlebells'),
  ('en', 'gym', 'fitness|dumbbells'),
  ('en', 'thermos', 'insulated bottles'),
  ('en', 'water bottle', 'insulated bottles|gourde'),
  ('en', 'bottle', 'bottles|gourde'),
  ('en', 'bicycle', 'bike'),
  ('en', 'cycle', 'bike'),
  ('en', 'teddy', 'plush'),
  ('en', 'teddy bear', 'plush'),
  ('en', 'stuffed animal', 'plush'),
  ('en', 'soft toy', 'plush'),
  ('en', 'doll', 'plush|poupée'),
  ('en', 'lego', 'building bricks'),
  ('en', 'building blocks', 'building bricks|blocks'),
  ('en', 'blocks', 'blocks|bricks'),
  ('en', 'jigsaw', 'puzzle'),
  ('en', 'toy car', 'wooden car'),
  ('en', 'toy train', 'wooden train'),
  ('en', 'toy', 'toys|jouets'),
  ('en', 'kids', 'child|kids|enfant'),
  ('en', 'children', 'child|picture book|enfant'),
  ('en', 'baby', 'child|bébé|enfant'),
  ('en', 'drum', 'darbuka|tambourine'),
  ('en', 'book', 'books|novel|picture book|recipes|tale|livre|roman'),
  ('en', 'books', 'books|novel|picture book|recipes|tale|livre|roman'),
  ('en', 'children book', 'picture book|tale'),
  ('en', 'kids book', 'picture book|tale'),
  ('en', 'story', 'novel|tale|picture book'),
  ('en', 'cookbook', 'recipes|cuisine recettes'),
  ('en', 'recipe book', 'recipes'),
  ('en', 'cooking book', 'recipes'),
  ('en', 'cooking', 'recipes|cuisine'),
  ('en', 'pastry book', 'gâteaux recettes'),
  ('en', 'cake recipes', 'gâteaux recettes'),
  ('en', 'cake', 'baklawa|gâteaux'),
  ('en', 'notepad', 'notebooks'),
  ('en', 'soda', 'soda|gazouz'),
  ('en', 'drink', 'soda|gazouz|boisson'),
  ('en', 'lemonade', 'lemon soda|gazouz'),
  ('en', 'sweets', 'baklawa|makrout|gâteaux'),
  ('en', 'pastries', 'baklawa|makrout|gâteaux'),
  ('en', 'pastry', 'baklawa|makrout|gâteaux'),
  ('en', 'baklava', 'baklawa'),
  ('en', 'hot sauce', 'harissa'),
  ('en', 'chilli paste', 'harissa'),
  ('en', 'chili', 'harissa|spices'),
  ('en', 'green tea', 'tea|thé'),
  ('en', 'black seed', 'nigella'),
  ('en', 'black seed oil', 'nigella oil'),
  ('en', 'sunblock', 'sunscreen'),
  ('en', 'sun cream', 'sunscreen'),
  ('en', 'moisturizer', 'moisturising cream|crème hydratante'),
  ('en', 'makeup', 'lipstick|maquillage'),
  ('en', 'make up', 'lipstick|maquillage'),
  ('en', 'lip stick', 'lipstick'),
  ('en', 'hairdryer', 'hair dryer'),
  ('en', 'hair drier', 'hair dryer'),
  ('en', 'fragrance', 'parfum|perfume'),
  ('en', 'perfume', 'parfum|عطر'),
  ('en', 'perfumes', 'parfum'),
  ('en', 'scent', 'parfum'),
  ('en', 'musk', 'musc|مسك'),
  ('en', 'tire', 'wheel|tyre|roue'),
  ('en', 'tires', 'wheel|tyre'),
  ('en', 'tyre', 'wheel|tyre|roue'),
  ('en', 'engine oil', 'motor oil'),
  ('en', 'car oil', 'motor oil'),
  ('en', 'dashcam', 'dash cam'),
  ('en', 'car camera', 'dash cam'),
  ('en', 'camera', 'cam|camera|caméra'),
  ('en', 'car wash', 'car shampoo'),
  ('en', 'hoover', 'vacuum'),
  ('en', 'vacuum cleaner', 'vacuum|aspirateur'),
  ('en', 'baby seat', 'child seat'),
  ('en', 'phone stand', 'phone holder'),
  ('en', 'battery booster', 'jump starter'),
  ('en', 'jumper', 'jump starter'),
  ('en', 'tool box', 'toolbox'),
  ('en', 'tools', 'toolbox|tools|outils'),
  ('en', 'tool', 'toolbox|tools'),
  ('en', 'gardening', 'garden'),
  ('en', 'plant', 'aloe|plant|plante'),
  ('en', 'hose pipe', 'hose'),
  ('en', 'water hose', 'garden hose'),
  ('en', 'lantern', 'lantern|lanterne'),
  ('en', 'light', 'lamp|lantern'),
  ('ar', 'جوال', 'هاتف'),
  ('ar', 'موبايل', 'هاتف'),
  ('ar', 'محمول', 'هاتف|حاسوب محمول'),
  ('ar', 'تيليفون', 'هاتف'),
  ('ar', 'تلفون', 'هاتف'),
  ('ar', 'سمارتفون', 'هاتف'),
  ('ar', 'ايفون', 'هاتف'),
  ('ar', 'سجادة', 'زربية|سجادة'),
  ('ar', 'سجاد', 'زربية|سجادة'),
  ('ar', 'موكيت', 'زربية'),
  ('ar', 'لابتوب', 'حاسوب'),
  ('ar', 'كمبيوتر', 'حاسوب'),
  ('ar', 'كومبيوتر', 'حاسوب'),
  ('ar', 'بي سي', 'حاسوب'),
  ('ar', 'تلفزيون', 'تلفاز'),
  ('ar', 'تلفزة', 'تلفاز'),
  ('ar', 'تليفزيون', 'تلفاز'),
  ('ar', 'شاشة', 'تلفاز'),
  ('ar', 'بافل', 'مكبر صوت'),
  ('ar', 'سبيكر', 'مكبر صوت'),
  ('ar', 'كاسك', 'سماعة'),
  ('ar', 'راوتر', 'موجه'),
  ('ar', 'مودم', 'موجه'),
  ('ar', 'ويفي', 'واي فاي'),
  ('ar', 'باور بانك', 'بطارية متنقلة'),
  ('ar', 'شاحن متنقل', 'بطارية متنقلة'),
  ('ar', 'شاحن', 'شاحن|بطارية متنقلة'),
  ('ar', 'مانيطة', 'يد تحكم'),
  ('ar', 'جويستيك', 'يد تحكم'),
  ('ar', 'سماعة راس', 'سماعة'),
  ('ar', 'ساعات', 'ساعة'),
  ('ar', 'كنبة', 'أريكة'),
  ('ar', 'فوتاي', 'أريكة'),
  ('ar', 'صالون', 'أريكة|صالون'),
  ('ar', 'كرسي', 'أريكة|مقعد|كرسي'),
  ('ar', 'لمبة', 'مصباح'),
  ('ar', 'ثريا', 'مصباح'),
  ('ar', 'براد', 'إبريق شاي'),
  ('ar', 'براد شاي', 'إبريق شاي'),
  ('ar', 'فنجان', 'كوب|كوبان|فناجين'),
  ('ar', 'كوب', 'كوب|كوبان'),
  ('ar', 'كاس', 'كاس|كوب'),
  ('ar', 'مخدة', 'وسادة|وسادتان'),
  ('ar', 'وسادة', 'وسادة|وسادتان'),
  ('ar', 'فوطة', 'مناشف|منشفة'),
  ('ar', 'منشفة', 'مناشف'),
  ('ar', 'مائدة', 'طاولة'),
  ('ar', 'ميدة', 'طاولة'),
  ('ar', 'خلاط كهربائي', 'خلاط'),
  ('ar', 'ملابس', 'قميص|قفطان|أزياء'),
  ('ar', 'شنطة', 'حقيبة'),
  ('ar', 'محفظة', 'حقيبة ظهر'),
  ('ar', 'كرتابل', 'حقيبة ظهر'),
  ('ar', 'حقائب', 'حقيبة'),
  ('ar', 'حقيبة نسائية', 'حقيبة يد'),
  ('ar', 'حزام جلد', 'حزام جلدي'),
  ('ar', 'سمطة', 'حزام'),
  ('ar', 'نعال', 'بلغة|نعل'),
  ('ar', 'نعل', 'بلغة'),
  ('ar', 'شبشب', 'بلغة'),
  ('ar', 'صندل', 'بلغة|صندل'),
  ('ar', 'فستان', 'قفطان|فستان'),
  ('ar', 'روبة', 'قفطان'),
  ('ar', 'جلابة', 'برنوس'),
  ('ar', 'برنوص', 'برنوس'),
  ('ar', 'معطف', 'برنوس|معطف'),
  ('ar', 'مجوهرات', 'سوار|بزيمة|فضة'),
  ('ar', 'حلي', 'سوار|بزيمة'),
  ('ar', 'ذهب', 'سوار|ذهبي'),
  ('ar', 'اساور', 'سوار'),
  ('ar', 'بروش', 'بزيمة'),
  ('ar', 'دبوس', 'بزيمة'),
  ('ar', 'قمصان', 'قميص'),
  ('ar', 'تيشيرت', 'قميص'),
  ('ar', 'صباط', 'حذاء'),
  ('ar', 'سباط', 'حذاء'),
  ('ar', 'سبيدري', 'حذاء رياضي'),
  ('ar', 'احذية', 'حذاء'),
  ('ar', 'حذاء', 'حذاء|بلغة'),
  ('ar', 'نضارات', 'نظارات'),
  ('ar', 'نظارة', 'نظارات'),
  ('ar', 'نضاضر', 'نظارات'),
  ('ar', 'كسكس', 'كسكسي'),
  ('ar', 'طعام', 'كسكسي'),
  ('ar', 'تمور', 'تمر'),
  ('ar', 'دقلة', 'دقلة نور'),
  ('ar', 'عسل حر', 'عسل'),
  ('ar', 'مشروبات', 'قازوز|مشروب'),
  ('ar', 'مشروب', 'قازوز'),
  ('ar', 'مشروب غازي', 'قازوز'),
  ('ar', 'عصير', 'قازوز|عصير'),
  ('ar', 'حلويات', 'بقلاوة|مقروط|حلويات'),
  ('ar', 'حلويات تقليدية', 'بقلاوة|مقروط'),
  ('ar', 'حلوى', 'بقلاوة|مقروط'),
  ('ar', 'مقروض', 'مقروط'),
  ('ar', 'بهارات', 'توابل'),
  ('ar', 'عطرية', 'توابل'),
  ('ar', 'فلفل', 'هريسة|توابل'),
  ('ar', 'شاي اخضر', 'شاي'),
  ('ar', 'تاي', 'شاي'),
  ('ar', 'اتاي', 'شاي'),
  ('ar', 'بن', 'قهوة'),
  ('ar', 'رائحة', 'عطر'),
  ('ar', 'ريحة', 'عطر'),
  ('ar', 'بارفان', 'عطر'),
  ('ar', 'عطور', 'عطر'),
  ('ar', 'سيروم', 'أمصال|مصل'),
  ('ar', 'مصل', 'أمصال|مصل'),
  ('ar', 'سشوار', 'مجفف شعر'),
  ('ar', 'سيشوار', 'مجفف شعر'),
  ('ar', 'حمرة', 'أحمر شفاه'),
  ('ar', 'ماكياج', 'أحمر شفاه|مكياج'),
  ('ar', 'مكياج', 'أحمر شفاه'),
  ('ar', 'روج', 'أحمر شفاه'),
  ('ar', 'واقي شمسي', 'واقي الشمس'),
  ('ar', 'كريم شمس', 'واقي الشمس'),
  ('ar', 'كريم وجه', 'كريم للوجه|كريم مرطب'),
  ('ar', 'حبة البركة', 'الحبة السوداء'),
  ('ar', 'سانوج', 'الحبة السوداء'),
  ('ar', 'صابونة', 'صابون'),
  ('ar', 'دراجة', 'دراجة'),
  ('ar', 'دمبل', 'أثقال'),
  ('ar', 'حديد', 'أثقال'),
  ('ar', 'كمال اجسام', 'أثقال'),
  ('ar', 'بالون', 'كرة قدم|كرة'),
  ('ar', 'كرة', 'كرة'),
  ('ar', 'قيطون', 'خيمة'),
  ('ar', 'قرعة', 'قارورتان|قارورة'),
  ('ar', 'قارورة', 'قارورتان|قارورة'),
  ('ar', 'قارورة ماء', 'قارورتان|قارورة حافظة'),
  ('ar', 'ليغو', 'مكعبات بناء'),
  ('ar', 'لعبة', 'ألعاب'),
  ('ar', 'لعب', 'ألعاب'),
  ('ar', 'العاب اطفال', 'ألعاب'),
  ('ar', 'دمى', 'دمية'),
  ('ar', 'عروسة', 'دمية'),
  ('ar', 'دبدوب', 'دمية'),
  ('ar', 'بوزل', 'بازل'),
  ('ar', 'سيارة لعبة', 'سيارة خشبية'),
  ('ar', 'قصة', 'قصة|حكاية'),
  ('ar', 'قصص', 'قصة|حكاية'),
  ('ar', 'قصص اطفال', 'قصة مصورة|حكاية'),
  ('ar', 'كتاب', 'كتب|كتاب|رواية|قصة'),
  ('ar', 'كتاب طبخ', 'مطبخ وصفة|وصفة'),
  ('ar', 'كتب الطبخ', 'مطبخ وصفة|وصفة'),
  ('ar', 'طبخ', 'مطبخ|طبخ'),
  ('ar', 'وصفات', 'وصفة'),
  ('ar', 'كتاب حلويات', 'حلويات وصفة'),
  ('ar', 'كراس', 'كراسات'),
  ('ar', 'كراسة', 'كراسات'),
  ('ar', 'دفتر', 'كراسات'),
  ('ar', 'طبل', 'دربوكة|دف'),
  ('ar', 'مدرسة', 'كراسات|حقيبة ظهر'),
  ('ar', 'سيارة', 'سيارة|سيارات|للسيارة'),
  ('ar', 'بطارية سيارة', 'بطارية أمبير فولت'),
  ('ar', 'اطار', 'عجلة'),
  ('ar', 'اطار سيارة', 'عجلة'),
  ('ar', 'عجلات', 'عجلة'),
  ('ar', 'بنو', 'عجلة'),
  ('ar', 'جنط', 'عجلة جنط|جنط'),
  ('ar', 'زيت موتور', 'زيت محرك'),
  ('ar', 'موتور', 'محرك'),
  ('ar', 'مكنسة كهربائية', 'مكنسة'),
  ('ar', 'كميرا', 'كاميرا'),
  ('ar', 'حاملة هاتف', 'حامل هاتف'),
  ('ar', 'كرسي سيارة', 'مقعد سيارة'),
  ('ar', 'مقعد', 'مقعد'),
  ('ar', 'شنيول', 'مثقاب'),
  ('ar', 'شينيول', 'مثقاب'),
  ('ar', 'بيرسوز', 'مثقاب'),
  ('ar', 'ادوات', 'أدوات'),
  ('ar', 'عدة', 'أدوات'),
  ('ar', 'تيو', 'خرطوم'),
  ('ar', 'نبتة', 'ألوفيرا|نبات'),
  ('ar', 'نبات', 'ألوفيرا|نبات'),
  ('ar', 'فنار', 'فانوس'),
  ('ar', 'مرش', 'مرشة'),
  ('ar', 'حديقة', 'حديقة|الحديقة'),
  ('ar', 'بستنة', 'حديقة'),
  ('darija', 'tilifoun', 'smartphone|téléphone|هاتف'),
  ('darija', 'telifoun', 'smartphone|téléphone|هاتف'),
  ('darija', 'tilifon', 'smartphone|téléphone|هاتف'),
  ('darija', 'tilifoune', 'smartphone|téléphone'),
  ('darija', 'portabl', 'smartphone|portable'),
  ('darija', 'bortabl', 'smartphone|portable'),
  ('darija', 'mobayl', 'smartphone'),
  ('darija', 'tilfoun', 'smartphone|téléphone'),
  ('darija', 'kask', 'casque'),
  ('darija', 'kit', 'écouteurs'),
  ('darija', 'kitman', 'écouteurs'),
  ('darija', 'kit bluetooth', 'écouteurs'),
  ('darija', 'ecouter', 'écouteurs'),
  ('darija', 'sma3a', 'casque sans fil|écouteurs|سماعة'),
  ('darija', 'micro portable', 'pc portable'),
  ('darija', 'pici', 'pc|ordinateur'),
  ('darija', 'pc', 'pc|ordinateur|laptop'),
  ('darija', 'baffe', 'enceinte'),
  ('darija', 'bafle', 'enceinte'),
  ('darija', 'baf', 'enceinte'),
  ('darija', 'montra', 'montre'),
  ('darija', 'magana', 'montre|horloge'),
  ('darija', 'mounkala', 'horloge'),
  ('darija', 'maneta', 'manette'),
  ('darija', 'manita', 'manette'),
  ('darija', 'batri', 'batterie|بطارية'),
  ('darija', 'batriya', 'batterie|بطارية'),
  ('darija', 'tilfaz', 'téléviseur|تلفاز'),
  ('darija', 'telfaz', 'téléviseur|تلفاز'),
  ('darija', 'tilivizyoun', 'téléviseur|تلفاز'),
  ('darija', 'tilivision', 'téléviseur|تلفاز'),
  ('darija', 'talfaza', 'téléviseur|تلفاز'),
  ('darija', 'chargeur', 'chargeur|batterie externe'),
  ('darija', 'charjour', 'chargeur|batterie externe'),
  ('darija', 'wifi', 'wi fi'),
  ('darija', 'modam', 'routeur'),
  ('darija', 'micro', 'pc|microphone'),
  ('darija', 'zerbia', 'tapis|زربية'),
  ('darija', 'zarbia', 'tapis|زربية'),
  ('darija', 'zrabi', 'tapis|زربية'),
  ('darija', 'mkhada', 'coussin'),
  ('darija', 'mkhadda', 'coussin'),
  ('darija', 'oussada', 'coussin'),
  ('darija', 'wsada', 'coussin'),
  ('darija', 'berrad', 'théière'),
  ('darija', 'barrad', 'théière'),
  ('darija', 'brik', 'théière|إبريق'),
  ('darija', 'fendjal', 'mugs|tasse'),
  ('darija', 'fenjan', 'mugs|tasse'),
  ('darija', 'finjan', 'mugs|tasse'),
  ('darija', 'kissan', 'mugs|verres'),
  ('darija', 'kas', 'mug|verres'),
  ('darija', 'lamba', 'lampe'),
  ('darija', 'doo', 'lampe'),
  ('darija', 'mosba7', 'lampe|مصباح'),
  ('darija', 'fotay', 'fauteuil'),
  ('darija', 'fotey', 'fauteuil'),
  ('darija', 'canapi', 'fauteuil|canapé'),
  ('darija', 'kanapi', 'fauteuil|canapé'),
  ('darija', 'korsi', 'fauteuil|siège|chaise|مقعد'),
  ('darija', 'mayda', 'table'),
  ('darija', 'mida', 'table'),
  ('darija', 'tabla', 'table'),
  ('darija', 'fouta', 'serviettes'),
  ('darija', 'menchfa', 'serviettes'),
  ('darija', 'serviyet', 'serviettes'),
  ('darija', 'serviyat', 'serviettes'),
  ('darija', 'ghassala', 'lave linge|غسالة'),
  ('darija', 'machina', 'machine|lave linge'),
  ('darija', 'machina laver', 'lave linge'),
  ('darija', 'machina ta3 lghsil', 'lave linge'),
  ('darija', 'khalat', 'blender|خلاط'),
  ('darija', 'miksour', 'blender'),
  ('darija', 'sa3at 7ayt', 'horloge murale|ساعة حائط'),
  ('darija', 'sa3at 7it', 'horloge murale|ساعة حائط'),
  ('darija', 'sa3a 7it', 'horloge murale|ساعة حائط'),
  ('darija', 'sa3at l7it', 'horloge murale|ساعة حائط'),
  ('darija', 'sa3a 7ayt', 'horloge murale|ساعة حائط'),
  ('darija', '7it', 'murale|حائط'),
  ('darija', '7ayt', 'murale|حائط'),
  ('darija', 'keskas', 'couscoussier|كسكاس'),
  ('darija', 'frigidaire', 'réfrigérateur'),
  ('darija', 'tlaja', 'réfrigérateur'),
  ('darija', 'tbasil', 'assiettes|vaisselle'),
  ('darija', 'trik', 'service|vaisselle'),
  ('darija', 'mzawe9', 'peint|مزخرف'),
  ('darija', 'frach', 'literie|matelas'),
  ('darija', 'matla', 'matelas'),
  ('darija', 'ghta', 'couverture'),
  ('darija', 'ridou', 'rideau'),
  ('darija', 'sabat', 'chaussures|baskets|babouches|حذاء'),
  ('darija', 'sbabet', 'chaussures|baskets|babouches|حذاء'),
  ('darija', 'sabbat', 'chaussures|baskets|babouches|حذاء'),
  ('darija', 'spadri', 'baskets'),
  ('darija', 'sbadri', 'baskets'),
  ('darija', 'sbardina', 'baskets'),
  ('darija', 'soulier', 'chaussures|baskets'),
  ('darija', 'belgha', 'babouches|بلغة'),
  ('darija', 'balgha', 'babouches|بلغة'),
  ('darija', 'bolgha', 'babouches|بلغة'),
  ('darija', '7zam', 'ceinture|حزام'),
  ('darija', 'hzam', 'ceinture|حزام'),
  ('darija', 'semta', 'ceinture'),
  ('darija', 'samta', 'ceinture'),
  ('darija', 'chkara', 'sac'),
  ('darija', 'sak', 'sac'),
  ('darija', 'sakadou', 'sac à dos'),
  ('darija', 'sac a do', 'sac à dos'),
  ('darija', 'ma7fada', 'sac à dos|محفظة'),
  ('darija', 'mahfada', 'sac à dos|محفظة'),
  ('darija', 'cartabl', 'sac à dos'),
  ('darija', 'jeld', 'cuir|جلد'),
  ('darija', 'jald', 'cuir|جلد'),
  ('darija', 'djeld', 'cuir|جلد'),
  ('darija', 'kasoua', 'caftan|robe'),
  ('darija', 'kaswa', 'caftan|robe'),
  ('darija', 'keswa', 'caftan|robe'),
  ('darija', 'roba', 'caftan|robe'),
  ('darija', 'gandora', 'caftan|gandoura'),
  ('darija', 'bernous', 'burnous|برنوس'),
  ('darija', 'barnous', 'burnous|برنوس'),
  ('darija', 'syagha', 'bracelet|fibule|bijoux'),
  ('darija', 'siyagha', 'bracelet|fibule|bijoux'),
  ('darija', 'dhab', 'or|bijoux'),
  ('darija', 'fadda', 'argent|فضة'),
  ('darija', 'fada', 'argent|فضة'),
  ('darija', 'swar', 'bracelet|سوار'),
  ('darija', 'braslet', 'bracelet'),
  ('darija', 'bijou', 'bracelet|fibule'),
  ('darija', 'kbayel', 'kabyle|berbère'),
  ('darija', 'kbayli', 'kabyle|berbère'),
  ('darija', 'kabayli', 'kabyle|berbère'),
  ('darija', 'tabzimt', 'fibule'),
  ('darija', 'bzima', 'fibule|بزيمة'),
  ('darija', 'chmiz', 'chemise'),
  ('darija', 'chemiz', 'chemise'),
  ('darija', 'kamidja', 'chemise'),
  ('darija', 'kamija', 'chemise'),
  ('darija', 'tricou', 'chemise|tshirt'),
  ('darija', '9amis', 'chemise|قميص'),
  ('darija', 'nwader', 'lunettes|نظارات'),
  ('darija', 'nadarat', 'lunettes|نظارات'),
  ('darija', 'nadader', 'lunettes'),
  ('darija', '3winat', 'lunettes'),
  ('darija', 'serwal', 'pantalon'),
  ('darija', 'sirwal', 'pantalon'),
  ('darija', 'vista', 'veste'),
  ('darija', 'khmar', 'foulard'),
  ('darija', '7jab', 'foulard'),
  ('darija', 'lebsa', 'vêtements|mode'),
  ('darija', '7wayej', 'vêtements|mode'),
  ('darija', 'hwayej', 'vêtements|mode'),
  ('darija', 'zit', 'huile|زيت'),
  ('darija', 'zeit', 'huile|زيت'),
  ('darija', 'zit zitoun', 'huile olive|زيت زيتون'),
  ('darija', 'zitoun', 'olive|زيتون'),
  ('darija', 'zaytoun', 'olive|زيتون'),
  ('darija', 'zitoune', 'olive|زيتون'),
  ('darija', 'tmar', 'dattes|تمر'),
  ('darija', 'tmer', 'dattes|تمر'),
  ('darija', 'deglet', 'dattes|deglet'),
  ('darija', 'degla', 'dattes|deglet|دقلة'),
  ('darija', 'daglet', 'dattes|deglet'),
  ('darija', 'qahwa', 'café|قهوة'),
  ('darija', '9ahwa', 'café|قهوة'),
  ('darija', 'kahwa', 'café|قهوة'),
  ('darija', 'gahwa', 'café|قهوة'),
  ('darija', '3sel', 'miel|عسل'),
  ('darija', '3asel', 'miel|عسل'),
  ('darija', 'assel', 'miel|عسل'),
  ('darija', 'asel', 'miel|عسل'),
  ('darija', '7or', 'pur|صاف'),
  ('darija', 't3am', 'couscous|كسكسي'),
  ('darija', 'ta3am', 'couscous|كسكسي'),
  ('darija', 'ksksi', 'couscous|كسكسي'),
  ('darija', 'seksou', 'couscous|كسكسي'),
  ('darija', 'atay', 'thé|شاي'),
  ('darija', 'latay', 'thé|شاي'),
  ('darija', 'tay', 'thé|شاي'),
  ('darija', 'chay', 'thé|شاي'),
  ('darija', 'limonada', 'gazouz|limonade'),
  ('darija', 'monada', 'gazouz|limonade'),
  ('darija', 'gazouza', 'gazouz'),
  ('darija', '7alawiyat', 'baklawa|makrout|gâteaux|حلويات'),
  ('darija', 'halawiyat', 'baklawa|makrout|gâteaux|حلويات'),
  ('darija', '7lawa', 'baklawa|makrout|gâteaux|حلويات'),
  ('darija', 'gato', 'gâteaux|baklawa'),
  ('darija', '3atriya', 'épices|توابل'),
  ('darija', 'atriya', 'épices|توابل'),
  ('darija', '3akakir', 'épices|توابل'),
  ('darija', 'felfel', 'épices|harissa'),
  ('darija', 'ras el hanout', 'épices'),
  ('darija', 'semid', 'semoule|couscous'),
  ('darija', 'sokor', 'sucre'),
  ('darija', 'mel7', 'sel'),
  ('darija', '7lib', 'lait'),
  ('darija', 'joubn', 'fromage'),
  ('darija', 'jben', 'fromage'),
  ('darija', 'chorba', 'soupe|frik'),
  ('darija', 'kawkaw', 'cacahuètes'),
  ('darija', 'louz', 'amandes|لوز'),
  ('darija', '3otr', 'parfum|عطر'),
  ('darija', '3tour', 'parfum|عطر'),
  ('darija', '3itr', 'parfum|عطر'),
  ('darija', 'riha', 'parfum|عطر'),
  ('darija', 'ri7a', 'parfum|عطر'),
  ('darija', 'rawayeh', 'parfum'),
  ('darija', 'parfan', 'parfum'),
  ('darija', 'barfan', 'parfum'),
  ('darija', 'mesk', 'musc|مسك'),
  ('darija', 'misk', 'musc|مسك'),
  ('darija', '3oud', 'oud|عود'),
  ('darija', 'sanouj', 'nigelle|الحبة السوداء'),
  ('darija', '7aba sawda', 'nigelle|الحبة السوداء'),
  ('darija', 'haba sawda', 'nigelle|الحبة السوداء'),
  ('darija', 'pomada', 'crème'),
  ('darija', 'krim', 'crème|كريم'),
  ('darija', 'wajh', 'visage|وجه|للوجه'),
  ('darija', 'wejh', 'visage|وجه|للوجه'),
  ('darija', 'wjah', 'visage|للوجه'),
  ('darija', 'siroum', 'sérum'),
  ('darija', 'sechouar', 'sèche cheveux'),
  ('darija', 'sichwar', 'sèche cheveux'),
  ('darija', 'sichouar', 'sèche cheveux'),
  ('darija', 'roujalevre', 'rouge lèvres'),
  ('darija', 'roujalèvre', 'rouge lèvres'),
  ('darija', '7amer chifah', 'rouge lèvres|أحمر شفاه'),
  ('darija', '7amra chifah', 'rouge lèvres|أحمر شفاه'),
  ('darija', 'hmer chifah', 'rouge lèvres'),
  ('darija', 'makiyaj', 'rouge lèvres|maquillage'),
  ('darija', 'macquillage', 'rouge lèvres|maquillage'),
  ('darija', 'ecran', 'crème solaire|écran'),
  ('darija', 'krim chams', 'crème solaire'),
  ('darija', 'wa9i chams', 'crème solaire|واقي الشمس'),
  ('darija', 'chams', 'solaire|الشمس'),
  ('darija', 'beldi', 'traditionnel|noir|بلدي'),
  ('darija', 'saboun', 'savon|صابون'),
  ('darija', 'sabon', 'savon|صابون'),
  ('darija', 'chompoing', 'shampooing'),
  ('darija', 'shampwan', 'shampooing'),
  ('darija', 'cha3r', 'cheveux|شعر'),
  ('darija', 'ch3ar', 'cheveux|شعر'),
  ('darija', 'balou', 'ballon'),
  ('darija', 'baloun', 'ballon'),
  ('darija', 'koura', 'ballon|football|كرة'),
  ('darija', 'kora', 'ballon|football|كرة'),
  ('darija', 'kourat 9adam', 'ballon football|كرة قدم'),
  ('darija', 'kourat kadam', 'ballon football|كرة قدم'),
  ('darija', 'raket', 'raquette'),
  ('darija', 'raquet', 'raquette'),
  ('darija', 'vilo', 'vélo'),
  ('darija', 'bisklita', 'vélo'),
  ('darija', 'bicyclette', 'vélo'),
  ('darija', 'khouda', 'casque vélo|خوذة'),
  ('darija', 'lyouka', 'gants'),
  ('darija', 'ligat', 'gants'),
  ('darija', 'gan', 'gants'),
  ('darija', 'guitoun', 'tente|خيمة'),
  ('darija', 'gitoun', 'tente|خيمة'),
  ('darija', 'khayma', 'tente|خيمة'),
  ('darija', 'haltir', 'haltères'),
  ('darija', '9ar3a', 'gourde|bouteille|قارورة'),
  ('darija', 'garoura', 'gourde|bouteille|قارورة'),
  ('darija', '9ara3i', 'gourde|bouteille'),
  ('darija', 'gourda', 'gourde'),
  ('darija', 'la3ba', 'jouet|ألعاب'),
  ('darija', 'l3ab', 'jouets|ألعاب'),
  ('darija', 'al3ab', 'jouets|ألعاب'),
  ('darija', 'lo3ba', 'jouet|ألعاب'),
  ('darija', 'drari', 'enfant|أطفال'),
  ('darija', 'bzouz', 'enfant|أطفال'),
  ('darija', 'wlad', 'enfant|أطفال'),
  ('darija', 'poupia', 'peluche|poupée'),
  ('darija', 'poupiya', 'peluche|poupée'),
  ('darija', 'dobdoub', 'peluche'),
  ('darija', 'debdoub', 'peluche'),
  ('darija', 'ligo', 'briques construction'),
  ('darija', 'bendir', 'tambourin|darbouka'),
  ('darija', 'derbouka', 'darbouka'),
  ('darija', 'tbel', 'tambourin'),
  ('darija', '9itar', 'train|قطار'),
  ('darija', 'khcheb', 'bois|خشب'),
  ('darija', 'lou7', 'bois'),
  ('darija', 'kteb', 'livre|roman|album|recettes|كتب|كتاب'),
  ('darija', 'ktab', 'livre|roman|album|recettes|كتب|كتاب'),
  ('darija', 'ktoub', 'livre|roman|album|كتب'),
  ('darija', 'ktab drari', 'album|conte'),
  ('darija', 'kteb drari', 'album|conte'),
  ('darija', 'ktab tyab', 'recettes|cuisine'),
  ('darija', 'ktab tabkh', 'recettes|cuisine'),
  ('darija', 'tyab', 'recettes|cuisine'),
  ('darija', 'ktab 7alawiyat', 'gâteaux recettes'),
  ('darija', 'livre gato', 'gâteaux recettes'),
  ('darija', 'riwaya', 'roman|رواية'),
  ('darija', 'riwayat', 'roman|رواية'),
  ('darija', '9issa', 'conte|album|قصة'),
  ('darija', '9isas', 'conte|album|قصة'),
  ('darija', 'qissas', 'conte|album|قصة'),
  ('darija', 'qissa', 'conte|album|قصة'),
  ('darija', '7kaya', 'conte|album|حكاية'),
  ('darija', 'hkaya', 'conte|album|حكاية'),
  ('darija', 'karass', 'carnet|cahier|كراسات'),
  ('darija', 'karras', 'carnet|cahier|كراسات'),
  ('darija', 'kornet', 'carnet'),
  ('darija', 'kourras', 'carnet|cahier'),
  ('darija', 'stilo', 'stylo'),
  ('darija', 'mo9lma', 'trousse'),
  ('darija', 'tomobile', 'voiture|auto|سيارة'),
  ('darija', 'tonobil', 'voiture|auto|سيارة'),
  ('darija', 'tonobile', 'voiture|auto|سيارة'),
  ('darija', 'tomobil', 'voiture|auto|سيارة'),
  ('darija', 'loto', 'voiture|auto|سيارة'),
  ('darija', 'sayara', 'voiture|auto|سيارة'),
  ('darija', 'karoussa', 'voiture|auto'),
  ('darija', 'tonobil la3ba', 'voiture bois'),
  ('darija', 'loto khcheb', 'voiture bois'),
  ('darija', 'tomobile jouet', 'voiture bois'),
  ('darija', 'batri loto', 'batterie 12 v'),
  ('darija', 'batri tomobile', 'batterie 12 v'),
  ('darija', 'batri tonobil', 'batterie 12 v'),
  ('darija', 'roda', 'roue|pneu|عجلة'),
  ('darija', 'rouida', 'roue|pneu|عجلة'),
  ('darija', 'pnou', 'roue|pneu|عجلة'),
  ('darija', 'bnou', 'roue|pneu|عجلة'),
  ('darija', 'janta', 'roue jante|jante'),
  ('darija', '3ajla', 'roue|عجلة'),
  ('darija', 'motor', 'moteur|محرك'),
  ('darija', 'moutour', 'moteur|محرك'),
  ('darija', 'zit motor', 'huile moteur'),
  ('darija', 'zit tomobile', 'huile moteur'),
  ('darija', 'zit moteur', 'huile moteur'),
  ('darija', 'chompoing loto', 'shampooing auto'),
  ('darija', 'kamira', 'caméra|كاميرا'),
  ('darija', 'kamera', 'caméra|كاميرا'),
  ('darija', 'maknsa', 'aspirateur|مكنسة'),
  ('darija', 'maknassa', 'aspirateur|مكنسة'),
  ('darija', 'aspiratour', 'aspirateur'),
  ('darija', 'chignole', 'perceuse'),
  ('darija', 'chignol', 'perceuse'),
  ('darija', 'chinyoula', 'perceuse'),
  ('darija', 'chanyola', 'perceuse'),
  ('darija', 'perceuz', 'perceuse'),
  ('darija', 'sandou9', 'caisse|صندوق'),
  ('darija', 'adawat', 'outils|أدوات'),
  ('darija', 'sandou9 adawat', 'caisse outils|صندوق أدوات'),
  ('darija', 'matiriel', 'outils|matériel'),
  ('darija', 'jnan', 'jardin|حديقة'),
  ('darija', 'jardina', 'jardin'),
  ('darija', 'tiyou', 'tuyau|خرطوم'),
  ('darija', 'tiou', 'tuyau|خرطوم'),
  ('darija', 'sa9y', 'arrosage|سقي'),
  ('darija', 'merecha', 'arrosoir|مرشة'),
  ('darija', 'rachacha', 'arrosoir|مرشة'),
  ('darija', 'fanous', 'lanterne|فانوس'),
  ('darija', 'fnar', 'lanterne|lampe'),
  ('darija', 'nebta', 'plante|aloe'),
  ('darija', 'nabta', 'plante|aloe'),
  ('darija', 'ward', 'fleurs|plante'),
  ('darija', 'k7al', 'noir'),
  ('darija', 'ka7la', 'noir'),
  ('darija', 'k7el', 'noir'),
  ('darija', 'byad', 'blanc'),
  ('darija', 'bayda', 'blanc'),
  ('darija', '7mar', 'rouge'),
  ('darija', '7amra', 'rouge'),
  ('darija', '7mer', 'rouge'),
  ('darija', 'khdar', 'vert'),
  ('darija', 'khadra', 'vert'),
  ('darija', 'zra9', 'bleu'),
  ('darija', 'zar9a', 'bleu'),
  ('darija', 'sfar', 'jaune'),
  ('darija', 'safra', 'jaune'),
  ('darija', 'kbir', 'grand'),
  ('darija', 'sghir', 'petit'),
  ('darija', 'rkhis', 'promotion'),
  ('darija', 'mra', 'femme'),
  ('darija', 'nsa', 'femme'),
  ('darija', 'rajel', 'homme'),
  ('darija', 'rjal', 'homme')
) as first (language, term, expansions)
on conflict (language, term) do nothing;
