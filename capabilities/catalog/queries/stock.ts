import { sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '#kernel/locale.ts'
import { tables, type Tx, textIn } from '#platform/database/index.ts'
import type { StockKind, VariantId } from '../schema.ts'
import type { CatalogDatabase } from '../tables.ts'

/** `reference` is the id of the order or other record that causes the movement. */
export type StockMovement = {
  id: string
  variantId: VariantId
  quantity: number
  reference: string
}

/** The requested movements, and their variants locked in id order. */
const withRequested = (moves: readonly StockMovement[]) => sql`asked as (
  select t.id, t."variantId" as variant_id, t.quantity, t.reference
  from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    as t (id uuid, "variantId" uuid, quantity integer, reference uuid)
), held as materialized (
  select id, vendor_id from catalog.variants where id in (select variant_id from asked) order by id for update
)`

/** Lock order: by id, like checkout; any other order would deadlock with it. */
export const lockVariants = (tx: Tx, ids: readonly string[]) =>
  sql`select id from catalog.variants where id = any(${ids}::uuid[]) order by id for update`.execute(
    tables<CatalogDatabase>(tx),
  )

/** A variant that is short (nothing taken) or sold out now. */
export type StockDecrement = { variantId: VariantId; isShort: boolean }

/**
 * Takes stock where it suffices; returns variants that are short or sold out now. A second movement
 * of a kind for a reference and variant violates the unique index.
 */
export async function decrementStock(
  tx: Tx,
  moves: readonly StockMovement[],
  kind: StockKind,
  now: Date,
): Promise<StockDecrement[]> {
  const { rows } = await sql<StockDecrement>`
    with ${withRequested(moves)}, taken as (
      update catalog.variants v set on_hand = v.on_hand - a.quantity
      from (select variant_id, sum(quantity)::integer as quantity from asked group by 1) a
      join held h on h.id = a.variant_id
      where v.id = h.id and v.on_hand >= a.quantity
      returning v.id, v.on_hand
    ), written as (
      insert into catalog.stock_movements (id, variant_id, vendor_id, kind, quantity, reference, happened_at)
      select a.id, a.variant_id, h.vendor_id, ${kind}, -a.quantity, a.reference, ${now}
      from asked a join held h on h.id = a.variant_id join taken t on t.id = h.id
    )
    select distinct a.variant_id as "variantId", t.id is null as "isShort"
    from asked a left join taken t on t.id = a.variant_id where t.id is null or t.on_hand = 0`.execute(
    tables<CatalogDatabase>(tx),
  )
  return rows
}

export type SoldOutVariant = {
  variantId: string
  productId: string
  vendorId: string
  productName: string
}

/** Only variants of active products. */
export async function listSoldOut(tx: Tx, ids: readonly VariantId[]): Promise<SoldOutVariant[]> {
  const { rows } = await sql<SoldOutVariant>`
    select v.id as "variantId", p.id as "productId", p.vendor_id as "vendorId", ${sql.raw(textIn('p.name', DEFAULT_LANGUAGE))} as "productName"
    from catalog.variants v join catalog.products p on p.id = v.product_id
    where v.id = any(${ids}::uuid[]) and p.status = 'active' order by v.id`.execute(
    tables<CatalogDatabase>(tx),
  )
  return rows
}

/** Idempotent: a movement of this kind for the reference and variant is not repeated. */
export async function incrementStock(
  tx: Tx,
  moves: readonly StockMovement[],
  kind: StockKind,
  now: Date,
): Promise<void> {
  await sql`
    with ${withRequested(moves)}, written as (
      insert into catalog.stock_movements (id, variant_id, vendor_id, kind, quantity, reference, happened_at)
      select a.id, a.variant_id, h.vendor_id, ${kind}, a.quantity, a.reference, ${now}
      from asked a join held h on h.id = a.variant_id
      on conflict (reference, variant_id, kind) do nothing
      returning variant_id, quantity
    )
    update catalog.variants v set on_hand = v.on_hand + w.quantity
    from (select variant_id, sum(quantity)::integer as quantity from written group by 1) w
    where v.id = w.variant_id`.execute(tables<CatalogDatabase>(tx))
}
