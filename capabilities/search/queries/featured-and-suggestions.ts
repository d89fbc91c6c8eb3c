import type { Language } from '#kernel/locale.ts'
import { type Db, rawText } from '#platform/database/index.ts'
import { matchAll, matchAny, type QueryWord } from '../rules/search-query.ts'
import { ITEM, nameIn } from './list-sql.ts'

const featuredSql = (language: Language): string => `
  select concat('{"items":[', (select string_agg(${ITEM}, ',' order by quality desc) from (
    select l.product_id, ${nameIn(language)} as name, l.inventory_quantity, l.stock_band, l.card, l.quality
    from search.listings l where l.featured order by l.quality desc, l.product_id desc limit 4) best), ']}')`

export const featuredProducts = (db: Db, language: Language): Promise<string | null> =>
  rawText(db, featuredSql(language))

const suggestionsSql = (language: Language): string => `
  select json_build_object('items', coalesce(json_agg(json_build_object(
    'id', near.product_id, 'name', near.name, 'category', near.category,
    'vendor', json_build_object('business_name', near.business_name),
    'price', trim_scale(near.price_centimes / 100.0), 'image', near.image) order by near.quality desc), '[]'))::text
  from (
    select l.product_id, ${nameIn(language)} as name, l.price_centimes, l.quality, p.images -> 0 as image,
      ${language === 'fr' ? 'c.name_fr' : `coalesce(c.name_${language}, c.name_fr)`} as category, v.business_name
    from (select * from search.listings l where l.words @@ $1::tsquery
          order by l.quality desc, l.product_id desc limit 5) l
    join catalog.products p on p.id = l.product_id
    join catalog.categories c on c.slug = l.category_slug
    join vendors.vendors v on v.id = l.vendor_id) near`

/** JSON text: products with all terms typed so far, or else with some. */
export async function suggestions(
  db: Db,
  words: readonly QueryWord[],
  language: Language,
): Promise<string> {
  if (words.length === 0) return NONE
  const ask = async (terms: string) =>
    (await rawText(db, suggestionsSql(language), [terms])) ?? NONE
  const found = await ask(matchAll(words))
  return found.replaceAll(' ', '') === NONE && words.length > 1 ? ask(matchAny(words)) : found
}

const NONE = '{"items":[]}'

export const popularTerms = async (db: Db, language: Language): Promise<string> =>
  (await rawText(
    db,
    `select json_build_object('items', coalesce(json_agg(term order by position), '[]'))::text
     from search.popular_terms where language = $1`,
    [language],
  )) ?? '{"items":[]}'
