import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import {
  breaking,
  breakingProducts,
  breakingVendors,
  repeated,
  VERIFIED,
  within,
} from '#tests/support/catalog-checks.ts'
import {
  CATEGORIES,
  TREE,
  FAMILY_NAMES,
  FEATURED_ORDER,
  FIRST_NAMES,
  POPULAR_SEARCHES,
  PRODUCTS,
  REVIEWS,
  VENDORS,
} from './index.ts'
import { CATEGORY_KEYS } from './types.ts'
import type { DemoTexts } from './types.ts'

type Placed = readonly [where: string, text: DemoTexts]

const ARABIC_LETTER = /\p{Script=Arabic}/u

/** Prose must be translated; see `values` for what may read alike. */
const prose: readonly Placed[] = [
  ...PRODUCTS.flatMap((product) => [
    [`${product.key} name`, product.name] as const,
    [`${product.key} description`, product.description] as const,
    ...product.specifications.map(({ name }) => [`${product.key} specification`, name] as const),
    ...product.variants.flatMap(({ options }) =>
      options.map(({ name }) => [`${product.key} option`, name] as const),
    ),
  ]),
  ...VENDORS.map((vendor) => [`${vendor.key} description`, vendor.description] as const),
  ...VENDORS.flatMap(({ key, holiday }) =>
    holiday ? [[`${key} holiday`, holiday.note] as const] : [],
  ),
  ...TREE.map((category) => [`category ${category.slug}`, category.name] as const),
]

/** A code or a number may read alike in every language. */
const values: readonly Placed[] = PRODUCTS.flatMap((product) => [
  ...product.specifications.map(({ value }) => [`${product.key} value`, value] as const),
  ...product.variants.flatMap(({ options }) =>
    options.map(({ value }) => [`${product.key} choice`, value] as const),
  ),
])

describe('counts', () => {
  test('there are about twelve products in each of the ten categories', () => {
    expect(within(PRODUCTS.length, 118, 126)).toBe(true)
    const thin = CATEGORY_KEYS.filter(
      (key) => PRODUCTS.filter(({ category }) => category === key).length < 12,
    )
    expect(thin).toEqual([])
  })

  test('twelve vendors, eleven verified, in twelve wilayas', () => {
    expect(VENDORS).toHaveLength(12)
    expect(VERIFIED).toHaveLength(11)
    expect(new Set(VENDORS.map(({ wilaya }) => wilaya)).size).toBe(12)
    expect(
      VENDORS.filter(({ requiresPhoneConfirmation }) => requiresPhoneConfirmation),
    ).toHaveLength(3)
  })

  test('eight products are featured and the four of the home page lead', () => {
    const featured = PRODUCTS.filter((product) => product.featured).map(({ key }) => key)
    expect(featured).toEqual(FEATURED_ORDER)
    expect(PRODUCTS.slice(0, 8).map(({ key }) => key)).toEqual(FEATURED_ORDER)
  })

  test('a third are compared to an older price, six are sold out, ten are nearly so', () => {
    const compared = PRODUCTS.filter(({ compareAt }) => compareAt !== undefined)
    expect(within(compared.length / PRODUCTS.length, 0.33, 0.37)).toBe(true)
    expect(PRODUCTS.filter(({ stock }) => stock === 0)).toHaveLength(6)
    expect(PRODUCTS.filter(({ stock }) => within(stock, 1, 5))).toHaveLength(10)
  })

  test('enough products have variants and quantity prices', () => {
    expect(PRODUCTS.filter(({ variants }) => variants.length > 0).length).toBeGreaterThanOrEqual(25)
    expect(PRODUCTS.filter(({ bulk }) => bulk.length > 0).length).toBeGreaterThanOrEqual(15)
  })
})

describe('categories', () => {
  test('eight groups hold the ten categories and every slug stands once', () => {
    const groups = TREE.filter(({ parent }) => parent === null)
    expect(groups.map(({ slug }) => slug)).toEqual([
      'electronique',
      'mode',
      'maison',
      'beaute',
      'sports',
      'alimentation',
      'livres',
      'automobile',
    ])
    expect(CATEGORIES.map(({ key }) => key).sort()).toEqual([...CATEGORY_KEYS].sort())
    const slugs = [...new Set([...groups, ...CATEGORIES].map(({ slug }) => slug))]
    expect(slugs).toHaveLength(TREE.length)
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
  })

  test('every category has products of a verified vendor', () => {
    const thin = CATEGORY_KEYS.filter(
      (key) => PRODUCTS.filter((p) => p.category === key && VERIFIED.includes(p.vendor)).length < 8,
    )
    expect(thin).toEqual([])
  })
})

const breakingTexts = (texts: readonly Placed[], keeps: (text: DemoTexts) => boolean) =>
  breaking(
    texts,
    ([where, text]) => `${where}: ${JSON.stringify(text)}`,
    ([, text]) => keeps(text),
  )

const filled = ({ fr, en, ar }: DemoTexts) => [fr, en, ar].every((text) => text.trim() !== '')

describe('words', () => {
  test('names and descriptions are written in each of the three languages', () => {
    const wrong = breakingTexts(
      prose,
      (text) =>
        filled(text) &&
        ARABIC_LETTER.test(text.ar) &&
        !ARABIC_LETTER.test(text.fr) &&
        !ARABIC_LETTER.test(text.en),
    )
    expect(wrong).toEqual([])
  })

  test('values are Arabic in Arabic unless they read alike in another language', () => {
    const wrong = breakingTexts(
      values,
      (text) =>
        filled(text) && (ARABIC_LETTER.test(text.ar) || text.ar === text.fr || text.ar === text.en),
    )
    expect(wrong).toEqual([])
  })

  test('numbers keep their unit, French keeps its spaces, digits are Western', () => {
    const loose = /\d \p{L}|[٠-٩]| {2}/u
    const french = / [:;!?»%]|[\p{L}\d][;!?»%]/u
    const wrong = breakingTexts(
      [...prose, ...values],
      ({ fr, en, ar }) => ![fr, en, ar].some((text) => loose.test(text)) && !french.test(fr),
    )
    expect(wrong).toEqual([])
  })

  test('descriptions say something: two to five sentences, none repeated', () => {
    const sentences = (text: string) =>
      text.split(/[.؟?!](?=\s|$)/).filter((part) => part.trim() !== '').length
    const wrong = breakingProducts(({ description: { fr, en, ar } }) =>
      [fr, en, ar].every((text) => within(sentences(text), 2, 5)),
    )
    expect(wrong).toEqual([])
    expect(repeated(PRODUCTS.map(({ description }) => description.fr))).toEqual([])
    expect(repeated(PRODUCTS.map(({ name }) => name.ar))).toEqual([])
  })
})

describe('vendors', () => {
  test('their identifiers are well formed and nobody shares one', () => {
    const wrong = breakingVendors(
      ({ wilaya, legal, phone, email, communeCode }) =>
        /^\d{2}$/.test(wilaya) &&
        Math.floor(communeCode / 100) === Number(wilaya) &&
        new RegExp(`^${wilaya}/00-\\d{7} [AB] \\d{2}$`).test(legal.rc) &&
        /^\d{15}$/.test(legal.nif) &&
        /^\d{15}$/.test(legal.nis) &&
        /^\d{11}$/.test(legal.ai) &&
        isValidPhoneNumber(phone, 'DZ') &&
        /^[a-z]+@demo\.yova\.example$/.test(email),
    )
    expect(wrong).toEqual([])
    const numbers = VENDORS.flatMap(({ legal, phone, email }) => [
      ...Object.values(legal),
      phone,
      email,
    ])
    expect(repeated(numbers)).toEqual([])
  })
})

describe('people, reviews, searches', () => {
  test('sixty first names, half of them women, and sixty family names in both scripts', () => {
    expect(FIRST_NAMES).toHaveLength(60)
    expect(FIRST_NAMES.filter(({ gender }) => gender === 'f')).toHaveLength(30)
    expect(FAMILY_NAMES).toHaveLength(60)
    const wrong = breaking(
      [...FIRST_NAMES, ...FAMILY_NAMES],
      ({ latin }) => latin,
      ({ latin, arabic }) =>
        /^[\p{Script=Latin} ]+$/u.test(latin) && /^[\p{Script=Arabic} ]+$/u.test(arabic),
    )
    expect(wrong).toEqual([])
    expect(repeated(FIRST_NAMES.map(({ latin }) => latin))).toEqual([])
    expect(repeated(FAMILY_NAMES.map(({ latin }) => latin))).toEqual([])
  })

  test('each category has a pool of reviews in three ways of writing, mostly good', () => {
    const poor = CATEGORY_KEYS.filter((key) => {
      const pool = REVIEWS.filter(({ category }) => category === key)
      const good = pool.filter(({ stars }) => stars >= 4).length / pool.length
      const languages = new Set(pool.map(({ language }) => language)).size
      const stars = new Set(pool.map((review) => review.stars)).size
      return pool.length < 25 || languages < 3 || stars < 5 || good < 0.6
    })
    expect(poor).toEqual([])
    const astray = REVIEWS.filter(
      ({ language, text }) => ARABIC_LETTER.test(text) !== (language === 'ar'),
    )
    expect(astray).toEqual([])
    expect(repeated(REVIEWS.map(({ text }) => text))).toEqual([])
  })

  test.each(LANGUAGES)(
    'twelve popular searches in %s, each in the name of a public product',
    (language) => {
      const names = PRODUCTS.filter(({ vendor }) => VERIFIED.includes(vendor)).map(({ name }) =>
        name[language].toLowerCase(),
      )
      const found = (term: string) =>
        names.some((name) =>
          term
            .toLowerCase()
            .split(' ')
            .every((word) => name.includes(word)),
        )
      expect(POPULAR_SEARCHES[language]).toHaveLength(12)
      expect(POPULAR_SEARCHES[language].filter((term) => !found(term))).toEqual([])
    },
  )
})
