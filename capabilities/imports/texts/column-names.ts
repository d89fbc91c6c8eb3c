import { foldText } from '#kernel/fold.ts'
import type { Language } from '#kernel/locale.ts'
import { fieldHeading, PRODUCT_FIELD_NAMES } from '#kernel/product-fields.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { ProductStatus } from '#capabilities/catalog/index.ts'
import type { Headings } from '../rules/column-mapping.ts'
import type { CellKeywords } from '../rules/parse-cells.ts'
import type { ImportField } from '../schema.ts'
import { COLUMN_ALIASES } from './column-aliases.ts'
import { SHOPIFY_COLUMNS, WOOCOMMERCE_COLUMNS } from './shopify-and-woocommerce.ts'

type In3 = Record<Language, string>

/** Name and value of an option stay adjacent. */
export const IMPORT_COLUMNS = [
  ['sku', { fr: 'Référence (SKU)', en: 'SKU', ar: 'رمز المنتج SKU' }],
  ['group', { fr: 'Groupe', en: 'Group', ar: 'المجموعة' }],
  ['name_fr', { fr: 'Nom', en: 'Name (French)', ar: 'الاسم بالفرنسية' }],
  ['name_en', { fr: 'Nom en anglais', en: 'Name (English)', ar: 'الاسم بالإنجليزية' }],
  ['name_ar', { fr: 'Nom en arabe', en: 'Name (Arabic)', ar: 'الاسم بالعربية' }],
  ['description_fr', { fr: 'Description', en: 'Description (French)', ar: 'الوصف بالفرنسية' }],
  [
    'description_en',
    { fr: 'Description en anglais', en: 'Description (English)', ar: 'الوصف بالإنجليزية' },
  ],
  [
    'description_ar',
    { fr: 'Description en arabe', en: 'Description (Arabic)', ar: 'الوصف بالعربية' },
  ],
  ['category', { fr: 'Catégorie', en: 'Category', ar: 'الفئة' }],
  ...PRODUCT_FIELD_NAMES.map((name) => [name, fieldHeading(name)] as const),
  ['inventory_quantity', { fr: 'Stock', en: 'Stock', ar: 'المخزون' }],
  ['status', { fr: 'Statut', en: 'Status', ar: 'الحالة' }],
  ['vat', { fr: 'TVA', en: 'VAT', ar: 'الضريبة على القيمة المضافة' }],
  ['images', { fr: 'Images', en: 'Images', ar: 'الصور' }],
  ['option1_name', { fr: 'Option 1', en: 'Option 1', ar: 'الخيار 1' }],
  ['option1_value', { fr: 'Valeur 1', en: 'Value 1', ar: 'القيمة 1' }],
  ['option2_name', { fr: 'Option 2', en: 'Option 2', ar: 'الخيار 2' }],
  ['option2_value', { fr: 'Valeur 2', en: 'Value 2', ar: 'القيمة 2' }],
  ['option3_name', { fr: 'Option 3', en: 'Option 3', ar: 'الخيار 3' }],
  ['option3_value', { fr: 'Valeur 3', en: 'Value 3', ar: 'القيمة 3' }],
  ['specifications', { fr: 'Caractéristiques', en: 'Specifications', ar: 'الخصائص' }],
  [
    'bulk_discounts',
    { fr: 'Remises par quantité', en: 'Quantity discounts', ar: 'تخفيضات الكمية' },
  ],
] as const satisfies readonly (readonly [ImportField, In3])[]

/** A file with this heading is one of our own exports. */
export const COLUMN_MARKERS: readonly string[] = Object.values(
  IMPORT_COLUMNS.find(([field]) => field === 'bulk_discounts')?.[1] ?? {},
)

const named = (names: readonly (readonly [ImportField, readonly string[]])[]): Headings =>
  new Map(names.flatMap(([field, all]) => all.map((name) => [foldText(name), field] as const)))

export const KNOWN_HEADINGS = {
  all: new Map<string, ImportField>([
    ...named(COLUMN_ALIASES),
    ...IMPORT_COLUMNS.flatMap(([field, names]) =>
      Object.values(names).map((name) => [foldText(name), field] as const),
    ),
  ]),
  shopify: named(SHOPIFY_COLUMNS),
  woocommerce: named(WOOCOMMERCE_COLUMNS),
}

export const STATUS_NAMES: Record<ProductStatus, In3> = {
  active: { fr: 'En ligne', en: 'Online', ar: 'منشور' },
  draft: { fr: 'Brouillon', en: 'Draft', ar: 'مسودة' },
  archived: { fr: 'Archivé', en: 'Archived', ar: 'مؤرشف' },
}
const STATUS_WORDS: Record<ProductStatus, readonly string[]> = {
  active: [
    'active',
    'actif',
    'publié',
    'published',
    'publish',
    'visible',
    'en vente',
    '1',
    'oui',
    'yes',
    'true',
    'نشط',
    'متاح',
    'نعم',
    'معروض',
  ],
  draft: [
    'draft',
    'inactif',
    'inactive',
    'non publié',
    'masqué',
    'caché',
    'private',
    'unlisted',
    'pending',
    '0',
    '-1',
    'non',
    'no',
    'false',
    'مسودة',
    'لا',
    'مخفي',
    'غير نشط',
  ],
  archived: ['archive', 'archived', 'supprimé', 'trash', 'مؤرشف', 'الأرشيف'],
}
const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText))

export const CELL_KEYWORDS: CellKeywords = {
  statuses: new Map(
    ownKeysOf(STATUS_WORDS).flatMap((status) =>
      [...STATUS_WORDS[status], ...Object.values(STATUS_NAMES[status])].map(
        (word) => [foldText(word), status] as const,
      ),
    ),
  ),
  yes: folded(['1', 'true', 'vrai', 'oui', 'yes', 'x', 'نعم']),
  no: folded(['0', '-1', 'false', 'faux', 'non', 'no', 'لا']),
}
