import type { Language } from '#kernel/locale.ts'
import { quantityPricesView } from '#capabilities/promotions/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import { type Db, rawText, textIn } from '#platform/database/index.ts'
import { ITEM, nameIn } from './list-sql.ts'

const sqlFor = (language: Language): string => `
  select p.category_slug || ' ' || s.id || ' ' || json_build_object(
    'id', p.id, 'name', ${textIn('p.name', language)}, 'description', ${textIn('p.description', language)},
    'price', trim_scale(p.price_centimes / 100.0),
    'compare_at_price', trim_scale(p.compare_at_price_centimes / 100.0),
    'discount_percent', l.discount_percent,
    'images', p.images, 'inventory_quantity', v.quantity, 'stock_band', search.stock_band(v.quantity),
    'average_rating', trim_scale(l.rating), 'review_count', p.review_count,
    'has_variants', v.count > 1, 'category', p.category_slug, 'category_slug', p.category_slug,
    'category_path', (
      select json_agg(json_build_object('slug', c.slug, 'name', ${textIn('c.name', language)})
        order by c.parent_slug nulls first)
      from catalog.categories c where c.slug in (p.category_slug, l.group_slug)),
    'variant_id', v.first_id, 'sku', v.first_sku,
    'specifications', (
      select coalesce(json_agg(json_build_object(
        'name', ${textIn("s -> 'name'", language)}, 'value', ${textIn("s -> 'value'", language)})
        order by position), '[]')
      from jsonb_array_elements(p.specifications) with ordinality as s (s, position)),
    'variants', case when v.count > 1 then v.variants else '[]' end,
    'bulk_discounts', ${quantityPricesView('p.id')},
    'rating_counts', p.rating_counts,
    'vendor', json_build_object(
      'id', s.id, 'business_name', ${vendorName(language, 's')}, 'verification_status', s.verification_status,
      'is_active', s.is_active, 'business_city', ${communeName(language, 's.commune_code', 's.business_city')}, 'business_wilaya', s.business_wilaya,
      'average_rating', trim_scale(s.average_rating), 'rating_count', s.rating_count,
      'product_count', coalesce((select count from search.listing_counts where scope = 'vendor:' || s.id), 0),
      'logo_url', s.logo ->> 'small_url', 'requires_phone_confirmation', s.requires_phone_confirmation),
    'similar', (
      select coalesce(json_agg(${ITEM}::json order by place), '[]') from (
        select l2.product_id, ${nameIn(language).replaceAll('l.', 'l2.')} as name, l2.inventory_quantity,
          l2.stock_band, l2.card, near.place
        from search.similar_products(p.id) near
        join search.listings l2 using (product_id)) alike),
    'created_at', to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )::text
  from catalog.products p
  join search.listings l on l.product_id = p.id
  join vendors.vendors s on s.id = p.vendor_id
  cross join lateral (
    select sum(on_hand)::integer as quantity, count(*) as count,
      (array_agg(id order by position))[1] as first_id, (array_agg(sku order by position))[1] as first_sku,
      json_agg(json_build_object(
        'id', id, 'sku', sku, 'price', trim_scale(coalesce(price_centimes, p.price_centimes) / 100.0),
        'inventory_quantity', on_hand, 'image', image,
        'options', (
          select coalesce(json_agg(json_build_object(
            'name', ${textIn("o -> 'name'", language)}, 'value', ${textIn("o -> 'value'", language)},
            'swatch', o ->> 'swatch') order by n), '[]')
          from jsonb_array_elements(options) with ordinality as o (o, n))
      ) order by position) as variants
    from catalog.variants where product_id = p.id) v
  where p.id = $1`

const SQL: Record<Language, string> = { fr: sqlFor('fr'), en: sqlFor('en'), ar: sqlFor('ar') }

/** The other fields are for cache tags. */
export type ProductDetail = { json: string; category: string; vendorId: string }

/** Null when the product is not public. */
export async function productDetail(
  db: Db,
  id: string,
  language: Language,
): Promise<ProductDetail | null> {
  const text = await rawText(db, SQL[language], [id])
  if (text === null) return null
  const [category = '', vendorId = ''] = text.split(' ', 2)
  return { category, vendorId, json: text.slice(category.length + vendorId.length + 2) }
}
