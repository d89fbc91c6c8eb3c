import { ORDER_TEMPLATE_DESCRIPTIONS } from './orders.ts'
import { CUSTOMER_TEMPLATE_DESCRIPTIONS } from './customers.ts'
import { RETURN_TEMPLATE_DESCRIPTIONS } from './returns.ts'
import { VENDOR_TEMPLATE_DESCRIPTIONS } from './vendors.ts'

/** When each email is sent, for the editor. */
export const EMAIL_TEMPLATE_DESCRIPTIONS = {
  ...ORDER_TEMPLATE_DESCRIPTIONS,
  ...RETURN_TEMPLATE_DESCRIPTIONS,
  ...CUSTOMER_TEMPLATE_DESCRIPTIONS,
  ...VENDOR_TEMPLATE_DESCRIPTIONS,
}
export type EmailTemplateKey = keyof typeof EMAIL_TEMPLATE_DESCRIPTIONS
