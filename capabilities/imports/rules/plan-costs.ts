import type { Centimes } from '#kernel/money.ts'
import type { VariantDraft } from '#capabilities/catalog/index.ts'

/** What a cell says a piece costs; undefined leaves what is there, null takes it away. */
type PlanCostsInput = Centimes | null | undefined
type Costs = { cost: Centimes | null; own: (Centimes | null)[] }

/** The costs of a new product: the first that is said is the product's, a variant keeps what differs. */
export function newCosts(said: readonly PlanCostsInput[]): Costs {
  const cost = said.find((one) => one !== undefined && one !== null) ?? null
  return { cost, own: said.map((one) => ownOf(one ?? null, cost)) }
}

const ownOf = (said: Centimes | null, products: Centimes | null) =>
  said === products ? null : said

/** What a line makes of the cost of its variant: nothing where it says what holds for it already. */
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
  /** What the lines say; each is of a variant of its own. */
  said: readonly PlanCostsInput[]
  before: Centimes | null | undefined
  variants: readonly VariantDraft[]
}

/**
 * What a product costs after a file changed its variants. It is the product's again where all of them
 * came to cost the same, and not known where every one of them was taken away.
 */
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
