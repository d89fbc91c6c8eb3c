import type { Language } from '#kernel/locale.ts'
import { type Db, rawText } from '#platform/database/index.ts'
import { ITEM, nameIn } from './list-sql.ts'

const nearSql = (language: Language): string => `
  select concat('{"searches":', search.near_terms('${language}', $1),
    ',"categories":', search.near_categories('${language}', $1),
    ',"items":[', (select string_agg(${ITEM}, ',' order by quality desc) from (
      select l.product_id, ${nameIn(language)} as name, l.inventory_quantity, l.stock_band, l.card, l.quality
      from search.listings l order by l.quality desc, l.product_id desc limit 4) best), ']}')`

export const noResultSuggestions = async (
  db: Db,
  typed: string,
  language: Language,
): Promise<string> =>
  (await rawText(db, nearSql(language), [typed])) ?? '{"searches":[],"categories":[],"items":[]}'
