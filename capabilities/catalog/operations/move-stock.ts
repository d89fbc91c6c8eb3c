import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { returnStock as saveReturn, takeStock as saveTaking } from '../queries/stock.ts'
import type { StockKind, VariantId } from '../schema.ts'

/** So many of a variant, for the order or the return whose id is `reference`. */
export type StockLine = { variantId: VariantId; quantity: number; reference: string }
export type StockShort = { code: 'stock_short'; variantIds: VariantId[] }

/** Takes and gives back stock inside the caller's transaction, one statement each. */
export function moveStock({ clock }: { clock: Clock }) {
  const numbered = (lines: readonly StockLine[], now: Date) =>
    lines.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, id: newId(now) }))

  return {
    /** Takes all of the lines, or refuses; the caller's refusal then undoes what was taken. */
    async takeStock(
      tx: Tx,
      lines: readonly StockLine[],
      kind: Extract<StockKind, 'sold' | 'held'> = 'sold',
    ): Promise<Result<null, StockShort>> {
      const now = clock.now()
      const short = await saveTaking(tx, numbered(lines, now), kind, now)
      return short.length === 0 ? ok(null) : refuse({ code: 'stock_short', variantIds: short })
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
