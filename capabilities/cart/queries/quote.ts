import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import { quantityPrices } from '#capabilities/promotions/index.ts'
import type { QuoteLineInput, ResolvedLine, SellableVariant } from '../schema.ts'
import type { CartDatabase } from '../tables.ts'

/** In request order. Without a variant id: the product's first variant with enough stock. */
const linesSql = (held: 'for update' | '') => `
  with asked as (
    select (position - 1)::integer as line, (given ->> 'productId')::uuid as product_id,
      (given ->> 'variantId')::uuid as variant_id, (given ->> 'quantity')::integer as quantity
    from jsonb_array_elements($1::jsonb) with ordinality as asked (given, position)
  ), chosen as materialized (
    select a.line, a.product_id, (
      select v.id from catalog.variants v
      where v.product_id = a.product_id and (a.variant_id is null or v.id = a.variant_id)
      order by v.on_hand >= a.quantity desc, v.position, v.id limit 1) as variant_id
    from asked a
  ), held as materialized (
    select id, on_hand, price_centimes, options, sku, image from catalog.variants
    where id in (select variant_id from chosen) order by id ${held}
  )
  select case when s.id is null then null else json_build_object(
    'productId', p.id, 'variantId', h.id, 'vendorId', s.id, 'vendorName',
    json_build_object('fr', s.business_name, 'ar', s.business_name_ar),
    'requiresPhoneConfirmation', s.requires_phone_confirmation, 'chargesVat', s.charges_vat,
    'name', p.name,
    'options', (
      select coalesce(json_agg(o -> 'value' order by n), '[]')
      from jsonb_array_elements(h.options) with ordinality as options (o, n)),
    'sku', h.sku, 'image', coalesce(nullif(h.image, 'null'), p.images -> 0),
    'categories', array_remove(array[p.category_slug, c.parent_slug], null),
    'listPrice', coalesce(h.price_centimes, p.price_centimes), 'onHand', h.on_hand, 'vat', p.vat_bp,
    'steps', ${quantityPrices('p.id')}) end as sold
  from chosen
  left join held h on h.id = chosen.variant_id
  left join catalog.products p on p.id = chosen.product_id and p.status = 'active'
  left join catalog.categories c on c.slug = p.category_slug
  left join vendors.vendors s on s.id = p.vendor_id and s.is_public and h.id is not null
  order by chosen.line`

const FIND = linesSql('')
const LOCK = linesSql('for update')

const read = async (
  handle: Db | Tx,
  text: string,
  quoteLines: readonly QuoteLineInput[],
): Promise<ResolvedLine[]> => {
  const [before = '', after = ''] = text.split('$1')
  const { rows } = await sql<{
    sold: SellableVariant | null
  }>`${sql.raw(before)}${JSON.stringify(quoteLines)}${sql.raw(after)}`.execute(
    tables<CartDatabase>(handle),
  )
  return quoteLines.map((line, index) => ({ quoteLine: line, sold: rows[index]?.sold ?? null }))
}

export const findLines = (db: Db, quoteLines: readonly QuoteLineInput[]): Promise<ResolvedLine[]> =>
  read(db, FIND, quoteLines)

/** Locks the variants in id order until the transaction ends. */
export const lockLines = (tx: Tx, quoteLines: readonly QuoteLineInput[]): Promise<ResolvedLine[]> =>
  read(tx, LOCK, quoteLines)

/** Of the account, its proven email address or phone. */
const owned = ({ userId, email, phone = null }: Person) =>
  sql`(user_id = ${userId}
    or (user_id is null and (customer_email = ${email} or customer_phone = ${phone})))`

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const db = tables<CartDatabase>(handle)
  const { rows: favourites } = await sql<Record<string, unknown>>`
    select product_id, trim_scale(saved_price_centimes / 100.0)::float8 as saved_price, saved_at
    from cart.wishlist_items where user_id = ${person.userId} order by saved_at`.execute(db)
  const { rows: carts } = await sql<Record<string, unknown>>`
    select customer_name, customer_email, customer_phone, cart_items, shipping_address,
      trim_scale(subtotal_centimes / 100.0)::float8 as subtotal, reminder_consent_at,
      reminder_consent_version, reminded_at, recovered, last_updated
    from cart.abandoned_carts where ${owned(person)} order by last_updated`.execute(db)
  return { favourites, carts_left_behind: carts }
}

export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const db = tables<CartDatabase>(tx)
  const { rows: favourites } = await sql`
    delete from cart.wishlist_items where user_id = ${person.userId} returning product_id`.execute(
    db,
  )
  const { rows: carts } = await sql`
    delete from cart.abandoned_carts where ${owned(person)} returning id`.execute(db)
  return { erasedRows: favourites.length + carts.length, retainedRows: 0, retentionReason: null }
}
