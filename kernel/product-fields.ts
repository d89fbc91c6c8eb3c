import { formatNumber } from './format.ts'
import type { Language } from './locale.ts'
import { type Centimes, dinars } from './money.ts'
import { ownValue } from './own-value.ts'

type Translations = Readonly<Record<Language, string>>
type ProductField = {
  /** An amount is decimal dinars in JSON, centimes in the server and its tables. */
  kind: 'amount' | 'whole'
  /** In the types of the server. */
  property: string
  column: string
  min: number
  max: number
  isRequired?: true
  /** Of the vendor: never shown to admins; left out of a request, it stays unchanged. */
  isPrivate?: true
  /** Where the editor shows it. */
  section: 'sale' | 'more'
  label: Translations
  hint?: Translations
  /** Of the column in files and of the field in their mapping, where it is not the label. */
  heading?: Translations
  /** In the template of a file. */
  example: number
}

const AMOUNT = { kind: 'amount', min: 0, max: 1_000_000_000 } as const

/**
 * The plain fields of a product, each described once: request, response, rules, statements, editor, files and history
 * are derived from here. The key is its name in the API, the editor and files.
 */
export const PRODUCT_FIELDS = {
  price: {
    ...AMOUNT,
    property: 'price',
    column: 'price_centimes',
    min: 0.01,
    isRequired: true,
    section: 'sale',
    label: { fr: 'Prix', en: 'Price', ar: 'السعر' },
    example: 7600,
  },
  compare_at_price: {
    ...AMOUNT,
    property: 'compareAt',
    column: 'compare_at_price_centimes',
    section: 'sale',
    label: { fr: 'Prix comparé', en: 'Compared price', ar: 'السعر المقارَن' },
    heading: { fr: 'Prix barré', en: 'Compare-at price', ar: 'السعر قبل التخفيض' },
    example: 8900,
  },
  cost: {
    ...AMOUNT,
    property: 'cost',
    column: 'cost_centimes',
    isPrivate: true,
    section: 'more',
    label: { fr: "Prix d'achat", en: 'Purchase price', ar: 'سعر الشراء' },
    example: 4500,
  },
  weight_grams: {
    kind: 'whole',
    property: 'weightGrams',
    column: 'weight_grams',
    min: 1,
    max: 1_000_000,
    section: 'more',
    label: { fr: 'Poids (g)', en: 'Weight (g)', ar: 'الوزن (غ)' },
    example: 1200,
  },
  wholesale_price: {
    ...AMOUNT,
    property: 'wholesalePrice',
    column: 'wholesale_price_centimes',
    min: 0.01,
    section: 'more',
    label: { fr: 'Prix de gros', en: 'Wholesale price', ar: 'سعر الجملة' },
    hint: {
      fr: 'Affiché et facturé si la boutique vend en gros (page « Ma boutique »).',
      en: 'Shown and charged if the shop sells wholesale (page “My shop”).',
      ar: 'يظهر ويُحتسب إذا كان المتجر يبيع بالجملة (صفحة «متجري»).',
    },
    example: 6500,
  },
  wholesale_quantity: {
    kind: 'whole',
    property: 'wholesaleQuantity',
    column: 'wholesale_quantity',
    min: 2,
    max: 10_000,
    section: 'more',
    label: {
      fr: 'Prix de gros dès (pièces)',
      en: 'Wholesale from (pieces)',
      ar: 'سعر الجملة ابتداءً من (قطعة)',
    },
    example: 10,
  },
} as const satisfies Record<string, ProductField>

type Fields = typeof PRODUCT_FIELDS
export type ProductFieldName = keyof Fields
type Value<Field> =
  | (Field extends { kind: 'amount' } ? Centimes : number)
  | (Field extends { isRequired: true } ? never : null)

/** As stored. */
export type ProductFieldValues = {
  [Name in keyof Fields as Fields[Name]['property']]: Value<Fields[Name]>
}
/** As written: undefined leaves it unchanged. */
export type ProductFieldChanges = {
  [Name in keyof Fields as Fields[Name]['property']]:
    | Value<Fields[Name]>
    | (Fields[Name] extends { isPrivate: true } ? undefined : never)
}
export type ProductFieldColumns = {
  [Name in keyof Fields as Fields[Name]['column']]: Value<Fields[Name]>
}
/** In JSON. */
export type ProductFieldInput = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: true } ? number : number | null
}

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[] // it has no others
export const productField = (name: ProductFieldName): ProductField => PRODUCT_FIELDS[name]
export const fieldHeading = (name: ProductFieldName): Translations =>
  productField(name).heading ?? productField(name).label
export const isProductField = (name: string): name is ProductFieldName =>
  ownValue<unknown>(PRODUCT_FIELDS, name) !== undefined

export const fieldValue = (name: ProductFieldName, values: ProductFieldChanges) =>
  values[productField(name).property as keyof ProductFieldChanges] ?? null // one of its properties

/** As in JSON and in files. */
export function fieldInDinars(name: ProductFieldName, values: ProductFieldChanges) {
  const value = fieldValue(name, values)
  return value !== null && productField(name).kind === 'amount' ? dinars(value as Centimes) : value
}

type ProductFieldRule = {
  code: string
  /** The field that the error is shown at. */
  field: ProductFieldName
  isBroken: (values: Partial<Record<ProductFieldName, number | null | undefined>>) => boolean
  text: Translations
}

/** Rules of several fields, for values in one unit. */
export const PRODUCT_FIELD_RULES = [
  {
    code: 'compare_at_too_low',
    field: 'compare_at_price',
    isBroken: ({ price, compare_at_price: before }) =>
      typeof price === 'number' && typeof before === 'number' && before <= price,
    text: {
      fr: 'Le prix comparé doit être supérieur au prix actuel',
      en: 'The compared price must be above the current price',
      ar: 'يجب أن يكون السعر المقارَن أعلى من السعر الحالي',
    },
  },
  {
    code: 'wholesale_too_high',
    field: 'wholesale_price',
    isBroken: ({ price, wholesale_price: wholesale }) =>
      typeof price === 'number' && typeof wholesale === 'number' && wholesale >= price,
    text: {
      fr: 'Le prix de gros doit être inférieur au prix',
      en: 'The wholesale price must be below the price',
      ar: 'يجب أن يكون سعر الجملة أقل من السعر',
    },
  },
  {
    code: 'wholesale_price_missing',
    field: 'wholesale_price',
    isBroken: ({ wholesale_price: price, wholesale_quantity: quantity }) =>
      typeof quantity === 'number' && typeof price !== 'number',
    text: {
      fr: 'Indiquez le prix de gros de cette quantité',
      en: 'Give the wholesale price for this quantity',
      ar: 'حدّد سعر الجملة لهذه الكمية',
    },
  },
  {
    code: 'wholesale_quantity_missing',
    field: 'wholesale_quantity',
    isBroken: ({ wholesale_price: price, wholesale_quantity: quantity }) =>
      typeof price === 'number' && typeof quantity !== 'number',
    text: {
      fr: 'À partir de combien de pièces vaut le prix de gros ?',
      en: 'From how many pieces does the wholesale price apply?',
      ar: 'ابتداءً من كم قطعة يُطبق سعر الجملة؟',
    },
  },
] as const satisfies readonly ProductFieldRule[]
export type ProductFieldRuleCode = (typeof PRODUCT_FIELD_RULES)[number]['code']

export const PRODUCT_FIELD_RULE_TEXTS = Object.fromEntries(
  PRODUCT_FIELD_RULES.map(({ code, text }) => [code, text]),
) as Record<ProductFieldRuleCode, Translations> // a text for each code

export const brokenFieldRules = (values: Parameters<ProductFieldRule['isBroken']>[0]) =>
  PRODUCT_FIELD_RULES.filter(({ isBroken }) => isBroken(values))

/** Of a whole number. */
export const rangeText = ({ min, max }: Pick<ProductField, 'min' | 'max'>): Translations => ({
  fr: `De ${formatNumber(min, 'fr')} à ${formatNumber(max, 'fr')}`,
  en: `From ${formatNumber(min, 'en')} to ${formatNumber(max, 'en')}`,
  ar: `من ${formatNumber(min, 'ar')} إلى ${formatNumber(max, 'ar')}`,
})
