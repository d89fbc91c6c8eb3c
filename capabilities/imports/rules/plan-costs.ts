import type { Centimes } from '#kernel/money.ts'
import type { VariantDraft } from '#capabilities/catalog/index.ts'

/** Undefined keeps the current cost, null clears it. */
type PlanCostsInput = Centimes | null | undefined
type Costs = { cost: Centimes | null; own: (Centimes | null)[] }

/** The first cost given becomes the product's; a variant keeps its own only when it differs. */
export function newCosts(costs: readonly PlanCostsInput[]): Costs {
  const cost = costs.find((item) => item !== undefined && item !== null) ?? null
  return { cost, own: costs.map((item) => ownOf(item ?? null, cost)) }
}

const ownOf = (amount: Centimes | null, products: Centimes | null) =>
  amount === products ? null : amount

/** The variant's own cost; unchanged when the row repeats the effective cost. */
export function changedCost(
  input: PlanCostsInput,
  before: Centimes | null | undefined,
  products: Centimes | null | undefined,
): Centimes | null {
  const own = before ?? null
  if (input === undefined || input === (own ?? products ?? null)) return own
  return ownOf(input, products ?? null)
}

type Change = {
  /** One cell per row; each row is a different variant. */
  costs: readonly PlanCostsInput[]
  before: Centimes | null | undefined
  variants: readonly VariantDraft[]
}

/** The product takes over a cost that all variants share, and loses it when all were cleared. */
export function settledCosts({ costs, before, variants }: Change): Costs {
  const own = variants.map(({ cost }) => cost ?? null)
  const cost = before ?? null
  const [first = null] = own
  if (costs.every((item) => item === undefined)) return { cost, own }
  if (costs.length === variants.length && costs.every((item) => item === null))
    return { cost: null, own: own.map(() => null) }
  if (first !== null && own.every((amount) => amount === first))
    return { cost: first, own: own.map(() => null) }
  return { cost, own }
}
