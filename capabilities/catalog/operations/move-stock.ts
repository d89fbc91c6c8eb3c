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

/** So many of a variant, for the order or the return whose id is `reference`. */
export type StockLine = { variantId: VariantId; quantity: number; reference: string }
export type StockShortage = { code: 'stock_short'; variantIds: VariantId[] }

/** Takes and gives back stock inside the caller's transaction, one statement each. */
export function moveStock({ clock }: { clock: Clock }) {
  const numbered = (lines: readonly StockLine[], now: Date) =>
    byVariant(lines).map((line) => ({ ...line, id: newId(now) }))

  return {
    /**
     * Locks variants whose stock several steps of one transaction will move. Each step alone locks in id
     * order, but their order together would not be that of the ids, and would deadlock with buyers.
     */
    async lockStock(tx: Tx, variantIds: readonly VariantId[]): Promise<void> {
      await lockVariants(tx, variantIds)
    },
    /** Takes all of the lines, or refuses; the caller's refusal then undoes what was taken. */
    async takeStock(
      tx: Tx,
      lines: readonly StockLine[],
      kind: Extract<StockKind, 'sold' | 'held'> = 'sold',
    ): Promise<Result<null, StockShortage>> {
      const now = clock.now()
      const found = await saveTaking(tx, numbered(lines, now), kind, now)
      const idsOf = (isShort: boolean) =>
        found.filter((one) => one.isShort === isShort).map(({ variantId }) => variantId)
      const short = idsOf(true)
      if (short.length > 0) return refuse({ code: 'stock_short', variantIds: short })
      await saySoldOut(tx, idsOf(false), lines)
      return ok(null)
    },
    /** Puts the lines back on the shelf, once for each reference and kind. */
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
 * One line for each variant of a reference: the table keeps one movement of a kind for both, so a second
 * line of the same variant would be refused when taken, and dropped when given back.
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

/** The shop hears of what there is no more of; few sales take the last. */
async function saySoldOut(
  tx: Tx,
  ids: readonly VariantId[],
  lines: readonly StockLine[],
): Promise<void> {
  if (ids.length === 0) return
  for (const one of await listSoldOut(tx, ids)) {
    const reference = lines.find(({ variantId }) => variantId === one.variantId)?.reference ?? ''
    await publish<StockOut>(tx, { type: 'catalog.variant_sold_out', ...one, reference })
  }
}
