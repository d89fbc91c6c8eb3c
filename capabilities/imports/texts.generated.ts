// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'import-field.file_too_large': never
  'import-field.price_zero': never
  'import-field.file_empty': never
  'import-refusals.import_not_found': never
  'import-refusals.import_state': never
  'import-refusals.import_running': never
  'import-refusals.row_not_found': never
  'import-refusals.category_unknown': never
  'import-refusals.part_invalid': never
  'import-refusals.part_missing': never
  'import-refusals.import_has_errors': never
  'import-refusals.nothing_to_import': never
  'import-refusals.columns_missing': never
  'import-refusals.file_unreadable': never
  'import-refusals.file_empty': never
  'import-refusals.too_many_rows': never
  'import-refusals.too_many_columns': never
  'import-refusals.archive_too_large': never
  'import-refusals.nothing_to_undo': never
  'import-refusals.undo_too_late': never
  'import-refusals.import_undone': never
  'fail.vendor_not_selling': never
  'fail.import_failed': never
  'error-file.line': never
  'error-file.errors': never
  'row-error.name_required': never
  'row-error.price_required': never
  'row-error.category_required': never
  'row-error.category_unknown': never
  'row-error.amount_invalid': never
  'row-error.amount_too_large': never
  'row-error.amount_zero': never
  'row-error.number_invalid': never
  'row-error.stock_negative': never
  'row-error.stock_too_large': never
  'row-error.status_unknown': never
  'row-error.vat_unknown': never
  'row-error.weight_invalid': never
  'row-error.text_too_long': never
  'row-error.text_truncated': never
  'row-error.duplicate_sku': never
  'row-error.sku_of_another_product': never
  'row-error.options_missing': never
  'row-error.option_value_required': never
  'row-error.duplicate_option': never
  'row-error.duplicate_variant': never
  'row-error.variant_unknown': never
  'row-error.too_many_variants': never
  'row-error.specifications_invalid': never
  'row-error.too_many_specifications': never
  'row-error.bulk_invalid': never
  'row-error.too_many_images': never
  'row-error.image_url_invalid': never
  'row-error.image_unreachable': never
  'row-error.image_too_large': never
  'row-error.not_an_image': never
  'row-error.external_product': never
  'row-error.image_without_product': never
  'undo-skip.gone': never
  'undo-skip.changed': never
  'undo-skip.ordered': never
  'undo-skip.category_gone': never
  'undo-skip.sku_taken': never
  'status.active': never
  'status.draft': never
  'status.archived': never
  'column.sku': never
  'column.group': never
  'column.name_fr': never
  'column.name_en': never
  'column.name_ar': never
  'column.description_fr': never
  'column.description_en': never
  'column.description_ar': never
  'column.category': never
  'column.inventory_quantity': never
  'column.status': never
  'column.vat': never
  'column.images': never
  'column.option1_name': never
  'column.option1_value': never
  'column.option2_name': never
  'column.option2_value': never
  'column.option3_name': never
  'column.option3_value': never
  'column.specifications': never
  'column.bulk_discounts': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
