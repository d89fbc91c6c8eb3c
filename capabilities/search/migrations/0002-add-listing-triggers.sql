-- Owner: search. Listings follow the catalogue in its own transaction. A bulk load sets
-- `search.paused` to 'on' for its session and calls search.refresh_all() at its end.

create function search.stock_band(quantity integer) returns text language sql immutable parallel safe as $$
  select case when quantity <= 0 then 'none' when quantity <= 5 then 'low' else 'in' end
$$;

-- In stock before out of stock; then what buyers liked (a rating counts as much as its reviews) and bought.
create function search.quality(quantity integer, rating_sum bigint, reviews integer, sales integer)
returns real language sql immutable parallel safe as $$
  select ((case when quantity > 0 then 10 else 0 end)
        + (rating_sum + 4.0 * 10) / (reviews + 10)
        + 0.6 * ln(1 + reviews) + 0.4 * ln(1 + sales))::real
$$;

-- The words a product is found by: its names first, then its kind, its shop and its specifications.
create function search.tokens_of(names text, kind text, others text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', search.strip_article(search.fold(names))), 'A')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(kind))), 'B')
      || setweight(to_tsvector('simple', search.strip_article(search.fold(others))), 'C')
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
    concat_ws(' ', p.name_fr, p.name_en, p.name_ar),
    concat_ws(' ', c.name_fr, c.name_en, c.name_ar, g.name_fr, g.name_en, g.name_ar),
    concat_ws(' ', v.business_name, w.name_fr, w.name_ar,
      (select string_agg(x, ' ') from jsonb_path_query_array(p.specifications, '$[*].value.*') a,
        jsonb_array_elements_text(a) x),
      (select string_agg(sku, ' ') from catalog.variants where product_id = p.id))) as words
from catalog.products p
join vendors.vendors v on v.id = p.vendor_id and v.is_public
join catalog.categories c on c.slug = p.category_slug
left join catalog.categories g on g.slug = c.parent_slug
left join territory.wilayas w on w.code = v.business_wilaya
cross join lateral (
  select coalesce(sum(on_hand), 0)::integer as quantity, count(*) as variants
  from catalog.variants where product_id = p.id) s
where p.status = 'active' and s.variants > 0;
comment on view search.public_products is 'What a listing should hold for every product the public may see.';

-- Tells every process which kept pages and lists no longer hold; see platform/http/cache.ts.
create function search.invalidate_cache(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 150 then
    perform pg_notify('cache', '*');
  elsif cardinality(ids) > 0 then
    perform pg_notify('cache', E'products\n' || (select string_agg('product:' || id, E'\n') from unnest(ids) id));
  end if;
end $$;

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

create table search.listing_counts (
  scope text primary key,
  count integer not null
);
comment on table search.listing_counts is 'How many listings there are in all, by group, category and shop: a list never counts a million rows.';

-- Adds or takes off, in the order of the scopes so that two loads cannot lock each other out.
create function search.count_by(scopes text[], by integer) returns void language sql as $$
  insert into search.listing_counts as c
  select scope, by * count(*) from unnest(scopes) scope group by scope order by scope
  on conflict (scope) do update set count = c.count + excluded.count
$$;

create function search.scopes(l search.listings) returns text[] language sql immutable as $$
  select array['all', 'category:' || l.category_slug, 'vendor:' || l.vendor_id]
      || case when l.group_slug <> l.category_slug then array['category:' || l.group_slug] else '{}' end
$$;

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
create trigger listings_counted_in after insert on search.listings
  referencing new table as added for each statement execute function search.on_listings();
create trigger listings_counted_out after delete on search.listings
  referencing old table as removed for each statement execute function search.on_listings();

create function search.on_listing_moved() returns trigger language plpgsql as $$
begin
  perform search.count_by(search.scopes(old), -1);
  perform search.count_by(search.scopes(new), 1);
  return null;
end $$;
create trigger listings_moved after update on search.listings for each row
  when (old.category_slug <> new.category_slug or old.group_slug <> new.group_slug or old.vendor_id <> new.vendor_id)
  execute function search.on_listing_moved();

create function search.on_products() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.refresh((select array_agg(id) from changed));
  return null;
end $$;
create trigger products_listed after insert on catalog.products
  referencing new table as changed for each statement execute function search.on_products();
create trigger products_relisted after update on catalog.products
  referencing new table as changed for each statement execute function search.on_products();

create function search.on_variants() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.refresh((select array_agg(distinct product_id) from changed));
  return null;
end $$;
create trigger variants_listed after insert on catalog.variants
  referencing new table as changed for each statement execute function search.on_variants();
create trigger variants_unlisted after delete on catalog.variants
  referencing old table as changed for each statement execute function search.on_variants();

-- A sale only moves the number: the listing takes the difference, so that two sales of two variants of
-- one product add up whatever their order. Listings are locked in id order.
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
  if exists (select from new_stock n join old_stock o using (id) where n.sku is distinct from o.sku) then
    perform search.refresh((select array_agg(distinct product_id) from new_stock));
  end if;
  return null;
end $$;
create trigger stock_followed after update on catalog.variants
  referencing old table as old_stock new table as new_stock for each statement execute function search.on_stock();

create function search.on_vendor() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', E'vendors\nvendor:' || new.id);
  perform search.refresh((select array_agg(id) from catalog.products where vendor_id = new.id and status = 'active'));
  return null;
end $$;
create trigger vendors_relisted after update on vendors.vendors for each row
  when (old.is_public is distinct from new.is_public or old.business_name <> new.business_name
        or old.business_wilaya is distinct from new.business_wilaya)
  execute function search.on_vendor();
