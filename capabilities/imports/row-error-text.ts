import type { Language } from '#kernel/locale.ts'
import { PRODUCT_FIELD_RULE_TEXTS } from '#kernel/product-fields.ts'
import { problemText, type ProblemText } from '#platform/http/problem-texts.ts'
import type { RowErrorCode } from './schema.ts'
import { texts } from './texts.generated.ts'

const ROW_ERROR_TEXTS: Record<RowErrorCode, ProblemText> = {
  ...texts.below('row-error'),
  ...PRODUCT_FIELD_RULE_TEXTS,
}

export const rowErrorText = (code: RowErrorCode, language: Language): string =>
  problemText(ROW_ERROR_TEXTS[code], language, {})
