import { sql } from 'kysely'

/** Length of a trigram: a shorter search cannot use the index. */
export const MIN_SEARCH_LENGTH = 3

/**
 * Expression of the index `orders_by_number_part` on an order `o`: number, vendor and status. Must
 * match the index.
 */
export const NUMBER_KEYS = sql.raw(
  '(orders.trigrams_of(o.order_number) || o.vendor_id::text || o.status)',
)

/**
 * Expression of the index `purchases_by_part` on a purchase `p`: buyer name, phone and vendors.
 * Must match the index.
 */
export const BUYER_KEYS = sql.raw(
  `(orders.trigrams_of(p.first_name || ' ' || p.last_name || ' ' || p.phone) || p.vendor_ids::text[])`,
)

export const BUYER_NAME = sql.raw(`p.first_name || ' ' || p.last_name`)
