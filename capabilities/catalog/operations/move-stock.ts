import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { StockOut } from '../events.ts'
import {
  listSoldOut,
  lockVariants,
  incrementStock as saveReturn,
  decrementStock as saveTaking,
} from '../queries/stock.ts'
import type { StockKind, VariantId } from '../schema.ts'

/** `reference` is the id of the order or return. */
export type StockLine = { variantId: VariantId; quantity: number; reference: string }
export type StockShortage = { code: 'stock_short'; variantIds: VariantId[] }

/** Reserves and releases stock in the caller's transaction, one statement each. */
export function moveStock({ clock }: { clock: Clock }) {
  const numbered = (lines: readonly StockLine[], now: Date) =>
    byVariant(lines).map((line) => ({ ...line, id: newId(now) }))

  return {
    /**
     * For transactions that move stock in several steps: each locks in id order, but together they
     * would not, and would deadlock with concurrent checkouts.
     */
    async lockStock(tx: Tx, variantIds: readonly VariantId[]): Promise<void> {
      await lockVariants(tx, variantIds)
    },
    /** On a refusal the caller must roll back, because some lines may have been taken. */
    async takeStock(
      tx: Tx,
      lines: readonly StockLine[],
      kind: Extract<StockKind, 'sold' | 'reserved'> = 'sold',
    ): Promise<Result<null, StockShortage>> {
      const now = clock.now()
      const found = await saveTaking(tx, numbered(lines, now), kind, now)
      const idsOf = (isShort: boolean) =>
        found
          .filter((stockDecrement) => stockDecrement.isShort === isShort)
          .map(({ variantId }) => variantId)
      const short = idsOf(true)
      if (short.length > 0) return refuse({ code: 'stock_short', variantIds: short })
      await saySoldOut(tx, idsOf(false), lines)
      return ok(null)
    },
    /** Idempotent per reference, variant and kind. */
    async returnStock(
      tx: Tx,
      lines: readonly StockLine[],
      kind: Extract<StockKind, 'cancelled' | 'returned' | 'released'>,
    ): Promise<void> {
      const now = clock.now()
      await saveReturn(tx, numbered(lines, now), kind, now)
    },
  }
}

/**
 * One movement per reference, variant and kind: a second line of a variant would violate the unique
 * index when taken and be ignored when returned.
 */
function byVariant(lines: readonly StockLine[]): StockLine[] {
  const merged = new Map<string, StockLine>()
  for (const line of lines) {
    const key = `${line.reference} ${line.variantId}`
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity
    merged.set(key, { ...line, quantity })
  }
  return [...merged.values()].filter(({ quantity }) => quantity > 0)
}

async function saySoldOut(
  tx: Tx,
  ids: readonly VariantId[],
  lines: readonly StockLine[],
): Promise<void> {
  if (ids.length === 0) return
  for (const soldOutVariant of await listSoldOut(tx, ids)) {
    const reference =
      lines.find(({ variantId }) => variantId === soldOutVariant.variantId)?.reference ?? ''
    await publish<StockOut>(tx, { type: 'catalog.variant_sold_out', ...soldOutVariant, reference })
  }
}
