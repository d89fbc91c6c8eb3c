import type { Language } from '#kernel/locale.ts'

/** By an admin, with the reason for the vendor. */
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
