import type { EmailLayout as AnyLetter } from '#platform/email/email-layout.ts'
import type { texts } from './email-templates/texts.generated.ts'

export type EmailTemplateKey = keyof ReturnType<typeof texts.below<'email-template'>>
export type NotificationEmail = AnyLetter<EmailTemplateKey>
