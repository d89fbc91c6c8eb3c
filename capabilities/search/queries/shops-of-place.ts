import { allTexts } from '#platform/database/index.ts'
import { stemOf } from '../rules/need-words.ts'
import { isAmount } from '../rules/amounts.ts'
import { type QueryWord, toTsQuery } from '../rules/search-query.ts'
import type { SqlParameters } from './sql-parameters.ts'

/** About as much as a full match more: the shop is sought, not only its kind of goods. */
const NAMED_SHOP = 14
const MOST_SHOPS = 20
const LEAST_LETTERS = 4

/** A place and a word of the name of a shop that is there mean that shop. */
export function shopsOfPlaceSql(
  { words, literal }: { words: readonly QueryWord[]; literal: readonly string[] },
  values: SqlParameters,
): string {
  const places = words.filter(({ kind }) => kind === 'place')
  const placed = new Set(places.flatMap(({ typed }) => typed.split(' ')))
  const named = literal.filter(
    (word) => word.length >= LEAST_LETTERS && !placed.has(word) && !isAmount(word),
  )
  if (places.length === 0 || named.length === 0) return '0'
  const name = values.add(named.map((word) => `${stemOf(word)}:*`).join(' | '))
  const place = values.add(places.map((word) => toTsQuery(word)).join(' | '))
  return `case when vendor_id = any (array(
      select s.vendor_id from search.shop_names s join vendors.vendors v on v.id = s.vendor_id
      left join territory.wilayas w on w.code = v.business_wilaya
      where s.words @@ ${name}::tsquery and to_tsvector('simple',
        search.words_of(concat_ws(' ', s.business_name, v.business_city, ${allTexts('w.name')}))) @@ ${place}::tsquery
      limit ${MOST_SHOPS})) then ${NAMED_SHOP} else 0 end`
}
