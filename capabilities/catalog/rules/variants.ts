import { foldText } from '#kernel/fold.ts'
import type { Localized } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import type { StoredVariant, VariantDraft, VariantId, VariantOption } from '../schema.ts'

export type PlannedVariant = VariantDraft & {
  id: VariantId
  stock: number
  cost: Centimes | null
  isNew: boolean
}
export type VariantPlan = {
  /** In display order; matched variants keep their id, because carts and orders refer to it. */
  rows: PlannedVariant[]
  gone: VariantId[]
  /** Variants whose SKU changes. */
  resold: VariantId[]
  /** A stock that was left out causes no movement. */
  moves: { variantId: VariantId; quantity: number }[]
}

/** Matches by id, or by option values when the form has no id. */
export function planVariants(
  existing: readonly StoredVariant[],
  typed: readonly VariantDraft[],
  newId: () => VariantId,
): VariantPlan {
  const taken = new Set<VariantId>()
  const rows = typed.map((draft): PlannedVariant => {
    const same = existing.find(
      (variant) =>
        !taken.has(variant.id) &&
        (draft.id === null
          ? keyOf(variant.options) === keyOf(draft.options)
          : variant.id === draft.id),
    )
    const options = withSwatches(draft.options, existing)
    const cost = (draft.cost === undefined ? same?.cost : draft.cost) ?? null
    if (!same) return { ...draft, options, cost, id: newId(), stock: draft.stock ?? 0, isNew: true }
    taken.add(same.id)
    return { ...draft, options, cost, id: same.id, stock: draft.stock ?? same.stock, isNew: false }
  })
  const gone = existing.filter(({ id }) => !taken.has(id))
  const before = new Map(existing.map((variant) => [variant.id, variant]))
  return {
    rows,
    gone: gone.map(({ id }) => id),
    resold: rows
      .filter((row) => !row.isNew && row.sku !== before.get(row.id)?.sku)
      .map(({ id }) => id),
    moves: [
      ...rows.map(({ id, stock }) => ({
        variantId: id,
        quantity: stock - (before.get(id)?.stock ?? 0),
      })),
      ...gone.map(({ id, stock }) => ({ variantId: id, quantity: -stock })),
    ].filter(({ quantity }) => quantity !== 0),
  }
}

const keyOf = (options: readonly VariantOption[]): string =>
  options.map(({ name, value }) => `${foldText(name.fr)}=${foldText(value.fr)}`).join('\n')

/** A color that exists already keeps its swatch. */
function withSwatches(
  options: readonly VariantOption[],
  existing: readonly StoredVariant[],
): VariantOption[] {
  const known = existing.flatMap((variant) => variant.options)
  const same = (a: Localized, b: Localized) => foldText(a.fr) === foldText(b.fr)
  return options.map((option) => {
    const { swatch } =
      known.find(
        (variantOption) => variantOption.swatch && same(variantOption.value, option.value),
      ) ?? {}
    return swatch ? { ...option, swatch } : option
  })
}
