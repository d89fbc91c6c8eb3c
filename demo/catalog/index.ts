import type { DemoProduct } from './types.ts'
import { ALIMENTATION } from './products/alimentation.ts'
import { AUTOMOBILE } from './products/automobile.ts'
import { BEAUTE } from './products/beaute.ts'
import { ELECTRONIQUE } from './products/electronique.ts'
import { JARDIN } from './products/jardin.ts'
import { JOUETS } from './products/jouets.ts'
import { LIVRES } from './products/livres.ts'
import { MAISON } from './products/maison.ts'
import { MODE } from './products/mode.ts'
import { SPORT } from './products/sport.ts'

/** Products named here are featured on the home page; the first four lead it. */
export const FEATURED_ORDER: readonly string[] = [
  'tajine-peint-32',
  'casque-numa-h2',
  'huile-olive-1l',
  'sac-cuir-cognac',
  'theiere-gravee',
  'deglet-nour-1kg',
  'enceinte-tassili-20w',
  'burnous-laine',
]

const rank = ({ key }: DemoProduct) => {
  const place = FEATURED_ORDER.indexOf(key)
  return place < 0 ? FEATURED_ORDER.length : place
}

export const PRODUCTS: readonly DemoProduct[] = [
  ...MAISON,
  ...ELECTRONIQUE,
  ...ALIMENTATION,
  ...MODE,
  ...BEAUTE,
  ...SPORT,
  ...JARDIN,
  ...JOUETS,
  ...LIVRES,
  ...AUTOMOBILE,
].sort((a, b) => rank(a) - rank(b))

export { CATEGORIES, TREE } from './categories.ts'
export { FAMILY_NAMES, FIRST_NAMES } from './person-names.ts'
export { REVIEWS } from './reviews.ts'
export { POPULAR_SEARCHES } from './searches.ts'
export { VENDORS } from './vendors.ts'
export type * from './types.ts'
