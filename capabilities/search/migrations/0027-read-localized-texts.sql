-- Products, categories and places have their texts in one column; so do listings, rewritten once and without their triggers.
drop view search.public_products;

alter table search.listings alter column name_fr type platform.localized_text using jsonb_strip_nulls(jsonb_build_object(
  'fr', case when name_fr ~ '[^[:space:]]' then name_fr end,
  'en', case when name_en ~ '[^[:space:]]' then name_en end,
  'ar', case when name_ar ~ '[^[:space:]]' then name_ar end));
alter table search.listings rename column name_fr to name;
alter table search.listings drop column name_en, drop column name_ar;

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
  p.featured, p.created_at, p.name,
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
    case when v.business_name_ar is not null then concat(',"business_name_ar":', to_json(v.business_name_ar)) end,
    ',"verification_status":"', v.verification_status, '","is_active":', v.is_active::text, '}}') as card,
  search.tokens_of(
    heads.nouns,
    platform.texts_of(p.name),
    concat_ws(' ', platform.texts_of(c.name), platform.texts_of(g.name)),
    concat_ws(' ', v.business_name, v.business_name_ar, w.name ->> 'fr', w.name ->> 'ar', v.business_city, m.name ->> 'ar',
      (select string_agg(x, ' ') from jsonb_path_query_array(p.specifications, '$[*].value.*') a,
        jsonb_array_elements_text(a) x),
      (select string_agg(concat_ws(' ', sku,
         (select string_agg(x, ' ') from jsonb_path_query_array(options, '$[*].value.*') a,
           jsonb_array_elements_text(a) x)), ' ')
       from catalog.variants where product_id = p.id))) as words,
  setweight(to_tsvector('simple', search.strip_article(heads.nouns)), 'A')
    || setweight(to_tsvector('simple',
      search.words_of(platform.texts_of(p.name))), 'B') as names,
  to_tsvector('simple', search.words_of(platform.texts_of(p.description)))
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
  select search.head_noun(search.fold(p.name ->> 'fr'), p.name ->> 'en', search.fold(p.name ->> 'ar')) as nouns) heads
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
comment on view search.public_products is 'Listing of every public product as it should be.';

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
     stock_band, rating, sales_count, quality, featured, created_at, name, card, words, names, described, damped_rating, brand, brand_ar, colors, sizes)
    = row (excluded.vendor_id, excluded.category_slug, excluded.group_slug, excluded.wilaya,
       excluded.price_centimes, excluded.discount_percent, excluded.inventory_quantity, excluded.stock_band,
       excluded.rating, excluded.sales_count, excluded.quality, excluded.featured,
       excluded.created_at, excluded.name, excluded.card, excluded.words,
       excluded.names, excluded.described, excluded.damped_rating, excluded.brand, excluded.brand_ar,
       excluded.colors, excluded.sizes);
end $$;

create or replace function search.near_categories(requested text, typed text, related tsquery) returns json
language sql stable as $$
  with entry as (select search.grams(search.fold(typed)) as grams),
  found as (select category_slug, count(*) as count from search.related_listings(related, 200) group by 1)
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name)), '[]') from (
    select c.slug, coalesce(c.name ->> requested, c.name ->> 'fr') as name
    from catalog.categories c cross join entry
    left join search.listing_counts n on n.scope = 'category:' || c.slug
    left join found f on f.category_slug = c.slug
    where c.is_visible and n.count > 0
      and not exists (select from catalog.categories child where child.parent_slug = c.slug)
    order by f.count desc nulls last,
      search.similarity(search.grams(search.fold(platform.texts_of(c.name))), entry.grams) desc,
      n.count desc, c.position
    limit 4) near
$$;
