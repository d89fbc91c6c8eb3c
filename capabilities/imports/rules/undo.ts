import type {
  ProductId,
  VariantId,
  FullProductInput,
  FullProduct,
} from '#capabilities/catalog/index.ts'
import type { UndoSkipCode, UndoOutcome } from '../schema.ts'

/** What is known of a product when what an import did to it is to be taken back. */
export type UndoInputs = {
  /** The import created it. */
  isNew: boolean
  isGone: boolean
  /** Somebody edited it, or counted its stock, after the import. */
  isChanged: boolean
  /** Ordered since; of one that was changed: a variant that the import added. */
  isOrdered: boolean
  /** The category it was in takes no products any more. */
  lacksCategory: boolean
  /** A SKU it had is another product's now. */
  lacksSku: boolean
}

/** What becomes of a product: an order that came meanwhile, or a hand that changed it, is worth more. */
export function planProductUndo(facts: UndoInputs): UndoOutcome {
  if (facts.isGone) return 'gone'
  if (facts.isChanged) return 'changed'
  if (facts.isNew) return facts.isOrdered ? 'archived' : 'deleted'
  if (facts.isOrdered) return 'ordered'
  if (facts.lacksCategory) return 'category_gone'
  return facts.lacksSku ? 'sku_taken' : 'restored'
}

const TAKEN: readonly UndoOutcome[] = ['deleted', 'archived', 'restored']
export const isUndoSkipped = (outcome: UndoOutcome): outcome is UndoSkipCode =>
  !TAKEN.includes(outcome)

/**
 * The product as it was before the import. Its stock is what it was, moved as sales and returns have
 * moved it since, and never below none.
 */
export function previousState(
  before: FullProduct,
  now: FullProduct,
  stocks: Readonly<Record<string, number>>,
): FullProductInput {
  const there = new Map<VariantId, number>(now.variants.map(({ id, stock }) => [id, stock]))
  return {
    id: before.id satisfies ProductId,
    status: before.status,
    quantityPrices: before.quantityPrices,
    draft: {
      ...before,
      variants: before.variants.map((variant) => {
        const current = there.get(variant.id)
        const left = stocks[variant.id]
        // One that the import took away comes back under another id, with what it had.
        if (current === undefined || left === undefined) return { ...variant, id: null }
        return { ...variant, stock: Math.max(0, variant.stock + current - left) }
      }),
    },
  }
}
