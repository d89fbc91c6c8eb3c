import type {
  ProductId,
  VariantId,
  FullProductInput,
  FullProduct,
} from '#capabilities/catalog/index.ts'
import type { UndoSkipCode, UndoOutcome } from '../schema.ts'

export type UndoInputs = {
  isNew: boolean
  isGone: boolean
  /** Edited, or its stock counted, after the import; a change of status alone is no edit. */
  isChanged: boolean
  /** For an updated product: a variant that the import added was ordered. */
  isOrdered: boolean
  lacksCategory: boolean
  lacksSku: boolean
}

/** Later orders and edits take precedence over the undo. */
export function planProductUndo(details: UndoInputs): UndoOutcome {
  if (details.isGone) return 'gone'
  if (details.isChanged) return 'changed'
  if (details.isNew) return details.isOrdered ? 'archived' : 'deleted'
  if (details.isOrdered) return 'ordered'
  if (details.lacksCategory) return 'category_gone'
  return details.lacksSku ? 'sku_taken' : 'restored'
}

const TAKEN: readonly UndoOutcome[] = ['deleted', 'archived', 'restored']
export const isUndoSkipped = (outcome: UndoOutcome): outcome is UndoSkipCode =>
  !TAKEN.includes(outcome)

/** A status set by hand since the import stays. The stock is the previous one plus all movements since the import, at least 0. */
export function previousState(
  before: FullProduct,
  now: FullProduct,
  { stocks, hasOwnStatus }: { stocks: Readonly<Record<string, number>>; hasOwnStatus: boolean },
): FullProductInput {
  const existing = new Map<VariantId, number>(now.variants.map(({ id, stock }) => [id, stock]))
  return {
    id: before.id satisfies ProductId,
    status: hasOwnStatus ? now.status : before.status,
    quantityPrices: before.quantityPrices,
    draft: {
      ...before,
      variants: before.variants.map((variant) => {
        const current = existing.get(variant.id)
        const left = stocks[variant.id]
        // A variant that the import removed returns under a new id.
        if (current === undefined || left === undefined) return { ...variant, id: null }
        return { ...variant, stock: Math.max(0, variant.stock + current - left) }
      }),
    },
  }
}
