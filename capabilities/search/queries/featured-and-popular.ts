import type { Language } from '#kernel/locale.ts'
import { type Db, rawText } from '#platform/database/index.ts'
import { ITEM, nameIn } from './list-sql.ts'

const featuredSql = (language: Language): string => `
  select concat('{"items":[', (select string_agg(${ITEM}, ',' order by quality desc) from (
    select l.product_id, ${nameIn(language)} as name, l.inventory_quantity, l.stock_band, l.card, l.quality
    from search.listings l where l.featured order by l.quality desc, l.product_id desc limit 4) best), ']}')`

export const featuredProducts = (db: Db, language: Language): Promise<string | null> =>
  rawText(db, featuredSql(language))

export const popularTerms = async (db: Db, language: Language): Promise<string> =>
  (await rawText(
    db,
    `select json_build_object('items', coalesce(json_agg(term order by position), '[]'))::text
     from search.popular_terms where language = $1`,
    [language],
  )) ?? '{"items":[]}'
