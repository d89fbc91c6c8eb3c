import { CATEGORIES } from '#demo/catalog/index.ts'
import { demoId } from '../ids.ts'
import { imageOf } from '../images.ts'
import { createRandom, type Random } from '../seeded-random.ts'
import { type Cell, lineOf } from '../bulk-copy.ts'
import { type Described, describe, drawColour, SIZES } from './vocabulary.ts'

export const PRODUCT_COLUMNS = [
  'id',
  'vendor_id',
  'category_slug',
  'name',
  'description',
  'price_centimes',
  'compare_at_price_centimes',
  'vat_bp',
  'weight_grams',
  'status',
  'images',
  'specifications',
  'option_names',
  'rating_counts',
  'sales_count',
  'created_at',
  'updated_at',
  'published_at',
] as const
export const VARIANT_COLUMNS = [
  'id',
  'product_id',
  'vendor_id',
  'options',
  'sku',
  'on_hand',
  'position',
] as const
export const STEP_COLUMNS = ['product_id', 'quantity', 'percent_bp'] as const

export type Batch = {
  first: string
  last: string
  products: string[]
  variants: string[]
  steps: string[]
}

/** The generated products span the two years before this instant. */
export const REFERENCE = new Date('2026-11-01T09:00:00Z')
const SPAN_MS = 2 * 365 * 86_400_000

const OUT_OF_STOCK = 0.03
const LOW = 0.1
const WITH_VARIANTS = 0.2
const COMPARED = 0.35
const WITH_STEPS = 0.05
const UNREVIEWED = 0.4

const slugOf = new Map(CATEGORIES.map(({ key, slug }) => [key, slug]))

/** `count` products from number `start` on; higher numbers are newer. */
export function makeBatch(
  { start, count, all }: { start: number; count: number; all: number },
  drawVendor: (random: Random) => string,
): Batch {
  const batch: Batch = { first: '', last: '', products: [], variants: [], steps: [] }
  for (let number = start; number < start + count; number += 1) {
    const random = createRandom(`product ${number}`)
    const now = new Date(REFERENCE.getTime() - SPAN_MS + Math.floor((SPAN_MS * number) / all))
    const id = demoId('generated', String(number), now)
    const vendorId = drawVendor(random)
    const described = describe(random, number)
    const variants = variantsOf(random, number)
    batch.first ||= id
    batch.last = id
    batch.products.push(
      lineOf(productCells(random, described, { id, vendorId, at: now, variants })),
    )
    for (const [position, { options, onHand }] of variants.entries())
      batch.variants.push(
        lineOf([
          demoId('generated-variant', `${number} ${position}`, now),
          id,
          vendorId,
          options,
          `G${number}${position === 0 ? '' : `-${position}`}`,
          onHand,
          position,
        ]),
      )
    if (random.chance(WITH_STEPS)) batch.steps.push(lineOf([id, 5, 500]), lineOf([id, 10, 1000]))
  }
  return batch
}

type GeneratedVariant = { options: { name: object }[]; onHand: number }

function variantsOf(random: Random, number: number): GeneratedVariant[] {
  const isOut = random.chance(OUT_OF_STOCK)
  const stock = () => (isOut ? 0 : random.chance(LOW) ? random.int(1, 5) : random.int(6, 220))
  if (!random.chance(WITH_VARIANTS)) return [{ options: [], onHand: stock() }]
  const choices =
    number % 2 === 0 ? SIZES : random.shuffled([drawColour(random), ...SIZES.slice(0, 2)])
  const named = choices[0]?.name
  return choices
    .filter(({ name }) => name === named)
    .slice(0, random.int(2, 5))
    .map((option) => ({ options: [option], onHand: stock() }))
}

function productCells(
  random: Random,
  { category, name, description, price, grams, vat, image, specifications }: Described,
  {
    id,
    vendorId,
    at: now,
    variants,
  }: { id: string; vendorId: string; at: Date; variants: GeneratedVariant[] },
): Cell[] {
  const compareAt = random.chance(COMPARED)
    ? Math.ceil(price / (1 - random.int(10, 30) / 100) / 10) * 10
    : null
  const stars = starsOf(random)
  const reviews = stars.reduce((a, b) => a + b, 0)
  const option = variants[0]?.options[0]
  return [
    id,
    vendorId,
    slugOf.get(category) ?? category,
    name,
    description,
    price * 100,
    compareAt === null ? null : compareAt * 100,
    vat,
    grams,
    'active',
    [imageOf(image)],
    specifications,
    option ? [option.name] : [],
    `{${stars.join(',')}}`,
    Math.floor(reviews * (2 + 6 * random.next()) + 4 * random.next()),
    now,
    now,
    now,
  ]
}

/** Counts per star: mostly few reviews, sometimes hundreds. */
function starsOf(random: Random): number[] {
  if (random.chance(UNREVIEWED)) return [0, 0, 0, 0, 0]
  const count = Math.min(900, Math.ceil(Math.exp(1.6 + 1.2 * random.normal())))
  const rating = Math.min(4.95, Math.max(2.4, 4.3 + 0.4 * random.normal()))
  const five = Math.round(count * Math.max(0, (rating - 2.2) / 2.9))
  const four = Math.round((count - five) * 0.55)
  const three = Math.round((count - five - four) * 0.5)
  const two = Math.round((count - five - four - three) * 0.5)
  return [count - five - four - three - two, two, three, four, five]
}
