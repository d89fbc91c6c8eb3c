import type { Language } from '#kernel/locale.ts'

/** The operator has stopped a code of a shop, and says why. */
export type PromoCodeDeactivated = {
  type: 'promotions.promo_code_deactivated'
  codeId: string
  code: string
  reason: string
  vendorId: string
  businessName: string
  businessEmail: string
  language: Language
}
