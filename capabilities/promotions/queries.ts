import { sql } from 'kysely'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { BulkStep, PromoCode, PromoCodeId } from './schema.ts'

type PromoRow = {
  id: PromoCodeId
  code: string
  vendor_id: string | null
  kind: PromoCode['gives']['kind']
  percent_bp: BasisPoints | null
  amount_centimes: Centimes | null
  minimum_centimes: Centimes
  starts_at: Date | null
  ends_at: Date | null
  maximum_uses: number | null
  uses: number
  is_active: boolean
}

const COLUMNS =
  sql.raw(`select id, code, vendor_id, kind, percent_bp, amount_centimes, minimum_centimes,
  starts_at, ends_at, maximum_uses, uses, is_active from promotions.promo_codes`)

/** The code as it stands, or null. */
export async function findPromoCode(handle: Db | Tx, code: string): Promise<PromoCode | null> {
  const { rows } = await sql<PromoRow>`${COLUMNS} where code = ${code}`.execute(
    tables<object>(handle),
  )
  return rows[0] ? promoOf(rows[0]) : null
}

/** The code, held until the transaction ends, so that nobody else counts a use meanwhile. */
export async function lockPromoCode(tx: Tx, code: string): Promise<PromoCode | null> {
  const { rows } = await sql<PromoRow>`${COLUMNS} where code = ${code} for update`.execute(
    tables<object>(tx),
  )
  return rows[0] ? promoOf(rows[0]) : null
}

function promoOf(row: PromoRow): PromoCode {
  return {
    id: row.id,
    code: row.code,
    vendorId: row.vendor_id,
    gives: givenBy(row),
    minimum: row.minimum_centimes,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maximumUses: row.maximum_uses,
    uses: row.uses,
    isActive: row.is_active,
  }
}

// The CHECK constraints of migration 0001 guarantee each `!` below.
function givenBy({ kind, percent_bp, amount_centimes }: PromoRow): PromoCode['gives'] {
  switch (kind) {
    case 'percentage':
      return { kind, rate: percent_bp! }
    case 'amount':
      return { kind, amount: amount_centimes! }
    case 'free_delivery':
      return { kind }
  }
}

export type PromoUse = {
  id: string
  promoCodeId: PromoCodeId
  purchaseId: string
  buyer: string
  now: Date
}

/**
 * Counts one use in the code's own row, which the caller holds locked; false when the code or this
 * buyer has no use left.
 */
export async function insertPromoUse(tx: Tx, use: PromoUse): Promise<boolean> {
  const { rows } = await sql`
    with counted as (
      update promotions.promo_codes c set uses = uses + 1
      where id = ${use.promoCodeId} and is_active
        and (maximum_uses is null or uses < maximum_uses)
        and (maximum_uses_per_buyer is null or maximum_uses_per_buyer > (
          select count(*) from promotions.promo_uses u
          where u.promo_code_id = c.id and u.buyer = ${use.buyer} and u.released_at is null))
      returning id
    )
    insert into promotions.promo_uses (id, promo_code_id, purchase_id, buyer, used_at)
    select ${use.id}::uuid, id, ${use.purchaseId}::uuid, ${use.buyer}, ${use.now} from counted
    returning id`.execute(tables<object>(tx))
  return rows.length === 1
}

/** Gives back the uses of a purchase that was cancelled whole; once, however often it is told. */
export async function releasePromoUses(tx: Tx, purchaseId: string, now: Date): Promise<void> {
  await sql`
    with released as (
      update promotions.promo_uses set released_at = ${now}
      where purchase_id = ${purchaseId} and released_at is null returning promo_code_id
    )
    update promotions.promo_codes c set uses = uses - 1
    from released where c.id = released.promo_code_id`.execute(tables<object>(tx))
}

/** The quantity prices of a product, the smallest quantity first. */
export async function findBulkSteps(handle: Db | Tx, productId: string): Promise<BulkStep[]> {
  const { rows } = await sql<BulkStep>`
    select quantity, percent_bp as rate from promotions.bulk_steps
    where product_id = ${productId} order by quantity`.execute(tables<object>(handle))
  return rows
}

/** Makes these the quantity prices of a product; what stays the same is not written. */
export async function saveBulkSteps(
  tx: Tx,
  productId: string,
  steps: readonly BulkStep[],
): Promise<void> {
  const db = tables<object>(tx)
  const quantities = steps.map(({ quantity }) => quantity)
  await sql`
    delete from promotions.bulk_steps
    where product_id = ${productId} and quantity <> all(${quantities}::integer[])`.execute(db)
  await sql`
    insert into promotions.bulk_steps as kept (product_id, quantity, percent_bp)
    select ${productId}, quantity, rate
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as r (quantity integer, rate integer)
    on conflict (product_id, quantity) do update set percent_bp = excluded.percent_bp
    where kept.percent_bp <> excluded.percent_bp`.execute(db)
}

/** The quantity prices of these products; one without any is absent. */
export async function findBulkStepsOfMany(
  handle: Db | Tx,
  productIds: readonly string[],
): Promise<Map<string, BulkStep[]>> {
  const { rows } = await sql<BulkStep & { product_id: string }>`
    select product_id, quantity, percent_bp as rate from promotions.bulk_steps
    where product_id = any(${productIds}::uuid[]) order by product_id, quantity`.execute(
    tables<object>(handle),
  )
  const found = new Map<string, BulkStep[]>()
  for (const { product_id, quantity, rate } of rows)
    found.set(product_id, [...(found.get(product_id) ?? []), { quantity, rate }])
  return found
}

/** The same as `saveBulkSteps` for many products, in two statements. */
export async function saveBulkStepsOfMany(
  tx: Tx,
  products: readonly { productId: string; steps: readonly BulkStep[] }[],
): Promise<void> {
  if (products.length === 0) return
  const db = tables<object>(tx)
  const rows = JSON.stringify(
    products.flatMap(({ productId, steps }) => steps.map((step) => ({ productId, ...step }))),
  )
  await sql`
    delete from promotions.bulk_steps s
    where product_id = any(${products.map(({ productId }) => productId)}::uuid[]) and not exists (
      select from jsonb_to_recordset(${rows}::jsonb) as r ("productId" uuid, quantity integer)
      where r."productId" = s.product_id and r.quantity = s.quantity)`.execute(db)
  if (rows === '[]') return
  await sql`
    insert into promotions.bulk_steps as kept (product_id, quantity, percent_bp)
    select "productId", quantity, rate
    from jsonb_to_recordset(${rows}::jsonb) as r ("productId" uuid, quantity integer, rate integer)
    on conflict (product_id, quantity) do update set percent_bp = excluded.percent_bp
    where kept.percent_bp <> excluded.percent_bp`.execute(db)
}
