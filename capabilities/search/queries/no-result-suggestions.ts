import type { Language } from '#kernel/locale.ts'
import { type Db, rawText } from '#platform/database/index.ts'
import { ITEM, nameIn } from './list-sql.ts'

const PROPOSED = 4

const nearSql = (language: Language): string => `
  with related as materialized (select * from search.related_listings($2::tsquery, ${PROPOSED})),
  best as (
    select * from related union all
    select * from (select * from search.listings where product_id not in (select product_id from related)
      order by quality desc, product_id desc limit ${PROPOSED}) others
    limit ${PROPOSED})
  select concat('{"searches":', search.near_terms('${language}', $1, $2::tsquery),
    ',"categories":', search.near_categories('${language}', $1, $2::tsquery),
    ',"items":[', (select string_agg(${ITEM}, ',' order by n) from (
      select l.product_id, ${nameIn(language)} as name, l.inventory_quantity, l.stock_band, l.card, row_number() over () as n
      from best l) proposed), ']}')`

/** `related`: what suits the same need as what was typed, as a query of names; empty when nothing says. */
export const noResultSuggestions = async (
  db: Db,
  { typed, related }: { typed: string; related: string },
  language: Language,
): Promise<string> =>
  (await rawText(db, nearSql(language), [typed, related])) ??
  '{"searches":[],"categories":[],"items":[]}'
