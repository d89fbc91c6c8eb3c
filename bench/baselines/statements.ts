export type Statement = { name: string; text: string }

const ITEM = `'{"id":"' || product_id || '","name":' || to_json(name ->> 'fr') || ',"inventory_quantity":'
  || inventory_quantity || ',"stock_band":"' || stock_band || '",' || card`

/** The product's own cursor: sort, key and id, as base64url JSON. */
const CURSOR = `'"' || translate(encode(convert_to('["relevance", "' || key || '", "' || product_id || '"]', 'utf8'),
  'base64'), E'+/=\\n', '-_') || '"'`

const page = (rows: string, total: string): string => `
  with page as materialized (${rows}), numbered as (select *, row_number() over () as n from page)
  select '{"items":[' || coalesce(string_agg(${ITEM}, ',' order by n) filter (where n < 25), '') || '],'
    || ${total} || ',"next":' || case when max(n) = 25 then max(${CURSOR}) filter (where n = 24) else 'null' end
    || '}' as json
  from numbered`

const LISTED = 'product_id, name, inventory_quantity, stock_band, card'
const STORED_TOTAL = `'"total":' || (select count from search.listing_counts where scope = 'all') || ',"total_is_estimate":false'`

export const LIST: Statement = {
  name: 'list',
  text: page(
    `select ${LISTED}, quality as key from search.listings order by quality desc, product_id desc limit 25`,
    STORED_TOTAL,
  ),
}

export const LIST_AFTER: Statement = {
  name: 'list-after',
  text: page(
    `select ${LISTED}, quality as key from search.listings
     where (quality, product_id) < ($1::real, $2::uuid) order by quality desc, product_id desc limit 25`,
    STORED_TOTAL,
  ),
}

export const DETAIL: Statement = {
  name: 'detail',
  text: `select json_build_object(
      'id', p.id, 'name', p.name ->> 'fr', 'description', p.description ->> 'fr',
      'price', trim_scale(p.price_centimes / 100.0), 'compare_at_price', trim_scale(p.compare_at_price_centimes / 100.0),
      'discount_percent', l.discount_percent, 'images', p.images, 'inventory_quantity', l.inventory_quantity,
      'stock_band', l.stock_band, 'average_rating', trim_scale(l.rating), 'review_count', p.review_count,
      'has_variants', v.count > 1, 'category', p.category_slug, 'category_slug', p.category_slug,
      'category_path', (select json_agg(json_build_object('slug', slug, 'name', name ->> 'fr') order by parent_slug nulls first)
        from catalog.categories where slug = p.category_slug or slug = l.group_slug),
      'variant_id', v.first -> 'id', 'sku', v.first -> 'sku',
      'specifications', (select coalesce(json_agg(json_build_object(
          'name', s -> 'name' ->> 'fr', 'value', s -> 'value' ->> 'fr')), '[]')
        from jsonb_array_elements(p.specifications) s),
      'variants', case when v.count > 1 then v.variants else '[]' end,
      'bulk_discounts', (select coalesce(json_agg(json_build_object(
          'quantity', quantity, 'percent', trim_scale(percent_bp / 100.0)) order by quantity), '[]')
        from promotions.bulk_discounts where product_id = p.id),
      'rating_counts', p.rating_counts,
      'vendor', json_build_object(
        'id', s.id, 'business_name', s.business_name, 'verification_status', s.verification_status,
        'is_active', s.is_active, 'business_city', s.business_city, 'business_wilaya', s.business_wilaya,
        'average_rating', trim_scale(s.average_rating), 'rating_count', s.rating_count,
        'product_count', (select count from search.listing_counts where scope = 'vendor:' || s.id),
        'logo_url', s.logo -> 'small_url', 'requires_phone_confirmation', s.requires_phone_confirmation),
      'similar', coalesce((select json_agg((${ITEM})::json) from (
          select * from search.listings where category_slug = l.category_slug and product_id <> p.id
          order by quality desc, product_id desc limit 4) near), '[]'),
      'created_at', to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as json
    from catalog.products p join search.listings l on l.product_id = p.id join vendors.vendors s on s.id = p.vendor_id
    cross join lateral (
      select count(*), json_agg(variant order by position) as variants, (json_agg(variant order by position)) -> 0 as first
      from (select position, json_build_object('id', id, 'sku', sku,
          'price', trim_scale(coalesce(price_centimes, p.price_centimes) / 100.0), 'inventory_quantity', on_hand,
          'image', image, 'options', (select coalesce(json_agg(json_build_object('name', o -> 'name' ->> 'fr',
            'value', o -> 'value' ->> 'fr', 'swatch', o ->> 'swatch')), '[]') from jsonb_array_elements(options) o)) as variant
        from catalog.variants where product_id = p.id) each) v
    where p.id = $1`,
}

export const CHECKOUT = {
  order: { name: 'order', text: 'insert into bench.orders (id, shipping) values ($1, $2)' },
  items: {
    name: 'items',
    text: `insert into bench.order_items (order_id, product_id, quantity)
      values ($1, $2, $3), ($1, $4, $5), ($1, $6, $7)`,
  },
  take: {
    name: 'take',
    text: 'update bench.stock set on_hand = on_hand - $2 where product_id = $1 and on_hand >= $2',
  },
} satisfies Record<string, Statement>

export const CHECKOUT_TABLES = `
  drop schema if exists bench cascade;
  create schema bench;
  create table bench.orders (id uuid primary key, shipping jsonb not null, placed_at timestamptz not null default now());
  create table bench.order_items (
    order_id uuid not null references bench.orders (id), product_id uuid not null, quantity integer not null,
    primary key (order_id, product_id));
  create table bench.stock (product_id uuid primary key, on_hand integer not null check (on_hand >= 0))
    with (fillfactor = 85);`
