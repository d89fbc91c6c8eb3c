import { LANGUAGES } from '#kernel/locale.ts'
import { ownKeysOf } from '#kernel/records.ts'
import { type CategoryKey, PRODUCTS, type DemoTexts } from '#demo/catalog/index.ts'
import { B, C, S, sameInAll, size, localized } from '#demo/catalog/product-builder.ts'
import { groupBy } from '../data/group-by.ts'
import { createRandom, type Random, pickWeighted } from '../seeded-random.ts'

/** Zipf distribution: the second word half as often as the first, the third a third as often. */
export const zipf =
  (exponent = 1) =>
  (_: unknown, index: number): number =>
    1 / (index + 1) ** exponent

const SHARES: { readonly [key in CategoryKey]: number } = {
  mode: 22,
  electronique: 19,
  maison: 15,
  beaute: 11,
  automobile: 8,
  sport: 7,
  livres: 6,
  jouets: 5,
  jardin: 4,
  alimentation: 3,
}
const drawCategory = pickWeighted(ownKeysOf(SHARES), (key) => SHARES[key])

const SYLLABLES =
  'ba be bi da di dou fa fi ga gue ka ki la le li ma me mi na ni no ra ri ro sa si ta ti tou za zi zou'.split(
    ' ',
  )
const ARABIC =
  'با بي بو دا دي دو فا في قا قي كا كي لا لي لو ما مي مو نا ني نو را ري رو سا سي تا تي تو زا زي زو'.split(
    ' ',
  )

/** Deterministic: the same number gives the same word, in both scripts. */
function inventedWord(index: number, syllables: number): { latin: string; arabic: string } {
  const random = createRandom(`word ${index} ${syllables}`)
  const picks = Array.from({ length: syllables }, () => random.int(0, SYLLABLES.length - 1))
  const latin = picks.map((pick) => SYLLABLES[pick] ?? '').join('')
  const arabic = picks.map((pick) => ARABIC[pick] ?? '').join('')
  return { latin: latin.charAt(0).toUpperCase() + latin.slice(1), arabic }
}

const brands = [
  ...Object.values(B),
  ...Array.from({ length: 600 }, (_, index): DemoTexts => {
    const { latin, arabic } = inventedWord(index, 2 + (index % 2))
    return { fr: latin, en: latin, ar: arabic }
  }),
]
const COLLECTIONS = 20_000
const collections = Array.from({ length: COLLECTIONS }, (_, index) => inventedWord(index, 4))
const colours = Object.values(C)
const materials = [
  localized('bois d’olivier', 'olive wood', 'خشب الزيتون'),
  localized('laine', 'wool', 'صوف'),
  localized('coton', 'cotton', 'قطن'),
  localized('cuir', 'leather', 'جلد'),
  localized('inox', 'stainless steel', 'فولاذ'),
  localized('céramique', 'ceramic', 'خزف'),
  localized('cuivre', 'copper', 'نحاس'),
  localized('verre', 'glass', 'زجاج'),
  localized('bambou', 'bamboo', 'خيزران'),
  localized('lin', 'linen', 'كتان'),
]
export const SIZES = ['S', 'M', 'L', 'XL', 'XXL', 'XS'].map(size)

const drawBrand = pickWeighted(brands, zipf(0.9))
const drawCollection = pickWeighted(collections, zipf(0.8))
const drawMaterial = pickWeighted(materials, zipf(0.7))
export const drawColour = pickWeighted(colours, zipf(0.8))

type Kind = {
  head: DemoTexts
  text: DemoTexts
  grams: number
  vat: number
  images: readonly string[]
}
type Category = { drawKind: (random: Random) => Kind; mean: number; spread: number }

const headOf = ({ fr, en, ar }: DemoTexts): DemoTexts => ({
  fr: fr.split(',')[0] ?? fr,
  en: en.split(',')[0] ?? en,
  ar: ar.split('،')[0] ?? ar,
})

const byCategory = new Map(
  [...groupBy(PRODUCTS, ({ category }) => category)].map(
    ([key, products]): [CategoryKey, Category] => {
      const logs = products.map(({ price }) => Math.log(price))
      const mean = logs.reduce((a, b) => a + b, 0) / logs.length
      const spread = Math.sqrt(logs.reduce((all, log) => all + (log - mean) ** 2, 0) / logs.length)
      const kinds = products.map(
        ({ name, description, weightGrams, vat, pictures: images }): Kind => ({
          head: headOf(name),
          text: description,
          grams: weightGrams,
          vat: vat * 100,
          images,
        }),
      )
      return [key, { drawKind: pickWeighted(kinds, zipf(0.8)), mean, spread }]
    },
  ),
)

export type Described = {
  category: CategoryKey
  name: DemoTexts
  description: DemoTexts
  /** Whole dinars. */
  price: number
  grams: number
  vat: number
  image: string
  specifications: { name: DemoTexts; value: DemoTexts }[]
}

const joined = (...parts: DemoTexts[]): DemoTexts => {
  const [fr, en, ar] = LANGUAGES.map((language) => parts.map((part) => part[language]).join(' '))
  return { fr: fr ?? '', en: en ?? '', ar: ar ?? '' }
}

export function describe(random: Random, number: number): Described {
  const category = drawCategory(random)
  const known = byCategory.get(category)
  if (!known) throw new Error(`no vocabulary for ${category}`)
  const { head, text, grams, vat, images } = known.drawKind(random)
  const brand = drawBrand(random)
  const collection = drawCollection(random)
  const material = drawMaterial(random)
  const colour = drawColour(random).value
  const series: DemoTexts = { fr: collection.latin, en: collection.latin, ar: collection.arabic }
  const model = sameInAll(`${brand.fr.charAt(0)}${(number * 7919) % 9973}`)
  const price = Math.exp(known.mean + known.spread * random.normal())
  return {
    category,
    name: joined(head, brand, series, model, ...(random.chance(0.5) ? [colour] : [])),
    description: text,
    price: Math.max(50, Math.round(price / 10) * 10),
    grams,
    vat,
    image: random.pick(images),
    specifications: [
      { name: S.brand, value: brand },
      { name: S.model, value: model },
      { name: S.material, value: material },
    ],
  }
}
