import { type RawBuilder, sql } from 'kysely'
import type { BuyerSearch } from '../rules/buyer-search.ts'

/** Length of a trigram: a shorter search cannot use the index. */
export const MIN_SEARCH_LENGTH = 3

/** Must match the expression of the index `orders_by_number_part`. */
export const NUMBER_KEYS = sql.raw(
  '(orders.trigrams_of(o.order_number) || o.vendor_id::text || o.status)',
)

const FOLDED_NAME = `platform.sort_key(p.first_name || ' ' || p.last_name)`

/** Must match the expression of the index `purchases_by_buyer_part`. */
export const BUYER_KEYS = sql.raw(
  `(orders.trigrams_of(${FOLDED_NAME} || ' ' || p.phone || ' ' || p.email) || p.vendor_ids::text[])`,
)

/** Lower case without accents, as `foldedPattern` is. */
export const BUYER_NAME = sql.raw(FOLDED_NAME)
const NAME_AND_EMAIL = sql.raw(`(${FOLDED_NAME} || ' ' || p.email)`)

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
export const likePattern = (text: string): string => `%${escapeLike(text)}%`
export const foldedPattern = (text: string): RawBuilder<unknown> =>
  sql`('%' || platform.sort_key(${escapeLike(text)}) || '%')`

const everyWord = ({ words }: BuyerSearch, column: RawBuilder<unknown>) =>
  sql.join(
    words.map((word) => sql`${column} like ${foldedPattern(word)}`),
    sql` and `,
  )
const keysOfWords = ({ words }: BuyerSearch) =>
  sql.join(
    words
      .filter((word) => word.length >= MIN_SEARCH_LENGTH)
      .map((word) => sql`orders.trigrams_of(platform.sort_key(${word}))`),
    sql` || `,
  )

type BuyerCondition = {
  /** Of one row, without the index. */
  matches: RawBuilder<unknown>
  /** The same by `purchases_by_buyer_part`. */
  indexed: RawBuilder<unknown>
}

/** A vendor finds by name and phone, an admin by email address as well. `keys` narrow the index further. */
export function buyerCondition(
  search: BuyerSearch,
  { withEmail, keys }: { withEmail: boolean; keys?: RawBuilder<unknown> },
): BuyerCondition {
  const named = everyWord(search, withEmail ? NAME_AND_EMAIL : BUYER_NAME)
  const phoned = search.phone === null ? sql`false` : sql`p.phone like ${search.phone}`
  const also = keys ? sql` || ${keys}` : sql``
  const byPhone =
    search.phone === null
      ? sql`false`
      : sql`(${BUYER_KEYS} @> (orders.trigrams_of(${search.phoneKey})${also}) and ${phoned})`
  return {
    matches: sql`((${named}) or ${phoned})`,
    indexed: sql`((${BUYER_KEYS} @> (${keysOfWords(search)}${also}) and ${named}) or ${byPhone})`,
  }
}
