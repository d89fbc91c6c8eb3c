import { describe, expect, test } from 'vitest'
import {
  parseAmount,
  requestBody,
  validateDraft,
  usedVariants,
  parseWholeNumber,
} from './request-body.ts'
import {
  changesIn,
  type ProductFormDraft,
  emptyDraft,
  isDraft,
  NO_VARIANT,
  withVariantSkus,
  EMPTY_TEXTS,
  type LocalizedTexts,
} from './product-draft.ts'

const fr = (text: string): LocalizedTexts => ({ ...EMPTY_TEXTS, fr: text })
const TEAPOT: ProductFormDraft = {
  ...emptyDraft('interieur'),
  vendorId: '019b76da-a800-7000-8000-000000000000',
  name: fr(' Théière gravée '),
  price: '7600',
}
const MATRIX: ProductFormDraft = {
  ...TEAPOT,
  options: [
    { key: 'a', name: fr('Couleur'), values: [fr('Rouge'), fr('Bleu')] },
    { key: 'b', name: { ...fr('Taille'), ar: 'المقاس' }, values: [fr('28'), fr('32')] },
  ],
  variants: {
    'Rouge\n28': {
      ...NO_VARIANT,
      id: 'v-1',
      sku: 'R-28',
      price: '4300',
      cost: '2600,5',
      stock: '14',
    },
    'Bleu\n32': { ...NO_VARIANT, isSold: false },
  },
}

test.each([
  ['7600', 7600],
  ['7 600,50', 7600.5],
  ['0.5', 0.5],
  ['7600.555', null],
  ['-1', null],
  ['', null],
  ['1e3', null],
])('[APROD-3] %j is an amount of %j', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

test('a stock is a whole number', () => {
  expect([
    parseWholeNumber('12'),
    parseWholeNumber(' 0 '),
    parseWholeNumber('1.5'),
    parseWholeNumber('-1'),
    parseWholeNumber(''),
  ]).toEqual([12, 0, null, null, null])
})

describe('what is wrong is told before anything is sent', () => {
  test('[APROD-3] vendor, name and price, in the order of the form', () => {
    expect(validateDraft(emptyDraft('interieur'), true)).toEqual({
      vendor_id: 'product-editor.vendor-required',
      'name.fr': 'product-editor.name-required',
      price: 'product-editor.price-required',
    })
    expect(validateDraft(TEAPOT, true)).toEqual({})
    expect(validateDraft({ ...TEAPOT, vendorId: '' }, false)).toEqual({})
  })

  test('[APROD-3] a price of nothing, of the product or of one variant', () => {
    expect(validateDraft({ ...TEAPOT, price: '0,00' }, true)).toMatchObject({
      price: 'product-editor.price-zero',
    })
    const [sold] = usedVariants(MATRIX)
    const variants = { ...MATRIX.variants, [sold?.key ?? '']: { ...NO_VARIANT, price: '0' } }
    expect(validateDraft({ ...MATRIX, variants }, true)).toMatchObject({
      'variants[0].price': 'product-editor.price-zero',
    })
  })

  test('[APROD-4] a compared price that is not above the price', () => {
    const compared = (typed: string) => validateDraft({ ...TEAPOT, compare_at_price: typed }, true)
    expect(compared('7600')).toEqual({
      compare_at_price: expect.objectContaining({
        fr: 'Le prix comparé doit être supérieur au prix actuel',
      }),
    })
    expect(compared('x')).toEqual({ compare_at_price: 'product-editor.price-invalid' })
    expect(compared('7600.01')).toEqual({})
  })

  test('[APROD-6] a specification without a name or a value; an empty line is none', () => {
    const specifications = [
      { key: '1', name: fr(' '), value: fr('') },
      { key: '2', name: fr('Matière'), value: fr(' ') },
      { key: '3', name: fr(''), value: fr('Laiton') },
    ]
    expect(validateDraft({ ...TEAPOT, specifications }, true)).toEqual({
      'specifications[0].value.fr': 'product-editor.specification-required',
      'specifications[1].name.fr': 'product-editor.specification-required',
    })
    const body = requestBody({ ...TEAPOT, specifications: specifications.slice(0, 1) }, null)
    expect(body.specifications).toEqual([])
  })

  test('[VSPACE-2] options without values, the same SKU twice, nothing that is sold', () => {
    const [colour] = MATRIX.options
    const options = [colour!, { key: 'b', name: fr('couleur'), values: [fr('28')] }]
    expect(validateDraft({ ...MATRIX, options }, true)).toEqual({
      'options[1].fr': 'product-editor.option-twice',
    })
    const empty = [{ key: 'a', name: fr('Taille'), values: [] }]
    expect(validateDraft({ ...MATRIX, options: empty }, true)).toEqual({
      'options[0].fr': 'product-editor.option-required',
    })
    const twice = { ...MATRIX.variants, 'Rouge\n32': { ...NO_VARIANT, sku: 'r-28' } }
    expect(validateDraft({ ...MATRIX, variants: twice }, true)).toEqual({
      'variants[1].sku': 'product-editor.sku-twice',
    })
    const item = [{ key: 'a', name: fr('Taille'), values: [fr('28')] }]
    const off = { 28: { ...NO_VARIANT, isSold: false } }
    expect(validateDraft({ ...MATRIX, options: item, variants: off }, true)).toEqual({
      variants: 'product-editor.none-sold',
    })
  })

  test('[VSPACE-2] steps of quantity that are none, or take off less than the one before', () => {
    const tiers = (...steps: [string, string][]) =>
      validateDraft(
        {
          ...TEAPOT,
          tiers: steps.map(([quantity, percent], index) => ({
            key: `${index}`,
            quantity,
            percent,
          })),
        },
        true,
      )
    expect(tiers(['1', '5'])).toEqual({
      'bulk_discounts[0].quantity': 'product-editor.tier-invalid',
    })
    expect(tiers(['5', '10'], ['10', '5'])).toEqual({
      'bulk_discounts[1].percent': 'product-editor.tier-too-small',
    })
    expect(tiers(['5', '5'], ['5', '6'])).toEqual({
      'bulk_discounts[1].quantity': 'product-editor.tier-twice',
    })
    expect(tiers(['5', '5'], ['10', '10'])).toEqual({})
  })
})

describe('what is sent', () => {
  test('is trimmed; what is left empty is nothing', () => {
    expect(requestBody({ ...TEAPOT, sku: ' T-1 ' }, null)).toMatchObject({
      name: { fr: 'Théière gravée', en: null, ar: null },
      price: 7600,
      compare_at_price: null,
      cost: null,
      sku: 'T-1',
      inventory_quantity: 0,
      vat: null,
      variants: [],
    })
  })

  test('names every choice that is sold, in the order of the options', () => {
    expect(usedVariants(MATRIX).map(({ key }) => key)).toEqual([
      'Rouge\n28',
      'Rouge\n32',
      'Bleu\n28',
    ])
    expect(requestBody(MATRIX, null).variants?.[0]).toEqual({
      id: 'v-1',
      values: [
        { fr: 'Rouge', en: null, ar: null },
        { fr: '28', en: null, ar: null },
      ],
      sku: 'R-28',
      price: 4300,
      cost: 2600.5,
      inventory_quantity: 14,
      image: null,
    })
  })

  test('leaves out the stock that nobody touched, so that a sale in between stays sold', () => {
    expect(
      requestBody({ ...TEAPOT, stock: '4' }, { ...TEAPOT, stock: '4' }).inventory_quantity,
    ).toBeNull()
    expect(
      requestBody({ ...TEAPOT, stock: '5' }, { ...TEAPOT, stock: '4' }).inventory_quantity,
    ).toBe(5)
    expect(
      requestBody(MATRIX, MATRIX).variants?.map((variant) => variant.inventory_quantity),
    ).toEqual([null, 0, 0])
  })
})

test('[ERR-7] a draft comes back as it was typed, and nothing else is taken for one', () => {
  const stored: unknown = JSON.parse(JSON.stringify(MATRIX))
  expect(isDraft(stored, emptyDraft('interieur')) && changesIn(stored, MATRIX)).toBe(0)
  for (const other of [null, 'x', [], {}, { ...MATRIX, tiers: 3 }, { ...MATRIX, name: 'x' }])
    expect(isDraft(other, emptyDraft('interieur'))).toBe(false)
})

test('[VSPACE-2] the SKU typed before the options goes to the variants, and what is typed there stays', () => {
  const options = [
    { key: 'a', name: fr('Couleur'), values: [fr('Blanc cassé'), { ...fr('أحمر'), ar: 'أحمر' }] },
    { key: 'b', name: fr('Taille'), values: [fr('XL')] },
  ]
  const variants = { 'Blanc cassé\nXL': { ...NO_VARIANT, sku: 'B-1' } }
  const skus = (draft: { sku: string; variants: ProductFormDraft['variants'] }) =>
    Object.values(withVariantSkus(draft, options)).map(({ sku }) => sku)
  expect(skus({ sku: ' BURN ', variants: {} })).toEqual(['BURN-BLANCCASSE-XL', 'BURN-2-XL'])
  expect(skus({ sku: 'BURN', variants })).toEqual(['B-1', 'BURN-2-XL'])
  expect(skus({ sku: '', variants: {} })).toEqual([])
})

test('[APROD-8] no category is chosen for the vendor: it is asked for', () => {
  const draft = { ...TEAPOT, category: '' }
  expect(validateDraft(draft, false)).toMatchObject({
    category: 'product-editor.category-required',
  })
})
