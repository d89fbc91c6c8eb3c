import type { Language } from '#kernel/locale.ts'
import { type Db, rawText, textIn } from '#platform/database/index.ts'
import type { ProductsFilters } from '../contract.ts'
import type { CategoryScope } from '../schema.ts'
import type { QueryWord } from '../rules/search-query.ts'
import { documentFrequencies } from '../rules/document-frequencies.ts'
import { isAnyFrequent, isFrequent, type ScanLimits } from '../rules/scan-strategy.ts'
import { deliversSql } from './delivered-price.ts'
import { type ListRequest, optionConditions } from './list-sql.ts'
import type { ListPage } from './list-products.ts'
import { type MatchLevel, matchLevels, nearLevel, nearWords } from './match-levels.ts'
import type { IndexStatistics } from './index-statistics.ts'
import { SqlParameters, whereClause } from './sql-parameters.ts'

const SAMPLE = 10_000
const BARS = 16
const MOST_VALUES = 12
const FLAGS = [
  'category',
  'price',
  'wilaya',
  'rating',
  'stock',
  'sale',
  'color',
  'size',
  'brand',
] as const
/** Every filter but the facet's own. */
const allBut = (own: (typeof FLAGS)[number]): string =>
  FLAGS.filter((flag) => flag !== own)
    .map((flag) => `in_${flag}`)
    .join(' and ')
const RATINGS = ['4.5', '4', '3'] as const

type Asking = {
  db: Db
  request: Omit<ListRequest, 'limit'>
  words: readonly QueryWord[]
  overview: IndexStatistics
  scale: ScanLimits
}

/**
 * JSON text. Each facet applies every filter but its own, so that its counts tell what choosing a
 * value would leave.
 */
export async function facets(
  { db, request, words: queryWords, overview, scale }: Asking,
  page: Pick<ListPage, 'level' | 'hasFullMatch'>,
): Promise<string> {
  const { filters, categories, language, delivery } = request
  const values = new SqlParameters()
  const sharesOf = (matched: readonly QueryWord[]) => ({
    listed: overview.listed,
    shares: documentFrequencies(matched, overview.frequent),
  })
  const isNearFrequent = isAnyFrequent(
    scale,
    sharesOf(nearWords(queryWords, page.hasFullMatch ?? false)),
  )
  const level = levelOf(queryWords, page, isNearFrequent)
  const words = level ? [level.where(values)] : []
  const vendor = [
    ...(filters.vendor ? [`l.vendor_id = ${values.add(filters.vendor)}::uuid`] : []),
    ...(delivery ? [deliversSql(delivery, values)] : []),
  ]
  // Counted in the best listings, since a frequent term would read its whole index.
  const fromBest =
    level !== null &&
    (level.name === 'near' ? isNearFrequent : isFrequent(scale, sharesOf(level.words)))
  const best = `order by l.quality desc, l.product_id desc limit ${SAMPLE}`
  const sample = fromBest
    ? `(select * from search.listings l${whereClause(vendor)} ${best}) l${whereClause(words)}`
    : `search.listings l${whereClause([...words, ...vendor])} ${best}`
  const text = await rawText(
    db,
    `with base as materialized (
       select l.category_slug, l.wilaya, l.price_centimes as price, l.rating, l.colors, l.sizes, l.brand, l.brand_ar, ${flags(filters, categories, values)},
         l.stock_band <> 'none' as stocked, l.discount_percent > 0 as reduced
       from ${sample}),
     span as (
       select coalesce(min(price), 0) as low, coalesce(max(price), 0) as high from base
       where ${allBut('price')}),
     filled as (
       select least(((price - low) * ${BARS}) / (high - low), ${BARS - 1}) as n, count(*) as count
       from base cross join span
       where ${allBut('price')} and high > low group by 1),
     bars as (
       select n, low + (high - low) * n / ${BARS} as from_price, low + (high - low) * (n + 1) / ${BARS} as to_price,
         coalesce(filled.count, 0) as count
       from span cross join generate_series(0, ${BARS - 1}) n left join filled using (n)),
     totals as (
       select ${RATINGS.map((rating, index) => `count(*) filter (where rating >= ${rating} and ${allBut('rating')}) as rated_${index}`).join(', ')},
         count(*) filter (where stocked and ${allBut('stock')}) as stocked,
         count(*) filter (where reduced and ${allBut('sale')}) as reduced
       from base)
     ${answerSql(language, values.add(filters.shop_wilaya ?? null))}`,
    values.list,
  )
  return text ?? '{}'
}

function levelOf(
  words: readonly QueryWord[],
  { level, hasFullMatch = false }: Pick<ListPage, 'level' | 'hasFullMatch'>,
  isNearFrequent: boolean,
): MatchLevel | null {
  if (words.length === 0 || level === null) return null
  const strict = matchLevels(words).find(({ name }) => name === level)
  return strict ?? nearLevel(words, { hasFullMatch, isFrequent: isNearFrequent })
}

const answerSql = (language: Language, chosenWilaya: string): string => `
  select json_build_object(
    'category', (select coalesce(json_agg(json_build_object('value', c.slug,
         'name', ${textIn('c.name', language)},
         'count', coalesce(b.count, 0)) order by c.position), '[]')
       from catalog.categories c left join (select category_slug, count(*) from base
         where ${allBut('category')} group by 1) b on b.category_slug = c.slug
       where c.is_visible and not exists (select from catalog.categories child where child.parent_slug = c.slug)),
    'price', (select json_build_object('min', trim_scale(low / 100.0), 'max', trim_scale(high / 100.0),
       'bars', (select json_agg(json_build_object('from', trim_scale(round(from_price / 100.0, 2)),
          'to', trim_scale(round(to_price / 100.0, 2)), 'count', count) order by n) from bars)) from span),
    'rating', (select json_build_array(${RATINGS.map((rating, index) => `json_build_object('value', '${rating}', 'count', rated_${index})`).join(', ')}) from totals),
    'shop_wilaya', (select coalesce(json_agg(json_build_object('value', w.code, 'name', ${textIn('w.name', language)},
         'count', coalesce(b.count, 0)) order by b.count desc nulls last, w.code), '[]')
       from territory.wilayas w left join (select wilaya, count(*) from base
         where ${allBut('wilaya')} group by 1) b on b.wilaya = w.code
       where b.count > 0 or w.code = ${chosenWilaya}),
    'color', (select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]') from (
       select value, count(*) from base, unnest(colors) value where ${allBut('color')} group by 1) colored),
    'size', (select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]') from (
       select value, count(*) from base, unnest(sizes) value where ${allBut('size')} group by 1
       order by 2 desc, 1 limit ${MOST_VALUES}) sized),
    'brand', (select coalesce(json_agg(json_build_object('value', value, 'name', name, 'count', count) order by count desc, value), '[]') from (
       select brand as value, min(${language === 'ar' ? 'coalesce(brand_ar, brand)' : 'brand'}) as name, count(*) from base
       where brand is not null and ${allBut('brand')} group by 1 order by 3 desc, 1 limit ${MOST_VALUES}) branded),
    'in_stock', (select stocked from totals),
    'on_sale', (select reduced from totals)
  )::text`

/** A facet leaves out its own flag. */
function flags(
  filters: ProductsFilters,
  categories: CategoryScope | null,
  values: SqlParameters,
): string {
  const category = !categories
    ? 'true'
    : categories.group
      ? `l.group_slug = ${values.add(categories.group)}`
      : `l.category_slug = any (${values.add(categories.slugs)}::text[])`
  const option = (chosen: Parameters<typeof optionConditions>[0]) =>
    optionConditions(chosen, values)[0] ?? 'true'
  const price = [
    ...(filters.min_price === undefined
      ? []
      : [`l.price_centimes >= ${values.add(Math.ceil(filters.min_price * 100))}::bigint`]),
    ...(filters.max_price === undefined
      ? []
      : [`l.price_centimes <= ${values.add(Math.floor(filters.max_price * 100))}::bigint`]),
  ].join(' and ')
  return `${category} as in_category, ${price || 'true'} as in_price,
    ${filters.shop_wilaya ? `l.wilaya = ${values.add(filters.shop_wilaya)}` : 'true'} as in_wilaya,
    ${filters.min_rating ? `l.rating >= ${values.add(filters.min_rating)}::numeric` : 'true'} as in_rating,
    ${filters.in_stock ? `l.stock_band <> 'none'` : 'true'} as in_stock,
    ${filters.on_sale ? 'l.discount_percent > 0' : 'true'} as in_sale,
    ${option({ color: filters.color })} as in_color, ${option({ size: filters.size })} as in_size,
    ${option({ brand: filters.brand })} as in_brand`
}
