import { sql } from 'kysely'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PromoCode, PromoCodeId } from '../schema.ts'
import type { PromotionsDatabase } from '../tables.ts'

type PromoRow = {
  id: PromoCodeId
  code: string
  vendor_id: string | null
  kind: PromoCode['gives']['kind']
  percent_bp: BasisPoints | null
  amount_centimes: Centimes | null
  minimum_centimes: Centimes
  maximum_discount_centimes: Centimes | null
  starts_at: Date | null
  ends_at: Date | null
  maximum_uses: number | null
  uses: number
  is_active: boolean
}

const COLUMNS =
  sql.raw(`select id, code, vendor_id, kind, percent_bp, amount_centimes, minimum_centimes,
  maximum_discount_centimes, starts_at, ends_at, maximum_uses, uses, is_active from promotions.promo_codes`)

export async function findPromoCode(handle: Db | Tx, code: string): Promise<PromoCode | null> {
  const { rows } = await sql<PromoRow>`${COLUMNS} where code = ${code}`.execute(
    tables<PromotionsDatabase>(handle),
  )
  return rows[0] ? promoOf(rows[0]) : null
}

/** Locked until the transaction ends, so that redemptions are counted one after the other. */
export async function lockPromoCode(tx: Tx, code: string): Promise<PromoCode | null> {
  const { rows } = await sql<PromoRow>`${COLUMNS} where code = ${code} for update`.execute(
    tables<PromotionsDatabase>(tx),
  )
  return rows[0] ? promoOf(rows[0]) : null
}

function promoOf(row: PromoRow): PromoCode {
  return {
    id: row.id,
    code: row.code,
    vendorId: row.vendor_id,
    gives: ownerOf(row),
    minimum: row.minimum_centimes,
    maximumDiscount: row.maximum_discount_centimes,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maximumUses: row.maximum_uses,
    uses: row.uses,
    isActive: row.is_active,
  }
}

// The CHECK constraints of migration 0001 guarantee each `!` below.
export function ownerOf({
  kind,
  percent_bp,
  amount_centimes,
}: Pick<PromoRow, 'kind' | 'percent_bp' | 'amount_centimes'>): PromoCode['gives'] {
  switch (kind) {
    case 'percentage':
      return { kind, rate: percent_bp! }
    case 'amount':
      return { kind, amount: amount_centimes! }
    case 'free_delivery':
      return { kind }
  }
}

export type Redemption = {
  id: string
  promoCodeId: PromoCodeId
  purchaseId: string
  buyer: string
  /** In centimes: sales the code applied to, and the discount. */
  revenue: Centimes
  discount: Centimes
  now: Date
}

/** Counts in the code's row, which must be locked. False at its limit or the buyer's. */
export async function insertRedemption(tx: Tx, use: Redemption): Promise<boolean> {
  const { rows } = await sql`
    with counted as (
      update promotions.promo_codes c set uses = uses + 1,
        revenue_centimes = revenue_centimes + ${use.revenue}, discount_centimes = discount_centimes + ${use.discount}
      where id = ${use.promoCodeId} and is_active
        and (maximum_uses is null or uses < maximum_uses)
        and (maximum_uses_per_buyer is null or maximum_uses_per_buyer > (
          select count(*) from promotions.redemptions u
          where u.promo_code_id = c.id and u.buyer = ${use.buyer} and u.released_at is null))
      returning id
    )
    insert into promotions.redemptions
      (id, promo_code_id, purchase_id, buyer, revenue_centimes, discount_centimes, used_at)
    select ${use.id}::uuid, id, ${use.purchaseId}::uuid, ${use.buyer}, ${use.revenue}, ${use.discount}, ${use.now}
    from counted
    returning id`.execute(tables<PromotionsDatabase>(tx))
  return rows.length === 1
}

export type OrderInPurchase = {
  orderId: string
  purchaseId: string
  vendorId: string
  /** In centimes: the vendor's sales in it, and the discount. */
  revenue: number
  discount: number
}

/** The redemption of the order's purchase, if the code applied to this vendor. */
const usesOf = ({ purchaseId, vendorId }: OrderInPurchase) => sql`
  select u.* from promotions.redemptions u join promotions.promo_codes c on c.id = u.promo_code_id
  where u.purchase_id = ${purchaseId} and (c.vendor_id is null or c.vendor_id = ${vendorId})`

/** Removes a cancelled order from the code's figures. Idempotent. */
export async function excludeCancelledOrder(tx: Tx, order: OrderInPurchase): Promise<void> {
  await sql`
    with gone as (
      insert into promotions.cancelled_redemptions (promo_use_id, order_id, revenue_centimes, discount_centimes)
      select u.id, ${order.orderId}::uuid, least(u.revenue_centimes, ${order.revenue}),
        least(u.discount_centimes, ${order.discount})
      from (${usesOf(order)}) u where u.released_at is null
      on conflict do nothing returning *),
    used as (
      update promotions.redemptions u set revenue_centimes = u.revenue_centimes - gone.revenue_centimes,
        discount_centimes = u.discount_centimes - gone.discount_centimes
      from gone where u.id = gone.promo_use_id returning u.promo_code_id)
    update promotions.promo_codes c set revenue_centimes = c.revenue_centimes - gone.revenue_centimes,
      discount_centimes = c.discount_centimes - gone.discount_centimes
    from gone, used where c.id = used.promo_code_id`.execute(tables<PromotionsDatabase>(tx))
}

/** Adds a reopened order to the code's figures again. Idempotent. */
export async function includeReopenedOrder(tx: Tx, order: OrderInPurchase): Promise<void> {
  await sql`
    with back as (
      delete from promotions.cancelled_redemptions where order_id = ${order.orderId} returning *),
    held as (
      select u.id, c.id as code_id, u.released_at is not null
          and (c.maximum_uses is null or c.uses < c.maximum_uses) as is_used_again
      from promotions.redemptions u join promotions.promo_codes c on c.id = u.promo_code_id
      where u.id in (select promo_use_id from back) for update of c),
    used as (
      update promotions.redemptions u set revenue_centimes = u.revenue_centimes + back.revenue_centimes,
        discount_centimes = u.discount_centimes + back.discount_centimes,
        released_at = case when held.is_used_again then null else u.released_at end
      from back join held on held.id = back.promo_use_id where u.id = held.id)
    update promotions.promo_codes c set uses = c.uses + held.is_used_again::integer,
      revenue_centimes = c.revenue_centimes + back.revenue_centimes,
      discount_centimes = c.discount_centimes + back.discount_centimes
    from back join held on held.id = back.promo_use_id where c.id = held.code_id`.execute(
    tables<PromotionsDatabase>(tx),
  )
}

/** Of a fully cancelled purchase, or with no revenue left. Idempotent. */
export async function releaseRedemptions(
  tx: Tx,
  { purchaseId, isWhole, now }: { purchaseId: string; isWhole: boolean; now: Date },
): Promise<void> {
  await sql`
    with left_over as (
      select id, promo_code_id, revenue_centimes, discount_centimes from promotions.redemptions
      where purchase_id = ${purchaseId} and released_at is null
        and (${isWhole}::boolean or revenue_centimes = 0)
      for update),
    released as (
      update promotions.redemptions u set released_at = ${now}, revenue_centimes = 0, discount_centimes = 0
      from left_over where u.id = left_over.id)
    update promotions.promo_codes c set uses = uses - 1,
      revenue_centimes = c.revenue_centimes - left_over.revenue_centimes,
      discount_centimes = c.discount_centimes - left_over.discount_centimes
    from left_over where c.id = left_over.promo_code_id`.execute(tables<PromotionsDatabase>(tx))
}
