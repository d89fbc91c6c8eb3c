import { fieldHeading, isProductField, PRODUCT_FIELD_NAMES } from '#kernel/product-fields.ts'
import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import type { ImportViewState } from './use-import.ts'

export type ImportFieldName = ImportViewState['columns'][string]
export const IMPORT_FIELD_GROUPS: readonly { name: TextKey; fields: readonly ImportFieldName[] }[] =
  [
    {
      name: 'imports.group.product',
      fields: ['sku', 'group', 'name_fr', 'name_ar', 'name_en', 'category', 'status', 'published'],
    },
    {
      name: 'imports.group.price',
      fields: [
        ...PRODUCT_FIELD_NAMES,
        'regular_price',
        'sale_price',
        'inventory_quantity',
        'vat',
        'bulk_discounts',
      ],
    },
    {
      name: 'imports.group.text',
      fields: [
        'description_fr',
        'description_ar',
        'description_en',
        'short_description',
        'specifications',
        'specification',
        'images',
        'variant_image',
        'weight_kg',
      ],
    },
    {
      name: 'imports.group.options',
      fields: [
        'option1_name',
        'option1_value',
        'option2_name',
        'option2_value',
        'option3_name',
        'option3_value',
      ],
    },
    { name: 'imports.group.program', fields: ['row_type', 'parent', 'row_id'] },
  ]

export const REPEATABLE_FIELDS: readonly ImportFieldName[] = ['images', 'specification', 'category']

export function useImportFieldName() {
  const { t, language } = useTexts()
  return (field: string): string =>
    isProductField(field) ? fieldHeading(field)[language] : textOrName(t, 'imports.field', field)
}
