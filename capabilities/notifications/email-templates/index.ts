import type { EmailTemplate } from '#platform/email/template-overrides.ts'
import { EMAIL_TEMPLATE_DESCRIPTIONS } from '../texts/email-templates/index.ts'
import { ORDER_EMAIL_TEMPLATES } from './orders.ts'
import { CUSTOMER_EMAIL_TEMPLATES } from './customers.ts'
import { RETURN_EMAIL_TEMPLATES } from './returns.ts'
import { VENDOR_EMAIL_TEMPLATES } from './vendors.ts'

export const NOTIFICATION_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  ...ORDER_EMAIL_TEMPLATES,
  ...RETURN_EMAIL_TEMPLATES,
  ...CUSTOMER_EMAIL_TEMPLATES,
  ...VENDOR_EMAIL_TEMPLATES,
].map((sample) => ({ ...sample, when: EMAIL_TEMPLATE_DESCRIPTIONS[sample.key] }))
