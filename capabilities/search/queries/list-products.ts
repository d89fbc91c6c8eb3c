import type { Language } from '#kernel/locale.ts'
import { type Db, rawText } from '#platform/database/index.ts'
import type { ProductsFilters, SortName } from '../contract.ts'
import { searchTerms } from '../rules/search-terms.ts'
import type { CategoryScope } from '../schema.ts'
import { readCursor } from '../rules/cursor.ts'
import { Values, whereClause } from './values.ts'

/** Counts above this are estimated, and said to be. */
const COUNTED = 10_000
/** A frequent word is ranked among this many of the best products that carry it. */
const RANKED = 2_000

/**
 * The page that is asked for most is written into the statement: with its length as a value the
 * server takes it for a tenth of the table, and plans the same statement anew each time.
 */
const USUAL_PAGE = 24

export type ListRequest = {
  filters: ProductsFilters
  categories: CategoryScope | null
  language: Language
  limit: number
}

type SortKey = { key: string; direction: 'asc' | 'desc'; cast: string }

const SORT_KEYS: Record<Exclude<SortName, 'relevance'>, SortKey> = {
  price_asc: { key: 'l.price_centimes', direction: 'asc', cast: 'bigint' },
  price_desc: { key: 'l.price_centimes', direction: 'desc', cast: 'bigint' },
  rating: { key: 'l.rating', direction: 'desc', cast: 'numeric' },
  newest: { key: 'l.created_at', direction: 'desc', cast: 'timestamptz' },
  popular: { key: 'l.sales_count', direction: 'desc', cast: 'integer' },
}
const BY_QUALITY: SortKey = { key: 'l.quality', direction: 'desc', cast: 'real' }
const BY_MATCH: SortKey = { key: 'l.score', direction: 'desc', cast: 'real' }

/** One page of listings as JSON text, in one statement: items, total and the next cursor. */
export async function listProducts(db: Db, request: ListRequest): Promise<string> {
  const { filters } = request
  const values = new Values()
  const where = conditions(filters, request.categories, values)
  const terms = filters.search === undefined ? null : searchTerms(filters.search)
  const ranked = terms !== null && (filters.sort ?? 'relevance') === 'relevance'
  const sort = sortKey(filters.sort, ranked)

  const source = ranked ? rankedSource(where, values.add(terms)) : 'search.listings l'
  const kept = ranked ? [] : [...where]
  const after = readCursor(filters.cursor, filters.sort ?? 'relevance')
  if (after) kept.push(keyset(sort, values.add(after.key), values.add(after.id)))
  const limit =
    request.limit === USUAL_PAGE ? String(USUAL_PAGE) : `${values.add(request.limit)}::integer`

  const text = await rawText(
    db,
    `with page as materialized (
       select l.product_id, ${nameIn(request.language)} as name, l.inventory_quantity, l.stock_band, l.card,
         ${sort.key} as key
       from ${source}${whereClause(kept)}
       order by ${sort.key} ${sort.direction}, l.product_id ${sort.direction}
       limit ${limit} + 1),
     shown as (select *, row_number() over () as position from page limit ${limit})
     select concat('{"items":[', (select string_agg(${ITEM}, ',' order by position) from shown), '],',
       ${total(request, where, values)},
       ',"next":', coalesce((select ${cursorOf(values.add(filters.sort ?? 'relevance'))} from shown
          where position = ${limit} and (select count(*) from page) > ${limit}), 'null'), '}')`,
    values.list,
  )
  return text ?? '{"items":[],"total":0,"total_is_estimate":false,"next":null}'
}

/** A listing's card without its braces closed twice: the stored text ends the object. */
export const ITEM = `concat('{"id":"', product_id, '","name":', to_json(name),
  ',"inventory_quantity":', inventory_quantity, ',"stock_band":"', stock_band, '",', card)`

export const nameIn = (language: Language): string =>
  language === 'fr' ? 'l.name_fr' : `coalesce(nullif(l.name_${language}, ''), l.name_fr)`

/** The cursor that readCursor reads back: sort, key and id as base64url JSON. */
const cursorOf = (sort: string): string =>
  `to_json(translate(encode(convert_to(json_build_array(${sort}::text, key::text, product_id)::text, 'utf8'),
    'base64'), E'+/=\n', '-_'))::text`

function sortKey(sort: SortName | undefined, ranked: boolean): SortKey {
  if (sort !== undefined && sort !== 'relevance') return SORT_KEYS[sort]
  return ranked ? BY_MATCH : BY_QUALITY
}

const keyset = (sort: SortKey, key: string, id: string): string =>
  `(${sort.key}, l.product_id) ${sort.direction === 'asc' ? '>' : '<'} (${key}::${sort.cast}, ${id}::uuid)`

/** The best products that carry the words; a word of the name weighs more than one of the rest. */
const rankedSource = (where: readonly string[], terms: string): string => `(
  select l.*, (ts_rank('{0.1, 0.2, 0.4, 1.0}', l.words, ${terms}::tsquery) * 20 + l.quality)::real as score
  from (select l.* from search.listings l${whereClause(where)}
        order by l.quality desc, l.product_id desc limit ${RANKED}) l) l`

function conditions(
  filters: ProductsFilters,
  categories: CategoryScope | null,
  values: Values,
): string[] {
  const found: string[] = []
  const terms = filters.search === undefined ? null : searchTerms(filters.search)
  if (terms !== null) found.push(`l.words @@ ${values.add(terms)}::tsquery`)
  if (filters.ids) found.push(`l.product_id = any (${values.add(filters.ids)}::uuid[])`)
  if (categories?.group) found.push(`l.group_slug = ${values.add(categories.group)}`)
  else if (categories) found.push(`l.category_slug = any (${values.add(categories.slugs)}::text[])`)
  if (filters.vendor) found.push(`l.vendor_id = ${values.add(filters.vendor)}::uuid`)
  if (filters.min_price !== undefined)
    found.push(`l.price_centimes >= ${values.add(Math.ceil(filters.min_price * 100))}::bigint`)
  if (filters.max_price !== undefined)
    found.push(`l.price_centimes <= ${values.add(Math.floor(filters.max_price * 100))}::bigint`)
  if (filters.in_stock) found.push(`l.stock_band <> 'none'`)
  if (filters.on_sale) found.push('l.discount_percent > 0')
  if (filters.min_rating) found.push(`l.rating >= ${values.add(filters.min_rating)}::numeric`)
  if (filters.wilaya) {
    found.push(`not exists (select from shipping.tariffs t where t.vendor_id = l.vendor_id
      and t.wilaya_code = ${values.add(filters.wilaya)} and not t.is_offered)`)
  }
  return found
}

/** A kept count when there is one; otherwise counted up to the limit, above it estimated. */
function total(request: ListRequest, where: readonly string[], values: Values): string {
  const scope = keptScope(request)
  if (scope !== null) {
    return `'"total":', coalesce((select count from search.counts where scope = ${values.add(scope)}), 0),
      ',"total_is_estimate":false'`
  }
  return `(select concat('"total":', least(n, ${COUNTED}), ',"total_is_estimate":', (n > ${COUNTED})::text)
    from (select count(*) as n from (select from search.listings l${whereClause(where)} limit ${COUNTED + 1}) c) c)`
}

function keptScope({ filters, categories }: ListRequest): string | null {
  const { ids, search, vendor, min_price, max_price, in_stock, on_sale, min_rating, wilaya } =
    filters
  if (search !== undefined && searchTerms(search) !== null) return null
  if (ids || min_price !== undefined || max_price !== undefined) return null
  if (in_stock || on_sale || min_rating || wilaya) return null
  if (vendor) return categories ? null : `vendor:${vendor}`
  if (!categories) return 'all'
  if (categories.group) return `category:${categories.group}`
  return categories.slugs.length === 1 ? `category:${categories.slugs[0]}` : null
}
