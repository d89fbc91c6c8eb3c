import type { Language } from '#kernel/locale.ts'
import { type Db, rawText, textIn } from '#platform/database/index.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import { documentFrequencies } from '../rules/document-frequencies.ts'
import { matchAll, type QueryWord } from '../rules/search-query.ts'
import { nameIn } from './list-sql.ts'
import type { IndexStatistics } from './index-statistics.ts'
import { SqlParameters } from './sql-parameters.ts'

/** More matching names than this are not collected: the best listings are looked through for them. */
const COLLECTED = 2_000
const LOOKED_THROUGH = 1_000
/** What suits an occasion has many terms: so many names match that the best are looked through. */
const MANY_TERMS = 8

export type SuggestionQuery = {
  db: Db
  language: Language
  /** The last one may be a beginning. */
  words: readonly QueryWord[]
  /** Categories whose name matches. */
  categories: readonly { slug: string; name: string }[]
  typed: string
  overview: IndexStatistics
}

/**
 * JSON text: up to five products by their name, then by their category; completions, categories and
 * shops. A shop, a specification or a description is no match for a product.
 */
export async function suggestions(asking: SuggestionQuery): Promise<string> {
  const { db, language, categories, typed, overview, words } = asking
  const values = new SqlParameters()
  const named = `l.names @@ ${values.add(matchAll(words, 'name'))}::tsquery`
  const headed = `l.names @@ ${values.add(matchAll(words, 'head'))}::tsquery`
  const slugs = values.add(categories.map(({ slug }) => slug))
  const category = textIn('c.name', language)
  const text = await rawText(
    db,
    `with named as materialized (
      select product_id, ${WEIGHT} * (case when ${headed} then 1 else 0.6 end) + quality as score
      from (${isFrequent(words, overview) ? bestSql(named) : collectedSql(named)}) l
      order by score desc, product_id desc limit 5),
    alike as (
      select l.product_id, l.quality - ${WEIGHT} as score from unnest(${slugs}::text[]) as kind (slug)
      cross join lateral (select product_id, quality from search.listings
        where category_slug = kind.slug order by quality desc, product_id desc limit 5) l
      where l.product_id not in (select product_id from named)),
    near as materialized (
      select product_id, score from (select * from named union all select * from alike) both_ways
      order by score desc, product_id desc limit 5)
    select json_build_object(
      'items', (select coalesce(json_agg(json_build_object(
        'id', l.product_id, 'name', ${nameIn(language)}, 'category', ${category},
        'vendor', json_build_object('business_name', ${vendorName(language)}),
        'price', trim_scale(l.price_centimes / 100.0), 'image', p.images -> 0)
          order by near.score desc, near.product_id desc), '[]')
        from near join search.listings l using (product_id)
        join catalog.products p on p.id = l.product_id
        join catalog.categories c on c.slug = l.category_slug
        join vendors.vendors v on v.id = l.vendor_id),
      'completions', search.completions('${language}', ${values.add(typed)}),
      'categories', ${values.add(JSON.stringify(categories.slice(0, 3)))}::json,
      'shops', search.shops_named(${values.add(typed)}))::text`,
    values.list,
  )
  return text ?? NO_SUGGESTIONS
}

export const NO_SUGGESTIONS = '{"items":[]}'
const WEIGHT = 12

function isFrequent(words: readonly QueryWord[], { listed, frequentInNames }: IndexStatistics) {
  if (words.some(({ alternatives }) => alternatives.length > MANY_TERMS)) return true
  const shares = documentFrequencies(words, frequentInNames)
  return shares.reduce((all, share) => all * share, 1) * listed > COLLECTED
}

/** `offset 0` keeps the planner from reading the whole catalog in the order of the quality. */
const collectedSql = (named: string): string =>
  `select * from search.listings l where ${named} offset 0`
const bestSql = (named: string): string =>
  `select * from (select * from search.listings order by quality desc, product_id desc limit ${LOOKED_THROUGH}) l where ${named}`
