import type { Centimes } from '#kernel/money.ts'

type Priced = {
  price: Centimes
  variants: readonly { price: Centimes | null }[]
}

/** Products from before prices had to be above zero may be stored without one. */
export const isSoldForNothing = ({ price, variants }: Priced): boolean =>
  variants.length === 0 ? price === 0 : variants.some((variant) => (variant.price ?? price) === 0)

const MAX_NAMES = 3

/** The first names, for the sentence of a refusal; null when every product has a price. */
export function namesSoldForNothing(
  products: readonly (Priced & { name: string })[],
): string | null {
  const names = products.filter(isSoldForNothing).map(({ name }) => name)
  if (names.length === 0) return null
  return names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ', …' : '')
}
