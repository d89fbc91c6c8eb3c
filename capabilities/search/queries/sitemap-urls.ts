import type { Db } from '#platform/database/index.ts'
import { sql } from 'kysely'

export type SitemapEntry = { id: string; since: Date }

/** The first product id of each chunk. */
export async function listSitemapChunks(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product_id as id
    from (select product_id, row_number() over (order by product_id) as n from search.listings) l
    where n % ${size} = 1 % ${size} order by product_id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listSitemapProducts(
  db: Db,
  first: string,
  size: number,
): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select product_id as id, created_at as since from search.listings
    where product_id >= ${first} order by product_id limit ${size}`.execute(db)
  return rows
}

export async function listSitemapVendors(db: Db, limit: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, created_at as since from vendors.vendors
    where is_public order by id limit ${limit}`.execute(db)
  return rows
}
