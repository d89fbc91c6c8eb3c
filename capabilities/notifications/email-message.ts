import type { EmailLayout as AnyLetter } from '#platform/email/email-layout.ts'
import type { EmailTemplateKey } from './texts/email-templates/index.ts'

/** A mail of this capability: it is sent on an occasion that the operator reads of. */
export type NotificationEmail = AnyLetter<EmailTemplateKey>
