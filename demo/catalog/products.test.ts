import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  breaking,
  breakingProducts,
  breakingVendors,
  repeated,
  within,
} from '#tests/support/catalog-checks.ts'
import { PRODUCTS, VENDORS } from './index.ts'
import type { DemoProduct } from './types.ts'

const DEMO_IMAGES = join(import.meta.dirname, '..', 'images')

const pricesOf = (product: DemoProduct) => [
  product.price,
  ...product.variants.flatMap(({ price }) => (price === undefined ? [] : [price])),
]

describe('products', () => {
  test('keys stand once, SKUs once per vendor, variants included', () => {
    expect(repeated(PRODUCTS.map(({ key }) => key))).toEqual([])
    const skus = PRODUCTS.flatMap(({ vendor, sku, variants }) =>
      [sku, ...variants.map((variant) => variant.sku)].map((value) => `${vendor} ${value}`),
    )
    expect(repeated(skus)).toEqual([])
    expect(skus.filter((sku) => !/^[a-z-]+ [A-Z0-9]+(-[A-Z0-9]+)*$/.test(sku))).toEqual([])
  })

  test('every vendor sells what it lists, and lists what it sells', () => {
    const sold = (key: string) =>
      [...new Set(PRODUCTS.filter(({ vendor }) => vendor === key).map((p) => p.category))].sort()
    expect(
      breakingVendors(({ key, categories }) => sold(key).join() === [...categories].sort().join()),
    ).toEqual([])
    const known = VENDORS.map(({ key }) => key)
    expect(breakingProducts(({ vendor }) => known.includes(vendor))).toEqual([])
  })

  test('prices end in 0 or 50 dinars', () => {
    const ends = (price: number) => price > 0 && price % 10 === 0
    const all = (product: DemoProduct) => [...pricesOf(product), product.compareAt ?? 10]
    expect(breakingProducts((product) => all(product).every(ends))).toEqual([])
  })

  test('an older price is 10 to 30 % above, for every variant', () => {
    const compared = PRODUCTS.flatMap((product) =>
      product.compareAt === undefined ? [] : [{ product, compareAt: product.compareAt }],
    )
    const wrong = breaking(
      compared,
      ({ product }) => product.key,
      ({ product, compareAt }) =>
        within((compareAt - product.price) / compareAt, 0.1, 0.3) &&
        pricesOf(product).every((price) => price < compareAt),
    )
    expect(wrong).toEqual([])
  })

  test('every picture is in the library, in both sizes', () => {
    const used = [
      ...PRODUCTS.flatMap(({ pictures: images }) => images),
      ...VENDORS.flatMap(({ logo, cover }) => [logo, cover]),
    ]
    const files = used.flatMap((image) => [image, image.replace('.webp', '-400.webp')])
    expect(files.filter((file) => !existsSync(join(DEMO_IMAGES, file)))).toEqual([])
  })

  test('one to five pictures, and a variant shows one of them', () => {
    const wrong = breakingProducts(
      ({ pictures: images, variants }) =>
        within(images.length, 1, 5) &&
        repeated(images).length === 0 &&
        variants.every(({ picture: image }) => image === undefined || images.includes(image)),
    )
    expect(wrong).toEqual([])
  })

  test('three to six specifications, and variants that differ in the same options', () => {
    const named = ({ specifications }: DemoProduct) => specifications.map(({ name }) => name.fr)
    expect(
      breakingProducts(
        (product) => within(named(product).length, 3, 6) && repeated(named(product)).length === 0,
      ),
    ).toEqual([])
    const varied = ({ variants }: DemoProduct) => {
      const names = variants.map(({ options }) => options.map(({ name }) => name.fr).join())
      const choices = variants.map(({ options }) => options.map(({ value }) => value.fr).join())
      return variants.length > 1 && new Set(names).size === 1 && repeated(choices).length === 0
    }
    expect(breakingProducts((product) => product.variants.length === 0 || varied(product))).toEqual(
      [],
    )
  })

  test('quantity prices rise with the quantity', () => {
    const rising = (steps: readonly number[]) =>
      steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))
    const wrong = breakingProducts(
      ({ bulk }) =>
        rising(bulk.map(({ quantity }) => quantity)) &&
        rising(bulk.map(({ percent }) => percent)) &&
        bulk.every(({ quantity, percent }) => quantity >= 2 && within(percent, 1, 30)),
    )
    expect(wrong).toEqual([])
  })

  test('figures are in their bounds and no product is older than its shop', () => {
    const age = (key: string) => VENDORS.find((vendor) => vendor.key === key)?.memberSinceDays ?? 0
    const wrong = breakingProducts(
      (product) =>
        within(product.rating, 3.6, 5) &&
        within(product.reviewCount, 0, 600) &&
        product.salesCount >= product.reviewCount &&
        product.weightGrams > 0 &&
        within(product.createdDaysAgo, 1, age(product.vendor)),
    )
    expect(wrong).toEqual([])
  })
})
