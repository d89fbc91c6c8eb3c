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
  sql`
    insert into returns.exchanges (return_id, vendor_id, variant_id, quantity, difference_centimes, created_at)
    values (${made.returnId}, ${made.vendorId}, ${made.variantId}, ${made.quantity}, ${made.difference}, ${now})`.execute(
    tables<ReturnsDatabase>(tx),
  )

export async function findReturnOfParcel(tx: Tx, parcelId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select return_id as id from returns.exchanges where parcel_id = ${parcelId}`.execute(
    tables<ReturnsDatabase>(tx),
  )
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
