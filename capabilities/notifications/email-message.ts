import type { EmailLayout as AnyLetter } from '#platform/email/email-layout.ts'
import type { EmailTemplateKey } from './texts/email-templates/index.ts'

export type NotificationEmail = AnyLetter<EmailTemplateKey>
