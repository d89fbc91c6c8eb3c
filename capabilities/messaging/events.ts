import type { Language } from '#kernel/locale.ts'

/** A visitor wrote to the operator through the contact form. */
export type ContactReceived = {
  type: 'messaging.contact_received'
  threadId: string
  name: string
  email: string
  subject: string
  message: string
  language: Language
}
