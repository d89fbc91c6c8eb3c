-- Owner: search. Every word of a listing is in search.vocabulary, so that a word nobody sells can be
-- told from a misspelt one, and a listing knows what it is (its head words) from what it is made of.

create or replace function search.strip_article(folded text) returns text language sql immutable parallel safe as $$
  select regexp_replace(folded, '(^|\s)(وال|بال|لل|ال)(?=\S{3,})', '\1', 'g')
$$;

-- What a product is, and not what goes with it. French and Arabic say it first, English last before
-- what is told of it; a set is a set of something.
create function search.head_noun(folded_fr text, en text, folded_ar text) returns text
language sql immutable parallel safe as $$
  select concat_ws(' ',
    substring(regexp_replace(folded_fr, '^(coffret|lot|paire|pack|boite) (de |d )?(\d+ )?', '') from '^\S+'),
    substring(regexp_replace(search.fold(regexp_replace(en,
      '^(set|box|pack|pair) of |(,|:|;|\(|\s(with|for|from|in|of|on|and|by|to|a)\s).*$', '', 'gi')),
      '(\s\d[\d.,]*(\s?\S{1,4})?)+$', '') from '\S+$'),
    substring(regexp_replace(folded_ar, '^(علبه|طقم|مجموعه) (من )?(\d+ )?', '') from '^\S+'))
$$;

-- A head, the rest of a name, a kind, and whatever else a product may be found by.
create function search.tokens_of(heads text, names text, kind text, others text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', search.strip_article(heads)), 'A')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(names))), 'B')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(kind))), 'C')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(others))), 'D')
$$;

create or replace view search.public_products as
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
drop function search.tokens_of(text, text, text);

-- The consonants of a word as one ear hears them in both scripts, so that قهوة, 9ahwa and kahwa are one:
-- q, k and g together, p and b, v and f; ع is 3, ش is C, خ is X. Vowels, a last h and a plural
-- are not written.
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

-- How a typed word may sound: as it is, without the article it was written with, with an ع that was left out.
create function search.phonetic_keys(typed text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct key from (
      select search.phonetic_key(typed) union all
      select search.phonetic_key(typed) || 's' where typed ~ '^[a-z0-9]+s$' union all
      select search.phonetic_key(substring(typed from '^(?:el|al|l)(.{3,})$')) union all
      select '3' || search.phonetic_key(typed) where typed ~ '^[aeiou]') as heard (key)
    where length(key) > 1)
$$;

-- The trigrams of a text. Those of pg_trgm are none for Arabic where the database's locale is C.
create function search.grams(folded text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct substr(' ' || folded || ' ', at, 3) from generate_series(1, length(folded)) at)
$$;

-- How much of two texts is the same: the trigrams of both, of all that either has.
create function search.similarity(these text[], those text[]) returns real
language sql immutable parallel safe as $$
  select (n / (cardinality(these) + cardinality(those) - n))::real
  from (select count(*)::numeric as n from unnest(these) gram where gram = any (those)) both_have
$$;

-- A word and what is left of it without each of its letters: two words at edit distance 1 share one.
create function search.deletion_variants(word text) returns text[] language sql immutable parallel safe as $$
  select word || array(select distinct overlay(word placing '' from at for 1) from generate_series(1, length(word)) at)
$$;

create table search.vocabulary (
  word  text collate "C" primary key,
  phonetic_key text collate "C" not null generated always as (search.phonetic_key(word)) stored,
  deletion_variants text[] collate "C" not null generated always as (search.deletion_variants(word)) stored
);
comment on table search.vocabulary is 'Every word that listings carry, with its phonetic key and deletion variants, for spelling correction.';
create index vocabulary_by_phonetic_key on search.vocabulary (phonetic_key);
create index vocabulary_by_deletion_variants on search.vocabulary using gin (deletion_variants);

-- In the order of the words, so that two shops that write at once cannot lock each other out.
create function search.index_vocabulary(words text[]) returns void language sql as $$
  insert into search.vocabulary (word)
  select distinct word from unnest(words) word
  where length(word) between 3 and 24 and word !~ '[^a-zء-ي]'
  order by word
  on conflict do nothing
$$;

-- A word whose last product went stays until everything is learnt anew: it is only another word tried.
create function search.rebuild_vocabulary() returns void language plpgsql as $$
begin
  delete from search.vocabulary;
  perform search.index_vocabulary((select array_agg(word) from ts_stat('select words from search.listings')));
end $$;

create function search.on_words_added() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.index_vocabulary((select array_agg(distinct w) from added, unnest(tsvector_to_array(words)) w));
  return null;
end $$;
create trigger listings_learnt after insert on search.listings
  referencing new table as added for each statement execute function search.on_words_added();

create function search.on_words_changed() returns trigger language plpgsql as $$
begin
  perform search.index_vocabulary(tsvector_to_array(new.words));
  return null;
end $$;
create trigger listings_learnt_again after update of words on search.listings for each row
  when (old.words is distinct from new.words) execute function search.on_words_changed();

-- The words of the vocabulary that may have been meant by one that is not in it.
create function search.nearest_term(typed text) returns table (word text, sounds_alike boolean)
language sql stable as $$
  (select v.word, true from search.vocabulary v where v.phonetic_key = any (search.phonetic_keys(typed))
   order by abs(length(v.word) - length(typed)), v.word limit 12)
  union all
  (select v.word, false from search.vocabulary v where v.deletion_variants && search.deletion_variants(typed)
   order by abs(length(v.word) - length(typed)), v.word limit 40)
$$;

-- What others search for that is written most like what was typed; what they search most, where nothing is.
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

create or replace function search.refresh_all() returns void language plpgsql as $$
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

-- As before, and a variant whose options changed is found by its new ones.
create or replace function search.on_stock() returns trigger language plpgsql as $$
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

-- The list of the shops of one wilaya, and what it is counted by.
create index listings_by_wilaya on search.listings (wilaya, quality, product_id);

create or replace function search.scopes(l search.listings) returns text[] language sql immutable as $$
  select array['all', 'category:' || l.category_slug, 'vendor:' || l.vendor_id]
      || case when l.group_slug <> l.category_slug then array['category:' || l.group_slug] else '{}' end
      || case when l.wilaya is null then '{}' else array['wilaya:' || l.wilaya] end
$$;
drop trigger listings_moved on search.listings;
create trigger listings_moved after update on search.listings for each row
  when (old.category_slug <> new.category_slug or old.group_slug <> new.group_slug
        or old.vendor_id <> new.vendor_id or old.wilaya is distinct from new.wilaya)
  execute function search.on_listing_moved();

select search.refresh_all();
