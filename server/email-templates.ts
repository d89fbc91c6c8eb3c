import { AUTH_EMAIL_TEMPLATES } from '#capabilities/identity/index.ts'
import { NOTIFICATION_EMAIL_TEMPLATES } from '#capabilities/notifications/index.ts'
import { ORDER_OCCASIONS } from '#capabilities/orders/index.ts'
import { PRIVACY_EMAIL_TEMPLATES } from '#capabilities/privacy/index.ts'
import type { EmailTemplate } from '#platform/email/template-overrides.ts'

export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  ...NOTIFICATION_EMAIL_TEMPLATES,
  ...ORDER_OCCASIONS,
  ...AUTH_EMAIL_TEMPLATES,
  ...PRIVACY_EMAIL_TEMPLATES,
]
