import { sql } from 'kysely'

/** Length of a trigram: a shorter search cannot use the index. */
export const MIN_SEARCH_LENGTH = 3

/** Must match the expression of the index `orders_by_number_part`. */
export const NUMBER_KEYS = sql.raw(
  '(orders.trigrams_of(o.order_number) || o.vendor_id::text || o.status)',
)

/** Must match the expression of the index `purchases_by_part`. */
export const BUYER_KEYS = sql.raw(
  `(orders.trigrams_of(p.first_name || ' ' || p.last_name || ' ' || p.phone) || p.vendor_ids::text[])`,
)

export const BUYER_NAME = sql.raw(`p.first_name || ' ' || p.last_name`)
