import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { ExchangeState } from '../schema.ts'
import type { ReturnsDatabase } from '../tables.ts'
import type { VariantId } from '#capabilities/catalog/index.ts'

type NewExchange = {
  returnId: string
  vendorId: string
  variantId: VariantId
  quantity: number
  difference: Centimes
}

export const planExchange = (tx: Tx, made: NewExchange, now: Date) =>
  tables<ReturnsDatabase>(tx)
    .insertInto('returns.exchanges')
    .values({
      return_id: made.returnId,
      vendor_id: made.vendorId,
      variant_id: made.variantId,
      quantity: made.quantity,
      difference_centimes: made.difference,
      created_at: now,
    })
    .execute()

export async function findReturnOfParcel(tx: Tx, parcelId: string): Promise<string | null> {
  const rows = await tables<ReturnsDatabase>(tx)
    .selectFrom('returns.exchanges')
    .select('return_id as id')
    .where('parcel_id', '=', parcelId)
    .execute()
  return rows[0]?.id ?? null
}

type ExchangesTransition = {
  returnId: string
  to: ExchangeState
  parcelId?: string | null
  journalId?: string | null
  /** Pieces that were sent. */
  quantity?: number
  price?: Centimes | null
  discount?: Centimes
  difference?: Centimes | null
  rounding?: Centimes | null
  /** Of stock that was taken for another attempt. */
  stockReference?: string | null
  at: Date
}

export const saveExchangeState = (
  tx: Tx,
  { returnId, to, at: now, ...input }: ExchangesTransition,
) =>
  sql`
    update returns.exchanges set state = ${to}::text,
      parcel_id = coalesce(${input.parcelId ?? null}::uuid, parcel_id),
      journal_id = case when ${to} <> 'sent' then coalesce(${input.journalId ?? null}::uuid, journal_id) end,
      stock_reference = coalesce(${input.stockReference ?? null}::uuid, stock_reference),
      quantity = coalesce(${input.quantity ?? null}::integer, quantity),
      price_centimes = coalesce(${input.price ?? null}::bigint, price_centimes),
      discount_centimes = coalesce(${input.discount ?? null}::bigint, discount_centimes),
      difference_centimes = coalesce(${input.difference ?? null}::bigint, difference_centimes),
      rounding_centimes = coalesce(${input.rounding ?? null}::bigint, rounding_centimes),
      sent_at = case when ${to} = 'sent' then ${now} else sent_at end,
      delivered_at = case when ${to} = 'delivered' then ${now} else delivered_at end,
      cancelled_at = case when ${to} = 'cancelled' then ${now}::timestamptz end
    where return_id = ${returnId}`.execute(tables<ReturnsDatabase>(tx))
