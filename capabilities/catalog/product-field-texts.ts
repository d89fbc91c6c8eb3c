import { PRODUCT_FIELD_RULE_TEXTS } from '#kernel/product-fields.ts'
import { texts } from './texts.generated.ts'

export const PRODUCT_FIELD_TEXTS = { ...texts.below('product-field'), ...PRODUCT_FIELD_RULE_TEXTS }
