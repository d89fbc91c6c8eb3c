import { LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import type { EmailTemplate } from '#platform/email/template-overrides.ts'
import { texts } from './texts.generated.ts'
import { ORDER_EMAIL_TEMPLATES } from './orders.ts'
import { CUSTOMER_EMAIL_TEMPLATES } from './customers.ts'
import { RETURN_EMAIL_TEMPLATES } from './returns.ts'
import { VENDOR_EMAIL_TEMPLATES } from './vendors.ts'

/** When each email is sent, for the editor. */
const OCCASIONS = texts.below('email-template')

export const NOTIFICATION_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  ...ORDER_EMAIL_TEMPLATES,
  ...RETURN_EMAIL_TEMPLATES,
  ...CUSTOMER_EMAIL_TEMPLATES,
  ...VENDOR_EMAIL_TEMPLATES,
].map((sample) => ({ ...sample, when: recordOf(LANGUAGES, OCCASIONS[sample.key]) }))
