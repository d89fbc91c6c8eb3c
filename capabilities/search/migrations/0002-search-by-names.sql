-- Owner: capabilities/search. Invariant: a word of a listing and the same word in a query are folded to one form.

-- Agrees with foldForSearch (rules/tokenize.ts), which folds the query; a test compares them over the catalog. The
-- default parser would read a sign, a path or a joined Arabic comma into a word: only letters and digits are left.
create or replace function search.fold(input text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    translate(
      regexp_replace(
        replace(replace(replace(lower(normalize(
          regexp_replace(coalesce(input, ''), '(?<![0-9])([0-9]{1,3})[ \u00a0\u202f,](?=[0-9]{3}(?![0-9]))', '\1', 'g'),
          NFKD)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
        '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u02b9\u02bc\u02be\u02bfء]', '', 'g'),
      'øıłđةىٱڨڤڢپگکیھہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'oildهياقففبككيهه01234567890123456789'),
    '[^a-z0-9\u00df-\u00f6\u00f8-\u024f\u0370-\u052f\u0561-\u0587\u05d0-\u05ea\u0620-\u063f\u0641-\u064a\u066e-\u06d3\u06d5\u06ee-\u06ff\u0750-\u077f\u2d30-\u2d67\u3041-\u9fff\uac00-\ud7a3]+',
    ' ', 'g'))
$$;

-- The signs of units in both scripts; agrees with UNITS (rules/amounts.ts).
create function search.unit_sign(unit text) returns text language sql immutable parallel safe as $$
  select case
    when unit in ('kg', 'kilo', 'kilos', 'كغ', 'كلغ', 'كيلو') then 'kg'
    when unit in ('g', 'gr', 'gramme', 'grammes', 'غ', 'غرام') then 'g'
    when unit in ('l', 'litre', 'litres', 'liter', 'liters', 'ل', 'لتر', 'ليتر') then 'l'
    when unit in ('ml', 'مل') then 'ml'
    when unit in ('cl', 'cm', 'سم') then case unit when 'cl' then 'cl' else 'cm' end
    when unit in ('mm', 'مم') then 'mm'
    when unit in ('m', 'metre', 'metres', 'meter', 'meters', 'م', 'متر') then 'm'
    when unit in ('w', 'watt', 'watts', 'واط') then 'w'
    when unit in ('v', 'volt', 'volts', 'فولت') then 'v'
    when unit in ('ah', 'mah') then unit
    when unit in ('go', 'gb') then 'go'
    when unit in ('to', 'tb') then 'to'
    when unit in ('pouce', 'pouces', 'inch', 'inches', 'بوصه') then 'pouces'
  end
$$;

-- The words of a text, folded, without articles. An amount is there three times: 5 w 5w.
create function search.words_of(input text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := search.fold(input);
begin
  if folded ~ '[ء-ي]' then
    folded := search.strip_article(folded);
  end if;
  if folded !~ '[0-9]' then
    return folded;
  end if;
  folded := regexp_replace(folded,
    '\m([0-9]+)(kg|g|gr|l|ml|cl|cm|mm|m|w|v|ah|mah|go|gb|to|tb)\M', '\1 \2', 'g');
  return concat_ws(' ', folded, (
    select string_agg(amount[1] || search.unit_sign(amount[2]), ' ')
    from regexp_matches(folded, '\m([0-9]+) ([^ 0-9]+)\M', 'g') amount
    where search.unit_sign(amount[2]) is not null));
end $$;

-- Weights: head noun, rest of the name, category, other attributes.
create or replace function search.tokens_of(heads text, names text, kind text, others text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', search.strip_article(heads)), 'A')
      || setweight(to_tsvector('simple', search.words_of(names)), 'B')
      || setweight(to_tsvector('simple', search.words_of(kind)), 'C')
      || setweight(to_tsvector('simple', search.words_of(others)), 'D')
$$;

-- What a word has in common with its other numbers and genders: huiles and huile, خشبية and خشب.
create function search.stem(word text) returns text language sql immutable parallel safe as $$
  select case
    when word ~ '\d' or length(word) < 4 then word
    when word ~ '[ء-ي]' then regexp_replace(regexp_replace(word, '(?<=...)(ات|تان|ان|يه|ه)$', ''), '(?<=...)ي$', '')
    else regexp_replace(regexp_replace(regexp_replace(regexp_replace(word,
      '(?<=...)[sx]$', ''), '(?<=....)e$', ''), '(?<=...)s$', ''), '(?<=....)y$', 'i')
  end
$$;

-- Words of descriptions are known, but never what was meant.
alter table search.vocabulary
  add column stem text collate "C" not null generated always as (search.stem(word)) stored,
  add column documents integer not null default 1,
  add column described boolean not null default false;
create index vocabulary_by_stem on search.vocabulary (stem);
drop index search.vocabulary_by_phonetic_key;
drop index search.vocabulary_by_deletion_variants;
create index vocabulary_by_phonetic_key on search.vocabulary (phonetic_key) where not described;
create index vocabulary_by_deletion_variants on search.vocabulary using gin (deletion_variants) where not described;
comment on column search.vocabulary.documents is 'Number of listings with the word when the vocabulary was last rebuilt.';

-- Sizes and colors are read from what the vendor calls so.
create table search.color_words (
  word  text primary key,
  color text not null check (color in ('black', 'white', 'gray', 'red', 'pink', 'orange', 'yellow', 'green',
    'blue', 'purple', 'brown', 'beige', 'gold', 'silver'))
);
comment on table search.color_words is 'French words of colors and the color of the filter that each belongs to.';
insert into search.color_words (word, color)
select word, color from (values
  ('black', 'noir noire noirs noires'), ('white', 'blanc blanche blancs blanches ivoire'),
  ('gray', 'gris grise graphite anthracite ardoise acier'),
  ('red', 'rouge rouges bordeaux grenat carmin cerise brique'), ('pink', 'rose roses fuchsia corail nude'),
  ('orange', 'orange terre abricot safran cuivre rouille'), ('yellow', 'jaune jaunes ocre moutarde citron'),
  ('green', 'vert verte verts sapin olive menthe kaki sauge emeraude'),
  ('blue', 'bleu bleue bleus marine turquoise indigo ciel petrole'),
  ('purple', 'violet violette prune mauve lilas aubergine'),
  ('brown', 'marron brun brune cognac chocolat ecaille noyer chene camel caramel tabac cuir bois'),
  ('beige', 'beige sable ecru creme lin naturel'), ('gold', 'dore doree or laiton'), ('silver', 'argent argente chrome inox')
) as entry (color, words), unnest(string_to_array(words, ' ')) word;

create function search.color_of(value text) returns text language sql stable parallel safe as $$
  select c.color from unnest(string_to_array(search.fold(value), ' ')) with ordinality as entry (word, at)
  join search.color_words c using (word) order by at limit 1
$$;

alter table search.listings
  add column names tsvector,
  add column described tsvector,
  add column damped_rating real not null default 0,
  add column brand text,
  add column brand_ar text,
  add column colors text[] not null default '{}',
  add column sizes text[] not null default '{}';
-- Long and seldom read: kept apart from the row.
alter table search.listings alter column described set storage external;
comment on column search.listings.names is 'Words of the name in the three languages, for search and suggestions.';
comment on column search.listings.described is 'Words of the description, found when no name, category or attribute has them.';
comment on column search.listings.damped_rating is 'Mean of the ratings and ten more of 4 stars: few ratings weigh less.';
create index listings_by_names on search.listings using gin (names);
create index listings_by_described on search.listings using gin (described);
create index listings_by_damped_rating on search.listings (damped_rating, product_id);
create index listings_by_colors on search.listings using gin (colors) where colors <> '{}';

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
    heads.nouns,
    concat_ws(' ', p.name_fr, p.name_en, p.name_ar),
    concat_ws(' ', c.name_fr, c.name_en, c.name_ar, g.name_fr, g.name_en, g.name_ar),
    concat_ws(' ', v.business_name, w.name_fr, w.name_ar, v.business_city, m.name_ar,
      (select string_agg(x, ' ') from jsonb_path_query_array(p.specifications, '$[*].value.*') a,
        jsonb_array_elements_text(a) x),
      (select string_agg(concat_ws(' ', sku,
         (select string_agg(x, ' ') from jsonb_path_query_array(options, '$[*].value.*') a,
           jsonb_array_elements_text(a) x)), ' ')
       from catalog.variants where product_id = p.id))) as words,
  setweight(to_tsvector('simple', search.strip_article(heads.nouns)), 'A')
    || setweight(to_tsvector('simple',
      search.words_of(concat_ws(' ', p.name_fr, p.name_en, p.name_ar))), 'B') as names,
  to_tsvector('simple', search.words_of(concat_ws(' ', p.description_fr, p.description_en, p.description_ar)))
    as described,
  ((p.rating_sum + 4.0 * 10) / (p.review_count + 10))::real as damped_rating,
  marque.brand, marque.brand_ar, choices.colors, choices.sizes
from catalog.products p
join vendors.vendors v on v.id = p.vendor_id and v.is_public
join catalog.categories c on c.slug = p.category_slug
left join catalog.categories g on g.slug = c.parent_slug
left join territory.wilayas w on w.code = v.business_wilaya
left join territory.communes m on m.code = v.commune_code
cross join lateral (
  select coalesce(sum(on_hand), 0)::integer as quantity, count(*) as variants
  from catalog.variants where product_id = p.id) s
cross join lateral (
  select search.head_noun(search.fold(p.name_fr), p.name_en, search.fold(p.name_ar)) as nouns) heads
cross join lateral (
  select min(x -> 'value' ->> 'fr') as brand, min(x -> 'value' ->> 'ar') as brand_ar
  from jsonb_array_elements(p.specifications) x where search.fold(x -> 'name' ->> 'fr') = 'marque') marque
cross join lateral (
  select coalesce(array_agg(distinct search.color_of(value)) filter (where name in ('couleur', 'coloris', 'teinte')
      and search.color_of(value) is not null), '{}') as colors,
    coalesce(array_agg(distinct trim(value)) filter (where name in ('taille', 'pointure')), '{}') as sizes
  from (select search.fold(o -> 'name' ->> 'fr') as name, o -> 'value' ->> 'fr' as value
    from catalog.variants t, jsonb_array_elements(t.options) o where t.product_id = p.id) option) choices
where p.status = 'active' and s.variants > 0;

create or replace function search.refresh(ids uuid[]) returns void language plpgsql as $$
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
     name_ar, card, words, names, described, damped_rating, brand, brand_ar, colors, sizes)
    = row (excluded.vendor_id, excluded.category_slug, excluded.group_slug, excluded.wilaya,
       excluded.price_centimes, excluded.discount_percent, excluded.inventory_quantity, excluded.stock_band,
       excluded.rating, excluded.sales_count, excluded.quality, excluded.featured,
       excluded.created_at, excluded.name_fr, excluded.name_en, excluded.name_ar, excluded.card, excluded.words,
       excluded.names, excluded.described, excluded.damped_rating, excluded.brand, excluded.brand_ar,
       excluded.colors, excluded.sizes);
end $$;

create or replace function search.index_vocabulary(words text[]) returns void language sql as $$
  insert into search.vocabulary as known (word)
  select distinct word from unnest(words) as entry (word)
  where length(word) between 3 and 24 and word !~ '[^a-zء-ي]'
    and not exists (select from search.vocabulary known where known.word = entry.word and not known.described)
  order by word
  on conflict (word) do update set described = false
$$;

create function search.index_described(words text[]) returns void language sql as $$
  insert into search.vocabulary (word, described)
  select distinct word, true from unnest(words) as entry (word)
  where length(word) between 3 and 24 and word !~ '[^a-zء-ي]'
    and not exists (select from search.vocabulary known where known.word = entry.word)
  order by word
  on conflict do nothing
$$;

-- A word without products stays until the vocabulary is rebuilt: it is only one more candidate.
create or replace function search.rebuild_vocabulary() returns void language plpgsql as $$
begin
  delete from search.vocabulary;
  insert into search.vocabulary (word, documents)
  select word, ndoc from ts_stat('select words from search.listings')
  where length(word) between 3 and 24 and word !~ '[^a-zء-ي]';
  perform search.index_described(
    (select array_agg(word) from ts_stat('select described from search.listings where described is not null')));
end $$;

create or replace function search.on_words_added() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.index_vocabulary((select array_agg(distinct w) from added, unnest(tsvector_to_array(words)) w));
  perform search.index_described((select array_agg(distinct w) from added, unnest(tsvector_to_array(described)) w));
  return null;
end $$;

create or replace function search.on_words_changed() returns trigger language plpgsql as $$
begin
  perform search.index_vocabulary(tsvector_to_array(new.words));
  perform search.index_described(tsvector_to_array(new.described));
  return null;
end $$;
drop trigger listings_learnt_again on search.listings;
create trigger listings_learnt_again after update of words, described on search.listings for each row
  when (old.words is distinct from new.words or old.described is distinct from new.described)
  execute function search.on_words_changed();

-- The words of the vocabulary that an unknown one may stand for, and how they are near it.
create function search.near_words(typed text)
returns table (word text, nearness text, documents integer) language sql stable as $$
  (select v.word, 'sound', v.documents from search.vocabulary v
   where not v.described and v.phonetic_key = any (search.phonetic_keys(typed))
   order by v.documents desc, abs(length(v.word) - length(typed)), v.word limit 16)
  union all
  (select v.word, 'slip', v.documents from search.vocabulary v
   where not v.described and v.deletion_variants && search.deletion_variants(typed)
   order by abs(length(v.word) - length(typed)), v.documents desc, v.word limit 40)
  union all
  (select v.word, 'start', v.documents from search.vocabulary v
   where not v.described and length(typed) > 3 and v.word > typed and v.word < typed || chr(1114111)
   order by v.documents desc, v.word limit 5)
$$;

-- Listings of the version before are built again in batches, by the job that follows a changed category.
insert into platform.jobs (kind, payload, run_at, max_attempts)
select 'search.reindex_category', jsonb_build_object('slug', slug, 'after', null), now(), 12
from (select distinct category_slug as slug from search.listings) listed order by slug;
