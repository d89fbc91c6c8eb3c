// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'copy-suffix': never
  'product-field.vendor_required': never
  'product-field.name_required': never
  'product-field.price_required': never
  'product-field.price_zero': never
  'product-field.category_required': never
  'product-field.too_many_images': never
  'product-field.specification_name_required': never
  'product-field.specification_value_required': never
  'product-field.option_required': never
  'product-field.option_value_required': never
  'product-field.options_differ': never
  'product-field.duplicate_option': never
  'product-field.duplicate_variant': never
  'product-field.duplicate_sku': never
  'product-field.duplicate_tier': never
  'product-field.tier_too_small': never
  'product-refusals.product_not_found': never
  'product-refusals.category_unknown': never
  'product-refusals.image_unknown': never
  'product-refusals.variant_unknown': never
  'product-refusals.product_changed': never
  'product-refusals.bulk_change_not_found': never
  'product-refusals.bulk_change_already_undone': never
  'product-refusals.price_zero': 'products'
  'product-refusals.too_many_products': never
  'product-refusals.product_not_permitted': never
  'product-refusals.vendor_not_selling': never
  'product-refusals.sku_taken': never
  'crop-refusals.image_not_found': never
  'crop-refusals.crop_out_of_bounds': never
  'crop-refusals.crop_too_small': never
  'category-field.category_name_required': never
  'category-refusals.category_not_found': never
  'category-refusals.category_parent_unknown': never
  'category-refusals.category_too_deep': never
  'category-refusals.category_parent_has_products': never
  'category-refusals.category_slug_taken': never
  'category-refusals.category_has_products': 'count'
  'category-refusals.category_has_categories': never
  'category-refusals.category_not_a_leaf': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
