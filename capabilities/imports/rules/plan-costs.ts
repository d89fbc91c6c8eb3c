import type { Centimes } from '#kernel/money.ts'
import type { VariantDraft } from '#capabilities/catalog/index.ts'

/** Undefined keeps the current cost, null clears it. */
type PlanCostsInput = Centimes | null | undefined
type Costs = { cost: Centimes | null; own: (Centimes | null)[] }

/** The first cost given becomes the product's; a variant keeps its own only when it differs. */
export function newCosts(said: readonly PlanCostsInput[]): Costs {
  const cost = said.find((one) => one !== undefined && one !== null) ?? null
  return { cost, own: said.map((one) => ownOf(one ?? null, cost)) }
}

const ownOf = (said: Centimes | null, products: Centimes | null) =>
  said === products ? null : said

/** The variant's own cost; unchanged when the row repeats the effective cost. */
export function changedCost(
  said: PlanCostsInput,
  before: Centimes | null | undefined,
  products: Centimes | null | undefined,
): Centimes | null {
  const own = before ?? null
  if (said === undefined || said === (own ?? products ?? null)) return own
  return ownOf(said, products ?? null)
}

type Change = {
  /** One cell per row; each row is a different variant. */
  said: readonly PlanCostsInput[]
  before: Centimes | null | undefined
  variants: readonly VariantDraft[]
}

/** The product takes over a cost that all variants share, and loses it when all were cleared. */
export function settledCosts({ said, before, variants }: Change): Costs {
  const own = variants.map(({ cost }) => cost ?? null)
  const cost = before ?? null
  const [first = null] = own
  if (said.every((one) => one === undefined)) return { cost, own }
  if (said.length === variants.length && said.every((one) => one === null))
    return { cost: null, own: own.map(() => null) }
  if (first !== null && own.every((one) => one === first))
    return { cost: first, own: own.map(() => null) }
  return { cost, own }
}
