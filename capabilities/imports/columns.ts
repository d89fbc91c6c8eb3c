import { foldText } from '#kernel/fold.ts'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { fieldHeading, PRODUCT_FIELD_NAMES } from '#kernel/product-fields.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import type { ProductStatus } from '#capabilities/catalog/index.ts'
import type { Headings } from './rules/column-mapping.ts'
import type { CellKeywords } from './rules/parse-cells.ts'
import { NO_WORDS, STATUS_WORDS, YES_WORDS } from './rules/words/cell-keywords.ts'
import { COLUMN_ALIASES } from './rules/words/column-aliases.ts'
import { SHOPIFY_COLUMNS, WOOCOMMERCE_COLUMNS } from './rules/words/shopify-and-woocommerce.ts'
import type { ImportField } from './schema.ts'
import { texts } from './texts.generated.ts'

type ImportColumn = readonly [field: ImportField, nameIn: (language: Language) => string]

const COLUMN_NAMES = texts.below('column')
const named = (field: keyof typeof COLUMN_NAMES): ImportColumn => [field, COLUMN_NAMES[field]]

const BEFORE_PRODUCT_FIELDS = [
  ...(['sku', 'group', 'name_fr', 'name_en', 'name_ar'] as const),
  ...(['description_fr', 'description_en', 'description_ar', 'category'] as const),
]
/** Name and value of an option stay adjacent. */
const AFTER_PRODUCT_FIELDS = [
  ...(['inventory_quantity', 'status', 'vat', 'images'] as const),
  ...(['option1_name', 'option1_value', 'option2_name', 'option2_value'] as const),
  ...(['option3_name', 'option3_value', 'specifications', 'bulk_discounts'] as const),
]

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  ...BEFORE_PRODUCT_FIELDS.map(named),
  ...PRODUCT_FIELD_NAMES.map((name): ImportColumn => [
    name,
    (language) => fieldHeading(name)[language],
  ]),
  ...AFTER_PRODUCT_FIELDS.map(named),
]

/** A file with this heading is one of our own exports. */
export const COLUMN_MARKERS: readonly string[] = LANGUAGES.map((language) =>
  COLUMN_NAMES.bulk_discounts(language),
)

const headingsOf = (names: readonly (readonly [ImportField, readonly string[]])[]): Headings =>
  new Map(names.flatMap(([field, all]) => all.map((name) => [foldText(name), field] as const)))

export const KNOWN_HEADINGS = {
  all: new Map<string, ImportField>([
    ...headingsOf(COLUMN_ALIASES),
    ...IMPORT_COLUMNS.flatMap(([field, nameIn]) =>
      LANGUAGES.map((language) => [foldText(nameIn(language)), field] as const),
    ),
  ]),
  shopify: headingsOf(SHOPIFY_COLUMNS),
  woocommerce: headingsOf(WOOCOMMERCE_COLUMNS),
}

export const STATUS_NAMES: Record<ProductStatus, LocaleText> = texts.below('status')

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText))

export const CELL_KEYWORDS: CellKeywords = {
  statuses: new Map(
    ownKeysOf(STATUS_WORDS).flatMap((status) =>
      [...STATUS_WORDS[status], ...LANGUAGES.map((language) => STATUS_NAMES[status](language))].map(
        (word) => [foldText(word), status] as const,
      ),
    ),
  ),
  yes: folded(YES_WORDS),
  no: folded(NO_WORDS),
}
