import { sql } from 'kysely'

/** Letters in a row that the keys of a search are made of: what is shorter has none. */
export const MIN_SEARCH_LENGTH = 3

/** What an order `o` is found by in `orders_by_number_part`: its number, its shop, its state. */
export const NUMBER_KEYS = sql.raw(
  '(orders.trigrams_of(o.order_number) || o.vendor_id::text || o.status)',
)

/** What a purchase `p` is found by in `purchases_by_part`: its buyer's name and phone, its shops. */
export const BUYER_KEYS = sql.raw(
  `(orders.trigrams_of(p.first_name || ' ' || p.last_name || ' ' || p.phone) || p.vendor_ids::text[])`,
)

export const BUYER_NAME = sql.raw(`p.first_name || ' ' || p.last_name`)
