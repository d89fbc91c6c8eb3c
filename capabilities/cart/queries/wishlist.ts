import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { WishlistItem } from '../schema.ts'
import type { CartDatabase } from '../tables.ts'

export async function listWishlistItems(handle: Db | Tx, userId: string): Promise<WishlistItem[]> {
  const { rows } = await sql<WishlistItem>`
    select product_id as "productId", saved_price_centimes as price
    from cart.wishlist_items where user_id = ${userId} order by saved_at, product_id`.execute(
    tables<CartDatabase>(handle),
  )
  return rows
}

type WishlistInsert = { userId: string; products: readonly WishlistItem[]; most: number; now: Date }

/** Skips unknown products and duplicates; stops at the limit. */
export async function insertWishlistItems(
  tx: Tx,
  { userId, products, most: limit, now }: WishlistInsert,
): Promise<void> {
  await sql`
    with given as (
      select "productId" as product_id, price, row_number() over () as position
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as g ("productId" uuid, price bigint)
    ), fresh as (
      select distinct on (g.product_id) g.product_id, g.price, g.position
      from given g join catalog.products p on p.id = g.product_id
      where not exists (select from cart.wishlist_items w
        where w.user_id = ${userId} and w.product_id = g.product_id)
      order by g.product_id, g.position
    )
    insert into cart.wishlist_items (user_id, product_id, saved_price_centimes, saved_at)
    select ${userId}, product_id, price, ${now}::timestamptz + position * interval '1 millisecond'
    from fresh order by position
    limit greatest(0, ${limit} - (select count(*) from cart.wishlist_items where user_id = ${userId}))
    on conflict do nothing`.execute(tables<CartDatabase>(tx))
}

export async function deleteWishlistItem(tx: Tx, userId: string, productId: string): Promise<void> {
  await sql`delete from cart.wishlist_items
            where user_id = ${userId} and product_id = ${productId}`.execute(
    tables<CartDatabase>(tx),
  )
}
