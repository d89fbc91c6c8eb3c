-- The Arabic name of a shop stands on the cards of its products and finds them.
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
    case when v.business_name_ar is not null then concat(',"business_name_ar":', to_json(v.business_name_ar)) end,
    ',"verification_status":"', v.verification_status, '","is_active":', v.is_active::text, '}}') as card,
  search.tokens_of(
    heads.nouns,
    concat_ws(' ', p.name_fr, p.name_en, p.name_ar),
    concat_ws(' ', c.name_fr, c.name_en, c.name_ar, g.name_fr, g.name_en, g.name_ar),
    concat_ws(' ', v.business_name, v.business_name_ar, w.name_fr, w.name_ar, v.business_city, m.name_ar,
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

drop trigger vendors_relisted on vendors.vendors;
create trigger vendors_relisted after update on vendors.vendors for each row
  when (old.is_public is distinct from new.is_public or old.business_name <> new.business_name
        or old.business_name_ar is distinct from new.business_name_ar
        or old.business_wilaya is distinct from new.business_wilaya)
  execute function search.on_vendor();
